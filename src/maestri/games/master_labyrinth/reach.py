# compiled with mypyc
"""Looking ahead, for bots and studies: where whole turns lead, push by push, without making them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.lines import ridden, slid
from maestri.games.master_labyrinth.material import (
    ARROW_COUNT,
    FIRST_OF_KIND,
    KIND,
    LAIR,
    PUSH_ARROW,
    PUSH_SIDES,
    SHAPE_COUNT,
)
from maestri.games.master_labyrinth.passages import flood, linked_down, linked_right
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.squares import BIT, EAST, NORTH, SOUTH, WEST

EVERY_SIDE: Final[i64] = NORTH | EAST | SOUTH | WEST


def whole_turns(board: Board, seat: i64) -> vec[i64]:
    """For each push that is allowed, in the order of `pushes`, the squares where the adventurer may end.

    His own square after the push is among them: he may stay.
    """
    ends = vec[i64](capacity=48)
    standing = BIT[board.adventurers[seat]]
    for push in pushes(board.spare, board.forbidden):
        ends = append(ends, reach_after(board, standing, push))
    return ends


def reach_after(board: Board, standing: i64, push: i64) -> i64:
    """ML-17 to ML-21: where somebody who stands on one of these squares gets after a push."""
    arrow = PUSH_ARROW[push]
    sides = PUSH_SIDES[push]
    right = linked_right(slid(board.east, arrow, sides & EAST), slid(board.west, arrow, sides & WEST))
    down = linked_down(slid(board.south, arrow, sides & SOUTH), slid(board.north, arrow, sides & NORTH))
    return flood(ridden(standing, arrow), right, down)


def taken_after(board: Board, standing: i64, targets: i64, push: i64) -> i64:
    """ML-22: which of the targets such a one can take after a push, coming from another square."""
    return taken_with(board, standing, targets, PUSH_ARROW[push], PUSH_SIDES[push])


def taken_with(board: Board, standing: i64, targets: i64, arrow: i64, sides: i64) -> i64:
    """The same with a corridor that opens to these sides."""
    right = linked_right(slid(board.east, arrow, sides & EAST), slid(board.west, arrow, sides & WEST))
    down = linked_down(slid(board.south, arrow, sides & SOUTH), slid(board.north, arrow, sides & NORTH))
    standing = ridden(standing, arrow)
    left = ridden(targets, arrow) & ~BIT[LAIR]
    if standing & (standing - 1) == 0:
        return flood(standing, right, down) & left & ~standing
    taken: i64 = 0
    while left:
        target = left & -left
        left ^= target
        taken |= flood(standing & ~target, right, down) & target
    return taken


def push_to_take(board: Board, standing: i64, targets: i64) -> i64:
    """A push after which somebody on one of these squares can take a target, or -1.

    Where a corridor that opens to all sides would not do, none does: that spares most looks.
    """
    first = FIRST_OF_KIND[KIND[board.spare]]
    end = FIRST_OF_KIND[KIND[board.spare] + 1]
    arrow: i64
    push: i64
    for arrow in range(ARROW_COUNT):
        if arrow != board.forbidden and taken_with(board, standing, targets, arrow, EVERY_SIDE):
            for push in range(arrow * SHAPE_COUNT + first, arrow * SHAPE_COUNT + end):
                if taken_after(board, standing, targets, push):
                    return push
    return -1


def reachable_in_one(board: Board, seat: i64, targets: i64) -> bool:
    """Whether one of the targets can be taken in this turn."""
    return push_to_take(board, BIT[board.adventurers[seat]], targets) >= 0


def reachable_in_two(board: Board, seat: i64, targets: i64) -> bool:
    """Whether one of the targets can be taken within two turns in a row of the same player."""
    if reachable_in_one(board, seat, targets):
        return True
    for push in pushes(board.spare, board.forbidden):
        after = board.copy()
        after.push(PUSH_ARROW[push], PUSH_SIDES[push])
        if push_to_take(after, after.reachable(seat), ridden(targets, PUSH_ARROW[push])) >= 0:
            return True
    return False
