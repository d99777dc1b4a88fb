# compiled with mypyc
"""A row of small numbers that a position is written into, as those read it who learn to play.

Eight cells lie in one number, so that most of a row, which is 0, is written quickly.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST: Final = 127  # with more, the last cell of eight would make a number negative
CELLS: Final = 8  # in a number
BITS: Final = 8  # in a cell


def _spread(bits: int) -> int:
    return sum([1 << BITS * place for place in range(CELLS) if bits >> place & 1])


def _numbers(entries: list[int]) -> vec[i64]:
    row = vec[i64]()
    for entry in entries:
        row = append(row, entry)
    return row


SPREAD: Final[vec[i64]] = _numbers([_spread(bits) for bits in range(256)])
"""Eight bits as eight cells."""


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
        while place < end:
            words[place] = 0
            place += 1
        self.at = self.first

    def put(self, place: i64, value: i64) -> None:
        """A number more in the cell that lies so far to the right; what is more than 127 is 127."""
        if value > MOST:
            value = MOST
        if value > 0:
            cell = self.at + place
            self.words[cell >> 3] += value << ((cell & 7) << 3)

    def number(self, value: i64) -> None:
        """One cell; what is less than 0 is 0."""
        self.put(0, value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """One cell: 1 where something holds."""
        if holds:
            self.put(0, 1)
        self.at += 1

    def add(self, values: vec[i64]) -> None:
        """Numbers more in the next cells, which are to be added to; together they stay below 128."""
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

    def row(self, values: vec[i64]) -> None:
        """A cell for each number, none of which is more than 127."""
        self.add(values)
        self.at += len(values)

    def one_of(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 in the chosen one; none is chosen where it is less than 0."""
        if chosen >= 0:
            self.put(chosen, 1)
        self.at += size

    def members(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 for each bit of a set."""
        words = self.words
        shift = (self.at & 7) << 3
        back = CELLS * BITS - shift
        place = self.at >> 3
        while chosen:
            eight = chosen & 255
            if eight:
                cells = SPREAD[eight]
                if shift:
                    rest = cells >> back
                    if rest:
                        words[place + 1] += rest
                        cells -= rest << back
                words[place] += cells << shift
            place += 1
            chosen = chosen >> 8
        self.at += size

    def counts(self, counted: i64, width: i64, size: i64) -> None:
        """So many cells: counts that are in one number, each two or four bits wide."""
        words = self.words
        shift = (self.at & 7) << 3
        back = CELLS * BITS - shift
        place = self.at >> 3
        while counted:
            if width == 4:
                cells = from_fours(counted & 0xFFFFFFFF)
                counted = counted >> 32
            else:
                cells = from_twos(counted & 0xFFFF)
                counted = counted >> 16
            if shift:
                rest = cells >> back
                if rest:
                    words[place + 1] += rest
                    cells -= rest << back
            words[place] += cells << shift
            place += 1
        self.at += size

    def skip(self, size: i64) -> None:
        self.at += size

    # Seats, as the observing seat counts them: itself is 0, then clockwise

    def seat(self, seat: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for one of them; for none where it is less than 0."""
        if seat >= 0:
            self.put(away(seat, me, seats), 1)
        self.at += seats

    def seats(self, chosen: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for each of a set of them."""
        if chosen:
            seat: i64
            for seat in range(seats):
                if (chosen >> seat) & 1:
                    self.put(away(seat, me, seats), 1)
        self.at += seats


def from_fours(counts: i64) -> i64:
    """Eight counts of four bits each, as cells: halves are moved apart until each has eight bits."""
    counts = (counts | counts << 16) & 0x0000FFFF0000FFFF
    counts = (counts | counts << 8) & 0x00FF00FF00FF00FF
    return (counts | counts << 4) & 0x0F0F0F0F0F0F0F0F


def from_twos(counts: i64) -> i64:
    """Eight counts of two bits each, as cells."""
    counts = (counts | counts << 24) & 0x000000FF000000FF
    counts = (counts | counts << 12) & 0x000F000F000F000F
    return (counts | counts << 6) & 0x0303030303030303


def mark(words: vec[i64], cell: i64) -> None:
    """A 1 more in a cell, for those who hold the numbers that the cells lie in."""
    one: i64 = 1
    words[cell >> 3] += one << ((cell & 7) << 3)


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
