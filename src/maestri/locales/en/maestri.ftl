# Shared by all games: terminal, errors, the rule book's frame.

list-comma = ,{" "}
list-dot = {" "}·{" "}
list-last = {" "}and{" "}
list-typed = { $name } ({ $typed })
list-pair = { $name } ({ $number })
list-nothing = nothing
list-nobody = nobody

## What can't be done. Each says what was wrong and what is allowed.

game-unknown = There is no game “{ $game_key }”. The games are: { $allowed }.
seats = This game can't be played by { $seats }: it takes { $fewest } to { $most } players.
seat-unknown = There is no seat { $seat }. Seats are numbered 0 to { $last }.
level-unknown = There is no level “{ $level }”. The levels are: { $allowed }.
level-seats = At a table for { $seats } there is no level “{ $level }” here. The levels are: { $allowed }.
option-unknown = This game has no option “{ $option }”. Its options are: { $allowed }.
option-value = Option “{ $option }” can't be { $value }. Allowed: { $allowed }.
option-form = “{ $text }” is not an option. Write it as NAME=VALUE, for one of: { $allowed }.
option-unplayable = Nobody can play with this option “{ $option }”: { $problem }.
seed = { $seed } is not a seed. A seed is a text of 1 to 200 characters.
language = There is no language “{ $language }”. The languages are: { $allowed }.
notation = “{ $text }” is not a move. Type a move like { $example }, or “moves” to see all that are legal now.
move-unseated = “{ $text }” is not a move of a record. It should begin with a seat, as in “2 …”.
undo-nothing = There is no move to take back.
undo-final = That move can't be taken back: chance was used, or something hidden came out.
state-data = This is not a position of the game: { $problem }.
file = { $path } can't be used: { $problem }.
record-long = { $path } is too long for a record. A record has at most { $largest } MB.
record-json = { $path } is not a record: it is not complete JSON.
record-none = { $path } is not a record: it has no field “maestri” with a version.
record-newer = { $path } is a record of version { $version }. This program reads up to version { $known }.
record-shape = { $path } is not a record: { $problem }.
record-rules = This record was played by version { $version } of the game's rules. This program has version { $known }.
record-unplayable = Move { $ply } of this record can't be played: { $problem }
judge-none = There is nothing to judge in { $game_key }.
rule-unknown = There is no rule { $rule } in this game. Its rules go from { $first } to { $last }.
ply-range = There is no ply { $ply }. The record has plies 0 to { $last }.
deck-none = { $game_key } has no deck to put in a file. Games that have one: { $allowed }.

## Verification

verified = Verified: { $plies ->
        [one] one move
       *[other] { $plies } moves
    } dealt and played again, every position and the result as recorded.
verified-seal = The secret fits its seal, every pledge was kept, and the seed comes from them.
verified-commitment = The seal is the one you wrote down: the secret was fixed before that moment. Every pledge was kept, and the seed comes from them.
unknown-seed = It can't be known who chose the seed: the match has no seal.
unknown-secret = It can't be known that the secret was chosen before the entropies were known. If you wrote the seal down before you sat down, give it with --commitment.
unknown-order = It can't be known who chose last: { $count ->
        [one] one entropy was
       *[other] { $count } entropies were
    } given openly, without a pledge.
unknown-unrevealed = { $count ->
        [one] One entropy was not revealed in time, so its pledge stands for it. If the house held that seat, it had two deals
       *[other] { $count } entropies were not revealed in time, so their pledges stand for them. If the house held those seats, it had several deals
    } to choose from.
unknown-moment = It began from what a seat saw in another match. What the seat could not see was dealt again; that the rest stood so can't be known from this record.
unknown-position = It began from a position that nothing here deals. Only what came after was dealt again.
flaw-commitment = Not fair: the seal of the record is not the one you wrote down (ply { $ply }).
flaw-seal = Not fair: the secret does not fit its seal, an entropy not its pledge, or the seed does not come from them (ply { $ply }).
flaw-marks = Not whole: moves and marks do not match in number (ply { $ply }).
flaw-deal = Not the same deal: the seed, the seats or the options were changed (ply { $ply }).
flaw-move = Not playable: the move at ply { $ply } is refused.
flaw-position = Not the same match: after ply { $ply } the position differs from the one recorded.
flaw-result = Not the same end: after ply { $ply } the result differs from the one recorded.

## The rule book

book-note = ◇ ruling: the sheet is silent or unclear, and this is our decision.
book-note-reconstructed = ▫ reconstructed: printed on a part we do not have; our best reconstruction.
mark-ruling = ◇ ruling:{" "}
mark-reconstructed = ▫ reconstructed:{" "}
book-pieces = In the box
book-example = Example
book-written = The rule book is in { $path }.
book-client = The printed rule book needs the built web client, which a wheel brings; in a checkout: python web/make.py

## At the terminal

you = You
you-inside = you
player = Player { $number }
bot-name = Bot { $number }
games-players = { $fewest }–{ $most } players
games-players-just = { $most } players
games-about = { $byline }. { $blurb }
games-option = { $option }: { $about }
play-welcome = { $game }, { $seats } players. Type a move, or: moves, rules, why MOVE, undo, quit.
play-sealed = Sealed: { $commitment }
play-sealed-note = The secret behind this seal deals all the cards. It is shown at the end.
play-your-turn = Your turn. { $moves }
play-more = … and { $count } more: type “moves”.
play-prompt = { $name } ›
play-not-now = Not now. { $reason } ({ $rule })
play-why-legal = That move is legal.
play-undone = Taken back.
play-bye = Goodbye. The match so far is not kept.
play-saved = The match is in { $path }. To check it: maestri verify { $path }
play-secret = The secret was { $secret }
result-won = { $who ->
        [me] You win.
       *[other] { $count ->
            [0] Nobody wins.
            [one] { $winners } wins.
           *[other] { $winners } share the victory.
        }
    }
result-line = { $place }. { $name }: { $score }
deck-written = The deck is in { $path }. Change it, then: maestri play { $game_key } --option deck={ $path }
version-line = maestri { $version }, { $flavour }

## Games that say no more of themselves than their rules: what their tables and moves are called

section-rules = The rules
field-hands = Hand
field-pile = Pile
field-discards = Discards
field-passes = Passes
field-points = Points
act-draw = Draw a card
act-pass = Pass
