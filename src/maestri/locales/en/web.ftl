# The web client: front page, tables, waiting, replay. Shared by all games.

web-close = Close
web-back = Back
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-now = Now
web-language = Language
web-settings = Settings
web-menu = Menu
web-tables = Tables
web-rule-book = Rule book
web-rule-books = Rule books
web-unreachable = The server does not answer. Check the connection and try again.
web-opening = Going to the table …

## Front page

web-front-title =
    Four games.
    One table.
web-front-note = Play with friends, or alone against fair opponents. No account needed.
web-front-running = { $count ->
        [one] You sit at one table
       *[other] You sit at { $count } tables
    }
web-with = with { $names }
web-with-bots = with bots
web-go-on = Go on
web-players = { $fewest }–{ $most } players
web-players-just = { $most } players
web-minutes = { $minutes } min
web-play = Play
web-with-friends = With friends
web-first-steps = Learn by playing
web-open-tables = { $count ->
        [one] one open table
       *[other] { $count } open tables
    }
web-fair-promise = Every deal can be checked afterwards.
web-how = How it works
web-join-label = Code or link of a table
web-join = Join
web-playing-short = in play

## New table, waiting room

web-new-table = New table
web-game = Game
web-pace = Pace
web-pace-live = Now
web-pace-leisure = At leisure
web-pace-live-note = Everybody is at the table.
web-clock = Clock
web-clock-none = none
web-clock-budget = { $minutes } min for each player, and { $increment } s more a move
web-clock-seconds = { $seconds } s a move
web-clock-days = { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
web-stand-in = Stand-in
web-grace = How long a player may be away
web-grace-seconds = after { $seconds } s
web-grace-minutes = after { $minutes } min
web-stand-in-note = When the player to move stays away this long, a bot plays until they are back.
web-stand-in-clock-note = A bot plays for whoever runs out of time.
web-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
web-hours = { $hours } h
web-seconds = { $seconds } s
web-misses = A missed move
web-misses-is = { $misses ->
        [1] costs the seat until “I’m back”
       *[other] is made by the stand-in; { $misses } in a row cost the seat
    }
web-pace-leisure-note = Nobody needs to be there; days may pass between moves.
web-seats = Seats
web-fewer = One seat fewer
web-more = One seat more
web-who-sits = Who sits where
web-clockwise = play goes clockwise
web-seat-you = You
web-seat-host = host
web-seat-link = Link
web-seat-invited = invited
web-seat-open = Open
web-seat-anybody = for anybody
web-seat-here = here
web-seat-away = away
web-seat-choose = Who takes seat { $seat }?
web-seat-link-long = Invite by link
web-seat-link-note = The seat is kept for whoever opens it.
web-seat-open-long = Leave it open
web-seat-open-note = Anybody may sit down.
web-seat-bots = A bot
web-bot-note = A bot sees only what you would see in its place.
web-points-note = Numbers tell strength, measured in whole matches: a regular has 1,500. With 400 more, a player comes out ahead ten times in eleven.
web-points = Strength: { $points }
web-level-points = { $level } · { $points }
web-level-novice = Novice
web-level-regular = Regular
web-level-master = Master
web-level-novice-note = Plays what looks nice, and hopes.
web-level-regular-note = Knows the cards, and counts them.
web-level-grandmaster = Grandmaster
web-level-master-note = Imagines your hand a thousand times.
web-level-grandmaster-note = Takes more time, and sees further.
web-spectators = Others may watch
web-talk-heard = Players read what spectators write
web-open-table = Open the table
web-open-table-note = Then send the link to your friends.
web-seats-free = { $count ->
        [0] Every seat is taken.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-start-ready = Everybody is here.
web-start-host = The host starts the match.
web-start = Start
web-sit-down = Sit down
web-stand-up = Stand up
web-copy = Copy
web-copied = Copied
web-share = Share
web-sealed-note = The deal is sealed already, and your browser keeps the seal. When you sit down it pledges chance of its own.
web-dealing = All have pledged. The cards are dealt …
web-waiting-room = Waiting room
web-here-count = { $here ->
        [0] Nobody of { $seats } is here.
        [one] One of { $seats } is here.
       *[other] { $here } of { $seats } are here.
    }
web-sat-down = { $name } sat down just now.
web-is-away = { $name } is away.
web-invite-title = Invite to this table
web-code = Short code
web-code-note = Say it, show it, or let a phone read the square.
web-qr = QR code of the link
web-share-text = { $game }: a seat is kept for you.
web-how-we-play = How we play
web-how-pace-live = Now, with everybody at the table.
web-how-pace-leisure = At leisure: days may pass between moves.
web-how-clock-none = Nobody has a clock.
web-how-clock-budget = Everybody has { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } for the match, and { $increment ->
        [one] one second
       *[other] { $increment } seconds
    } more for each move.
web-how-clock-seconds = Everybody has { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } for a move.
web-how-clock-days = { $days ->
        [one] Everybody has one day for a move.
       *[other] Everybody has { $days } days for a move.
    }
web-how-away-seconds = A bot plays for whoever is away for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } on their turn. Its level: { $level }.
web-how-away-minutes = { $minutes ->
        [one] A bot plays for whoever is away for a minute on their turn. Its level: { $level }.
       *[other] A bot plays for whoever is away for { $minutes } minutes on their turn. Its level: { $level }.
    }
web-how-out-of-time = A bot plays for whoever runs out of time. Its level: { $level }.
web-how-misses = { $misses ->
        [1] A missed move costs the seat until “I’m back”.
       *[other] A missed move is made by the stand-in; { $misses } in a row cost the seat.
    }
web-how-take-back = A move can be taken back if all agree.
web-how-watched = Others may watch, without seeing hands.
web-how-unwatched = Only those who sit at the table see it.
web-how-found-by-link = Only people with the link or the code find this table.
web-how-found-by-all = Anybody may take an open seat.
web-start-with-bots = { $count ->
        [one] Start with a bot in the empty seat
       *[other] Start with bots in the { $count } empty seats
    }
web-start-or-wait = Start with bots, or wait for your friends.
web-start-away = Somebody is away. The seat stays theirs.
web-wait-others = The match starts when the others are here.
web-seat-expected = expected
web-seat-waits-for = Kept for { $name }
web-seat-number = Seat { $seat }
web-seat-swap = Swap places with
web-seat-instead = A bot instead
web-seat-show-out = Show out
web-seat-show-out-note = Can’t sit down at this table again.
web-seat-take-away = Take the seat away

## Welcome

web-welcome = { $name } invites you.
web-welcome-nobody = You are invited.
web-welcome-again = { $name } plays again.
web-welcome-seat = seat { $seat } of { $seats }
web-welcome-how = How it is played
web-your-name = Your name
web-your-name-note = No account. The name stays with this device.
web-your-name-friends = Your friends see it when you invite them.
web-your-name-needed = Write down what the others may call you.
web-watch-only = Only watch

## At the table

web-your-turn = Your turn.
web-their-turn = { $name } to play.
web-sending = On its way …
web-match-over = The match is over.
web-wait = Wait for your turn
web-choose-card = Choose a card
web-play-card = Play { $card }
web-your-hand = Your hand
web-hidden-cards = Hidden cards: { $count }
web-no-cards = empty
web-card-playable = { $card }, playable
web-card-not-now = { $card }, not now
web-not-now = Not now: { $card }
web-not-this = Not now
web-instead = You may play instead
web-rule = Rule { $rule }
web-what-now = Now
web-what-next = The same key goes on to the next thing.
web-read-rule = Read the rule
web-watching = Watching
web-watchers = { $count ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $count } people watch.
    }
