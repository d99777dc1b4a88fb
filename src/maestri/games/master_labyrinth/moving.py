# compiled with mypyc
"""Moving an adventurer (ML-20, ML-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import taking, telling, turns
from maestri.games.master_labyrinth.material import GO, LAIR, STAY
from maestri.games.master_labyrinth.squares import BIT, SQUARES
from maestri.games.master_labyrinth.table import MOVING, Table


def moves_of(table: Table) -> vec[i64]:
    """ML-20: any square that a passage leads to, or stay."""
    moves = vec[i64](capacity=16)
    moves = append(moves, STAY)
    others = table.board.reachable(table.turn) ^ BIT[table.board.adventurers[table.turn]]
    square: i64
    for square in range(SQUARES):
        if others & BIT[square]:
            moves = append(moves, GO + square)
    return moves


def refusal(table: Table, move: i64) -> str:
    if table.step != MOVING:
        return "ML-23" if table.taken else "ML-16"
    if move == STAY:
        return ""
    here = table.board.adventurers[table.turn]
    there = move - GO
    if here == there:
        return "ML-22"
    if here == LAIR or there == LAIR:
        return "ML-21"
    return "" if table.board.reachable(table.turn) & BIT[there] else "ML-20"


def move(table: Table, seat: i64, move: i64, rng: Rng) -> None:
    """ML-20: goes, or stays; ML-22: a treasure waits for those who came from another square."""
    if move == STAY:
        if table.log is not None:
            telling.stayed(table, seat)
        turns.finish(table)
        return
    square = move - GO
    if table.log is not None:
        telling.walked(table, seat, square)
    table.board.adventurers[seat] = square
    if table.board.targets() & BIT[square]:
        taking.take(table, seat, square, rng)
    else:
        turns.finish(table)
