# compiled with mypyc
"""What is under way beside the turn itself: a collection, a vote, a combat, a deal.

While nothing of a kind is under way, all positions share one idle object, which nobody changes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.material import filled


class Collection:
    """MM-42: what was noted when a player passed OMC, and how far the collecting has come."""

    def __init__(self, bank: vec[i64], payers: vec[i64]) -> None:
        self.bank: vec[i64] = bank  # what the bank owes for each family
        self.payers: vec[i64] = payers  # who owes tax for each family (a set of seats)
        self.fallen: i64 = 0  # families that bring nothing (a set)
        self.doubled: i64 = 0  # families that the bank pays twice
        self.step: i64 = 0  # how many seats to the left of the collector are done with
        self.frozen: bool = False

    def copy(self) -> "Collection":
        if self is NO_COLLECTION:
            return self
        other = Collection(self.bank[:], self.payers[:])
        other.fallen = self.fallen
        other.doubled = self.doubled
        other.step = self.step
        other.frozen = self.frozen
        return other


class Resolution:
    """MM-22: a resolution, and the votes on it."""

    def __init__(self, proposer: i64, card: i64, target: i64, votes: vec[i64]) -> None:
        self.proposer: i64 = proposer
        self.card: i64 = card
        self.target: i64 = target  # a seat, a family or a region, as the card says
        self.votes: vec[i64] = votes  # -1: none yet, -2: has no vote
        self.step: i64 = 0  # how many seats to the left of the proposer said that they have no veto

    def copy(self) -> "Resolution":
        if self is NO_RESOLUTION:
            return self
        other = Resolution(self.proposer, self.card, self.target, self.votes[:])
        other.step = self.step
        return other


class Combat:
    """MM-28: who fights for which region, and the cards played so far."""

    def __init__(self, attacker: i64, defender: i64, region: i64) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.region: i64 = region
        self.fighter: i64 = attacker  # who plays the next card
        self.facing: i64 = -1  # the card to be answered; -1: a combat is opened
        self.cancelled: i64 = 0  # MM-31: whose Nobel Prize has done its work (a set of seats)
        self.called: bool = False  # MM-30: offers were called for before this answer
        self.step: i64 = 0  # how many seats to the left of the fighter were asked for an offer
        self.spent: list[vec[i64]] = [vec[i64](), vec[i64]()]  # cards of attacker and defender, as played
        self.offers: vec[i64] = filled(6, -1)  # the card that each seat offers
        self.prices: vec[i64] = filled(6, 0)

    def copy(self) -> "Combat":
        if self is NO_COMBAT:
            return self
        other = Combat(self.attacker, self.defender, self.region)
        other.fighter = self.fighter
        other.facing = self.facing
        other.cancelled = self.cancelled
        other.called = self.called
        other.step = self.step
        other.spent = [self.spent[0][:], self.spent[1][:]]
        other.offers = self.offers[:]
        other.prices = self.prices[:]
        return other

    def opponent(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker


class Deal:
    """MM-36: one card, one price, one buyer. What is not agreed on yet is -1."""

    def __init__(self, proposer: i64, item: i64, selling: bool) -> None:
        self.proposer: i64 = proposer
        self.item: i64 = item
        self.selling: bool = selling
        self.partner: i64 = -1
        self.price: i64 = -1

    def copy(self) -> "Deal":
        if self is NO_DEAL:
            return self
        other = Deal(self.proposer, self.item, self.selling)
        other.partner = self.partner
        other.price = self.price
        return other

    def buyer(self) -> i64:
        return self.partner if self.selling else self.proposer

    def seller(self) -> i64:
        return self.proposer if self.selling else self.partner


NO_COLLECTION: Final = Collection(filled(8, 0), filled(8, 0))
NO_RESOLUTION: Final = Resolution(-1, -1, -1, filled(6, -2))
NO_COMBAT: Final = Combat(-1, -1, -1)
NO_DEAL: Final = Deal(-1, -1, True)
