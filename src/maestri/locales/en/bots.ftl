# Bots: their levels, hints, and the arena.

## Levels

level-novice = Novice
    .style = Plays like somebody on their first evening: sound moves, no plan, and now and then a whim.
level-regular = Regular
    .style = Knows the game well and plays at once, by judgement alone.
level-master = Master
    .style = Thinks ahead: imagines what the others may hold, and plays many matches in the mind before each move.
level-grandmaster = Grandmaster
    .style = A master who takes more time over each move, and sees further for it.
level-games = Only in { $games }.
level-table = { $title } at a table for { $seats }
level-points = Strength: { $points }.
level-rated = { $title } { $points }
level-default = (default)
level-seconds = { $seconds ->
        [one] Answers within a second.
       *[other] Answers within { $seconds } seconds.
    }
bot-level-name = { $level } { $number }

## Hints

hint-move = move
hint-worth = expected
hint-share = thought
hint-reason = reason
hint-over = The match is over: there is no move to think about.
hint-seat = Seat { $seat } is not to move. To move: { $allowed }.
simulations = { $simulations } is not a number of simulations. It takes at least 1.

## The arena

contender = “{ $name }” is not a bot of the arena. The bots are: { $allowed }, with @N behind master or cheat for N simulations.
arena-seats = { $bots } bots have no place at a table of { $seats }. Name fewer, or seat each alone with --field.
arena-count = Matches and jobs are counted from 1.
arena-file = { $path } does not hold the matches of an arena.
arena-other = { $path } holds the matches of another arena. Name another file, or the same game, bots, seats, seed and options; the rules and the bots themselves have to be the same as well.
extra-missing = This needs a package that is not installed: pip install maestri[{ $extra }]
network-none = { $path } does not hold a network. `maestri train` makes one.
network-other = The network in { $path } was not made for { $game_key } as it is now. Teach one anew with `maestri train { $game_key }`.
training-other = { $path } holds what was learned by another recipe. Name another folder, or the same game, seats, seed and sizes.
training-sizes = A training counts from 1, its width is even, and its rate lies between 0 and 1.

# Looking back on a match.
review-unfinished = The match is not over: there is nothing to look back on yet.
review-samples = A review needs at least 6 simulations for each figure.
review-title = { $game }: chances of victory
review-player = player
review-start = start
review-luck = luck
review-own = decisions
review-others = the others’
review-result = result
review-ply = Move { $ply }.
review-luck-moment = Luck, for { $name }: { $change }.
review-decision-moment = A decision of { $name }: { $change }.
review-better = Better: { $move }.
review-verdict = { $won ->
        [yes] { $name } won
       *[other] { $name } did not win
    }: { $played ->
        [better] played better than a regular
        [worse] played less well than a regular
       *[other] played as well as a regular
    }, and { $luck ->
        [lucky] was lucky.
        [unlucky] was unlucky.
       *[other] was neither lucky nor unlucky.
    }
puzzles-found = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } in { $matches ->
        [one] one match.
       *[other] { $matches } matches.
    }
puzzles-file = { $path } does not hold puzzles: give another file.
