"""What happens in Maître du Monde: turns, money, squares, cards and bombs."""

from typing import ClassVar

from maestri.core.event import Event, RolledBySeat, SeatOf
from maestri.games.maitre_du_monde import encounters
from maestri.games.maitre_du_monde.kinds import Continent, Deck, Family, Item, MoneyBySeat, Reason, Square


class Dealt(Event):
    """MM-6: two Actualité cards each, seen by their owner."""

    cards: tuple[tuple[Item, ...] | None, ...]
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "Dealt":
        return Dealt(tuple(cards if seat == other else None for other, cards in enumerate(self.cards)))


class StartRolled(Event):
    """MM-7: a die each; those tied for highest roll again, the others show 0."""

    rolls: RolledBySeat


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
    unveils: ClassVar[bool] = True


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
    unveils: ClassVar[bool] = True


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
    """MM-14: he owes more than he has, which is told where money is open."""

    seat: SeatOf
    due: int
    money: int | None
    unveils: ClassVar[bool] = True


class Eliminated(Event):
    """MM-14: his wealth is in the stock, his cards are in their decks."""

    seat: SeatOf
    regions: tuple[Item, ...]


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
    fortunes: MoneyBySeat
    unveils: ClassVar[bool] = True


ALL = (
    *(Dealt, StartRolled, TurnBegan, TurnMissed, Rolled, Moved, Paid, Bought, Drew, DeckEmpty),
    *(CharityRolled, Staked, Laid, Used, Lost, FamilyCollected, Frozen, Collected, Distressed, Eliminated),
    *(Exploded, MatchEnded, *encounters.ALL),
)
