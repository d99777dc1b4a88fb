# Duel of Magicians at the web table.

table-progress = Hand { $hand_number } of { $hands }{ $stack ->
        [true] {" "}· with stacks
       *[other] {""}
    }
table-end-note = The lowest sum over all hands wins.
table-won = { $turned ->
        [yes] { $who ->
            [me] Behind before the last hand, you won
           *[other] Behind before the last hand, { $winner } won
        }
       *[no] { $who ->
            [me] You won
           *[other] { $winner } won
        }
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $margin } fewer than { $second }.
table-mark = a pile is taken
option-hands-short = Hands
option-stack-short = Stacks
option-stack-true = With stacks
option-stack-false = Without stacks
option-hands-none = as many as players
option-hands-is = { $value ->
        [null] As many hands as there are players.
        [1] One hand.
       *[other] { $value } hands.
    }
option-stack-is = { $value ->
        [true] Cards taken form a stack, and its top card may be played.
       *[other] Cards taken are out of play: no stacks.
    }

duel-in-hand = in hand
duel-taken = taken
duel-in-stack = in stack
duel-pile = pile
duel-points = points
duel-points-so-far = points so far
duel-round = This round
duel-empty-round = Nothing has been played in this round.
duel-top-of-stack = top of the stack: { $card }
duel-your-stack = your stack
duel-to-beat = to beat
duel-your-total = your total
duel-open = You open the round: one card, or several of one value.
duel-no-card = No card beats it
duel-beat = Beat { $total }, or take.
duel-must-take = Nothing beats { $total }. You take the cards.
duel-choose-joker = What does the joker stand for?
duel-reach = Not enough yet. { $play } would do.
duel-play = Play { $play }
duel-take = { $count ->
        [0] Nothing to take
        [one] Take one card
       *[other] Take { $count } cards
    }
duel-last-card = { $who ->
        [me] You play your last card.
       *[other] { $name } plays the last card.
    }
duel-others-add = The others add their hands to what they took.
duel-empty-hand = empty hand
duel-each-card-a-point = Each card is a point, whatever its strength. The fewer the better.
duel-totals = Totals
duel-totals-title = Totals so far
duel-lowest-wins = The lowest sum wins.
duel-this-hand = This hand
duel-next-hand = Hand { $hand }
duel-hand-points = Hand { $hand }: { $points }

## Why not, in a few words

web-refused-DM-8 = { $turn ->
        [other] It is not your turn
       *[yours] { $total } is not enough
    }
web-refused-DM-10 = Nothing to repeat yet

guide-hand-title = This is your hand.
guide-hand = Six cards, seen by you alone. Magicians have strengths from 1 to 13. You want to get rid of cards, and to take none.
guide-open-title = You open the round.
guide-open = Play one card, or several of the same value. Their total is what the next player has to beat.
guide-beat-title = Beat the total.
guide-beat = Cards with a brass line underneath can be part of a play that beats it. Tap one; tap a second of the same value to add it.
guide-joker-title = You hold a joker.
guide-joker = It stands for a value from 1 to 7, alone or beside cards of that value.
guide-ball-title = You hold a crystal ball.
guide-ball = It repeats the last total, and the next player has to beat it. Good to keep for a high one.
guide-take-title = Nothing beats this.
guide-take = Take the cards of the round. Each will be a point against you. Then you open the next round.
guide-front-title = Cards taken count against you.
guide-front = One point each, whatever they show. The hand ends when somebody has played the last card.
