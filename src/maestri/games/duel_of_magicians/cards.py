# compiled with mypyc
"""Cards counted by kind: a hand, or the pile. Neither has an order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import in_bits, packed
from maestri.core.rng import Rng
from maestri.games.duel_of_magicians.material import (
    BALL,
    CARDS,
    COPIES,
    JOKER,
    KINDS,
    PLAYS,
    Play,
    toy_copies,
)

WIDTH: Final = 4  # bits: no kind has more than seven cards
ALL: Final[i64] = in_bits(COPIES, WIDTH)


def _laid(play: Play) -> int:
    return (
        (play.naturals << WIDTH * play.value) + (play.jokers << WIDTH * JOKER) + (play.balls << WIDTH * BALL)
    )


LAID: Final[vec[i64]] = packed([_laid(play) for play in PLAYS])
"""The cards of each move."""


class Cards:
    """How many cards of each kind there are, four bits for each, and how many in all."""

    def __init__(self, counts: i64, size: i64) -> None:
        self.counts: i64 = counts
        self.size: i64 = size

    def copy(self) -> "Cards":
        return Cards(self.counts, self.size)

    def count(self, kind: i64) -> i64:
        return count_of(self.counts, kind)

    def add(self, kind: i64, count: i64) -> None:
        self.counts += count << WIDTH * kind
        self.size += count

    def remove(self, kind: i64, count: i64) -> None:
        self.counts -= count << WIDTH * kind
        self.size -= count

    def draw(self, rng: Rng) -> i64:
        """Takes out a card; any of them is as likely to be the one."""
        kind = rng.kind(self.counts, WIDTH, self.size)
        self.remove(kind, 1)
        return kind

    def move_all(self, to: "Cards") -> None:
        """Puts all cards to others."""
        to.counts += self.counts
        to.size += self.size
        self.counts = 0
        self.size = 0


def count_of(counts: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return (counts >> WIDTH * kind) & 15


def by_kind(counts: i64) -> list[int]:
    """All the counts, in the order of the kinds."""
    return [int(count_of(counts, kind)) for kind in range(KINDS)]


def no_cards() -> Cards:
    return Cards(0, 0)


def all_cards(seats: i64, toy: bool) -> Cards:
    """DM-2, DM-3: the whole game, or the few cards of a toy."""
    if not toy:
        return Cards(ALL, CARDS)
    copies = toy_copies(seats)
    return Cards(in_bits(copies, WIDTH), sum(copies))
