# Duel of Magicians

title = Duel of Magicians
byline = Rainer Knizia, 2008
blurb = Beat the total, or take the cards. The fewest cards in front of you win.
your-move = It is your move: beat the total, or take the cards.
how-1 = Beat the total on the table, or take its cards.
how-2 = Equal cards are played together: 5 + 5 + 5 = 15.
how-3 = Each card you take or keep costs a point. The fewest win.
example = 3+3
option-hands = How many hands are played
option-stack = Your cards form a stack, and its top card may be played

card-J = joker
card-ball = crystal ball

## What happened

event-hand-dealt = Hand { $hand } is dealt. { $who ->
        [me] You open.
       *[other] { $starter } opens.
    }
event-played = { $who ->
        [me] You play
       *[other] { $seat } plays
    } { $cards_is ->
        [J] a joker as { $total }
        [several] { $cards }: { $total }
       *[other] { $cards }
    }.
event-ball-played = { $who ->
        [me] You play
       *[other] { $seat } plays
    } a crystal ball: the total { $total ->
        [0] is 0
       *[other] stays at { $total }
    }.
event-drew = { $who ->
        [me] You draw
       *[other] { $seat } draws
    } { $cards_is ->
        [none] { $count ->
            [0] no card
            [one] one card
           *[other] { $count } cards
        }
        [several] { $cards_count ->
            [0] no card
           *[other] { $cards_count } cards: { $cards }
        }
        [J] a joker
        [ball] a crystal ball
       *[other] the { $cards }
    }.
event-took = { $who ->
        [me] You take
       *[other] { $seat } takes
    } { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
event-hand-ended = { $who ->
        [me] You play your
       *[other] { $seat } plays the
    } last card. Points of hand { $hand }: { $points }.
event-match-ended = The match is over. Totals: { $totals }.

## Why not

refused-DM-3 = There are not that many of these cards in the game.
refused-DM-4 = { $why ->
        [six] A hand has six cards, so nobody can play more than six from it.
       *[other] These cards are not all in your hand.
    }
refused-DM-6 = Cards played together must have the same value.
refused-DM-7 = { $why ->
        [shown] A card that is not a joker has the value it shows.
        [beside] Beside other cards a joker has their value.
       *[other] A joker stands for a value from 1 to 7. Beside other cards it has theirs; alone, it needs one: J=4.
    }
refused-DM-8 = { $turn ->
        [other] It is not your turn. { $mover } is to move.
       *[yours] { $total } does not beat the last total, { $last }.
    }
refused-DM-9 = { $why ->
        [value] A crystal ball has no value of its own: it repeats the last total.
       *[other] A crystal ball is played alone, one at a time.
    }
refused-DM-10 = A crystal ball repeats a total, and there is none yet. It opens a round only when you hold nothing else.
refused-DM-12 = There is nothing to take yet. The opener must play.
refused-DM-16 = The match is over.
refused-DM-17 = Stacks are not used in this match.
refused-DM-18 = From the stack comes only its top card, one in a play, and an opening needs a card of the hand too.

## The table as text

sketch-head = Hand { $hand } of { $hands } · { $pile ->
        [0] the pile is empty
        [one] one card in the pile
       *[other] { $pile } cards in the pile
    }
sketch-player = in hand { $hand } · taken { $front } · points { $points }
sketch-no-round = Nothing has been played in this round.
sketch-round = Total { $total }: { $plays }
sketch-play = { $name } { $play }
sketch-joker = joker as { $value }
sketch-top = top of the stack: { $card }
sketch-hand = { $name }: { $cards }
sketch-own-hand = Your hand: { $cards }

## The rule book

section-material = Material
section-set-up = Set-up of a hand
section-playing = Playing
section-end = End of a hand, end of the game
section-variant = Variant: the stack
section-seen = What everybody may see

DM-1 = The game is for 2 to 6 players.
DM-2 = There are 55 cards: 51 magicians of 13 strengths, from 1 to 13, 2 crystal balls and 2 jokers.
DM-3 =
    .reconstructed = The values 1 to 13 come 7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2 and 2 times.
DM-4 = All cards are shuffled. Each player gets six and keeps them secret; the rest is a face-down pile.
    .ruling = The first starter is drawn by lot; in each further hand it is the next player clockwise.
DM-5 = The opener of a round plays one or more cards and announces their total.
DM-6 = Cards played together all have the same value.
DM-7 = A joker counts as a value from 1 to 7, as its player likes. Beside other cards it takes their value, which must then be 1 to 7. It may be played alone. Its value is part of the play.
    .ruling = Two jokers may be played together without another card, with one value.
DM-8 = Clockwise, each player in turn plays one or more cards whose total is higher than the last one.
DM-9 = Or a player plays a crystal ball: the last total is repeated, and the next player faces it. With two players, the first then has to beat their own total.
    .ruling = A crystal ball is played alone, one at a time.
DM-10 =
    .ruling = A crystal ball can't open a round, unless its player holds nothing else; it then announces 0.
DM-11 = After playing, a player draws back up to six cards while the pile lasts.
DM-12 = A player who can't or won't beat the total takes all cards of the round, which then lie in front of that player, and at once opens a new round. Taking is always allowed once something was played in the round. The opener must play.
DM-13 = When the pile is used up, nobody draws any more and play goes on.
DM-14 = The hand ends at once when a player has played the last card of their hand. The others add the cards they still hold to those in front of them. The cards of the unfinished round stay where they are and count for nobody.
    .ruling = A crystal ball may be that last card. The hand ends before drawing: six cards played in one set end it even while the pile lasts.
DM-15 = Each player scores the number of cards in front of them, whatever their values.
DM-16 = The players choose how many hands they play. The lowest sum wins.
    .ruling = One to twenty hands, by default as many as there are players. Ties share the victory.
DM-17 = The cards in front of a player form a face-up stack. Cards taken are put on top, unshuffled.
    .ruling = They lie in the order played, the last one on top; within one play, jokers lie above the other cards.
DM-18 = On their turn, players may use the top card of their stack like a seventh card of their hand.
    .ruling = Only that one card in a play. The stack never counts as hand for DM-10, DM-11 and DM-14. A play that opens a round holds at least one card of the hand.
DM-19 =
    .ruling = All see the cards of the round, the totals, the value a joker stands for, the sizes of hands, pile and stacks, and the cards taken, which all saw when they were played. A hand is seen by its player alone. The order of the pile is known to nobody.

## Titles of examples in the printed book

book-round = A round
book-joker = A joker and a crystal ball

## Why a move is good

because-last-card = You play the last of your hand: the hand ends at once, and the others score what they hold.
because-takes =
    { $cards ->
        [one] You take one card and open the next round.
       *[other] You take { $cards } cards and open the next round.
    }
because-ball = The total stays at { $total } and costs no strong card: { $who ->
        [me] you have to beat it.
       *[other] { $answers } has to beat it.
    }
because-ball-opens = You hold nothing but crystal balls: the round begins at 0.
because-stack = The top card of your stack goes with it: one point less in front of you.
because-beyond = No single card beats { $total }: { $who ->
        [me] you need several, a crystal ball, or have to take.
       *[other] { $answers } needs several, a crystal ball, or has to take.
    }
because-several = { $cards ->
        [one] One card leaves the hand
       *[other] { $cards } cards leave the hand at once
    }, and { $who ->
        [me] you have to beat { $total }.
       *[other] { $answers } has to beat { $total }.
    }
because-weakest = It is your weakest card, hard to play later; the stronger ones stay in hand.
because-beats = That makes { $total }, which { $who ->
        [me] you have to beat.
       *[other] { $answers } has to beat.
    }
