# compiled with mypyc
"""How often a treasure can be reached within one or two turns, on random boards; and how fast one looks.

A published study of the classic 7x7 game found 48 % within one turn and 98 % within two, for one target.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from maestri.core.rng import seeded
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.material import ARROW_COUNT
from maestri.games.master_labyrinth.reach import reachable_in_one, reachable_in_two, whole_turns
from maestri.games.master_labyrinth.setup import random_board

PUBLISHED: Final = (0.48, 0.98)
"""Of the classic game, for one target: the shares within one and within two turns."""


class Shares(NamedTuple):
    """Of some random boards, the share on which a target can be reached."""

    one_target_in_one_turn: float
    one_target_in_two_turns: float
    two_targets_in_one_turn: float
    two_targets_in_two_turns: float


def study(boards: int, seed: str = "study") -> Shares:
    """The shares for one treasure, and for the two of the lowest value that every opening has."""
    rng = seeded(seed)
    single_in_one: i64 = 0
    single_in_two: i64 = 0
    pair_in_one: i64 = 0
    pair_in_two: i64 = 0
    for _ in range(boards):
        board = random_board(2, rng)
        pair = board.treasures[1]
        single = pair & -pair
        if rng.below(2):
            single = pair ^ single
        if reachable_in_one(board, 0, single):
            single_in_one += 1
        if reachable_in_two(board, 0, single):
            single_in_two += 1
        if reachable_in_one(board, 0, pair):
            pair_in_one += 1
        if reachable_in_two(board, 0, pair):
            pair_in_two += 1
    return Shares(single_in_one / boards, single_in_two / boards, pair_in_one / boards, pair_in_two / boards)


def push_and_reach(board: Board, seat: i64, times: i64) -> i64:
    """Pushes the spare in, as it lies, at one arrow after the other; the squares reached in all."""
    reached: i64 = 0
    arrow: i64 = 0
    while times > 0:
        if arrow != board.forbidden:
            board.push(arrow, board.spare)
            reached += size_of(board.reachable(seat))
            times -= 1
        arrow += 1
        if arrow == ARROW_COUNT:
            arrow = 0
    return reached


def enumerate_turns(board: Board, seat: i64, times: i64) -> i64:
    """Enumerates all turns of a seat again and again; the turns (a push and a square each) in all."""
    turns: i64 = 0
    while times > 0:
        for ends in whole_turns(board, seat):
            turns += size_of(ends)
        times -= 1
    return turns


def size_of(mask: i64) -> i64:
    """How many squares are in a set."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size
