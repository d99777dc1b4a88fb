# compiled with mypyc
"""Numbers as the compiled rules take them: in rows, or several small ones in one."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def packed(entries: Iterable[int]) -> vec[i64]:
    """A row of numbers, packed for speed."""
    row = vec[i64]()
    for entry in entries:
        row = append(row, entry)
    return row


# The powers of two leave different rests modulo 53, up to the 52nd.
_MODULUS: Final = 53


def _indices() -> vec[i64]:
    rests = [pow(2, index, _MODULUS) for index in range(_MODULUS - 1)]
    return packed([rests.index(rest) if rest in rests else -1 for rest in range(_MODULUS)])


_INDEX: Final[vec[i64]] = _indices()


def lowest(bits: i64) -> i64:
    """The place of the first bit in a set of up to 52 that is not empty."""
    return _INDEX[(bits & -bits) % _MODULUS]


def kind_in_row(counts: vec[i64], nth: i64) -> i64:
    """Of things counted by kind, the kind of the one that has `nth` others before it."""
    kind: i64 = 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    return kind


def kind_in_bits(counts: i64, width: i64, nth: i64) -> i64:
    """The same where the counts are in one number, each so many bits wide."""
    one: i64 = 1
    mask = (one << width) - 1
    kind: i64 = 0
    while nth >= counts & mask:
        nth -= counts & mask
        counts >>= width
        kind += 1
    return kind


def in_bits(counts: Sequence[int], width: int) -> int:
    """Counts in one number, each so many bits wide."""
    return sum([count << width * kind for kind, count in enumerate(counts)])


def unpacked(counts: i64, width: i64) -> vec[i64]:
    """Counts that are in one number, as a row."""
    one: i64 = 1
    mask = (one << width) - 1
    row = vec[i64]()
    while counts:
        row = append(row, counts & mask)
        counts >>= width
    return row


def sum_in_bits(counts: i64, width: i64) -> i64:
    """How many things there are of all kinds."""
    one: i64 = 1
    mask = (one << width) - 1
    total: i64 = 0
    while counts:
        total += counts & mask
        counts >>= width
    return total
