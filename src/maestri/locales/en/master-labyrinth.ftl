# Master Labyrinth

title = Master Labyrinth
byline = Max J. Kobbert, 2007, the edition with the dragon
blurb = Push the corridors, take the treasures in rising order, and face the dragon at the end.
your-move = It is your move: push a corridor, then walk.
how-1 = Push the spare corridor in from the edge: the maze shifts.
how-2 = Then walk as far as the way is open, and take the lowest treasure.
how-3 = Guards duel with you for treasures; at the end the dragon waits.
example = push d1 NES
option-turn_limit = End after this many turns, without the last duel

side-N = north
side-E = east
side-S = south
side-W = west
sides-NS = north/south
sides-EW = east/west
sides-NE = north/east
sides-ES = east/south
sides-SW = south/west
sides-NW = north/west
sides-NES = north/east/south
sides-ESW = east/south/west
sides-NSW = north/south/west
sides-NEW = north/east/west
face-1 = one arrow
face-2 = two arrows
face-3 = three arrows
face-4 = four arrows
face-white = the white guard
face-black = the black guard
menace-dragon = The dragon
menace-white = The white guard
menace-black = The black guard
guard-white = The white guard
guard-black = The black guard

## What happened

event-dealt = The labyrinth is laid and the cards are dealt. { $who ->
        [me] You begin.
       *[other] { $starter } begins.
    }
event-pushed = { $who ->
        [me] You push
       *[other] { $seat } pushes
    } a corridor in at { $arrow }, open to { $corridor }. One open to { $spare } comes out at { $out }.
event-adventurer-carried = { $who ->
        [me] You are
       *[other] { $seat } is
    } carried over the edge, to { $square }.
event-guard-carried = { $guard } is carried over the edge, to { $square }.
event-treasure-carried = Treasure { $value } is carried over the edge, to { $square }.
event-walked = { $who ->
        [me] You go
       *[other] { $seat } goes
    } to { $square }.
event-stayed = { $who ->
        [me] You stay
       *[other] { $seat } stays
    } on { $square }.
event-took = { $who ->
        [me] You take
       *[other] { $seat } takes
    } treasure { $value }.
event-second-phase = The second phase: treasures 7 to 12 are laid.
event-coin-won = { $who ->
        [me] You play card { $card } and get
       *[other] { $seat } plays card { $card } and gets
    } a gold coin.
event-dragon-die-rolled = { $who ->
        [me] You roll
       *[other] { $seat } rolls
    } the dragon die: { $face }.
event-dragon-turned = The dragon now faces { $facing }, towards { $square }.
event-threatened = { $menace } threatens the passage at { $square }. Nearest, at distance { $distance }: { $nearest }.
event-nobody-threatened = { $menace } threatens the passage at { $square }, and nobody is in it.
event-guard-in-lair = { $guard } is under the lair and threatens nobody.
event-spared = { $who ->
        [me] You have
       *[other] { $seat } has
    } no treasure, so there is no duel.
event-duel-rolled = { $who ->
        [me] You roll
       *[other] { $seat } rolls
    } a { $roll } in the duel{ $safe ->
        [yes] , and nothing happens.
       *[no] : that fails.
    }
event-rerolled = { $who ->
        [me] You play
       *[other] { $seat } plays
    } card { $card } to roll again.
event-treasure-lost = { $who ->
        [me] You lose
       *[other] { $seat } loses
    } treasure { $value }.
event-double-turn = { $who ->
        [me] You play card { $card } and take
       *[other] { $seat } plays card { $card } and takes
    } another turn.
event-challenged = { $who ->
        [me] You challenge
       *[other] { $seat } challenges
    } the dragon on { $square }.
event-last-duel-rolled = { $who ->
        [me] You roll
       *[other] { $seat } rolls
    } a { $roll } against the dragon: { $total } in all.
event-last-duel-lost = { $total } is not enough. { $who ->
        [me] You lose
       *[other] { $seat } loses
    } the last duel.
event-dragon-defeated = { $who ->
        [me] You defeat
       *[other] { $seat } defeats
    } the dragon with { $total }.
event-turn-limit-reached = { $turns ->
        [one] One turn was played, as agreed.
       *[other] { $turns } turns were played, as agreed.
    }
