"""What a game brings for its bots: one file `KIT` a game, found by the game's key."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from maestri.bots.policy import Policy
from maestri.core.event import Event
from maestri.core.game import AnyGame
from maestri.core.match import Match


class Kit(NamedTuple):
    """A game's know-how for each level. Policies are made anew for each bot, for they remember a search."""

    novice: Callable[[], Policy]
    regular: Callable[[], Policy]
    roll_out: Callable[[], Policy]
    """What the search thinks that all players play like."""
    simulations: int = 2000
    """How many of them the master makes for a move."""
    grand_simulations: int = 0
    """How many the grandmaster makes …"""
    grand_seats: tuple[int, ...] = ()
    """… and with how many players he sits down: where they raise him clearly above the master."""
    daring: float = 3.0
    """How far the search strays from what went well so far, measured by how far apart results lie."""
    sharpness: float = 1.0
    """How much it trusts the policy's judgement as a first guess."""
    by_habit: tuple[int, ...] = ()
    """With how many players it thinks that others play by the policy, and looks into its own moves alone."""
    since: tuple[type[Event], ...] = ()
    """What happened from the last of these on is what its bots remember; without them, nothing."""
    tables: int = 0
    """How many positions somebody imagines who weighs them by what he remembers."""
    believes: bool = False
    """Whether the master does; where not, all that he can't see is alike likely to him."""


WITHOUT_KNOW_HOW = Kit(Policy, Policy, Policy)
"""A game without a file here: search with random roll-outs."""


def past_of(match: Match[Any], seat: int) -> tuple[Event, ...]:
    """What a seat saw happen, as far back as the bots of its game remember."""
    return match.past(seat, kit_of(match.game).since)


@cache
def kit_of(game: AnyGame) -> Kit:
    """The kit in `maestri.bots.<game>`, where there is one."""
    module = f"{__package__}.{game.key.replace('-', '_')}"
    if not find_spec(module):
        return WITHOUT_KNOW_HOW
    kit = import_module(module).KIT
    assert isinstance(kit, Kit)
    return kit
