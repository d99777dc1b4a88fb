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
FITTING: Final[vec[i64]] = _numbers(
    [(1 << BITS * (CELLS - used)) - 1 if used else -1 for used in range(CELLS)]
)
"""What of eight cells still fits into a number of which so many are used."""


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
            mark(self.words, self.at)
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
            mark(self.words, self.at + chosen)
        self.at += size

    def members(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 for each bit of a set."""
        words = self.words
        used = self.at & 7
        place = self.at >> 3
        fitting = FITTING[used]
        carry: i64 = 0
        while chosen:
            cells = SPREAD[chosen & 255]
            word = carry + ((cells & fitting) << (used << 3))
            if used:
                carry = cells >> ((CELLS - used) << 3)
            if word:
                words[place] += word
            place += 1
            chosen = chosen >> 8
        if carry:
            words[place] += carry
        self.at += size

    def counts(self, counted: i64, width: i64, size: i64) -> None:
        """So many cells: counts that are in one number, each so many bits wide, seven at most."""
        one: i64 = 1
        mask = (one << width) - 1
        at = self.at
        word: i64 = 0
        shift: i64 = 0
        while counted:
            word += (counted & mask) << shift
            counted = counted >> width
            shift += BITS
            if shift == CELLS * BITS:
                self.eight(at, word)
                at += CELLS
                shift = 0
                word = 0
        if word:
            self.eight(at, word)
        self.at += size

    def eight(self, at: i64, cells: i64) -> None:
        """Eight cells at once, more in those that lie from a place on."""
        words = self.words
        used = at & 7
        words[at >> 3] += (cells & FITTING[used]) << (used << 3)
        if used:
            rest = cells >> ((CELLS - used) << 3)
            if rest:
                words[(at >> 3) + 1] += rest

    def skip(self, size: i64) -> None:
        self.at += size

    # Seats, as the observing seat counts them: itself is 0, then clockwise

    def seat(self, seat: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for one of them; for none where it is less than 0."""
        if seat >= 0:
            mark(self.words, self.at + away(seat, me, seats))
        self.at += seats

    def seats(self, chosen: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for each of a set of them."""
        if chosen:
            seat: i64
            for seat in range(seats):
                if (chosen >> seat) & 1:
                    self.put(away(seat, me, seats), 1)
        self.at += seats


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
