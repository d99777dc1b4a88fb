# compiled with mypyc
"""What is under way beside the turn itself: a collection, a vote, a combat, a deal.

While nothing of a kind is under way, all positions share one idle object, which nobody changes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.material import FAMILIES, HAS_NO_VOTE, MOST_SEATS, NOTHING, filled


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
        self.votes: vec[i64] = votes  # FOR, AGAINST or ABSTAIN; NO_VOTE_YET or HAS_NO_VOTE
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
        self.facing: i64 = NOTHING  # the card to be answered; NOTHING: a combat is opened
        self.cancelled: i64 = 0  # MM-31: whose Nobel Prize has done its work (a set of seats)
        self.called: bool = False  # MM-30: offers were called for before this answer
        self.step: i64 = 0  # how many seats to the left of the fighter were asked for an offer
        self.spent_in_attack: vec[i64] = vec[i64]()  # the attacker's cards, as played
        self.spent_in_defence: vec[i64] = vec[i64]()
        self.offers: vec[i64] = filled(MOST_SEATS, NOTHING)  # the card that each seat offers
        self.prices: vec[i64] = filled(MOST_SEATS, 0)

    def copy(self) -> "Combat":
        if self is NO_COMBAT:
            return self
        other = Combat(self.attacker, self.defender, self.region)
        other.fighter = self.fighter
        other.facing = self.facing
        other.cancelled = self.cancelled
        other.called = self.called
        other.step = self.step
        other.spent_in_attack = self.spent_in_attack[:]
        other.spent_in_defence = self.spent_in_defence[:]
        other.offers = self.offers[:]
        other.prices = self.prices[:]
        return other

    def clear_offers(self) -> None:
        self.offers = filled(MOST_SEATS, NOTHING)
        self.prices = filled(MOST_SEATS, 0)

    def opponent(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker


class Deal:
    """MM-36: one card, one price, one buyer. What is not agreed on yet is NOTHING."""

    def __init__(self, proposer: i64, item: i64, selling: bool) -> None:
        self.proposer: i64 = proposer
        self.item: i64 = item
        self.selling: bool = selling
        self.partner: i64 = NOTHING
        self.price: i64 = NOTHING

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


NO_COLLECTION: Final = Collection(filled(len(FAMILIES), 0), filled(len(FAMILIES), 0))
NO_RESOLUTION: Final = Resolution(NOTHING, NOTHING, NOTHING, filled(MOST_SEATS, HAS_NO_VOTE))
NO_COMBAT: Final = Combat(NOTHING, NOTHING, NOTHING)
NO_DEAL: Final = Deal(NOTHING, NOTHING, True)