event-match-ended = The match is over. Scores: { $scores }.

## Why not

refused-ML-2 = There is no corridor “{ $sides }”. A corridor is straight (NS), a corner (NE) or a T (NES).
refused-ML-4 = There is no arrow at { $arrow }. A corridor is pushed in at { $arrows }.
refused-ML-6 = Card { $card } does not carry that symbol. Cards 1 to 6 re-roll the duel die, cards 7 to 12 give a double turn.
refused-ML-15 = It is not your turn. { $mover } is to move.
refused-ML-16 = { $step ->
        [push] Push a corridor first.
        [move] You have pushed: now go to a square, or stay.
        [coin] You have taken a treasure: coin, or keep your card.
        [duel] A duel is on: accept the roll, or re-roll it.
        [last-duel] The last duel is on: accept the roll, or re-roll it.
       *[end] Pushing and moving are done: end the turn, or do what else is open to you.
    }
refused-ML-17 = The spare corridor has another shape. It can be pushed in open to: { $spare }.
refused-ML-18 = The spare was pushed out at { $arrow } and may not go back in there. Every other arrow is free.
refused-ML-20 = No unbroken passage leads from { $here } to { $there }.
refused-ML-21 = { $lair ->
        [in] You are under the lair. Nobody moves out of it; a push must carry you out.
       *[out] { $there } is the lair, and nobody walks into it.
    }
refused-ML-22 = You are on { $there } already. Stepping off and back is staying: play “stay”.
refused-ML-23 = You have taken treasure { $taken } and move no further this turn.
refused-ML-24 = { $step ->
        [coin] You hold no card { $taken }, so there is no coin: play “keep”.
       *[other] A card brings its coin only right after a treasure of its value was taken.
    }
refused-ML-28 = { $step ->
        [duel] You hold no card { $card }.
       *[other] There is no failed roll to accept or to re-roll.
    }
refused-ML-29 = { $again ->
        [yes] This is already your second turn in a row. There is never a third.
       *[no] { $step ->
            [end] You hold no card { $card }.
           *[other] A double-turn card is played at the end of the turn.
        }
    }
refused-ML-30 = { $dragon ->
        [treasures] The dragon can be challenged only once the last treasure is taken.
        [next-turn] The last treasure was taken in this very turn. The dragon can be challenged from the next turn on.
        [on] The last duel is on already: accept the roll, or re-roll it.
        [later] Finish pushing and moving first.
       *[elsewhere] You must stand on { $faced }, the square that the dragon faces, after pushing and perhaps moving.
    }
refused-ML-31 = You hold no card { $card } to replace the last roll.
refused-ML-32 = The match is over: the dragon is defeated.
refused-ML-34 = { $step ->
        [over] The match is over: the limit of turns, { $limit }, is reached.
       *[other] With this turn the limit, { $limit }, is reached: none can follow.
    }

## The table as text

sketch-head = Turn { $turn } · spare corridor open to { $spare } · { $wanted ->
        [0] all treasures are taken
       *[other] treasure { $wanted } is next
    }
sketch-player = treasures { $treasures } · coins { $coins } · cards { $low } blue, { $high } red
sketch-rolls = Duel: { $rolls }
sketch-hand = Your cards: { $cards }

## The rule book

section-material = Material
section-set-up = Set-up
section-turn = A turn
section-pushing = Pushing
section-moving = Moving
section-taking = Taking a treasure
section-duels = Dragon die and duels
section-double-turn = Double turn
section-end = The last duel, the end
section-seen = What everybody may see

ML-1 = The game is for 2 to 4 players.
ML-2 =
    .reconstructed = The board has 7 by 7 squares, columns a to g from the left and rows 1 to 7 from the top. The 16 squares in columns a, c, e, g and rows 1, 3, 5, 7 are fixed. On the other 33 lie movable corridors, and one more is the spare: 13 straight ones, 15 corners and 6 Ts. No corridor is a dead end in itself: where one runs into a wall, the labyrinth has the dead ends that the sheet speaks of.
ML-3 =
    .reconstructed = The fixed squares in the corners are corners that open inward. The eight others on the border are Ts whose closed side is outside. Inside, c3 is a T closed to the west, e3 to the north, e5 to the east and c5 to the south.
