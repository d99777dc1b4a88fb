"""Master Labyrinth, printed: a push, and the turn that goes on from it."""

from typing import Any

from maestri.book.chapter import Chapter, Example, Scene, told
from maestri.core.match import Match
from maestri.games.master_labyrinth import GAME


def scene(match: Match[Any], moves: str) -> Scene:
    """The board before and after some moves."""
    before = match.view(None).board
    events = told(match, moves)
    return Scene({"boards": [before, match.view(None).board]}, events)


def pushed() -> Match[Any]:
    """A has pushed the first treasure nearer."""
    match = Match(GAME, 2, "book 1")
    match.play(0, "push d1 ESW")
    return match


CHAPTER = Chapter(
    examples=(
        Example("book-push", "pushing", lambda: scene(Match(GAME, 2, "book 1"), "A push d1 ESW")),
        Example("book-turn", "taking", lambda: scene(pushed(), "A go d2, A coin")),
    ),
    beside={
        "ML-5": "treasure-01",
        "ML-7": "dragon-die-3",
        "ML-8": "coin",
        "ML-10": "dragon",
        "ML-11": "pawn-flower",
        "ML-13": "guard-white",
    },
)
