"""Rows of small numbers, eight in one: every cell is where it should be, wherever the row stands."""

import pytest

from maestri.core.packing import lowest, packed
from maestri.core.page import Page, blank, mark


def page(before: int = 0, size: int = 64) -> Page:
    made = Page(blank(size), 0, size)
    made.skip(before)
    return made


def cells(written: Page) -> list[int]:
    return list(bytes(written.words))


@pytest.mark.parametrize("before", range(9))
def test_sets_counts_and_rows_stand_wherever_they_begin(before: int) -> None:
    written = page(before)
    written.members(0b1010_0000_0001_1000_0101, 20)
    written.counts(0x3021, 4, 5)
    written.row(packed([7, 0, 127, 1]))
    members = [1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1]
    expected = [*[0] * before, *members, 1, 2, 0, 3, 0, 7, 0, 127, 1]
    assert cells(written)[: len(expected)] == expected
    assert not any(cells(written)[len(expected) :])
    assert written.at == len(expected)


@pytest.mark.parametrize("before", range(9))
@pytest.mark.parametrize(
    ("width", "counts"),
    [
        (2, [3, 0, 1, 2, 0, 0, 3, 1, 2, 3]),
        (4, [15, 1, 0, 7, 9, 2, 0, 4, 15, 3]),
    ],
)
def test_counts_are_two_or_four_bits_wide(before: int, width: int, counts: list[int]) -> None:
    written = page(before)
    written.counts(sum(count << width * place for place, count in enumerate(counts)), width, len(counts))
    assert cells(written) == [0] * before + counts + [0] * (64 - before - len(counts))


@pytest.mark.parametrize("before", range(8))
def test_numbers_are_capped_and_added_up(before: int) -> None:
    written = page(before)
    for value in (5, 127, 128, 100_000, 0, -3):
        written.number(value)
    assert cells(written)[before : before + 6] == [5, 127, 127, 127, 0, 0]
    written.put(2, 1)
    written.put(2, 3)
    assert cells(written)[before + 6 : before + 10] == [0, 0, 4, 0]


@pytest.mark.parametrize("chosen", range(24))
def test_one_of_many_stands_in_its_cell_and_in_no_other(chosen: int) -> None:
    written = page()
    written.one_of(chosen, 24)
    assert cells(written) == [int(cell == chosen) for cell in range(64)]
    words = blank(24)
    mark(words, chosen)
    assert list(bytes(words)) == [int(cell == chosen) for cell in range(24)]


def test_one_of_several_and_a_flag() -> None:
    written = page()
    written.one_of(2, 4)
    written.one_of(-1, 3)
    written.flag(True)
    written.flag(False)
    assert cells(written)[:9] == [0, 0, 1, 0, 0, 0, 0, 1, 0]
    assert written.at == 9


def test_seats_are_counted_clockwise_from_the_observer() -> None:
    written = page()
    written.seat(0, 2, 3)
    written.seat(-1, 2, 3)
    written.seats(0b101, 2, 3)
    assert cells(written)[:9] == [0, 1, 0, 0, 0, 0, 1, 1, 0]


def test_a_page_of_a_block_leaves_the_others_alone() -> None:
    words = blank(24)
    pages = [Page(words, first, 8) for first in (0, 8, 16)]
    for number, each in enumerate(pages):
        each.members(0b1000_0001, 8)
        each.clear()
        each.number(number + 1)
    assert list(bytes(words)) == [1, *[0] * 7, 2, *[0] * 7, 3, *[0] * 7]
    pages[1].clear()
    assert list(bytes(words)) == [1, *[0] * 15, 3, *[0] * 7]


def test_the_lowest_bit_of_a_set() -> None:
    assert [lowest(1 << place) for place in range(52)] == list(range(52))
    assert lowest(0b1011000) == 3


@pytest.mark.parametrize("before", range(8))
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_set_of_seats_is_counted_from_any_of_them(before: int, seats: int) -> None:
    for me in range(seats):
        for chosen in range(1 << seats):
            written = page(before)
            written.seats(chosen, me, seats)
            expected = [chosen >> (me + steps) % seats & 1 for steps in range(seats)]
            assert cells(written)[before : before + seats] == expected
            assert sum(cells(written)) == sum(expected)
            assert written.at == before + seats
