"""What a game brings for its bots: one file `KIT` a game, found by the game's key."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from maestri.bots.policy import Policy
from maestri.core.game import AnyGame


class Kit(NamedTuple):
    """A game's know-how for each level. Policies are made anew for each bot, for they remember a search."""

    novice: Callable[[], Policy]
    regular: Callable[[], Policy]
    roll_out: Callable[[], Policy]
    """What the search thinks that all players play like."""
    simulations: int = 2000
    """How many of them the master makes for a move."""
    daring: float = 1.0
    """How far the search strays from what went well so far."""
    sharpness: float = 1.0
    """How much it trusts the policy's judgement as a first guess."""


WITHOUT_KNOW_HOW = Kit(Policy, Policy, Policy)
"""A game without a file here: search with random roll-outs."""


def kit_of(game: AnyGame) -> Kit:
    """The kit in `maestri.bots.<game>`, where there is one."""
    module = f"{__package__}.{game.key.replace('-', '_')}"
    if not find_spec(module):
        return WITHOUT_KNOW_HOW
    kit = import_module(module).KIT
    assert isinstance(kit, Kit)
    return kit
