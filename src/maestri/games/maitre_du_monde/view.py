"""What each seat may see of Maître du Monde (MM-8)."""

import msgspec

from maestri.core.event import SeatOf
from maestri.core.game import EVERYTHING, View
from maestri.games.maitre_du_monde.kinds import Family, Item
from maestri.games.maitre_du_monde.knowledge import SPECTATORS, card_of, holder_of
from maestri.games.maitre_du_monde.material import (
    CARD_ITEM,
    CARDS,
    DECKS,
    FAMILIES,
    FAMILY,
    ITEMS,
    MASTERS,
    NAME,
    REGIONS,
)
from maestri.games.maitre_du_monde.naming import named_by
from maestri.games.maitre_du_monde.notation import VOTES
from maestri.games.maitre_du_monde.phases import PHASES, VOTING
from maestri.games.maitre_du_monde.proceedings import (
    NO_COLLECTION,
    NO_COMBAT,
    NO_DEAL,
    NO_RESOLUTION,
)
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.telling import cards_in, seats_in

STOCK = "stock"
DESTROYED = "destroyed"
OWNERS: tuple[int | str, ...] = (*range(6), DESTROYED, STOCK)
"""Of a region, by its number in the position: there -1 is the stock, and -2 is destroyed."""


class PlayerView(msgspec.Struct):
    """A seat at the table. `cards` is None to others, who see how many there are and those they know of."""

    money: int
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


class WorldView(View):
    """The table as one seat sees it. Money is open: every payment was made before everybody's eyes (MM-8)."""

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


def view(world: World, seat: int | None) -> WorldView:
    """MM-8: secret are the cards of the three decks, and votes until all are given."""
    return WorldView(
        seat=seat,
        seats=world.seats,
        options=_options(world),
        to_move=world.to_move(),
        turn=world.turn,
        turns=world.turns,
        players=[_player(world, other, seat) for other in range(world.seats)],
        wealth={region: OWNERS[owner] for region, owner in zip(REGIONS, world.owner, strict=True)},
        decks={deck: world.pile_sizes[number] for number, deck in enumerate(DECKS)},
        embargo={FAMILIES[n]: list(seats_in(until)) for n, until in enumerate(world.embargo) if until},
        no_bombs=list(seats_in(world.no_bombs)),
        no_taxes=list(seats_in(world.no_taxes)),
        phases=[PHASES[phase] for phase in world.stack],
        dice=list(world.dice),
        goal=_or_none(world.goal),
        bought=world.bought,
        buys_combat=world.buys_combat,
        on_sale=world.on_sale,
        using=_item(world.using),
        offers_left=world.offers_left,
        over=world.over,
        collection=_collection(world),
        resolution=_resolution(world, seat),
        combat=_combat(world),
        deal=_deal(world),
        facts=_facts(world) if seat == EVERYTHING else None,
    )


def _options(world: World) -> dict[str, int | bool | str | None]:
    return {
        "free_trade": world.free_trade,
        "turn_limit": world.turn_limit or None,
        "deck": world.box.text or None,
    }


def _player(world: World, seat: int, viewer: int | None) -> PlayerView:
    player = world.players[seat]
    is_open = viewer in (seat, EVERYTHING)
    return PlayerView(
        money=player.money,
        square=_or_none(player.square),
        masters=[MASTERS[n] for n, count in enumerate(player.masters) if count for _ in range(count)],
        combat=player.sizes[0],
        un=player.sizes[1],
        news=player.sizes[2],
        cards=list(cards_in(player.hand)) if is_open else None,
        known=[] if is_open else _known(world, seat, viewer),
        strikes=player.strikes,
        muted=list(seats_in(player.muted)),
        shielded=list(seats_in(player.shielded)),
        out=player.out,
    )


def _known(world: World, holder: int, viewer: int | None) -> list[str]:
    if not world.knowledge.facts:
        return []
    knower = SPECTATORS if viewer is None else viewer
    count = world.knowledge.count
    return [name for card, name in enumerate(CARDS) for _ in range(count(knower, holder, card))]


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _item(item: int) -> str | None:
    return ITEMS[item] if item >= 0 else None


def _families(chosen: int) -> list[str]:
    return [family for number, family in enumerate(FAMILIES) if (chosen >> number) & 1]


def _collection(world: World) -> CollectionView | None:
    collection = world.collection
    if collection is NO_COLLECTION:
        return None
    return CollectionView(
        bank=dict(zip(FAMILIES, collection.bank, strict=True)),
        payers={family: list(seats_in(collection.payers[n])) for n, family in enumerate(FAMILIES)},
        fallen=_families(collection.fallen),
        doubled=_families(collection.doubled),
        step=collection.step,
        frozen=collection.frozen,
    )


def _resolution(world: World, seat: int | None) -> ResolutionView | None:
    resolution = world.resolution
    if resolution is NO_RESOLUTION:
        return None
    votes = list(resolution.votes)
    shown = world.phase() != VOTING or seat == EVERYTHING
    return ResolutionView(
        proposer=resolution.proposer,
        card=CARDS[resolution.card],
        target=_target(resolution.card, resolution.target),
        may_vote=[other for other, vote in enumerate(votes) if vote > -2],
        voted=[other for other, vote in enumerate(votes) if vote >= 0],
        votes=[
            VOTES[vote] if vote >= 0 and (shown or other == seat) else None
            for other, vote in enumerate(votes)
        ],
        step=resolution.step,
    )


def _target(card: int, target: int) -> int | str | None:
    if target < 0:
        return None
    kind = named_by(card + CARD_ITEM)
    if kind in (NAME, -1):
        return target
    return FAMILIES[target] if kind == FAMILY else REGIONS[target]


def _combat(world: World) -> CombatView | None:
    combat = world.combat
    if combat is NO_COMBAT:
        return None
    return CombatView(
        attacker=combat.attacker,
        defender=combat.defender,
        region=REGIONS[combat.region],
        fighter=combat.fighter,
        facing=CARDS[combat.facing] if combat.facing >= 0 else None,
        cancelled=list(seats_in(combat.cancelled)),
        called=combat.called,
        step=combat.step,
        spent=[[CARDS[card] for card in spent] for spent in combat.spent],
        offers=[CARDS[card] if card >= 0 else None for card in combat.offers],
        prices=list(combat.prices),
    )


def _deal(world: World) -> DealView | None:
    deal = world.deal
    if deal is NO_DEAL:
        return None
    return DealView(
        proposer=deal.proposer,
        item=ITEMS[deal.item],
        selling=deal.selling,
        partner=_or_none(deal.partner),
        price=_or_none(deal.price),
    )


def _facts(world: World) -> list[FactView]:
    return [
        FactView(holder_of(fact), CARDS[card_of(fact)], [n for n in range(7) if (fact >> n) & 1])
        for fact in world.knowledge.facts
    ]
