"""What happens between players of Maître du Monde: votes, spies, deals and combats."""

from typing import ClassVar

from maestri.core.event import Event, SeatOf
from maestri.games.maitre_du_monde.kinds import Family, Item, Reason


class Spied(Event):
    """MM-27: the spy sees the Combat cards and takes one; the victim knows which."""

    seat: SeatOf
    victim: SeatOf
    cards: tuple[Item, ...] | None
    taken: Item | None
    count: int
    final: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "Spied":
        if seat in (self.seat, self.victim):
            return self
        return Spied(self.seat, self.victim, None, None, self.count)


class Submitted(Event):
    """MM-22: a resolution, with its target."""

    seat: SeatOf
    card: Item
    player: SeatOf | None
    family: Family | None
    region: Item | None
    final: ClassVar[bool] = True


class Voted(Event):
    """MM-22: somebody has voted; how is shown when all have."""

    seat: SeatOf


class VotesShown(Event):
    """MM-22: all votes together."""

    card: Item
    ayes: tuple[SeatOf, ...]
    noes: tuple[SeatOf, ...]
    abstained: tuple[SeatOf, ...]
    passed: bool
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class Vetoed(Event):
    """MM-27: a passed resolution fails."""

    seat: SeatOf
    card: Item
    final: ClassVar[bool] = True


class Adopted(Event):
    """MM-22: nobody vetoed, the effect follows."""

    card: Item


class Disarmed(Event):
    """MM-25: all Combat cards went back to the deck."""

    seat: SeatOf
    count: int


class Inspected(Event):
    """MM-25: all secret cards shown to everybody."""

    seat: SeatOf
    cards: tuple[Item, ...]
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class Proposed(Event):
    """MM-36: a card offered for sale, or asked for."""

    seat: SeatOf
    item: Item
    selling: bool
    final: ClassVar[bool] = True


class PriceNamed(Event):
    """MM-36: the whole offer, which the partner accepts or refuses."""

    seat: SeatOf
    partner: SeatOf
    item: Item
    selling: bool
    price: int


class Declined(Event):
    """MM-36: an offer refused."""

    seat: SeatOf
    item: Item
    price: int


class Sold(Event):
    """MM-14, MM-30, MM-36: a card to a player, or to the bank (None)."""

    seat: SeatOf
    buyer: SeatOf | None
    item: Item
    price: int
    final: ClassVar[bool] = True


class Attacked(Event):
    """MM-28: a region is named."""

    seat: SeatOf
    defender: SeatOf
    region: Item


class Played(Event):
    """MM-28: a Combat card, and the one it answers."""

    seat: SeatOf
    card: Item
    against: Item | None
    final: ClassVar[bool] = True


class Cancelled(Event):
    """MM-31: the owner's Nobel Prize cancels a card."""

    seat: SeatOf
    card: Item


class CombatEnded(Event):
    """MM-28: who won, how, and whether the region changed hands."""

    seat: SeatOf
    loser: SeatOf
    region: Item
    reason: Reason
    taken: bool


class Called(Event):
    """MM-30: a fighter calls for offers."""

    seat: SeatOf


class Offered(Event):
    """MM-30: a Combat card, named."""

    seat: SeatOf
    card: Item
    final: ClassVar[bool] = True


class OfferPriced(Event):
    """MM-30: … and its price."""

    seat: SeatOf
    card: Item
    price: int


class OffersDeclined(Event):
    """MM-30: the fighter takes none."""

    seat: SeatOf


ALL = (
    *(Spied, Submitted, Voted, VotesShown, Vetoed, Adopted, Disarmed, Inspected, Proposed, PriceNamed),
    *(Declined, Sold, Attacked, Played, Cancelled, CombatEnded, Called, Offered, OfferPriced),
    OffersDeclined,
)
