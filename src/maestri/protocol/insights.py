"""What is told about a match: a moment of it, whether it is true, its review, what a master would play."""

from typing import Any

from msgspec import Struct

from maestri.core.result import Result
from maestri.protocol.tables import StandIn


class PlyShown(Struct):
    """One moment of a finished match, with nothing hidden."""

    ply: int
    last: int
    move: str | None
    events: list[Any]
    view: Any
    outlook: dict[str, Any] | None
    """What a spectator was told beside the view."""
    result: Result | None
    stand_in: StandIn | None = None


class Verified(Struct):
    """Whether a finished match, dealt and played again, is true: `flaw` is a catalogue key."""

    plies: int
    sealed: bool
    flaw: str | None
    ply: int | None


class ReviewTold(Struct):
    """How far a review is, in plies; and the review where it is done, as `docs/review.md` describes it."""

    ply: int
    last: int
    review: dict[str, Any] | None = None


class HintShown(Struct):
    """What a master thinks of a move: the result it may expect (1: victory), how often it was looked into,
    and for the best ones why: a key of the game's catalogue with its facts."""

    move: str
    worth: float
    visits: int
    reason: str = ""
    facts: dict[str, Any] = {}


class Hints(Struct):
    """A seat's moves at a ply, best first."""

    ply: int
    hints: list[HintShown]
