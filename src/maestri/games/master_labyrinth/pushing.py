# compiled with mypyc
"""Pushing a corridor (ML-17 to ML-19)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth.material import (
    ARROW_COUNT,
    FIRST_OF_KIND,
    KIND,
    PUSH_ARROW,
    PUSH_SIDES,
    SHAPE_COUNT,
)
from maestri.games.master_labyrinth.position import MOVING, PUSHING, Position


def pushes(spare: i64, forbidden: i64) -> vec[i64]:
    """ML-17, ML-18: the spare, turned in every way, at every arrow but the one it came out of."""
    moves = vec[i64](capacity=48)
    first = FIRST_OF_KIND[KIND[spare]]
    end = FIRST_OF_KIND[KIND[spare] + 1]
    arrow: i64
    shape: i64
    for arrow in range(ARROW_COUNT):
        if arrow != forbidden:
            for shape in range(first, end):
                moves = append(moves, arrow * SHAPE_COUNT + shape)
    return moves


def refusal(position: Position, move: i64) -> str:
    if position.step != PUSHING:
        return "ML-16"
    if PUSH_ARROW[move] == position.board.forbidden:
        return "ML-18"
    return "" if KIND[PUSH_SIDES[move]] == KIND[position.board.spare] else "ML-17"


def push(position: Position, seat: i64, move: i64) -> None:
    """ML-16, ML-17: the first step of a turn, which nobody may leave out."""
    position.teller.pushed(position, seat, PUSH_ARROW[move], PUSH_SIDES[move])
    position.board.push(PUSH_ARROW[move], PUSH_SIDES[move])
    position.step = MOVING