ML-4 = There are 12 arrows, three on each side.
    .reconstructed = They point into columns b, d and f from the top and the bottom, and into rows 2, 4 and 6 from the left and the right.
ML-5 = There are 24 treasures: two of each value from 1 to 12.
ML-6 = There are 24 treasure cards: two of each value from 1 to 12. They carry one of two symbols.
    .reconstructed = Each card from 1 to 6 lets its player re-roll the duel die; each card from 7 to 12 gives a double turn.
ML-7 =
    .reconstructed = The dragon die shows 1, 2, 3 and 4 arrows, the white guard and the black guard. The duel die is an ordinary die.
ML-8 = Of gold coins there are as many as are needed.
    .reconstructed = The box holds 24, one for each card.
ML-9 = The movable corridors are shuffled and laid on the free squares, turned in any way. The last one is the spare.
ML-10 = The lair lies on the centre square, d4, and the dragon on top of it, facing one of the four squares beside it. The lair never moves: corridors, with all that is on them, slide beneath it and out again.
    .ruling = Where the dragon faces is drawn by lot.
ML-11 =
    .reconstructed = The start squares are the inner fixed squares: c3, e3, e5 and c5.
    .ruling = They go to the seats clockwise. Two players sit opposite each other, on c3 and e5.
ML-12 = The twelve treasures from 1 to 6 are shuffled onto the treasure squares, face up. Those from 7 to 12 wait.
    .reconstructed = The treasure squares are the movable squares of the border: b1, d1, f1, g2, g4, g6, b7, d7, f7, a2, a4 and a6.
ML-13 =
    .reconstructed = The white guard starts on b4, the black guard on f4.
ML-14 = The cards from 1 to 6 and those from 7 to 12 are shuffled as two packs. Each pack is dealt out evenly: 6 and 6 cards with two players, 4 and 4 with three, 3 and 3 with four. Hands are secret.
ML-15 = The boldest begins, and play goes clockwise.
    .ruling = The player who begins is drawn by lot.
ML-16 = A turn has these steps. 1: push a corridor, which is a must. 2: move, which is free. 3: a player who has reached a treasure takes it, may play its card, rolls the dragon die, and duels follow; or, once ML-30 applies, may challenge the dragon. 4: a double-turn card may be played.
ML-17 = The spare is pushed in at one of the 12 arrows, and the corridor that comes out at the other end is the new spare. Even a player who could reach a treasure without it must push.
    .ruling = The spare may be turned in any way.
ML-18 = The spare may not go back in where it was pushed out: the push straight against the last one is forbidden, whoever made it, and within a double turn too.
    .ruling = On the first push everything is allowed.
ML-19 = Treasures, guards and adventurers ride on their corridors. What is on the corridor that is pushed out goes onto the one just pushed in. To be carried is not a move.
ML-20 = An adventurer may go to any square that an unbroken passage connects to its own, however far, through and onto squares with treasures, guards and other adventurers. Or it stays. Two neighbouring squares are connected when both corridors open towards each other.
ML-21 = The corridor beneath the lair is connected to nothing. An adventurer that is pushed beneath it can't move until it is pushed out, and nobody walks into it, through it or out of it. A treasure there can't be taken. One that has just been pushed out may move in the same turn.
ML-22 = Treasures are taken in rising order: only one of the lowest value that still lies on the board. An adventurer that ends its move on such a treasure, coming from another square, takes it, and must. Staying on a square, or being pushed onto it, takes nothing.
    .ruling = Stepping off and back is staying.
ML-23 = After taking a treasure, a player moves no further this turn.
ML-24 = A player who holds a treasure card of the same value may then play one for a gold coin.
    .ruling = A card is spent once, for its coin or for its symbol.
ML-25 = As soon as the second treasure 6 is taken, the twelve treasures from 7 to 12 are laid on the treasure squares, whatever corridors, adventurers or guards are there.
    .ruling = They are shuffled first.
    .ruling-2 = The order on taking: take, lay 7 to 12 if it was the second 6, coin card, dragon die, duels.
