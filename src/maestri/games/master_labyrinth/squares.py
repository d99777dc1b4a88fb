# compiled with mypyc
"""The 49 squares, and sets of them as the bits of one number: a1 is square 0, b1 square 1, g7 square 48."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed

SIDE: Final = 7
SQUARES: Final = 49
NAMES: Final[list[str]] = [f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg"]
NUMBER: Final[dict[str, int]] = {name: square for square, name in enumerate(NAMES)}

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


BIT: Final[vec[i64]] = packed([1 << square for square in range(SQUARES)])
ROW: Final[i64] = (1 << SIDE) - 1


def squares_in(mask: i64) -> vec[i64]:
    """The squares of a set, in order."""
    squares = vec[i64]()
    square: i64 = 0
    while mask:
        if not mask & ROW:  # most rows of most sets are empty
            mask = mask >> SIDE
            square += SIDE
            continue
        if mask & 1:
            squares = append(squares, square)
        mask = mask >> 1
        square += 1
    return squares


def names_in(mask: i64) -> tuple[str, ...]:
    """The squares of a set by their names."""
    return tuple([NAMES[square] for square in squares_in(mask)])
