# compiled with mypyc
"""A bag of values 1 to 12, at most three of each, in one number: two bits a value.

Hands, treasures won and cards played are such bags, so that a position is copied quickly.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import kind_in_bits, sum_in_bits
from maestri.core.rng import Rng
from maestri.games.master_labyrinth.material import FIRST_PHASE, HIGHEST

WIDTH: Final = 2
EMPTY: Final[i64] = 0
TWO_OF_EACH: Final[i64] = sum([2 << 2 * value for value in range(1, HIGHEST + 1)])
LOW: Final[i64] = (1 << 2 * FIRST_PHASE + 2) - 1  # values 1 to 6
HIGH: Final[i64] = ((1 << 2 * HIGHEST + 2) - 1) ^ LOW  # values 7 to 12


def count(bag: i64, value: i64) -> i64:
    """How many of a value are in the bag."""
    return (bag >> (value + value)) & 3


def one(value: i64) -> i64:
    """A bag with one of a value; bags are put together by + and taken apart by -."""
    single: i64 = 1
    return single << (value + value)


def size(bag: i64) -> i64:
    """How many are in the bag."""
    return sum_in_bits(bag, WIDTH)


def total(bag: i64) -> i64:
    """The sum of the values in the bag."""
    points: i64 = 0
    value: i64 = 0
    while bag:
        points += value * (bag & 3)
        bag = bag >> 2
        value += 1
    return points


def lowest(bag: i64) -> i64:
    """The lowest value in the bag, which is not empty."""
    value: i64 = 0
    while not bag & 3:
        bag = bag >> 2
        value += 1
    return value


def drawn(bag: i64, rng: Rng) -> i64:
    """One of the bag's values, each item being as likely."""
    return kind_in_bits(bag, WIDTH, rng.below(size(bag)))


def values(bag: i64) -> vec[i64]:
    """The values in the bag, in rising order."""
    found = vec[i64]()
    value: i64 = 0
    while bag:
        for _ in range(bag & 3):
            found = append(found, value)
        bag = bag >> 2
        value += 1
    return found


def bag_of(items: list[int]) -> i64:
    """The bag of some values."""
    bag: i64 = 0
    for value in items:
        if not 1 <= value <= HIGHEST or count(bag, value) == 2:
            raise ValueError(f"there is no such value left: {value}")
        bag += one(value)
    return bag
