"""What a move would bring, before it is made: no more of it than lies open on the table."""

from collections.abc import Sequence

import msgspec

from maestri.core.event import Event
from maestri.games.maitre_du_monde.cards import CARD_ITEM, ITEMS, MASTER_ITEM, ON_NOTHING, STRIKES
from maestri.games.maitre_du_monde.events import Exploded
from maestri.games.maitre_du_monde.kinds import Item
from maestri.games.maitre_du_monde.lay_out import lay_out
from maestri.games.maitre_du_monde.masters import explode
from maestri.games.maitre_du_monde.moves import ARGUMENT, BUY, KIND, USABLE, USE
from maestri.games.maitre_du_monde.naming import targets
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


def preview(view: WorldView, move: int, after: Sequence[int] = ()) -> AimPreview | BuyPreview | None:
    """For cards and bombs their targets, for wealth the next OMC."""
    seat = view.seat
    if seat is None:
        return None
    world = lay_out(view)
    kind, argument = KIND[move], ARGUMENT[move]
    if kind == USE and STRIKES[USABLE[argument]] != ON_NOTHING:
        return _aimed(world, seat, USABLE[argument])
    if world.phase() == NAMING:
        return _aimed(world, seat, world.using)
    return _bought(world, seat, argument, after) if kind == BUY and argument < CARD_ITEM else None


def _aimed(world: World, seat: int, item: int) -> AimPreview:
    moves = targets(world, seat, item)
    return AimPreview(ITEMS[item], [_target(world, seat, item, move) for move in moves])


def _target(world: World, seat: int, item: int, move: int) -> Target:
    after = world.copy()
    told: list[Event] = []
    if item >= MASTER_ITEM:
        after.listen(told)
        explode(after, seat, item - MASTER_ITEM, ARGUMENT[move])
    explosions = [event for event in told if isinstance(event, Exploded)]
    destroyed = [region for event in explosions for region in event.destroyed]
    spared = [region for event in explosions for region in event.spared]
    return Target(write(move), destroyed, spared, **next_omc(after, seat))


def _bought(world: World, seat: int, region: int, after: Sequence[int]) -> BuyPreview:
    """MM-15: up to three cards are bought on one visit, and what they bring they bring together."""
    for move in after:
        if KIND[move] == BUY and ARGUMENT[move] < CARD_ITEM:
            world.owner[ARGUMENT[move]] = seat
    world.owner[region] = seat
    leads = leader(world, world.box.family_of[region]) == seat
    return BuyPreview(leads=leads, **next_omc(world, seat))
