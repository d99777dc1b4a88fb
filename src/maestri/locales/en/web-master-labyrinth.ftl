# Master Labyrinth at the web table.

table-progress = { $wanted ->
        [0] The dragon is next
       *[other] Treasure { $wanted } is next
    } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }{ $turn_limit ->
        [null] {""}
       *[other] {" "}of { $turn_limit }
    }
table-end-note = Treasures, coins and the dragon count. The most points win.
table-won = { $turned ->
        [yes] { $who ->
            [me] You defeated the dragon and won
           *[other] { $winner } defeated the dragon and won
        }
       *[no] { $who ->
            [me] You won
           *[other] { $winner } won
        }
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $margin } more than { $second }.
table-mark = a treasure is taken
table-tie-note = Equal points: the most treasures decide.
option-turn_limit-short = Turn limit
option-turn_limit-none = until the dragon is defeated
option-turn_limit-is = { $value ->
        [null] The match goes on until the dragon is defeated.
        [1] The match ends after one turn, without the last duel.
       *[other] The match ends after { $value } turns, without the last duel.
    }

## Events, where the board shows the rest

web-event-pushed = { $who ->
        [me] You push
       *[other] { $seat } pushes
    } at { $arrow }. The corridor from { $out } is the new spare.
web-event-threatened = { $menace } threatens the passage at { $square }. Nearest, at distance { $distance }: { $nearest }.

## The board

labyrinth-board = The labyrinth
labyrinth-squares = Squares, walk with the arrow keys
labyrinth-arrows = Arrows, clockwise
labyrinth-arrow = Arrow at { $arrow }, pushes { $way }
labyrinth-arrow-forbidden = Arrow at { $arrow }, closed for this turn
labyrinth-way-N = up
labyrinth-way-E = to the right
labyrinth-way-S = down
labyrinth-way-W = to the left
labyrinth-open = open to { $sides }
labyrinth-lair = the lair; the dragon looks { $way }
labyrinth-treasure = treasure { $value }
labyrinth-coin = gold coin
labyrinth-dragon = the dragon, defeated
labyrinth-reachable = within reach
labyrinth-you-are = You are on { $square }.
labyrinth-wanted-at = Treasure { $value } lies on { $squares }.
labyrinth-you-reach = { $count ->
        [0] You can reach no other square.
        [one] You can reach one square: { $squares }.
       *[other] You can reach { $count } squares: { $squares }.
    }
labyrinth-spare-is = The spare corridor is open to { $sides }. Press R to turn it.

## Seats and cards

labyrinth-seat = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
labyrinth-players = Players
labyrinth-no-treasure = No treasure yet
labyrinth-backs = Cards in hand: { $low } of 1–6, { $high } of 7–12
labyrinth-open-hand = Cards: { $cards }
labyrinth-played-cards = { $count ->
        [0] No card has been played yet.
       *[other] Cards played: { $cards }.
    }
labyrinth-your-cards = Your treasure cards
labyrinth-no-cards = You have no cards left.
labyrinth-card-reroll = card { $value }, re-rolls a duel
labyrinth-card-double = card { $value }, gives a double turn
labyrinth-score-parts = Treasures { $treasures } · coins { $coins } · dragon { $dragon }

## Your turn

labyrinth-step-1 = Push a corridor
labyrinth-step-2 = Move along the passage
labyrinth-step-3 = Treasure and dragon die
labyrinth-title-push = Your turn: push.
labyrinth-title-move = Your turn: move, or stay.
labyrinth-title-coin = Treasure { $value } is yours.
labyrinth-title-duel = { $roll }: not enough.
labyrinth-title-last-duel = You rolled a { $roll }.
labyrinth-title-end = You have moved.
labyrinth-title-over = The match is over.
labyrinth-note-push = Turn the corridor, tap an arrow.
labyrinth-note-move = Tap a lit square.
labyrinth-note-coin = { $coin ->
        [yes] Its card turns it into a coin as well.
       *[no] You do not hold its card.
    }
labyrinth-note-duel = { $again ->
        [yes] The { $value } is at stake. A card may roll again.
       *[no] Treasure { $value } is lost: 4, 5 or 6 was needed.
    }
labyrinth-note-last-duel = { $again ->
        [yes] Keep it and go on, or roll it again with a card.
       *[no] Go on.
    }
