# compiled with mypyc
"""Seats around a table, and sets of them."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 6

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


def _seats_of(chosen: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MOST_SEATS) if chosen >> seat & 1])


SEATS_OF: Final[list[tuple[int, ...]]] = [_seats_of(chosen) for chosen in range(1 << MOST_SEATS)]
"""The seats of a set in which a bit stands for a seat."""


def left_of(seat: i64, seats: i64) -> i64:
    """The next seat clockwise, of so many."""
    left = seat + 1
    if left == seats:
        left = 0
    return left
