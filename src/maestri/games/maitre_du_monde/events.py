"""What happens in Maître du Monde."""

from typing import Annotated, ClassVar

from maestri.core.event import Event, SeatOf, speaks_of

Item = Annotated[str, speaks_of("item")]
Family = Annotated[str, speaks_of("family")]
Continent = Annotated[str, speaks_of("continent")]
Square = Annotated[str, speaks_of("square")]
Deck = Annotated[str, speaks_of("deck")]
Reason = Annotated[str, speaks_of("reason")]


class Dealt(Event):
    """MM-6: two Actualité cards each, seen by their owner."""

    cards: tuple[tuple[Item, ...] | None, ...]
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "Dealt":
        return Dealt(tuple(cards if seat == other else None for other, cards in enumerate(self.cards)))


class StartRolled(Event):
    """MM-7: a die each; those tied for highest roll again, the others show 0."""

    rolls: tuple[int, ...]


class TurnBegan(Event):
    """MM-9."""

    seat: SeatOf
    turn: int


class TurnMissed(Event):
    """MM-27: struck by Grève."""

    seat: SeatOf


class Rolled(Event):
    """MM-9: two dice, of which one is chosen."""

    seat: SeatOf
    dice: tuple[int, ...]


class Moved(Event):
    """MM-9, MM-10: so many squares forward; whether OMC was passed or reached."""

    seat: SeatOf
    steps: int
    square: Square
    collects: bool


class Paid(Event):
    """Every MdM that changes hands is told by one of these; None is the bank."""

    payer: SeatOf | None
    payee: SeatOf | None
    amount: int
    reason: Reason


class Bought(Event):
    """MM-15, MM-20: wealth or a Maître du Monde card, from the bank."""

    seat: SeatOf
    item: Item


class Drew(Event):
    """MM-15, MM-16: a secret card, seen by the one who drew it."""

    seat: SeatOf
    deck: Deck
    card: Item | None
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.deck, None)


class DeckEmpty(Event):
    """MM-16: an empty deck gives no card."""

    seat: SeatOf
    deck: Deck


class CharityRolled(Event):
    """MM-17."""

    seat: SeatOf
    roll: int


class Staked(Event):
    """MM-18."""

    seat: SeatOf
    amount: int
    roll: int
    won: bool


class Laid(Event):
    """A card or bomb is out; its target is named next."""

    seat: SeatOf
    item: Item
    final: ClassVar[bool] = True


class Used(Event):
    """MM-26: an Actualité card, and what it was used on."""

    seat: SeatOf
    card: Item
    player: SeatOf | None
    family: Family | None
    region: Item | None
    final: ClassVar[bool] = True


class Lost(Event):
    """MM-25, MM-27: a wealth card went back to the stock."""

    seat: SeatOf
    region: Item


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


class FamilyCollected(Event):
    """MM-11, MM-12: one family's line: who holds what, why the bank pays what it does, and who pays tax."""

    seat: SeatOf
    family: Family
    own: int
    best: int
    stock: int
    reason: Reason
    amount: int
    payers: tuple[SeatOf, ...]


class Frozen(Event):
    """MM-25: Gel des avoirs: nothing is collected this time."""

    seat: SeatOf


class Collected(Event):
    """MM-42: the collecting is over."""

    seat: SeatOf


class Distressed(Event):
    """MM-14: he owes more than he has."""

    seat: SeatOf
    due: int
    money: int


class Eliminated(Event):
    """MM-14: his wealth is in the stock, his cards are in their decks."""

    seat: SeatOf
    regions: tuple[Item, ...]


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


class Exploded(Event):
    """MM-34: what a bomb destroyed, and what of its continent or family it spared."""

    seat: SeatOf
    bomb: Item
    continent: Continent | None
    family: Family | None
    destroyed: tuple[Item, ...]
    spared: tuple[Item, ...]
    final: ClassVar[bool] = True


class MatchEnded(Event):
    """MM-32, MM-39, MM-40."""

    winners: tuple[SeatOf, ...]
    reason: Reason
    fortunes: tuple[int, ...]


ALL = (
    *(Dealt, StartRolled, TurnBegan, TurnMissed, Rolled, Moved, Paid, Bought, Drew, DeckEmpty),
    *(CharityRolled, Staked, Laid, Used, Lost, Spied, Submitted, Voted, VotesShown, Vetoed, Adopted),
    *(Disarmed, Inspected, FamilyCollected, Frozen, Collected, Distressed, Eliminated, Proposed),
    *(PriceNamed, Declined, Sold, Attacked, Played, Cancelled, CombatEnded, Called, Offered),
    *(OfferPriced, OffersDeclined, Exploded, MatchEnded),
)
