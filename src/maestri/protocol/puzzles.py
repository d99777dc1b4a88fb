"""Puzzles, as they are shown and tried."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maestri.core.result import Result
from maestri.protocol.live import PlyTold
from maestri.protocol.tables import SeatShown

Grade = Literal["easy", "middling", "hard"]
Done = Literal["", "solved", "seen"]
"""What a person has done with a puzzle: found the move, or looked it up."""


class PuzzleLine(Struct):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    grade: Grade
    done: Done


class Puzzles(Struct):
    """All puzzles of the house, and the one of the day."""

    today: str
    puzzles: list[PuzzleLine]


class PuzzleShown(Struct):
    """The moment as the seat to move sees it, what it may play, and what happened since its last move."""

    id: str
    game: str
    grade: Grade
    seat: int
    seats: list[SeatShown]
    ply: int
    view: Any
    moves: list[str]
    told: list[PlyTold]
    outlook: dict[str, Any] | None


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A move that somebody tries."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzlePly(Struct):
    """A ply of how it goes on, as the seat sees it."""

    told: PlyTold
    view: Any
    outlook: dict[str, Any] | None
    result: Result | None


class PuzzleAnswer(Struct):
    """The move, why it is good, who finds it how often, and how it goes on. `gap` is by how much of a victory
    the best of the wrong moves is worse, with the error of that."""

    move: str
    reason: str
    facts: dict[str, Any]
    gap: float
    error: float
    found: dict[str, float]
    plies: list[PuzzlePly]


class PuzzleTried(Struct):
    """Whether a move was right; what it loses where it was not, with the error; the answer where it was."""

    right: bool
    loss: float
    error: float
    answer: PuzzleAnswer | None = None


class PuzzlePreview(Struct):
    """What a legal move would bring, in the game's own words; None where the game has nothing to show."""

    preview: Any