web-spectator = watching
web-talk-apart = The players read this when the match is over.
web-talk-together = The players read this too.
web-log-unread = Log and talk, { $count } unread
web-log = Log and talk
web-log-and-talk = Log and talk
web-log-only = Log only
web-talk = To the table …
web-send = Send
web-sealed = Deck sealed
web-moment = Move { $ply }
web-taken-back = Moves were taken back.
web-recalling = What you missed. Tap to skip.
web-since = Since your last turn
web-since-start = Since the start
web-see-again = See it again
web-see-turn-again = See { $name }’s turn again
web-the-table = The table
web-log-earlier = Earlier turns
web-connection-lost = Connection lost.
web-connection-retry = Trying again in { $seconds } s. Nothing is lost.
web-thinking = thinking
web-away-for = away { $time }
web-away = { $name } is away.
web-away-note = A stand-in ({ $level }) plays when the time is up.
web-stands-in = A stand-in plays for { $name }.
web-stands-in-note = { $level }. It sees only what that seat sees.
web-stands-in-short = { $level } stands in
web-plays-for = { $who ->
        [me] { $level } (for you)
       *[other] { $level } (for { $name })
    }
web-mine-stands-in = A stand-in plays for you: { $level }.
web-mine-for-good = Your time is used up: a stand-in plays on for you ({ $level }).
web-mine-given-up = You gave up your seat: a stand-in plays on for you ({ $level }).
web-im-back = I’m back
web-missed = Your time ran out: { $level } made this move for you. After { $misses ->
        [one] one such move
       *[other] { $misses } in a row
    } a stand-in has your seat.