ML-26 = The player who takes a treasure then rolls the dragon die, for the last treasure too. Arrows: the dragon makes that many quarter-turns clockwise and then threatens the square that it faces, and the whole passage connected to it. A guard: that guard threatens the whole passage connected to its square, and the dragon stays as it is. A guard beneath the lair threatens nobody.
    .ruling = The square that the dragon faces need not open towards it.
ML-27 = Only the adventurer who is nearest to the dragon or guard duels. Squares are counted along the shortest way through the passage: a guard's own square is 0, the square that the dragon faces is 1. It may be the one whose turn it is. If several are equally near, each of them duels. A player with no treasure need not.
    .ruling = Where the sheet says that several guards are in the passage, it must mean adventurers.
    .ruling-2 = Several duel in turn order, from the player whose turn it is.
    .ruling-3 = Nobody further away takes the place of one who need not duel.
ML-28 = The dueller rolls the duel die. With 1, 2 or 3 the dueller loses their lowest treasure, which leaves the game. With 4, 5 or 6 nothing happens. After a failed roll the dueller alone may play a re-roll card and roll again, as often as they have cards. Coins are never lost.
ML-29 = At the end of a turn its player may play one double-turn card and then takes one more complete turn. There is never more than one in a row.
ML-30 = Once the last treasure is taken, the player in turn may challenge the dragon from the square that the dragon faces, even after standing there already.
    .ruling = From the next turn on, and a double turn is one; after pushing and perhaps moving; however the player came there.
    .ruling-2 = The square need not open towards the lair, and a player without a treasure may challenge too.
ML-31 = The challenger rolls the duel die three times; 12 or more in all defeats the dragon. After each roll, re-rolls included, a re-roll card may replace the last roll.
    .ruling = The challenger stops as soon as there are 12.
ML-32 = A challenger who fails gives up their lowest treasure, if they have one, and it is the next player's turn; no double-turn card can follow. One who wins gets 15 points, and the game ends at once.
ML-33 = The score is the values of the treasures, 5 a coin, and 15 for the dragon. Most points win. Ties go to the player with the most treasures.
    .ruling = If that is tied too, the victory is shared.
ML-34 =
    .ruling = With a turn limit, the game ends when that many turns have been played, without the 15 points. A double turn counts as two.
ML-35 =
    .ruling = A hand of treasure cards is seen by its player alone. All see everything else, the cards played, and how many cards of each pack a player holds, since their backs differ: blue for 1 to 6, red for 7 to 12. Nobody knows where treasures 7 to 12 will lie, nor the dice to come.

## Titles of examples in the printed book

book-push = A push
book-turn = A treasure is taken

## Why a move is good

because-opens = It opens the way to the { $value }: you can take it in this very turn.
because-to-dragon = It opens the way to the square that the dragon faces: from there you can challenge it.
because-reach =
    { $count ->
        [one] Nothing can be taken in this turn; you can end on one square.
       *[other] Nothing can be taken in this turn; you can choose among { $count } squares.
    }
because-bars = Nothing can be taken in this turn, and the next player can’t take the { $value } in one turn then either.
because-bars-dragon = You do not come before the dragon in this turn, and the next player can’t in one turn then either.
because-takes = You take the { $value }.
because-takes-coin = You take the { $value }, and you hold its card: it is worth a coin.
because-faces = The dragon faces this square: here you can challenge it.
because-waits = Nothing is taken there; you wait on { $square } for your next turn.
because-stays = You stay on { $square }; whoever stays takes nothing.
because-coin = A coin is worth 5 points and can’t be lost.
because-keep-reroll = The { $value } is kept in hand: it re-rolls a duel.
because-keep-double = The { $value } is kept in hand: it gives a double turn.
because-no-card = You hold no card of the value { $value }.
because-bears = The { $value } is lost, and your re-roll cards are kept.
because-stands =
    { $rolls ->
        [0] The roll stands, and no roll is left.
        [one] { $value } more is needed, with one roll left.
       *[other] { $value } more is needed, with { $rolls } rolls left.
    }
because-saves = One roll in two saves the { $value }.
because-replaces = It replaces the roll of { $value }.
because-challenge = Three rolls that make 12 bring 15 points, and the match ends.
because-ends =
    { $count ->
        [0] You end your turn here.
        [one] You keep your double turn for later.
       *[other] You keep your { $count } double turns for later.
    }
because-double = You play one more whole turn at once.
