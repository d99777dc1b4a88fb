# compiled with mypyc
"""Who knows which secret cards of whom: cards that were shown, named or passed on, and not played since."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.maitre_du_monde.cards import DECK_OF, FIRST_CARD
from maestri.games.maitre_du_monde.material import MOST_SEATS

SPECTATORS: Final = MOST_SEATS  # they know as one
_KNOWERS: Final = MOST_SEATS + 1  # bits for the seats and the spectators
EVERYBODY: Final = (1 << _KNOWERS) - 1
_CARDS: Final = 5  # bits for the card


class Knowledge:
    """Facts, one for each known card: the holder, the card, and the set of seats that know."""

    def __init__(self, facts: vec[i64]) -> None:
        self.facts: vec[i64] = facts

    def copy(self) -> "Knowledge":
        return Knowledge(self.facts[:])

    def see(self, holder: i64, card: i64, held: i64, knowers: i64) -> None:
        """The knowers now know that the holder has at least as many of this card."""
        lacking = self._lacking(holder, card, held, knowers)
        while lacking:
            self.facts = append(self.facts, fact(holder, card, lacking))
            lacking = self._lacking(holder, card, held, knowers)

    def _lacking(self, holder: i64, card: i64, held: i64, knowers: i64) -> i64:
        lacking: i64 = 0
        knower: i64
        for knower in range(SPECTATORS + 1):
            if (knowers >> knower) & 1 and knower != holder and self.count(knower, holder, card) < held:
                lacking |= 1 << knower
        return lacking

    def gain(self, holder: i64, card: i64, knowers: i64) -> None:
        """The knowers saw this card come into the holder's hand."""
        self.facts = append(self.facts, fact(holder, card, knowers & ~(1 << holder)))

    def count(self, knower: i64, holder: i64, card: i64) -> i64:
        """How many of a card the knower knows the holder to have."""
        found: i64 = 0
        for known in self.facts:
            if holder_of(known) == holder and card_of(known) == card and (known >> knower) & 1:
                found += 1
        return found

    def leave(self, holder: i64, card: i64, witnesses: i64) -> None:
        """A card leaves a hand. Who does not see which one is no longer sure of any card of that deck."""
        if len(self.facts) == 0:
            return
        self._lose(holder, card, witnesses)
        deck = DECK_OF[card]
        other: i64
        for other in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
            self._lose(holder, other, EVERYBODY & ~witnesses)

    def _lose(self, holder: i64, card: i64, knowers: i64) -> None:
        """Each of the knowers knows of one fewer."""
        kept = vec[i64](capacity=len(self.facts))
        for known in self.facts:
            if holder_of(known) == holder and card_of(known) == card:
                lost = known & knowers
                known &= ~lost
                knowers &= ~lost
            if known & EVERYBODY:
                kept = append(kept, known)
        self.facts = kept

    def keep(self, knower: i64) -> None:
        """Nothing but what one knows, in no order of its own: what others know is hidden from him."""
        if len(self.facts) == 0:
            return
        bit: i64 = 1 << knower
        kept = [int(known & ~EVERYBODY | bit) for known in self.facts if known & bit]
        self.facts = packed(sorted(kept))

    def forget(self, holder: i64, deck: i64) -> None:
        """Nothing of a deck is left in the holder's hand."""
        kept = vec[i64](capacity=len(self.facts))
        for known in self.facts:
            if holder_of(known) != holder or DECK_OF[card_of(known)] != deck:
                kept = append(kept, known)
        self.facts = kept


NOTHING_KNOWN: Final = Knowledge(vec[i64]())
"""Of a table at which nobody sits yet; nobody changes it."""


def fact(holder: i64, card: i64, knowers: i64) -> i64:
    return (((holder << _CARDS) | card) << _KNOWERS) | knowers


def holder_of(known: i64) -> i64:
    return known >> (_KNOWERS + _CARDS)


def card_of(known: i64) -> i64:
    return (known >> _KNOWERS) & ((1 << _CARDS) - 1)


def knowers_of(known: i64) -> list[int]:
    return [knower for knower in range(_KNOWERS) if (known >> knower) & 1]
