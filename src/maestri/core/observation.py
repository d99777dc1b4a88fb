"""What a seat observes, as numbers: what each cell of a row means."""

from collections.abc import Iterable
from functools import cached_property
from itertools import accumulate
from math import prod

import msgspec

from maestri.core.page import CELLS, Page, blank
from maestri.core.state import State


class Feature(msgspec.Struct, frozen=True):
    """Some cells of a row: what they are called, how they lie, and what they say."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observation(msgspec.Struct, frozen=True, dict=True):
    """The layout of a row, feature by feature from the left. Seats are counted clockwise from the observer.

    Every cell is a number from 0 to 127; what is more is 127. A row has a multiple of eight cells: the last
    ones may say nothing.
    """

    game: str
    seats: int
    features: tuple[Feature, ...]

    @cached_property
    def size(self) -> int:
        """How many cells a row has."""
        return -(-sum(feature.size for feature in self.features) // CELLS) * CELLS

    @property
    def places(self) -> dict[str, slice]:
        """Where in a row each feature lies."""
        ends = accumulate(feature.size for feature in self.features)
        return {each.name: slice(end - each.size, end) for each, end in zip(self.features, ends, strict=True)}

    def cells_in(self, wider: "Observation") -> list[int]:
        """Where each cell lies in a row of more seats; for those that say nothing, anywhere."""
        names = zip(self.features, (wider.places[each.name].start for each in self.features), strict=True)
        cells = [first + place for feature, first in names for place in range(feature.size)]
        return cells + [0] * (self.size - len(cells))

    def encode(self, state: State, seat: int) -> bytes:
        """A position as a seat observes it."""
        words = blank(self.size)
        state.encode(seat, Page(words, 0, self.size))
        return bytes(words)

    def read(self, row: bytes) -> dict[str, tuple[int, ...]]:
        """The cells of a row by the names of its features."""
        return {name: tuple(row[place]) for name, place in self.places.items()}


def by_seat(features: Iterable[Feature], seats: int) -> tuple[Feature, ...]:
    """The same features for each seat, the observer's first, then clockwise."""
    return tuple(
        Feature(f"{feature.name}-{away}", feature.shape, feature.meaning)
        for away in range(seats)
        for feature in features
    )
