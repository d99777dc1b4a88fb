# compiled with mypyc
"""Rows of numbers as the compiled rules take them."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64


def packed(entries: Sequence[int]) -> vec[i64]:
    """A row of numbers, packed for speed."""
    row = vec[i64]()
    for entry in entries:
        row = append(row, entry)
    return row