web-note-pause = The house was away for { $seconds } s. No clock ran.
web-hush-player = Mute
web-hush-onlooker = Show out
web-note-stand-in = { $who ->
        [me] A stand-in plays for you: { $level }.
       *[other] A stand-in plays for { $name }: { $level }.
    }
web-note-back = { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
web-note-gave-up = { $who ->
        [me] You gave up the seat. { $level } plays on.
       *[other] { $name } gave up the seat. { $level } plays on.
    }
web-undo = Take back
web-undo-asked = { $who ->
        [me] You ask to take your last move back.
       *[other] { $name } would like to take the last move back.
    }
web-agree = Agree
web-decline = No
web-resign = Give up the seat
web-resign-sure = Yes, a bot goes on for me
web-leave = Back to the front page
web-dead-end = There is nothing here.
web-nowhere = There is no such page.
web-nowhere-note = The address may be mistyped, or cut off where it was copied.
web-no-table = This table can’t be opened.
web-no-table-note = Ask for the link again: it may be cut off, or the table may be gone.
web-ply-beyond = There is no move { $ply }: this is the last one, { $last }.
web-copy-watch-link = Copy the link to watch
web-bot-0 = Aiko
web-bot-1 = Bruno
web-bot-2 = Chloé
web-bot-3 = Dara
web-bot-4 = Emil
web-bot-5 = Hana

## Settings

web-theme = Light or dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm each move
web-confirm-note = Off: a card that can be played in one way only goes at once.
web-speed = How fast the others’ moves are shown
web-speed-short = Speed
web-speed-calm = Calm
web-speed-brisk = Brisk
web-speed-at-once = At once
web-motion = Cards move
web-sound = Sounds
web-notify = Tell me when it is my turn
web-nickname = My name at the tables
web-other-device = On another device
web-other-device-note = A link that makes you the same person there. It works once, for ten minutes. Keep it to yourself.
web-make-link = Make the link
web-recover-title = Be { $name } on this device?
web-recover-note = Whoever opens this link and says yes becomes { $name } here, with all tables of that name. It works once.
web-recover-now = Here you are { $name }. If you say yes, this device forgets that; make a link in the settings first if you want to come back.
web-recover-yes = Yes, be { $name }
web-recover-no = No, stay as I am

## End, replay, fairness

web-rematch = Play again
web-to-rematch = Play again too
web-play-again = { $count ->
        [0] Nobody plays again.
        [one] { $names } plays again.
       *[other] { $names } play again.
    }
web-replay = Replay
web-look-table = See the table
web-to-result = To the result
web-home = Front page
web-replay-of = Replay: { $game }
web-replay-move = Move { $ply } of { $last }
web-moves = Moves
web-chapter = Chapter
web-moments = { $count ->
        [0] No moment
        [one] One moment
        [2] Two moments
       *[other] Three moments
    }
web-see-moment = See it
web-first = To the start
web-previous = One move back
web-next = One move on
web-last = To the end
web-play-on = Play
web-pause = Pause
web-position = Position in the match
web-share-moment = Copy the link to this moment
web-save-record = Save the record
web-all-open = all hands open
web-fork = Play from here
web-fork-note = Move { $ply } of { $last }. A new table with this position: what the chosen seat could see stays, the rest is dealt anew. The match itself does not change.
web-fork-seat = Which seat is yours?
web-fork-level = How well do the others play?
web-fork-open = Open the table
web-fair-checking = Your browser deals again …
web-fair-holds = A fair deal
web-fair-partly = Nothing contradicts the deal
web-fair-partly-note = Not all of it can be proven here. See what was checked.
web-fair-broken = Not as it was sealed
web-fair-broken-note = Something differs from what was sealed. See what was checked.
web-fair-unsealed = Not sealed
web-fair-holds-note = { $draws ->
        [0] There was no card to draw again.
        [one] Your browser drew one card again, and compared it.
       *[other] Your browser drew all { $draws } cards again, and compared each.
    }
web-fair-unsealed-note = The seed of this match was chosen openly, or it was carried over from older rules.
web-fair-unknown = The deal can be checked when the match is over.
web-fair-undealt = Sealed, and not dealt again here
web-fair-undealt-note = Seal, secret and seed fit. This browser does not deal this match again, so the cards are still to be checked: take the record, and type “maestri verify FILE”.
web-fair-record = The record
web-fair-what = What was checked
web-check-seal = The seal is the one that this browser kept before the deal
web-check-seal-unknown = This browser kept no seal before the deal: that the secret was chosen before, it can't know
web-check-secret = The secret opened at the end fits the seal
web-check-pledges = What each seat revealed is what it had pledged before
web-check-pledges-unknown = Without pledges it can't be known who chose last
web-check-revealed = Everybody revealed their chance in time
web-check-revealed-unknown = Where a seat did not reveal in time, its pledge stands for it: whoever held it chose between two deals
web-check-own = The chance of this browser is in the seed
web-check-own-unknown = This browser's chance came too late: its pledge stands for it
web-check-seed = The seed comes from secret and chance alone
web-check-draws = Cards dealt and drawn again here
web-check-draws-unknown = Not dealt again in this browser. “maestri verify” does it, with the record
web-check-moves = Moves played again: the server says so
web-fair-title = How a deal is proved fair
web-fair-1 = Before anybody sits down, the house draws a secret and shows its seal: a SHA-256 of it. Your browser keeps the seal, so the house can't change the secret.
web-fair-2 = Every player's browser makes chance of its own and pledges it, again with a SHA-256. Only when all have pledged does everybody reveal. So nobody chooses last, the house included.
web-fair-3 = The seed alone decides every shuffle, move by move. Nobody can see it before the end: not the players, not the bots.
web-fair-4 = At the end the secret is opened. Your browser compares seal and pledges with what it kept, makes the seed again, and draws every card again with it.

## Rule book

web-book-find = Find a rule
web-book-contents = Contents
web-book-none = No rule says that. Look for another word, or show more.
web-book-sheet = No mark: what the sheet says
web-book-ruling = Ruling: the sheet is silent or unclear
web-book-reconstructed = Reconstructed: printed on a part we do not have
web-book-back = Back to the table
web-link-to-rule = Link to { $rule }

## Guide

web-guide-skip = Skip the guide
web-guide-next = I see

## Tables of all

web-lobby-your-move = { $count ->
    [one] Your move at one table.
   *[other] Your move at { $count } tables.
}
web-lobby-mine = { $count ->
    [one] You sit at one table.
   *[other] You sit at { $count } tables.
}
web-lobby-none = You sit at no table.
web-lobby-your-turn = It is your move.
web-lobby-others-turn = { $names } to move.
web-lobby-waits = Waiting for players.
web-lobby-starts = The match can start.
web-lobby-since = since { $time }
web-lobby-left = { $time } left
web-lobby-open = Open
web-lobby-open-note = take a seat
web-lobby-running = Running
web-lobby-running-note = watch without seeing hands
web-lobby-finished = Finished
web-lobby-finished-note = with you in it
web-lobby-no-open = Nobody waits right now. Open a table, and leave a seat open.
web-lobby-no-running = No match that all may watch is under way.
web-lobby-no-finished = Your finished matches will stand here.
web-lobby-watch = Watch
web-lobby-watching = { $count ->
        [0] nobody watches
        [one] one person watches
       *[other] { $count } people watch
    }
web-lobby-table-of = { $name }’s table
web-lobby-all-games = All games
web-lobby-any-pace = Any pace
web-lobby-games = Games
web-lobby-no-clock = no clock
web-lobby-code = Join with a code
web-lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-place-of = of { $count }

## My page

web-my-page = My page
web-me-title = { $count ->
    [0] { $name }, no match yet
    [one] { $name }, one match played
   *[other] { $name }, { $count } matches played
}
web-me-nobody = { $count ->
    [0] You have not played yet
    [one] You have played one match
   *[other] You have played { $count } matches
}
web-me-note = No account: this device knows who you are.
web-me-form = form
web-me-form-note = { $count ->
    [one] after one match
   *[other] after { $count } matches
}
web-me-curve = Your form after each match: from { $from } to { $to }
web-me-won = { $won } won of { $played }
web-me-places = { $place }: { $count }×
web-me-history = Matches so far
web-me-length = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-me-all = All { $count }
web-me-empty = Play a match to its end, and it will stand here with its replay.
web-me-bring = Open a record file
web-me-bring-note = Drop it here, or choose one: it replays, is verified, and can be played on.
web-me-bring-choose = Choose a file
web-me-archive = Save all records
web-me-archive-note = One archive; each file can be verified anywhere.
web-me-save = Save
web-me-device = Move to another device
web-me-device-note = Let the other device read the square. It is good once, for ten minutes.
web-me-device-show = Show the square
web-me-forget = Forget me
web-me-forget-note = Your name and all that leads to you goes. The matches stay, without a name.
web-me-forget-sure = Shall the house forget { $name }?
web-me-forget-what = Where you play a bot plays on; open tables of yours end. What you wrote at tables is removed. This can’t be taken back.
web-me-forget-yes = Forget me for good
web-me-calls = Call me when it is my move
web-me-calls-note = At tables at leisure, with no page open, on this device. One line each.
web-me-calls-denied = The browser does not allow it. Allow notifications for this page, then try again.
web-me-calls-never = This browser can’t be called. On an iPhone, put Maestri on the home screen first.
web-me-calls-failed = The browser’s push service does not answer. Try again later.

web-offline = No connection
web-offline-note = The server can’t be reached. The rule books are here all the same.
web-offline-again = Try again

web-wait-more = +1 min
web-wait-more-long = Give { $name } a minute more

web-hint = Hint
web-hint-about = about what each may expect; 100 % is victory
web-hint-own = Choose myself
web-hint-play = Play number { $number }

web-review = Review
web-review-of = Review: { $game }
web-review-making = The match is being looked back on. It takes a little while.
web-review-chances = Chances of victory over the match
web-review-sums = Luck and decisions
web-review-start = start
web-review-luck = luck
web-review-own = own decisions
web-review-others = the others’
web-review-luck-of = { $who ->
        [me] Your luck
       *[other] Luck of { $name }
    }
web-review-luck-note = dice, deals, and what could not be seen
web-review-own-of = { $who ->
        [me] Your decisions
       *[other] Decisions of { $name }
    }
web-review-own-note = beside those of a regular
web-review-sure = In points of the chance of victory, estimated from what each player could see then. Most chances are good to about { $points ->
        [one] one point.
       *[other] { $points } points.
    }
web-review-verdict = { $who ->
        [me] { $won ->
            [yes] You won
           *[other] You did not win
        }
       *[other] { $won ->
            [yes] { $name } won
           *[other] { $name } did not win
        }
    }: { $played ->
        [better] better decisions than a regular’s
        [worse] worse decisions than a regular’s
       *[other] the decisions of a regular
    }, { $luck ->
        [lucky] and good luck.
        [unlucky] and bad luck.
       *[other] and neither good nor bad luck.
    }
web-review-move = Move { $ply }
web-review-of-luck = { $who ->
        [me] your luck
       *[other] luck of { $name }
    }
web-review-of-decision = { $who ->
        [me] your decision
       *[other] decision of { $name }
    }
web-review-better = Better: { $move }.
web-review-see = See it
web-review-play = Play from here

web-puzzles = Puzzles
web-puzzles-note = Moments from matches of bots. One move is clearly best, and regulars miss it.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle = Puzzle
web-puzzle-of = Puzzle: { $game }
web-puzzle-today = Puzzle of the day
web-puzzle-today-note = One move is clearly best. Do you find it?
web-puzzle-task = Find the best move
web-puzzle-grade = { $grade ->
        [easy] Easy
        [middling] Tricky
       *[other] Hard
    }
web-puzzle-number = Puzzle { $number }
web-puzzle-done = { $done ->
        [solved] solved
        [seen] looked up
       *[other] not solved yet
    }
web-puzzle-solve = Solve
web-puzzle-right = That is the move.
web-puzzle-wrong = Not this one.
web-puzzle-loss = { $points ->
        [one] { $move }: that loses about one point of the chance of victory.
       *[other] { $move }: that loses about { $points } points of the chance of victory.
    }
web-puzzle-answer = The answer
web-puzzle-gap = { $points ->
        [one] Any wrong move loses one point of the chance of victory or more.
       *[other] Any wrong move loses { $points } points of the chance of victory or more.
    }
web-puzzle-found = Novices find it in { $novice } of tries, regulars in { $regular }, masters in { $master }.
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-table = See the table
web-puzzle-next = Next puzzle
