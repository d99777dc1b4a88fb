# compiled with mypyc
"""Looking further than this turn: from where a treasure can be taken next, and how long one waits for it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.lines import OPPOSITE, ridden, slid
from maestri.games.master_labyrinth.material import LAIR, PUSH_ARROW, PUSH_SIDES
from maestri.games.master_labyrinth.passages import flood, linked_down, linked_right
from maestri.games.master_labyrinth.position import Position
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.reach import EVERY_SIDE
from maestri.games.master_labyrinth.squares import BIT, EAST, NORTH, SOUTH, SQUARES, WEST, squares_in

PACE: Final = 2.5  # turns that a treasure takes where nobody is kept from it
GRACE: Final = 6.0  # turns behind that pace that nobody minds
RELIEF: Final = 8.0  # turns in which somebody gives way before he takes heart again


def patience(table: Position, nerve: float) -> float:
    """1 while treasures go at a good pace; 0 once nobody has taken one for so many turns too long.

    Players who only keep each other from the treasure would do so for ever, so everybody gives way. After a
    while he takes heart again: to one who never gives way he would leave all that is still to be had.
    """
    gone = bag.size(table.lost)
    for player in table.players:
        gone += bag.size(player.treasures)
    late = float(table.turns) - PACE * float(gone) - GRACE
    if late > 0.0:
        late %= nerve + RELIEF
    return max(0.0, min(1.0, 1.0 - late / nerve))


def chances(board: Board, targets: i64, among: i64) -> vec[i64]:
    """By square, of those asked for: how many pushes let one who stands there take a target."""
    found = vec[i64](capacity=SQUARES)
    for _ in range(SQUARES):
        found = append(found, 0)
    for push in pushes(board.spare, board.forbidden):
        for square in squares_in(from_where(board, targets, push) & among):
            found[square] += 1
    return found


def from_where(board: Board, targets: i64, push: i64) -> i64:
    """ML-22: the squares from which a target can be taken with a push, coming from another square."""
    return from_where_with(board, targets, PUSH_ARROW[push], PUSH_SIDES[push])


def from_where_with(board: Board, targets: i64, arrow: i64, sides: i64) -> i64:
    """The same with a corridor that opens to these sides."""
    right = linked_right(slid(board.east, arrow, sides & EAST), slid(board.west, arrow, sides & WEST))
    down = linked_down(slid(board.south, arrow, sides & SOUTH), slid(board.north, arrow, sides & NORTH))
    left = ridden(targets, arrow) & ~BIT[LAIR]
    starts: i64 = 0
    while left:
        target = left & -left
        left ^= target
        starts |= flood(target, right, down) ^ target
    return ridden(starts, OPPOSITE[arrow])


def chances_of_all(board: Board, targets: i64) -> vec[i64]:
    """By seat: how many pushes let it take a target, if it were its turn."""
    found = vec[i64](capacity=4)
    standing: i64 = 0
    for square in board.adventurers:
        found = append(found, 0)
        standing |= BIT[square]
    seat: i64
    arrow: i64 = -1
    hopeful = False
    for push in pushes(board.spare, board.forbidden):
        if PUSH_ARROW[push] != arrow:
            arrow = PUSH_ARROW[push]
            hopeful = from_where_with(board, targets, arrow, EVERY_SIDE) & standing != 0
        if hopeful:
            starts = from_where(board, targets, push)
            for seat in range(len(board.adventurers)):
                if starts & BIT[board.adventurers[seat]]:
                    found[seat] += 1
    return found


def best_chance(board: Board, targets: i64, among: i64) -> i64:
    """The most pushes that take a target from one of the squares."""
    most: i64 = 0
    found = chances(board, targets, among)
    for square in squares_in(among):
        most = max(most, found[square])
    return most