labyrinth-note-end = A card may give you another turn.
labyrinth-note-challenge = The dragon looks at you. A challenge?
labyrinth-note-over = {""}
labyrinth-their-push = Pushing a corridor.
labyrinth-their-move = On the way.
labyrinth-their-coin = A treasure: a coin as well?
labyrinth-their-duel = In a duel.
labyrinth-their-last-duel = In the last duel.
labyrinth-their-end = At the end of the turn.
labyrinth-their-over = {""}
labyrinth-choose-arrow = Choose an arrow
labyrinth-choose-square = Choose a square
labyrinth-spare = Spare corridor, open to { $sides }: turn it
labyrinth-spare-lies = Spare corridor, open to { $sides }
labyrinth-turn-left = Turn the spare to the left
labyrinth-turn-right = Turn the spare to the right
labyrinth-do-push = Push at { $arrow }
labyrinth-do-go = Go to { $square }
labyrinth-do-stay = Stay
labyrinth-do-coin = Card { $card } for a coin
labyrinth-do-keep = Keep the card
labyrinth-do-accept = { $value ->
        [0] Leave it at that
       *[other] Give up the { $value }
    }
labyrinth-do-roll = Roll number { $nth }
labyrinth-do-reroll = Re-roll with the { $card }
labyrinth-do-double = Another turn with the { $card }
labyrinth-do-end = End the turn
labyrinth-do-challenge = Challenge the dragon
labyrinth-if-pushed = { $takes ->
        [0] If you push here: { $count ->
                [one] you stay on one square.
               *[other] { $count } squares within reach.
            }
       *[other] If you push here: { $count ->
                [one] one square
               *[other] { $count } squares
            } within reach, treasure { $value } at { $squares }.
    }
labyrinth-not-yet = Nothing has moved yet. The faint corridor becomes the spare.
labyrinth-if-gone = { $coin ->
        [yes] Ending on { $square } takes treasure { $value }. Your card { $value } turns it into a coin as well.
       *[no] Ending on { $square } takes treasure { $value }.
    }

## The last duel

labyrinth-last-duel = The last duel
labyrinth-rolled = a { $roll }
labyrinth-nth-roll = Roll { $nth }
labyrinth-missing = { $left ->
        [0] Not enough: { $missing ->
                [one] one is missing.
               *[other] { $missing } are missing.
            }
       *[other] { $missing } more { $missing ->
                [one] defeats
               *[other] defeat
            } the dragon: 15 points, and the match ends.
    }
labyrinth-against = { $who ->
        [me] You, against the dragon
       *[other] { $name }, against the dragon
    }
labyrinth-three-rolls = Three rolls. Twelve or more brings the dragon down.
labyrinth-replaced = { $old }, replaced by { $roll }
labyrinth-odds = It takes { $missing } more: a chance of { $percent }%.
labyrinth-odds-last = { $share ->
        [of-0] No roll is enough now.
        [of-1] It takes a 6: one roll in six.
        [of-2] It takes a 5 or a 6: one roll in three.
        [of-3] It takes a 4 or more: one roll in two.
        [of-4] It takes a 3 or more: two rolls in three.
        [of-5] It takes a 2 or more: five rolls in six.
       *[of-6] Any roll is enough.
    }
labyrinth-if-won-head = { $goal } or more
labyrinth-if-won = { $verdict ->
        [yes] The dragon falls, and the match ends. { $who ->
                [me] You have { $score } and win.
               *[other] { $name } has { $score } and wins.
            }
        [shared] The dragon falls, and the match ends. { $who ->
                [me] You have { $score } and share the victory.
               *[other] { $name } has { $score } and shares the victory.
            }
       *[no] The dragon falls, and the match ends. { $who ->
                [me] You have { $score }: somebody else wins.
               *[other] { $name } has { $score }: somebody else wins.
            }
    }
labyrinth-if-lost-head = Less than { $goal }
labyrinth-if-lost = { $value ->
        [0] Nothing is lost. Play goes on to the left.
       *[other] { $who ->
                [me] You give up your { $value }, the lowest. Play goes on to the left.
               *[other] { $name } gives up a { $value }, the lowest. Play goes on to the left.
            }
    }
labyrinth-would-change = What it would change
labyrinth-player = Player
labyrinth-if-won-short = won
labyrinth-if-lost-short = lost

## Guide

guide-goal-title = Treasures, in rising order.
guide-goal = Only the brass ones can be taken now: the lowest value on the board. Walk onto one to take it.
guide-push-title = First you push.
guide-push = Turn the spare corridor, then tap an arrow to see what would be within reach. Tap it again, and the row moves.
guide-move-title = Then you move.
guide-move = As far as the lit passage goes, or stay. Squares with others on them are free to walk through.
guide-forbidden-title = The crossed arrow.
guide-forbidden = Nobody may undo the last push. The arrow opens again next turn.
guide-coin-title = A coin?
guide-coin = With the card of the treasure just taken you get a gold coin, worth 5 points. A card is spent once.
guide-duel-title = A duel.
guide-duel = You were nearest, and rolled 3 or less: your lowest treasure goes. A card from 1 to 6 rolls again.
guide-double-title = Once more?
guide-double = A card from 7 to 12 gives one more complete turn, never two in a row.
guide-dragon-title = The dragon looks at you.
guide-dragon = Three rolls, 12 or more in all: 15 points, and the match is over. If it fails, your lowest treasure goes.
