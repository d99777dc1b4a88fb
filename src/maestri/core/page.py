# compiled with mypyc
"""A row of small numbers that a position is written into, as those read it who learn to play.

Eight cells lie in one number, so that most of a row, which is 0, is written quickly.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed

MOST: Final = 127  # with more, the last cell of eight would make a number negative
CELLS: Final = 8  # in a number
BITS: Final = 8  # in a cell


NONE: Final[i64] = -1
"""Nothing is chosen. Typed, since `-1 if … else …` of a bare number makes an object of it."""


FIRST: Final[vec[i64]] = packed([1 << BITS * place for place in range(CELLS)])
"""A 1 in each cell. Looked up, because `1 << n` of a variable n becomes a shift of 32 bits in C."""


ONES: Final[vec[i64]] = packed(
    [sum((bits >> place & 1) << BITS * place for place in range(CELLS)) for bits in range(1 << CELLS)]
)
"""The cells that each set of up to eight fills."""


def blank(size: i64) -> vec[i64]:
    """Room for so many cells, all of them 0."""
    words = vec[i64](capacity=size // CELLS + 1)
    for _ in range((size + CELLS - 1) // CELLS):
        words = append(words, 0)
    return words


class Page:
    """A row of cells from 0 to 127, written from the left. Rows of many pages may lie in one block."""

    def __init__(self, words: vec[i64], first: i64, size: i64) -> None:
        """Both the first cell and the size are multiples of eight."""
        self.words: vec[i64] = words
        self.first: i64 = first
        self.end: i64 = first + size
        self.at: i64 = first

    def clear(self) -> None:
        """Back to the left, with nothing written."""
        words = self.words
        place = self.first >> 3
        end = self.end >> 3
        while place < end - 7:  # eight at a time: a page is cleared before every decision
            words[place] = 0
            words[place + 1] = 0
            words[place + 2] = 0
            words[place + 3] = 0
            words[place + 4] = 0
            words[place + 5] = 0
            words[place + 6] = 0
            words[place + 7] = 0
            place += 8
        while place < end:
            words[place] = 0
            place += 1
        self.at = self.first

    def put(self, place: i64, value: i64) -> None:
        """A number more in the cell that lies so far to the right; what is more than 127 is 127."""
        if value > 0:
            number_at(self.words, self.at + place, value)

    def number(self, value: i64) -> None:
        """One cell; what is less than 0 is 0."""
        cell = self.at
        self.at = cell + 1
        if value > 0:
            number_at(self.words, cell, value)

    def flag(self, holds: bool) -> None:
        """One cell: 1 where something holds."""
        cell = self.at
        self.at = cell + 1
        if holds:
            mark(self.words, cell)

    def row(self, values: vec[i64]) -> None:
        """A cell for each number, none of which is more than 127."""
        words = self.words
        place = self.at >> 3
        shift = (self.at & 7) << 3
        word: i64 = 0
        for value in values:
            word += value << shift
            shift += BITS
            if shift == CELLS * BITS:
                words[place] += word
                place += 1
                shift = 0
                word = 0
        if word:
            words[place] += word
        self.at += len(values)

    def one_of(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 in the chosen one; none is chosen where it is less than 0."""
        cell = self.at
        self.at = cell + size
        if chosen >= 0:
            mark(self.words, cell + chosen)

    def members(self, chosen: i64, size: i64) -> None:
        """So many cells, 56 at most: a 1 for each bit of a set."""
        if chosen:
            members_at(self.words, self.at, chosen)
        self.at += size

    def counts(self, counted: i64, width: i64, size: i64) -> None:
        """So many cells: counts that are in one number, each two or four bits wide."""
        if counted:
            counts_at(self.words, self.at, counted, width)
        self.at += size

    def skip(self, size: i64) -> None:
        self.at += size

    # Seats, as the observing seat counts them: itself is 0, then clockwise

    def seat(self, seat: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for one of them; for none where it is less than 0."""
        cell = self.at
        self.at = cell + seats
        if seat >= 0:
            mark(self.words, cell + away(seat, me, seats))

    def seats(self, chosen: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for each of a set of them."""
        if chosen:
            behind = chosen >> me  # me, and who sits between me and the last seat
            self.members(behind + ((chosen - (behind << me)) << (seats - me)), seats)
        else:
            self.at += seats


# What a page writes, for those who hold the numbers that the cells lie in, and count the cells themselves


def mark(words: vec[i64], cell: i64) -> None:
    """A 1 more in a cell."""
    words[cell >> 3] += FIRST[cell & 7]


def number_at(words: vec[i64], cell: i64, value: i64) -> None:
    """A number above 0; what is more than 127 is 127."""
    if value > MOST:
        value = MOST
    words[cell >> 3] += value << ((cell & 7) << 3)


def members_at(words: vec[i64], cell: i64, chosen: i64) -> None:
    """A 1 for each bit of a set that is not empty."""
    ones = ONES
    place = cell >> 3
    rest = chosen << (cell & 7)
    words[place] += ones[rest & 255]  # others have begun this one
    rest >>= CELLS
    while rest:
        place += 1
        words[place] = ones[rest & 255]
        rest >>= CELLS


def counts_at(words: vec[i64], cell: i64, counted: i64, width: i64) -> None:
    """Counts that are in one number, each two or four bits wide."""
    place = cell >> 3
    begun = cell & 7
    bits = (CELLS - begun) * width  # of those that stand in the number that others have begun
    rest = counted >> bits
    words[place] += apart(counted - (rest << bits), width) << begun * BITS
    bits = CELLS * width
    while rest:  # nothing stands there yet
        counted = rest
        rest = counted >> bits
        place += 1
        words[place] = apart(counted - (rest << bits), width)


def apart(counts: i64, width: i64) -> i64:
    """Eight counts as cells: halves are moved apart until each has its eight bits."""
    if width == 4:
        counts = (counts | counts << 16) & 0x0000FFFF0000FFFF
        counts = (counts | counts << 8) & 0x00FF00FF00FF00FF
        return (counts | counts << 4) & 0x0F0F0F0F0F0F0F0F
    counts = (counts | counts << 24) & 0x000000FF000000FF
    counts = (counts | counts << 12) & 0x000F000F000F000F
    return (counts | counts << 6) & 0x0303030303030303


def away(seat: i64, me: i64, seats: i64) -> i64:
    """How many seats clockwise of me."""
    distance = seat - me
    if distance < 0:
        distance += seats
    return distance


def counted_from(me: i64, steps: i64, seats: i64) -> i64:
    """The seat so many steps clockwise of me."""
    seat = me + steps
    if seat >= seats:
        seat -= seats
    return seat
