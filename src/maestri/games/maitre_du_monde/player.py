# compiled with mypyc
"""One seat of Maître du Monde."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.cards import (
    CARD_KINDS,
    DECK_OF,
    FAIR_TRADE,
    MASTER_KINDS,
    NOBEL,
    VACCINE,
)
from maestri.games.maitre_du_monde.material import DECKS, filled


class Player:
    """Money, secret cards, Maître du Monde cards, and what hangs over a player until somebody's turn."""

    def __init__(self, money: i64, hand: vec[i64], sizes: vec[i64], masters: vec[i64]) -> None:
        self.money: i64 = money
        self.hand: vec[i64] = hand  # how many of each secret card
        self.sizes: vec[i64] = sizes  # … and of each deck
        self.masters: vec[i64] = masters  # how many of each Maître du Monde card
        self.square: i64 = 0  # a place on the track, from OMC; NOTHING while moving or out of the game
        self.strikes: i64 = 0  # MM-27: turns to miss
        self.muted: i64 = 0  # MM-27: no vote until these seats' turns (a set of seats)
        self.shielded: i64 = 0  # MM-25: peacekeepers until these seats' turns
        self.out: i64 = 0  # MM-14: 1 for the first who was eliminated, 2 for the second …
        # What all have seen and who plays on may keep in mind. No rule asks for it, so a position that is
        # written down goes without: records of all versions keep their sums.
        self.attacked: i64 = 0  # MM-28: how often
        self.answered: i64 = 0  # to how many of these attacks he played a card

    def copy(self) -> "Player":
        other = Player(self.money, self.hand[:], self.sizes[:], self.masters[:])
        other.square = self.square
        other.strikes = self.strikes
        other.muted = self.muted
        other.shielded = self.shielded
        other.out = self.out
        other.attacked = self.attacked
        other.answered = self.answered
        return other

    def add(self, card: i64) -> None:
        self.hand[card] += 1
        self.sizes[DECK_OF[card]] += 1

    def remove(self, card: i64) -> None:
        self.hand[card] -= 1
        self.sizes[DECK_OF[card]] -= 1

    def has_won(self) -> bool:
        """MM-32: all three sustainable development cards."""
        masters = self.masters
        return masters[NOBEL] > 0 and masters[VACCINE] > 0 and masters[FAIR_TRADE] > 0


def seated(money: i64) -> Player:
    """MM-6: a player who has just sat down."""
    return Player(money, filled(CARD_KINDS, 0), filled(len(DECKS), 0), filled(MASTER_KINDS, 0))


NO_PLAYERS: Final[list[Player]] = []
"""At a table where nobody sits yet; nobody changes it."""
