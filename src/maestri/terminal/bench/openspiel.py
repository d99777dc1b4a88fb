"""The same loop over OpenSpiel's card games: a C++ core driven from Python."""

import random
from collections.abc import Callable
from typing import Any

from maestri.terminal.bench.clock import rate

GAMES = ("hearts", "crazy_eights")


def measured(seconds: float) -> dict[str, float]:
    """Players' decisions a second at random play; nothing where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: rate(_one_match(pyspiel.load_game(name)), seconds) for name in GAMES}


def _one_match(game: Any) -> Callable[[], int]:
    def one_match() -> int:
        """Chance nodes are played too, as OpenSpiel wants it; what players decide is counted, as with ours"""
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return one_match
