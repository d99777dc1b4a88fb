# compiled with mypyc
"""The final score (ML-33)."""

from mypy_extensions import i64

from maestri.core.result import Result, ranked
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import DRAGON_POINTS
from maestri.games.master_labyrinth.position import Position

MORE_THAN_ALL_TREASURES = 100


def score(position: Position, seat: i64) -> i64:
    """ML-33: treasures, coins, and 15 for the dragon."""
    points = position.players[seat].points()
    if position.victor == seat:
        points += DRAGON_POINTS
    return points


def final_result(position: Position, reason: str) -> Result:
    """ML-33: most points; ties go to most treasures; still tied, the victory is shared."""
    scores: list[int] = []
    ranks: list[int] = []
    for seat, player in enumerate(position.players):
        points = score(position, seat)
        scores.append(points)
        ranks.append(points * MORE_THAN_ALL_TREASURES + bag.size(player.treasures))
    ranking = ranked(ranks, reason)
    return Result(ranking.winners, tuple(scores), ranking.places, reason)
