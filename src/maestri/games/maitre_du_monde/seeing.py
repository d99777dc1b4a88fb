"""What each seat sees of a position (MM-8). `laying_out.py` goes the other way."""

from collections.abc import Iterable

from maestri.core.game import EVERYTHING, onlooker
from maestri.core.seating import SEATS_OF
from maestri.games.maitre_du_monde import material
from maestri.games.maitre_du_monde.cards import (
    CARDS,
    ITEMS,
    MASTERS,
    ON_FAMILY,
    ON_REGION,
    SECRET_CARDS,
    cards_in,
)
from maestri.games.maitre_du_monde.hidden import known, sees_vote
from maestri.games.maitre_du_monde.knowledge import SPECTATORS, card_of, holder_of, knowers_of
from maestri.games.maitre_du_monde.material import (
    COMBAT,
    DECKS,
    FAMILIES,
    HAS_NO_VOTE,
    MOST_OFFERS,
    NEWS,
    REGIONS,
    UN,
    VOTES,
)
from maestri.games.maitre_du_monde.phases import DISTRESS, PHASES
from maestri.games.maitre_du_monde.proceedings import (
    NO_COLLECTION,
    NO_COMBAT,
    NO_DEAL,
    NO_RESOLUTION,
)
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import (
    DESTROYED,
    HIDDEN,
    OPEN,
    STOCK,
    CollectionView,
    CombatView,
    DealView,
    FactView,
    PlayerView,
    ResolutionView,
    WorldView,
)

NOT_OWNED = {material.STOCK: STOCK, material.DESTROYED: DESTROYED}


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
        goal=_or_none(world.goal),
        bought=world.bought,
        buys_combat=world.buys_combat,
        on_sale=world.on_sale,
        using=_item(world.using),
        offers_left=world.pleas_left if _in_distress(world) else world.offers_left,
        over=world.over,
        collection=_collection(world),
        resolution=_resolution(world, seat),
        combat=_combat(world),
        deal=_deal(world),
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
        square=_or_none(player.square),
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
        payers={family: list(SEATS_OF[collection.payers[n]]) for n, family in enumerate(FAMILIES)},
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
    return ResolutionView(
        proposer=resolution.proposer,
        card=CARDS[resolution.card],
        target=_target(resolution.card, resolution.target),
        may_vote=[other for other, vote in enumerate(votes) if vote != HAS_NO_VOTE],
        voted=[other for other, vote in enumerate(votes) if vote >= 0],
        votes=[_vote(world, other, seat) for other in range(len(votes))],
        step=resolution.step,
    )


def _vote(world: World, voter: int, seat: int | None) -> str | None:
    vote = world.resolution.votes[voter]
    knower = SPECTATORS if seat is None else seat
    shown = seat == EVERYTHING or sees_vote(world, knower, voter)
    return VOTES[vote] if vote >= 0 and shown else None


def _target(card: int, target: int) -> int | str | None:
    if target < 0:
        return None
    strikes = SECRET_CARDS[card].strikes
    if strikes == ON_FAMILY:
        return FAMILIES[target]
    return REGIONS[target] if strikes == ON_REGION else target


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
        cancelled=list(SEATS_OF[combat.cancelled]),
        called=combat.called,
        step=combat.step,
        spent=[_cards(combat.spent_in_attack), _cards(combat.spent_in_defence)],
        offers=[CARDS[card] if card >= 0 else None for card in combat.offers],
        prices=list(combat.prices),
    )


def _cards(played: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in played]


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
        FactView(holder_of(fact), CARDS[card_of(fact)], knowers_of(fact)) for fact in world.knowledge.facts
    ]
