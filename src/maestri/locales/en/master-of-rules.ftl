# Master of Rules

title = Master of Rules
byline = Susumu Kawasaki, 2007
blurb = Five cards on the table, and everybody plays by a rule of their own. Do your rule, and it is yours.
your-move = It is your move: lay a number or a rule.
how-1 = Everybody plays a number and a rule; the numbers are there for all.
how-2 = Your rule says what the numbers on the table must be.
how-3 = Done, the rule is yours. The most points after the last deal win.
example = R7
option-edition = Whose sheet is played: Z-Man (zman, 2008) or the Japanese edition (japan)

## Cards

card-limit = Limit 23
card-best = Best of the Best
card-only = Only One
card-trio = Trio
card-support = Support Right
card-R1 = red 1
card-R2 = red 2
card-R3 = red 3
card-R4 = red 4
card-R5 = red 5
card-R6 = red 6
card-R7 = red 7
card-R8 = red 8
card-R9 = red 9
card-B1 = blue 1
card-B2 = blue 2
card-B3 = blue 3
card-B4 = blue 4
card-B5 = blue 5
card-B6 = blue 6
card-B7 = blue 7
card-B8 = blue 8
card-B9 = blue 9
card-Y1 = yellow 1
card-Y2 = yellow 2
card-Y3 = yellow 3
card-Y4 = yellow 4
card-Y5 = yellow 5
card-Y6 = yellow 6
card-Y7 = yellow 7
card-Y8 = yellow 8
card-Y9 = yellow 9
card-G1 = green 1
card-G2 = green 2
card-G3 = green 3
card-G4 = green 4
card-G5 = green 5
card-G6 = green 6
card-G7 = green 7
card-G8 = green 8
card-G9 = green 9
card-P1 = purple 1
card-P2 = purple 2
card-P3 = purple 3
card-P4 = purple 4
card-P5 = purple 5
card-P6 = purple 6
card-P7 = purple 7
card-P8 = purple 8
card-P9 = purple 9
colour-R = red
colour-B = blue
colour-Y = yellow
colour-G = green
colour-P = purple
kind-numbers = number cards
kind-rules = rule cards
dummy = Dummy-{ $number }

## What happened

event-dealt = The cards are dealt. { $who ->
        [me] You are
       *[other] { $first } is
    } the first player.
event-refill-laid = Refill: { $cards }.
event-hand-shown = { $who ->
        [me] You show your rule cards
       *[other] { $seat } shows all rule cards in hand
    }: { $cards }.
event-laid = { $who ->
        [me] You lay
       *[other] { $seat } lays
    } { $card }.
event-took = { $who ->
        [me] You take
       *[other] { $seat } takes
    } { $card }.
event-dummy-laid = Dummy-{ $dummy } gets { $number }{ $rule ->
        [none] {""}
       *[other] {" "}and { $rule }
    }.
event-numbers-counted = The five numbers add up to { $sum }. Most frequent, { $frequency ->
        [one] once each
       *[other] { $frequency } times
    }: { $colours }.{ $equal_count ->
        [0] {""}
       *[other] {" "}Equal numbers: { $equal }.
    }
event-limit-judged = { $done ->
        [yes] { $who ->
            [me] You do
           *[other] { $seat } does
        } Limit 23: the numbers add up to { $sum }.
       *[no] { $who ->
            [me] You miss
           *[other] { $seat } misses
        } Limit 23: the numbers add up to { $sum }.
    }
event-best-judged = { $done ->
        [yes] { $who ->
            [me] You do
           *[other] { $seat } does
        } Best of the Best with { $card }.
       *[no] { $who ->
            [me] You miss
           *[other] { $seat } misses
        } Best of the Best with { $card }.
    } { $colours_count ->
        [one] Most frequent ({ $frequency }×): { $colours }. Its highest card: { $highest }.
       *[other] Most frequent ({ $frequency }× each): { $colours }. Their highest cards: { $highest }.
    }
event-only-judged = { $done ->
        [yes] { $who ->
            [me] You do
           *[other] { $seat } does
        } Only One: no card shares the colour or the number of { $card }.
       *[no] { $who ->
            [me] You miss
           *[other] { $seat } misses
        } Only One: { $card } shares its colour or its number with { $sharing }.
    }
event-trio-judged = { $done ->
        [yes] { $who ->
            [me] You do
           *[other] { $seat } does
        } Trio: { $cards }.
       *[no] { $who ->
            [me] You miss
           *[other] { $seat } misses
        } Trio: no three cards share a colour or a number.
    }
event-support-judged = { $end ->
        [none] { $who ->
            [me] You do
           *[other] { $seat } does
        } Support Right: all players lay it, so all succeed.
       *[other] { $done ->
            [yes] { $who ->
                [me] You do
               *[other] { $seat } does
            } Support Right, leaning on { $right }: { $end_is ->
                [me] your rule
               *[other] the rule of { $end }
            } was done.
           *[no] { $who ->
                [me] You miss
               *[other] { $seat } misses
            } Support Right, leaning on { $right }: { $end_is ->
                [me] your rule
               *[other] the rule of { $end }
            } was not done.
        }
    }
