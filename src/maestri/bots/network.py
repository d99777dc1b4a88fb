# compiled with mypyc
"""A small network that looks at what a seat observes. It was taught elsewhere; here it only plays.

It reckons in whole numbers, where 1,024 is one: sums of them are the same on every machine, compiled or not.
Two neighbouring sums lie in the halves of one number, so that every multiplication counts twice.
"""

from math import log1p
from typing import Final

from librt.strings import read_i16_le
from librt.vecs import append, vec
from mypy_extensions import i64

BITS: Final = 10
ONE: Final = 1 << BITS
MOST: Final = 16 * ONE  # what a cell of a layer holds at most
HALF: Final = 32  # bits
ROOM: Final = 1 << (HALF - 1)  # what a half holds, either way
NUMBER: Final = 2  # bytes


def _logarithms() -> vec[i64]:
    """Of what lies in a cell of a row: the first one of something tells more than the tenth."""
    row = vec[i64]()
    for cell in range(128):
        row = append(row, round(log1p(cell) * ONE))
    return row


LOGARITHMS: Final[vec[i64]] = _logarithms()


class Reader:
    """Whole numbers of two bytes each, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def row(self, size: i64) -> vec[i64]:
        numbers = vec[i64](capacity=size)
        for _ in range(size):
            numbers = append(numbers, i64(read_i16_le(self.data, self.at)))
            self.at += NUMBER
        return numbers


def paired(row: vec[i64]) -> vec[i64]:
    """Neighbours in the halves of one number."""
    pairs = vec[i64](capacity=len(row) // 2)
    place: i64
    for place in range(0, len(row), 2):
        pairs = append(pairs, row[place] + (row[place + 1] << HALF))
    return pairs


class Layer:
    """For every cell that goes in, what it adds to each cell that comes out."""

    def __init__(self, reader: Reader, cells: i64, width: i64, most: i64) -> None:
        """`most` is what a cell that goes in holds at most: the sums must have room for it."""
        self.rows: list[vec[i64]] = []
        bounds = vec[i64](capacity=width)
        for _ in range(width):
            bounds = append(bounds, ROOM)
        for _ in range(cells):
            row = reader.row(width)
            self.rows.append(paired(row))
            spend(bounds, row, most)
        bias = reader.row(width)
        spend(bounds, bias, ONE)
        self.bias: vec[i64] = paired(bias)

    def keep(self, cells: list[int]) -> None:
        """Only those cells go in, in that order."""
        self.rows = [self.rows[cell] for cell in cells]

    def begun(self) -> vec[i64]:
        """Sums to which nothing was added yet."""
        sums = vec[i64](capacity=len(self.bias))
        for pair in self.bias:
            sums = append(sums, pair << BITS)
        return sums

    def look(self, cells: vec[i64]) -> vec[i64]:
        sums = self.begun()
        place: i64 = 0
        for cell in cells:
            if cell:
                add(sums, self.rows[place], cell)
            place += 1
        return rectified(sums)

    def look_at_row(self, words: vec[i64]) -> vec[i64]:
        """The same for a row that somebody observes, of which eight cells lie in a number."""
        sums = self.begun()
        first: i64 = 0
        for word in words:
            place = first
            while word:
                if word & 255:
                    add(sums, self.rows[place], LOGARITHMS[word & 255])
                word = word >> 8
                place += 1
            first += 8
        return rectified(sums)


def spend(bounds: vec[i64], row: vec[i64], most: i64) -> None:
    """Takes from what sums have room for what these numbers may add to them."""
    place: i64
    for place in range(len(row)):
        bounds[place] -= max(row[place], -row[place]) * most
        if bounds[place] <= 0:
            raise ValueError("numbers too large")


def add(sums: vec[i64], row: vec[i64], times: i64) -> None:
    place: i64 = 0
    for pair in row:
        sums[place] += pair * times
        place += 1


def rectified(sums: vec[i64]) -> vec[i64]:
    """What comes out: nothing where a sum is below nothing."""
    cells = vec[i64](capacity=2 * len(sums))
    for pair in sums:
        low = ((pair + ROOM) & (2 * ROOM - 1)) - ROOM
        cells = append(cells, within(low))
        cells = append(cells, within((pair - low) >> HALF))
    return cells


def within(total: i64) -> i64:
    if total <= 0:
        return 0
    cell = total >> BITS
    return cell if cell < MOST else MOST


class Head:
    """Sums that are told: how good a move is, what a seat may expect."""

    def __init__(self, reader: Reader, width: i64, size: i64) -> None:
        self.rows: list[vec[i64]] = []
        for _ in range(size):
            self.rows.append(reader.row(width))
        self.bias: vec[i64] = reader.row(size)

    def tell(self, cells: vec[i64], which: i64) -> float:
        total = self.bias[which] << BITS
        place: i64 = 0
        row = self.rows[which]
        for cell in cells:
            if cell:
                total += cell * row[place]
            place += 1
        return float(total) / float(ONE * ONE)


class Network:
    """Layers, and two heads: one tells how good each move looks, one what each seat may expect."""

    def __init__(self, data: bytes, cells: i64, width: i64, depth: i64, moves: i64, seats: i64) -> None:
        reader = Reader(data)
        self.first: Layer = Layer(reader, cells, width, LOGARITHMS[127])
        self.further: list[Layer] = []
        for _ in range(depth - 1):
            self.further.append(Layer(reader, width, width, MOST))
        self.moves: Head = Head(reader, width, moves)
        self.values: Head = Head(reader, width, seats)

    def look(self, words: vec[i64]) -> vec[i64]:
        """What it sees in a row that somebody observes."""
        seen = self.first.look_at_row(words)
        for layer in self.further:
            seen = layer.look(seen)
        return seen
