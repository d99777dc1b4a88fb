# compiled with mypyc
"""Where an adventurer wants to go, how far it is, what it brings there, and what everybody has so far."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.material import COIN_POINTS
from maestri.games.master_labyrinth.position import Position
from maestri.games.master_labyrinth.reach import push_to_take
from maestri.games.master_labyrinth.scoring import score
from maestri.games.master_labyrinth.squares import BIT, SIDE, SQUARES

ALL: Final[i64] = (1 << SQUARES) - 1
FIRST_COLUMN: Final[i64] = sum([1 << SIDE * row for row in range(SIDE)])
LAST_COLUMN: Final[i64] = FIRST_COLUMN << SIDE - 1
FARTHEST: Final = 12


def goals_of(table: Position) -> i64:
    """ML-22: the treasures that can be taken; ML-30: once they are gone, the square that the dragon faces."""
    targets = table.board.targets()
    if targets:
        return targets
    return BIT[table.board.faced()]


def steps_apart(squares: i64, goals: i64) -> i64:
    """How many steps two sets of squares are apart, walls aside."""
    steps: i64 = 0
    while not squares & goals and steps < FARTHEST:
        grown = squares | squares << SIDE | squares >> SIDE
        grown |= (squares & ~LAST_COLUMN) << 1 | (squares & ~FIRST_COLUMN) >> 1
        squares = grown & ALL
        steps += 1
    return steps


def prize(table: Position, seat: i64, value: i64) -> float:
    """ML-24: a treasure's points, with the coin where the seat holds its card."""
    points = float(value)
    if bag.count(table.players[seat].hand, value):
        points += float(COIN_POINTS)
    return points


def card_cost(table: Position, card: i64) -> float:
    """What a card may still bring as a coin; nothing once its treasures are gone, but it is kept for luck."""
    wanted = table.board.wanted()
    if card < wanted or (wanted == 0 and not table.waiting):
        return 0.4
    return 0.4 + float(COIN_POINTS) * 1.2 / float(table.seats)


def points_so_far(table: Position) -> vec[float]:
    """ML-33: by seat."""
    points = vec[float](capacity=4)
    seat: i64
    for seat in range(table.seats):
        points = append(points, float(score(table, seat)))
    return points


def can_take(board: Board, seat: i64) -> bool:
    """Whether a seat that pushes next can take a treasure; one under the lair may ride out."""
    targets = board.treasures[board.wanted()]
    return targets != 0 and push_to_take(board, BIT[board.adventurers[seat]], targets) >= 0