event-discarded = Discarded: { $cards }.
event-reshuffled = The discarded { $kind } are shuffled and make a new pile of { $count }.
event-first-player-passed = Deal { $deal }. { $who ->
        [me] You are
       *[other] { $seat } is
    } the first player.
event-round-began = Round { $round } begins.
event-hands-discarded = The hands left over are discarded.
event-scored = { $seat }: { $cards ->
        [0] no rule card
        [one] one rule card
       *[other] { $cards } rule cards
    }; bonus: { $threes_bonus } for three of a type, { $all_types_bonus } for all five types. In all: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
event-tie-broken = { $seat } and { $behind } have equal points. More cards of { $rule } decide: { $more } to { $fewer } for { $who ->
        [me] you
       *[other] { $seat }
    }.
event-match-ended = The match is over. Points: { $points }.

## Why not

refused-MR-1 = There is no card { $card }. A number card is written with a letter (R red, B blue, Y yellow, G green, P purple) and a number from 1 to 9.
refused-MR-4 = You do not hold { $card }. You may lay: { $allowed }.
refused-MR-7 = It is another player's turn. Play goes clockwise.
refused-MR-8 = { $kind ->
        [number] You laid a number card in turn 1. In turn 2 it must be a rule card: { $allowed }.
       *[rule] You laid a rule card in turn 1. In turn 2 it must be a number card: { $allowed }.
    }
refused-MR-9 = { $by ->
        [dummy] Dummy-1 has this type, { $card }, already.
       *[other] This type, { $card }, was already laid in this deal.
    } You hold another type. You may lay: { $allowed }.
refused-MR-13 = { $taking ->
        [number] First take a number card from the refill: { $allowed }.
        [rule] First take a rule card from the refill: { $allowed }.
       *[nothing] You take a card after laying one of its kind, not before. You may lay: { $allowed }.
    }
refused-MR-14 = Nobody takes a card in the last deal. You may lay: { $allowed }.
refused-MR-29 = The match is over.

## The table as text

sketch-head = Deal { $deal } of { $deals } · round { $round } of { $rounds } · turn { $turn } · in the piles: numbers { $numbers }, rules { $rules }
sketch-won = { $points ->
        [one] one point
       *[other] { $points } points
    }: { $cards }
