# compiled with mypyc
"""How a master sees Master Labyrinth: whole turns by the points they bring, and what cards will bring."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_labyrinth.goals import can_take, goals_of, prize, steps_apart
from maestri.bots.master_labyrinth.plans import chances_of_all, patience
from maestri.bots.master_labyrinth.policy import Explorer
from maestri.core.seating import left_of
from maestri.core.state import State
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.lines import ridden
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    CARD,
    CHALLENGE,
    FIRST_PHASE,
    GO,
    PUSH_ARROW,
    PUSH_SIDES,
    STAY,
)
from maestri.games.master_labyrinth.position import OVER, PUSHING, Position
from maestri.games.master_labyrinth.reach import reach_after, taken_after
from maestri.games.master_labyrinth.scoring import score
from maestri.games.master_labyrinth.squares import BIT
from maestri.games.master_labyrinth.state import Labyrinth

# What things turned out to be worth in points, on the mean of some hundreds of matches.
IN_REACH: Final = 0.8  # of a treasure that the player to move can take
SOON: Final = 0.2  # of one that another can take, if his turn came at once …
MANY: Final = 10.0  # … with so many pushes or more
COIN_TO_COME: Final = 1.2  # a card of the first pack while its treasures lie there
REROLL: Final = 0.7  # a card with a re-roll
DOUBLE: Final = 4.0  # a card with a double turn while there are treasures …
COIN_GONE: Final = 0.5  # … and less once it can bring no coin
LATE_REROLL: Final = 1.6  # a re-roll once the dragon can be challenged …
BEFORE_DRAGON: Final = 1.5  # … standing before him …
CHALLENGING: Final = 10.0  # … doing it …
SOONER: Final = 0.7  # … and every turn earlier
NEARER: Final = 0.05  # for every step nearer to a treasure that can't be taken yet
NERVE: Final = 24.0  # turns that a master goes on blocking when nobody takes anything
WEARY: Final = 0.3  # of what a position is worth, what waiting may cost
SPREAD: Final = 6.0  # a lead of so many points makes victory e times as likely


class Strategist(Explorer):
    """Weighs whole turns by points, his own and those he leaves to the next player."""

    def __init__(self, whim: float = 0.0, horizon: i64 = 2000, wary: bool = False) -> None:
        super().__init__(whim, horizon, wary)
        self.nerve = NERVE

    def pushing(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-17, ML-20: what the whole turn can bring after this push."""
        board = table.board
        standing = BIT[board.adventurers[seat]]
        wanted = board.wanted()
        if wanted == 0:
            return -float(steps_apart(reach_after(board, standing, move), BIT[board.faced()]))
        hit = taken_after(board, standing, board.treasures[wanted], move)
        if hit:
            brings = prize(table, seat, wanted)
        else:
            goals = ridden(board.targets(), PUSH_ARROW[move])
            brings = -NEARER * float(steps_apart(reach_after(board, standing, move), goals))
        return brings - self.left_to_next(table, move, hit) if self.wary else brings

    def left_to_next(self, table: Labyrinth, move: i64, hit: i64) -> float:
        """What the next player can take after this push."""
        board = table.board.copy()
        board.push(PUSH_ARROW[move], PUSH_SIDES[move])
        wanted = board.wanted()
        if wanted:
            board.treasures[wanted] &= ~(hit & -hit)
        other = left_of(table.turn, table.seats)
        if not can_take(board, other):
            return 0.0
        return (
            patience(table, self.nerve)
            * IN_REACH
            * prize(table, other, board.wanted())
            / float(table.seats - 1)
        )

    def moving(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-20, ML-22: onto a treasure; otherwise it hardly matters where, but before the dragon."""
        square = table.board.adventurers[seat]
        if move != STAY:
            square = move - GO
            if table.board.targets() & BIT[square]:
                return prize(table, seat, table.board.wanted())
        weight = NEARER
        if table.board.wanted() == 0:
            weight = 1.0
        return -weight * float(steps_apart(BIT[square], goals_of(table)))

    def duelling(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-28: the lowest treasure against a card, of which half bring it back."""
        if move == ACCEPT:
            return 0.0
        lowest = float(bag.lowest(table.players[seat].treasures))
        return 0.5 * lowest - REROLL - coin_worth(table, move - CARD)

    def ending(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-29, ML-30: the dragon is challenged whenever he can be; a second turn is for what it takes."""
        if move == CHALLENGE:
            return CHALLENGING
        if move <= CARD:
            return 0.0
        wanted = table.board.wanted()
        if wanted == 0 and not table.waiting:
            return 1.0
        cost = DOUBLE if is_live(table, move - CARD) else DOUBLE - COIN_GONE
        return prize(table, seat, wanted) - cost if can_take(table.board, seat) else -cost

    # What a position is worth

    def calm(self, state: State) -> bool:
        """Between turns: who is to move has what he can take in reach."""
        assert isinstance(state, Labyrinth)
        return state.step == PUSHING

    def value(self, state: State, seats: i64) -> vec[float]:
        """ML-33: chances of the most points, by the points so far and what is still to be had.

        The longer everybody waits, the less is hoped for, and an end is worth more than waiting on: even the
        leader, who stands well, challenges the dragon then.
        """
        assert isinstance(state, Labyrinth)
        spread = SPREAD
        if state.step == OVER:
            spread = 1.0
        shares = vec[float](capacity=seats)
        total = 0.0
        seat: i64
        hope = 0.0 if state.step == OVER else patience(state, self.nerve)
        reach = in_reach(state)
        for seat in range(seats):
            points = float(score(state, seat))
            if hope > 0.0:
                points += hope * (promise(state, seat) + reach[seat])
            share = exp((points - 40.0) / spread)
            shares = append(shares, share)
            total += share
        if state.step != OVER:
            total /= 1.0 - WEARY * (1.0 - hope)
        for seat in range(seats):
            shares[seat] /= total
        return shares


def in_reach(table: Position) -> vec[float]:
    """What each may take soon: the player to move at once, others the surer the more pushes do it."""
    points = vec[float](capacity=4)
    seat: i64
    for _ in range(table.seats):
        points = append(points, 0.0)
    wanted = table.board.wanted()
    if wanted == 0:
        return points
    found = chances_of_all(table.board, table.board.treasures[wanted])
    for seat in range(table.seats):
        if found[seat]:
            share = IN_REACH
            if seat != table.turn:
                share = SOON * 2.0 / float(table.seats) * min(1.0, float(found[seat]) / MANY)
            points[seat] = share * prize(table, seat, wanted)
    return points


def promise(table: Position, seat: i64) -> float:
    """What a player may still expect beside what all may."""
    hand = table.players[seat].hand
    rerolls = float(bag.size(hand & bag.LOW))
    wanted = table.board.wanted()
    if wanted == 0 and not table.waiting:
        return LATE_REROLL * rerolls + before_dragon(table, seat)
    points = REROLL * rerolls + DOUBLE * float(bag.size(hand & bag.HIGH))
    card: i64
    for card in range(1, FIRST_PHASE + 1):
        if is_live(table, card):
            points += COIN_TO_COME * float(bag.count(hand, card))
    return points


def before_dragon(table: Position, seat: i64) -> float:
    """ML-30: the one who comes first has the best chance of the dragon's points."""
    turns = seat - table.turn
    if turns < 0:
        turns += table.seats
    points = -SOONER * float(turns)
    if table.board.adventurers[seat] == table.board.faced():
        points += BEFORE_DRAGON
    return points


def is_live(table: Position, card: i64) -> bool:
    """ML-24: whether a card can still bring its coin."""
    if table.waiting and card > FIRST_PHASE:
        return True
    wanted = table.board.wanted()
    return wanted != 0 and card >= wanted


def coin_worth(table: Position, card: i64) -> float:
    """What a card of the first pack may still bring as a coin."""
    return COIN_TO_COME if is_live(table, card) else 0.0
