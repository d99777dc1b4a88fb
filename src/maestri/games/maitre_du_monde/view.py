"""What a seat may see of Maître du Monde (MM-8), as data. `seeing.py` says what of it each seat sees."""

import msgspec

from maestri.core.event import SeatOf
from maestri.core.game import View
from maestri.games.maitre_du_monde.kinds import Family, Item
from maestri.games.maitre_du_monde.material import MOST_OFFERS

STOCK = "stock"
DESTROYED = "destroyed"
HIDDEN = "hidden"
OPEN = "open"
"""Of the option `money` (MM-8)."""


class PlayerView(msgspec.Struct):
    """A seat at the table. `cards` is None to others, who see how many there are and those they know of.

    So is `money` where it is hidden (MM-8)."""

    money: int | None
    square: int | None
    masters: list[Item]
    combat: int
    un: int
    news: int
    cards: list[Item] | None
    known: list[Item]
    strikes: int
    muted: list[SeatOf]
    shielded: list[SeatOf]
    out: int


class CollectionView(msgspec.Struct):
    """MM-42: what was noted, by family, and what fell or rose since."""

    bank: dict[str, int]
    payers: dict[str, list[SeatOf]]
    fallen: list[Family]
    doubled: list[Family]
    step: int
    frozen: bool


class ResolutionView(msgspec.Struct):
    """MM-22: votes are hidden until all have voted, but for one's own."""

    proposer: SeatOf
    card: Item
    target: int | str | None
    may_vote: list[SeatOf]
    voted: list[SeatOf]
    votes: list[str | None]
    step: int


class CombatView(msgspec.Struct):
    """MM-28, MM-30."""

    attacker: SeatOf
    defender: SeatOf
    region: Item
    fighter: SeatOf
    facing: Item | None
    cancelled: list[SeatOf]
    called: bool
    step: int
    spent: list[list[Item]]
    offers: list[Item | None]
    prices: list[int]


class DealView(msgspec.Struct):
    """MM-36."""

    proposer: SeatOf
    item: Item
    selling: bool
    partner: SeatOf | None
    price: int | None


class FactView(msgspec.Struct):
    """A secret card that some know of; seat 6 stands for the spectators."""

    holder: SeatOf
    card: Item
    knowers: list[int]


class WorldView(View, omit_defaults=True):
    """The table as one seat sees it."""

    turn: SeatOf
    turns: int
    players: list[PlayerView]
    wealth: dict[str, int | str]
    decks: dict[str, int]
    embargo: dict[str, list[SeatOf]]
    no_bombs: list[SeatOf]
    no_taxes: list[SeatOf]
    phases: list[str]
    dice: list[int]
    goal: int | None
    bought: int
    buys_combat: bool
    on_sale: bool
    using: Item | None
    offers_left: int
    over: bool
    collection: CollectionView | None
    resolution: ResolutionView | None
    combat: CombatView | None
    deal: DealView | None
    facts: list[FactView] | None
    offers_kept: int = MOST_OFFERS
    """What is left to the player in turn, while `offers_left` counts for another, who is in distress."""
    counted: list[int] | None = None
    """Everybody's money, where somebody counted along: see `counting.py`. The table does not."""
