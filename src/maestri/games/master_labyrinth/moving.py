# compiled with mypyc
"""Moving an adventurer (ML-20, ML-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import taking, turns
from maestri.games.master_labyrinth.material import GO, LAIR, STAY
from maestri.games.master_labyrinth.position import MOVING, Position
from maestri.games.master_labyrinth.squares import BIT, SQUARES


def moves_of(position: Position) -> vec[i64]:
    """ML-20: any square that a passage leads to, or stay."""
    moves = vec[i64](capacity=16)
    moves = append(moves, STAY)
    others = position.board.reachable(position.turn) ^ BIT[position.board.adventurers[position.turn]]
    square: i64
    for square in range(SQUARES):
        if others & BIT[square]:
            moves = append(moves, GO + square)
    return moves


def refusal(position: Position, move: i64) -> str:
    if position.step != MOVING:
        return "ML-23" if position.taken else "ML-16"
    if move == STAY:
        return ""
    here = position.board.adventurers[position.turn]
    there = move - GO
    if here == there:
        return "ML-22"
    if here == LAIR or there == LAIR:
        return "ML-21"
    return "" if position.board.reachable(position.turn) & BIT[there] else "ML-20"


def move(position: Position, seat: i64, move: i64, rng: Rng) -> None:
    """ML-20: goes, or stays; ML-22: a treasure waits for those who came from another square."""
    if move == STAY:
        position.teller.stayed(position, seat)
        turns.finish(position)
        return
    square = move - GO
    position.teller.walked(position, seat, square)
    position.board.adventurers[seat] = square
    if position.board.targets() & BIT[square]:
        taking.take(position, seat, square, rng)
    else:
        turns.finish(position)