sketch-won-type = { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
sketch-refill = Refill: { $cards }
sketch-outlook = Rules now: { $rules }
sketch-prospect = { $rule } { $prospect }
outlook-done = done
outlook-possible = possible
outlook-lost = lost
sketch-own-hand = Your hand
sketch-hand = { $whose }: { $cards }
sketch-known = { $whose }, known to all: { $cards }

## Judging a real table

judge-form = “{ $text }” is not a place at a table. Write a name and its cards, as A: trio R7, with | between the places.
judge-card = “{ $card }” is not a card. A number card is written with a letter (R red, B blue, Y yellow, G green, P purple) and a number from 1 to 9; rule cards are limit, best, only, trio and support.
judge-name = { $name } is there twice. Every place needs a name of its own.
judge-count = { $players ->
        [one] 1 player
       *[other] { $players } players
    } and { $dummies ->
        [one] 1 dummy
       *[other] { $dummies } dummies
    } are not a table of five. It takes 5 players, or 4 and D1, or 3 and D1 and D2.
judge-cards = { $name } needs one number card and one rule card, as in { $name }: trio R7.
judge-dummy-cards = { $name } needs one number card. Only D1 may have a rule card too, with three players.
judge-twice = { $card } is there twice. There is only one of each number card.

## The rule book

section-material = Material
section-set-up = Set-up
section-deal = A deal
section-adjudication = Adjudication
section-dummies = Dummies, with three or four players
section-between = Between deals
section-end = End and scoring
section-seen = What everybody may see

MR-1 = There are 45 number cards: one of each number from 1 to 9 in red, blue, yellow, green and purple.
MR-2 = There are 60 rule cards, 12 of each type: Limit 23, Best of the Best, Only One, Trio and Support Right.
MR-3 = The game is for 3, 4 or 5 players.
MR-4 = Number and rule cards are shuffled apart. Each player gets four number and three rule cards. The rest make two face-down piles.
MR-5 = The first player is drawn by lot, and starts with the first-player card and with the round counter, which stands at 1.
MR-6 = From each pile as many cards as there are players are laid face up: the refill.
    .ruling = Dummies do not count as players here.
MR-7 = Turn 1: from the first player on, clockwise, each player lays one card from hand face up on the table, a number card or a rule card, as they like.
MR-8 = Turn 2: in the same order, each player lays a card of the kind that they did not lay in turn 1. So each ends with one number card and one rule card.
MR-9 = A rule card must not be of a type that has been laid already.
    .ruling = That means in this deal, and in turn 2 types count whichever turn they were laid in. The Japanese sheet says so; the Z-Man sheet does not.
MR-10 = A player whose rule cards are all of types that lie there already may lay any of them. In turn 1 they may lay a number card instead.
MR-11 = Japanese edition only: a player who makes use of MR-10 first shows all rule cards in hand.
MR-12 = When a number card is due, any number card may be laid, whatever lies on the table.
MR-13 = Having laid a card, a player takes one of the same kind from the refill before the next one plays. The hand is four number and three rule cards again. The refill is not topped up during the deal.
    .ruling = It is the player’s choice which one.
MR-14 = In the last deal nobody takes a card. Z-Man: a refill is laid out for it all the same. Japanese edition: none is.
MR-15 = Limit 23 is done if the five number cards on the table add up to 23 or less. The dummies’ number cards are among the five: here, and for Best of the Best, Only One and Trio.
MR-16 = Best of the Best is done if your own card is the highest of the colour that is most frequent on the table. If colours tie for most frequent, each of them counts.
MR-17 = Only One is done if your own card shares neither its colour nor its number with any of the other four.
MR-18 = Trio is done if at least three of the five cards share a colour, or at least three share a number. Your own card need not be among them.
MR-19 = Support Right is done if the player on your right did their own rule. Dummies are skipped. Supports may lean on supports; if all players lay Support Right, all succeed. On your right sits the one who plays before you.
MR-20 = Rule cards that were done go face up in front of their players. All number cards and all other rule cards are discarded. To miss a rule costs nothing.
MR-21 = Dummies fill the table up to five. Five players: none. Four: Dummy-1. Three: Dummy-1 and Dummy-2.
MR-22 = Four players: after turn 1, the top number card of the pile is laid face up in front of Dummy-1.
MR-23 = Three players: after turn 1, the top number card and the top rule card are laid face up in front of Dummy-1. After turn 2, the top number card is laid face up in front of Dummy-2.
MR-24 = The rule card of Dummy-1 blocks its type in turn 2 like any other. It comes blindly, so it may be of a type that lies there already.
MR-25 = Z-Man: Dummy-1 never scores. Its rule card is discarded, done or not.
    .ruling = So it is in the Japanese edition.
MR-26 = After each deal a new refill is laid from the piles.
MR-27 = When a card is needed and its pile is empty, its discards are shuffled and become the pile. Cards in hands, on the table and won are not among them.
    .ruling = Discards are shuffled when the next card is needed, not before; the Japanese sheet says only that the pile is used up.
    .ruling-2 = If there are no discards either, fewer cards are laid, or none. That can only happen with five players and the Z-Man sheet, in the refill of the last deal, from which nobody takes.
MR-28 = The first-player card passes to the left. The round counter stays. When the first-player card comes back to the player with the round counter, the round is over and the counter advances.
MR-29 = Five players play 2 rounds, 10 deals in all; four players 3 rounds, 12 deals; three players 4 rounds, 12 deals. Hands left over are discarded.
MR-30 = Each rule card won is a point.
MR-31 = Each type of which a player has three or more earns 2 points more, once: six of a type still earn 2. Z-Man: not for Support Right. Japanese edition: for all five types.
MR-32 = All five types together earn 2 points more, once.
MR-33 = Most points win. If points are equal, the types are compared one after the other, and more cards win. Z-Man: Support Right, Trio, Only One, Best of the Best, Limit 23. Japanese edition: Trio, Only One, Best of the Best, Limit 23, Support Right. Still equal, the victory is shared.
    .ruling = The Z-Man sheet speaks of the winner alone; as on the Japanese one, the same order ranks every place.
MR-34 =
    .ruling = All see the cards on the table, in the refill and in front of the players, both discard piles, and the sizes of piles and hands. A hand is seen by its player alone, and the order of the piles by nobody. A card taken from the refill and a hand shown under MR-11 are known to all until they are laid.

## Titles of examples in the printed book

book-five-rules = Who did the rule?
book-leaning = Two who lean on a third, and two dummies

## Why a move is good

because-rule-done = Whatever is still laid, { $rule } will be done.
because-rule-possible = { $rule } can still be done in this deal.
because-rule-lost = { $rule } can’t be done any more in this deal: your other rules are kept for later ones.
because-number-done = With this number { $rule } will be done, whatever is still laid.
because-number-possible = With this number { $rule } can still be done.
because-number-lost = With this number { $rule } is lost in this deal, and your other numbers are kept.
because-open =
    { $count ->
        [0] With it no rule of yours can be done in this deal: your other numbers are kept.
        [one] One of your rules ({ $of } in hand) can still be done with it.
       *[other] { $count } of your rules ({ $of } in hand) can still be done with it.
    }
because-new = You hold no { $card } yet.
because-second =
    { $count ->
        [one] You hold one { $card } already: this is another one for a later deal.
       *[other] You hold { $count } of { $card } already: this is another one for a later deal.
    }
because-alike =
    { $count ->
        [one] It shares its colour or its number with one of your numbers.
       *[other] It shares its colour or its number with { $count } of your numbers.
    }
because-unlike = It shares its colour and its number with no number of yours.
