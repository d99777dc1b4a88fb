"""What a move would bring, before it is made: no more of it than lies open on the table."""

from typing import cast

import msgspec

from maestri.core.event import Event
from maestri.core.packing import packed
from maestri.core.rng import seeded
from maestri.games.maitre_du_monde import naming
from maestri.games.maitre_du_monde.events import Exploded
from maestri.games.maitre_du_monde.imagining import imagine
from maestri.games.maitre_du_monde.kinds import Item
from maestri.games.maitre_du_monde.masters import explode
from maestri.games.maitre_du_monde.material import (
    ARGUMENT,
    BUY,
    CARD_ITEM,
    ITEMS,
    KIND,
    MASTER_ITEM,
    USABLE,
    USE,
)
from maestri.games.maitre_du_monde.notation import write
from maestri.games.maitre_du_monde.outlook import leader, next_omc
from maestri.games.maitre_du_monde.phases import NAMING
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import WorldView


class Target(msgspec.Struct):
    """MM-34: a target that may be named, and what a bomb would destroy and spare there, with what follows."""

    move: str
    destroyed: list[Item]
    spared: list[Item]
    brings: int
    costs: int


class AimPreview(msgspec.Struct, tag_field="previews", tag="aim"):
    """MM-22, MM-27, MM-34: what may be named once the card or the bomb is out."""

    item: Item
    targets: list[Target]


class BuyPreview(msgspec.Struct, tag_field="previews", tag="buy"):
    """MM-11, MM-12: what the next OMC would bring and the others' would cost with this card."""

    brings: int
    costs: int
    leads: bool


TYPES: tuple[type[msgspec.Struct], ...] = (AimPreview, BuyPreview)


def preview(view: WorldView, move: int) -> AimPreview | BuyPreview | None:
    """For cards and bombs their targets, for wealth the next OMC."""
    seat = view.seat
    if seat is None:
        return None
    world = imagine(view, seeded("preview"))
    kind, argument = KIND[move], ARGUMENT[move]
    if kind == USE and naming.named_by(USABLE[argument]) >= 0:
        return _aimed(world, seat, USABLE[argument])
    if world.phase() == NAMING:
        return _aimed(world, seat, world.using)
    return _bought(world, seat, argument) if kind == BUY and argument < CARD_ITEM else None


def _aimed(world: World, seat: int, item: int) -> AimPreview:
    world.using = item
    moves = naming.add_targets(world, seat, packed([]))
    return AimPreview(ITEMS[item], [_target(world, seat, item, move) for move in moves])


def _target(world: World, seat: int, item: int, move: int) -> Target:
    after = world.copy()
    told: list[Event] = []
    if item >= MASTER_ITEM:
        after.log = told
        explode(after, seat, item, ARGUMENT[move])
    destroyed = [region for event in told for region in cast(Exploded, event).destroyed]
    spared = [region for event in told for region in cast(Exploded, event).spared]
    return Target(write(move), destroyed, spared, **next_omc(after, seat))


def _bought(world: World, seat: int, region: int) -> BuyPreview:
    world.owner[region] = seat
    leads = leader(world, world.box.family_of[region]) == seat
    return BuyPreview(leads=leads, **next_omc(world, seat))
