# compiled with mypyc
"""A row of small numbers that a position is written into, as those read it who learn to play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

MOST: Final = 255


def blank(size: i64) -> vec[u8]:
    """So many cells, all of them 0."""
    cells = vec[u8](capacity=size)
    for _ in range(size):
        cells = append(cells, u8(0))
    return cells


class Page:
    """A row of cells from 0 to 255, written from the left. Rows of many pages may lie in one block.

    A page remembers what it wrote, so that most of it, which is 0, need not be written again.
    """

    def __init__(self, cells: vec[u8], first: i64, size: i64) -> None:
        self.cells: vec[u8] = cells
        self.first: i64 = first
        self.end: i64 = first + size
        self.at: i64 = first
        self.written: vec[i64] = vec[i64](capacity=64)  # the places that are not 0 …
        self.count: i64 = 0  # … and how many of them count

    def clear(self) -> None:
        """Back to the left, with nothing written."""
        number: i64
        for number in range(self.count):
            self.cells[self.written[number]] = u8(0)
        self.count = 0
        self.at = self.first

    def mark(self, place: i64, value: i64) -> None:
        if value > MOST:
            value = MOST
        if value > 0:
            self.cells[place] = u8(value)
            self.remember(place)

    def remember(self, place: i64) -> None:
        if self.count < len(self.written):
            self.written[self.count] = place
        else:
            self.written = append(self.written, place)
        self.count += 1

    def number(self, value: i64) -> None:
        """One cell; what is more than 255 is 255, what is less than 0 is 0."""
        self.mark(self.at, value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """One cell: 1 where something holds."""
        if holds:
            self.mark(self.at, 1)
        self.at += 1

    def row(self, values: vec[i64]) -> None:
        """A cell for each number."""
        for value in values:
            self.number(value)

    def one_of(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 in the chosen one; none is chosen where it is less than 0."""
        if chosen >= 0:
            self.mark(self.at + chosen, 1)
        self.at += size

    def members(self, chosen: i64, size: i64) -> None:
        """So many cells: a 1 for each bit of a set."""
        place = self.at
        while chosen:
            if chosen & 1:
                self.mark(place, 1)
            chosen = chosen >> 1
            place += 1
        self.at += size

    def counts(self, counted: i64, width: i64, size: i64) -> None:
        """So many cells: counts that are in one number, each so many bits wide."""
        one: i64 = 1
        mask = (one << width) - 1
        place = self.at
        while counted:
            self.mark(place, counted & mask)
            counted = counted >> width
            place += 1
        self.at += size

    def add(self, place: i64) -> None:
        """One more in a cell that lies so far to the right."""
        self.mark(self.at + place, i64(self.cells[self.at + place]) + 1)

    def skip(self, size: i64) -> None:
        self.at += size

    # Seats, as the observing seat counts them: itself is 0, then clockwise

    def seat(self, seat: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for one of them; for none where it is less than 0."""
        if seat >= 0:
            self.mark(self.at + away(seat, me, seats), 1)
        self.at += seats

    def seats(self, chosen: i64, me: i64, seats: i64) -> None:
        """So many cells as there are seats: a 1 for each of a set of them."""
        if chosen:
            seat: i64
            for seat in range(seats):
                if (chosen >> seat) & 1:
                    self.mark(self.at + away(seat, me, seats), 1)
        self.at += seats


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
