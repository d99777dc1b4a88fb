"""Why a move of Duel of Magicians is refused."""

from maestri.games.duel_of_magicians.facts import DuelFacts
from maestri.games.duel_of_magicians.material import TOTAL
from maestri.games.duel_of_magicians.state import Duel


def why(duel: Duel, seat: int, move: int) -> DuelFacts:
    """All that a refusal of this move may want to say."""
    turn = "yours" if seat == duel.turn else "other"
    return DuelFacts(turn=turn, mover=duel.turn, last=duel.total, total=TOTAL[move])
