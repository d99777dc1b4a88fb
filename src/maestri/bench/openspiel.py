"""The same loop over OpenSpiel's card games: a C++ core driven from Python.

One generator chooses in both, so that what is compared is the games: Python's own `random.choice` would take
a third of the time of ours.
"""

from typing import Any

from maestri.bench.clock import Work
from maestri.core.rng import seeded

GAMES = ("hearts", "crazy_eights")


def random_matches() -> dict[str, Work]:
    """One whole random match of each game; none where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: _random_match(pyspiel.load_game(name)) for name in GAMES}


def _random_match(game: Any) -> Work:
    rng = seeded("bench")

    def one_match() -> int:
        """Chance nodes are played as OpenSpiel wants it; only what players decide is counted."""
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
        return decisions

    return one_match
