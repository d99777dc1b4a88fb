"""How the last duel may still end, by what lies open."""

from itertools import product
from typing import Any

from maestri.core.result import ranked
from maestri.games.master_labyrinth.material import DRAGON_POINTS, LAST_DUEL_ROLLS, TO_DEFEAT
from maestri.games.master_labyrinth.position import LAST_DUEL, STEPS
from maestri.games.master_labyrinth.scoring import MORE_THAN_ALL_TREASURES
from maestri.games.master_labyrinth.view import LabyrinthView

DIE = range(1, 7)


def outlook(view: LabyrinthView) -> dict[str, Any] | None:
    """ML-31 to ML-33: what is missing, how many of the rolls to come bring it, and both ends of the duel."""
    if view.step != STEPS[LAST_DUEL]:
        return None
    missing, left = TO_DEFEAT - sum(view.rolls), LAST_DUEL_ROLLS - len(view.rolls)
    ways = [sum(rolls) for rolls in product(DIE, repeat=left)]
    won = _scores(view, DRAGON_POINTS)
    return {
        "goal": TO_DEFEAT,
        "missing": missing,
        "left": left,
        "does": sum(total >= missing for total in ways),
        "ways": len(ways),
        "won": won,
        "winners": _winners(view, won),
        "lost": _scores(view, -min(view.players[view.turn].treasures, default=0)),
    }


def _scores(view: LabyrinthView, change: int) -> list[int]:
    return [player.points + change * (seat == view.turn) for seat, player in enumerate(view.players)]


def _winners(view: LabyrinthView, scores: list[int]) -> list[int]:
    """ML-33: most points; ties go to most treasures."""
    players = zip(scores, view.players, strict=True)
    return list(
        ranked([score * MORE_THAN_ALL_TREASURES + len(one.treasures) for score, one in players], "").winners
    )
