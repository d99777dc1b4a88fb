"""Maestri: four games of masters, faithful to their rules."""

from maestri.compiled import activate

activate()

import maestri.games  # noqa: E402, F401  (puts the games on the shelf)
from maestri.core.event import Event  # noqa: E402
from maestri.core.fairness import Fairness  # noqa: E402
from maestri.core.game import AnyGame, Game, View  # noqa: E402
from maestri.core.match import Match  # noqa: E402
from maestri.core.record import Record  # noqa: E402
from maestri.core.refusal import IllegalMove, Refusal  # noqa: E402
from maestri.core.registry import all_games, game_called  # noqa: E402
from maestri.core.result import Result  # noqa: E402
from maestri.core.rng import Rng, seeded  # noqa: E402
from maestri.research.batch import Batch, observation  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "AnyGame",
    "Batch",
    "Event",
    "Fairness",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "View",
    "all_games",
    "game_called",
    "observation",
    "seeded",
]
