"""What each seat may see of what is under way: a collection, a resolution, a combat, a deal (MM-8)."""

from collections.abc import Iterable

import msgspec

from maestri.core.event import SeatOf
from maestri.core.game import EVERYTHING
from maestri.core.seating import SEATS_OF
from maestri.games.maitre_du_monde.cards import CARDS, ITEMS, ON_FAMILY, ON_REGION, SECRET_CARDS
from maestri.games.maitre_du_monde.hidden import sees_vote
from maestri.games.maitre_du_monde.kinds import Family, Item
from maestri.games.maitre_du_monde.knowledge import SPECTATORS
from maestri.games.maitre_du_monde.material import FAMILIES, HAS_NO_VOTE, REGIONS, VOTES
from maestri.games.maitre_du_monde.proceedings import NO_COLLECTION, NO_COMBAT, NO_DEAL, NO_RESOLUTION
from maestri.games.maitre_du_monde.state import World


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


def collection_view(world: World) -> CollectionView | None:
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


def _families(chosen: int) -> list[str]:
    return [family for number, family in enumerate(FAMILIES) if (chosen >> number) & 1]


def resolution_view(world: World, seat: int | None) -> ResolutionView | None:
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


def combat_view(world: World) -> CombatView | None:
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


def deal_view(world: World) -> DealView | None:
    deal = world.deal
    if deal is NO_DEAL:
        return None
    return DealView(
        proposer=deal.proposer,
        item=ITEMS[deal.item],
        selling=deal.selling,
        partner=or_none(deal.partner),
        price=or_none(deal.price),
    )


def or_none(number: int) -> int | None:
    return number if number >= 0 else None
