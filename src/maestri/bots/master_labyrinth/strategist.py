# compiled with mypyc
"""How a master sees Master Labyrinth: whole turns by the points they bring, and what cards will bring."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_labyrinth import dragon
from maestri.bots.master_labyrinth.goals import can_take, goals_of, points_so_far, prize, steps_apart
from maestri.bots.master_labyrinth.plans import chances_of_all, patience
from maestri.bots.master_labyrinth.policy import Explorer
from maestri.bots.shares import shares_of
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
CHALLENGING: Final = 10.0  # to challenge the dragon, at a glance …
BARRING: Final = 2.0  # … and to bar the next player's way to him, in steps towards him
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
            return self.towards_the_dragon(table, standing, move)
        hit = taken_after(board, standing, board.treasures[wanted], move)
        if hit:
            brings = prize(table, seat, wanted)
        else:
            goals = ridden(board.targets(), PUSH_ARROW[move])
            brings = -NEARER * float(steps_apart(reach_after(board, standing, move), goals))
        return brings - self.left_to_next(table, move, hit) if self.wary else brings

    def towards_the_dragon(self, table: Labyrinth, standing: i64, push: i64) -> float:
        """ML-30: how near this push brings him; the way of the next player is better barred."""
        near = -float(steps_apart(reach_after(table.board, standing, push), BIT[table.board.faced()]))
        if not self.wary:
            return near
        board = table.board.copy()
        board.push(PUSH_ARROW[push], PUSH_SIDES[push])
        if dragon.can_come(board, left_of(table.turn, table.seats)):
            near -= BARRING * patience(table, self.nerve)
        return near

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
        if state.step == OVER:
            return shares_of(points_so_far(state), 1.0)
        hope = patience(state, self.nerve)
        shares = dragon.prospects(state, hope) if dragon.is_all(state) else chances(state, hope)
        seat: i64
        for seat in range(seats):
            shares[seat] *= 1.0 - WEARY * (1.0 - hope)
        return shares


def chances(table: Position, hope: float) -> vec[float]:
    """While treasures lie: by the points so far, and by what each may still expect beside what all may."""
    points = points_so_far(table)
    if hope > 0.0:
        reach = in_reach(table)
        seat: i64
        for seat in range(table.seats):
            points[seat] += hope * (promise(table, seat) + reach[seat])
    return shares_of(points, SPREAD)


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
    points = REROLL * rerolls + DOUBLE * float(bag.size(hand & bag.HIGH))
    card: i64
    for card in range(1, FIRST_PHASE + 1):
        if is_live(table, card):
            points += COIN_TO_COME * float(bag.count(hand, card))
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
