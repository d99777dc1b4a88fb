"""What each seat may see of Maître du Monde (MM-8). `lay_out.py` goes the other way."""

import msgspec

from maestri.core.event import SeatOf
from maestri.core.game import EVERYTHING, View, onlooker
from maestri.core.seating import SEATS_OF
from maestri.games.maitre_du_monde import material
from maestri.games.maitre_du_monde.cards import CARDS, ITEMS, MASTERS, cards_in
from maestri.games.maitre_du_monde.hidden import known
from maestri.games.maitre_du_monde.kinds import Item
from maestri.games.maitre_du_monde.knowledge import SPECTATORS, card_of, holder_of, knowers_of
from maestri.games.maitre_du_monde.material import COMBAT, DECKS, FAMILIES, MOST_OFFERS, NEWS, REGIONS, UN
from maestri.games.maitre_du_monde.phases import DISTRESS, PHASES
from maestri.games.maitre_du_monde.proceedings_view import (
    CollectionView,
    CombatView,
    DealView,
    ResolutionView,
    collection_view,
    combat_view,
    deal_view,
    or_none,
    resolution_view,
)
from maestri.games.maitre_du_monde.state import World

STOCK = "stock"
DESTROYED = "destroyed"
HIDDEN = "hidden"
OPEN = "open"
"""Of the option `money` (MM-8)."""
NOT_OWNED = {material.STOCK: STOCK, material.DESTROYED: DESTROYED}


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


class FactView(msgspec.Struct):
    """A secret card that some know of; seat 6 stands for the spectators."""

    holder: SeatOf
    card: Item
    knowers: list[int]


class Stand(msgspec.Struct):
    """How a player stood up to others: attacks on him, and how many he answered (MM-28)."""

    attacked: int = 0
    answered: int = 0


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
    stands: list[Stand] | None = None
    """How everybody stood up to attacks, where somebody kept it in mind."""


def view(world: World, seat: int | None) -> WorldView:
    """MM-8: secret are money, the cards of the three decks, and votes until all are given."""
    return WorldView(
        seat=seat,
        seats=world.seats,
        options=_options(world),
        to_move=world.to_move(),
        turn=world.turn,
        turns=world.turns,
        players=[_player(world, other, seat) for other in range(world.seats)],
        wealth={region: _owner(owner) for region, owner in zip(REGIONS, world.owner, strict=True)},
        decks={deck: world.pile_sizes[number] for number, deck in enumerate(DECKS)},
        embargo={FAMILIES[n]: list(SEATS_OF[until]) for n, until in enumerate(world.embargo) if until},
        no_bombs=list(SEATS_OF[world.no_bombs]),
        no_taxes=list(SEATS_OF[world.no_taxes]),
        phases=[PHASES[phase] for phase in world.stack],
        dice=list(world.dice),
        goal=or_none(world.goal),
        bought=world.bought,
        buys_combat=world.buys_combat,
        on_sale=world.on_sale,
        using=_item(world.using),
        offers_left=world.pleas_left if _in_distress(world) else world.offers_left,
        over=world.over,
        collection=collection_view(world),
        resolution=resolution_view(world, seat),
        combat=combat_view(world),
        deal=deal_view(world),
        facts=_facts(world) if seat == EVERYTHING else None,
        offers_kept=world.offers_left if _in_distress(world) and world.rules > 1 else MOST_OFFERS,
    )


def _in_distress(world: World) -> bool:
    """Whether somebody is, whatever is asked of whom meanwhile."""
    return DISTRESS in list(world.stack)


def _options(world: World) -> dict[str, int | bool | str | None]:
    money = {"money": OPEN if world.open_money else HIDDEN} if world.rules > 2 else {}
    return {
        **money,
        "free_trade": world.free_trade,
        "turn_limit": world.turn_limit or None,
        "deck": world.box.text or None,
    }


def _player(world: World, seat: int, viewer: int | None) -> PlayerView:
    player = world.players[seat]
    is_open = viewer in (seat, EVERYTHING)
    return PlayerView(
        money=player.money if _sees_money(world, viewer, seat) else None,
        square=or_none(player.square),
        masters=[MASTERS[n] for n, count in enumerate(player.masters) if count for _ in range(count)],
        combat=player.sizes[COMBAT],
        un=player.sizes[UN],
        news=player.sizes[NEWS],
        cards=list(cards_in(player.hand)) if is_open else None,
        known=[] if is_open else _known(world, seat, viewer),
        strikes=player.strikes,
        muted=list(SEATS_OF[player.muted]),
        shielded=list(SEATS_OF[player.shielded]),
        out=player.out,
    )


def _sees_money(world: World, viewer: int | None, owner: int) -> bool:
    return viewer == EVERYTHING or world.sees_money(onlooker(viewer), owner)


def _known(world: World, holder: int, viewer: int | None) -> list[str]:
    if not world.knowledge.facts:
        return []
    knower = SPECTATORS if viewer is None else viewer
    return [name for card, name in enumerate(CARDS) for _ in range(known(world, knower, holder, card))]


def _owner(owner: int) -> int | str:
    return owner if owner >= 0 else NOT_OWNED[owner]


def _item(item: int) -> str | None:
    return ITEMS[item] if item >= 0 else None


def _facts(world: World) -> list[FactView]:
    return [
        FactView(holder_of(fact), CARDS[card_of(fact)], knowers_of(fact)) for fact in world.knowledge.facts
    ]
