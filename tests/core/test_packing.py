"""Things counted by kind, in rows and in bits."""

import pytest

from maestri.core.packing import in_bits, kind_in_bits, kind_in_row, packed, sum_in_bits, unpacked
from maestri.core.seating import ALONE, MOST_SEATS, SEATS_OF, left_of

COUNTS = (2, 0, 3, 1)
KINDS = (0, 0, 2, 2, 2, 3)
"""The kind of each thing, where they lie in a row."""


def test_a_row_has_all_its_numbers_in_order() -> None:
    assert list(packed([5, 0, -7])) == [5, 0, -7]
    assert list(packed([])) == []


def test_the_kind_of_each_thing_is_found_by_how_many_lie_before_it() -> None:
    assert tuple(kind_in_row(packed(COUNTS), nth) for nth in range(6)) == KINDS


@pytest.mark.parametrize("width", [2, 3, 8])
def test_counts_in_bits_are_the_same_counts(width: int) -> None:
    bits = sum(count << width * kind for kind, count in enumerate(COUNTS))
    assert tuple(kind_in_bits(bits, width, nth) for nth in range(6)) == KINDS
    assert in_bits(COUNTS, width) == bits
    assert tuple(unpacked(bits, width)) == COUNTS
    assert sum_in_bits(bits, width) == 6
    assert sum_in_bits(0, width) == 0


def test_a_set_of_seats_names_them_in_order() -> None:
    assert (SEATS_OF[0], SEATS_OF[0b101], SEATS_OF[-1]) == ((), (0, 2), tuple(range(MOST_SEATS)))
    assert [SEATS_OF[1 << seat] for seat in range(MOST_SEATS)] == ALONE
    assert len(SEATS_OF) == 64


def test_the_last_seat_has_the_first_to_its_left() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
