# compiled with mypyc
"""Sets of cards as numbers: a bit for each number card, four bits to count each type of rule card."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import lowest, sum_in_bits
from maestri.games.master_of_rules.material import COPIES, NUMBERS, TYPES

WIDTH: Final = 4
ALL_NUMBERS: Final[i64] = (1 << NUMBERS) - 1
ALL_RULES: Final[i64] = sum(COPIES << WIDTH * kind for kind in range(len(TYPES)))
ALL_TYPES: Final[i64] = (1 << len(TYPES)) - 1


def _powers(step: int, count: int) -> vec[i64]:
    table = vec[i64]()
    for index in range(count):
        table = append(table, 1 << step * index)
    return table


# Looked up, because `1 << n` of a variable n becomes a shift of 32 bits in C.
_BIT: Final[vec[i64]] = _powers(1, NUMBERS)
_ONE: Final[vec[i64]] = _powers(WIDTH, len(TYPES))


def bit(card: i64) -> i64:
    """A set that holds one number card, or one type."""
    return _BIT[card]


def size(cards: i64) -> i64:
    """How many number cards a set holds."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def nth_number(cards: i64, nth: i64) -> i64:
    """The number card that has `nth` others before it."""
    while nth > 0:
        cards &= cards - 1
        nth -= 1
    return lowest(cards)


def one_of(kind: i64) -> i64:
    """A count that holds one rule card."""
    return _ONE[kind]


def count(rules: i64, kind: i64) -> i64:
    """How many rule cards of a type there are."""
    return (rules >> WIDTH * kind) & 15


def total(rules: i64) -> i64:
    """How many rule cards there are of all types."""
    return sum_in_bits(rules, WIDTH)


def types_in(rules: i64) -> i64:
    """The types that are there at all, as a set."""
    some = rules | rules >> 1
    some = (some | some >> 2) & 0x11111
    # The five bits stand four apart; this moves them together.
    return some & 1 | some >> 3 & 2 | some >> 6 & 4 | some >> 9 & 8 | some >> 12 & 16
