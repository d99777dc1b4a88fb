# compiled with mypyc
"""Cards counted by kind: a hand, or the pile. Neither has an order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.core.rng import Rng
from maestri.games.duel_of_magicians.material import CARDS, COPIES, KINDS, toy_copies

NONE: Final[vec[i64]] = packed([0] * KINDS)
ALL: Final[vec[i64]] = packed(COPIES)


class Cards:
    """How many cards of each kind there are, and how many in all."""

    def __init__(self, count: vec[i64], size: i64) -> None:
        self.count: vec[i64] = count
        self.size: i64 = size

    def copy(self) -> "Cards":
        return Cards(self.count[:], self.size)

    def add(self, kind: i64, count: i64) -> None:
        self.count[kind] += count
        self.size += count

    def remove(self, kind: i64, count: i64) -> None:
        self.count[kind] -= count
        self.size -= count

    def draw(self, rng: Rng) -> i64:
        """Takes out a card; any of them is as likely to be the one."""
        kind = rng.kind(self.count, self.size)
        self.remove(kind, 1)
        return kind

    def move_all(self, to: "Cards") -> None:
        """Puts all cards to others."""
        kind: i64
        for kind in range(KINDS):
            to.count[kind] += self.count[kind]
            self.count[kind] = 0
        to.size += self.size
        self.size = 0


def no_cards() -> Cards:
    return Cards(NONE[:], 0)


def all_cards(seats: i64, toy: bool) -> Cards:
    """DM-2, DM-3: the whole game, or the few cards of a toy."""
    if not toy:
        return Cards(ALL[:], CARDS)
    copies = toy_copies(seats)
    return Cards(packed(copies), sum(copies))
