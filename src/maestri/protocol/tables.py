"""Tables, as REST and the websocket show them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maestri.core.option import Value
from maestri.core.result import Result

Status = Literal["open", "playing", "over"]
Pace = Literal["live", "leisure"]
SeatKind = Literal["person", "open", "bot"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlyNumber = Annotated[int, Meta(ge=0, le=2**31)]
Entropy = Annotated[str, Meta(min_length=1, max_length=128, pattern="^[0-9A-Za-z_-]+$")]
Invite = Annotated[str, Meta(max_length=64)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat to be filled: by whoever has the link (person), by anybody (open), or by a bot of a level."""

    kind: SeatKind = "person"
    level: Level | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """Time to think: for all moves of a match together (budget), or for each move (move)."""

    kind: Literal["budget", "move"]
    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Terms(Struct, kw_only=True):
    """What the host of a table decides; the table has these terms from when it is laid to its rematch."""

    game: Annotated[str, Meta(max_length=60)]
    options: Annotated[dict[str, Value], Meta(max_length=30)] = {}
    spectators: bool = True
    pace: Pace = "live"
    grace: Annotated[int, Meta(ge=1, le=24 * 3600)] = 60
    """Seconds that somebody may be away in his turn before a stand-in plays for him."""
    stand_in: Level = "regular"
    clock: Clock | None = None
    hints: bool = False
    """Whether people may ask for hints although they play against people."""


def terms_of(table: Terms) -> dict[str, Any]:
    """The terms of a table, for another that is to have them too."""
    return {name: getattr(table, name) for name in Terms.__struct_fields__}


class NewTable(Terms, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody lays."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]


class Sit(Struct, forbid_unknown_fields=True):
    """Taking a seat. The entropy is made by the player's device after it has seen the commitment."""

    seat: SeatNumber
    entropy: Entropy
    invite: Invite = ""


class Place(NewSeat, forbid_unknown_fields=True):
    """A seat in an arrangement: one that was there, with whoever has it, or a new one to be filled."""

    was: SeatNumber | None = None


class Arrangement(Struct, forbid_unknown_fields=True):
    """All seats as the host wants them. Whoever loses his seat by it is named in `out`."""

    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    out: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    for_good: bool = False
    """Whether they can't sit down at this table any more."""


class ShortCode(Struct, forbid_unknown_fields=True):
    """A code that is said or typed where a link can't be sent."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Invitation(Struct):
    """Where a code leads."""

    table: str
    invite: str


class Fork(Struct, forbid_unknown_fields=True):
    """A new table from a ply of a finished match: this seat is mine, bots of a level have the others."""

    ply: PlyNumber
    seat: SeatNumber
    level: Level = "regular"


class Origin(Struct):
    """The match and the ply that a table was forked from."""

    table: str
    ply: int
    seat: int


class SeatShown(Struct):
    """A seat: who has it, whether he is here, and whether a stand-in plays for him."""

    seat: int
    kind: SeatKind
    level: str | None
    nickname: str | None
    here: bool
    stand_in: bool
    host: bool = False
    expected: str | None = None
    """The nickname of the person for whom an empty seat is kept."""


class UndoShown(Struct):
    """Somebody asks at a ply to take moves back to another; it lapses when the match goes on."""

    seat: int
    ply: int
    to: int
    accepted: list[int]


class Table(Terms, kw_only=True):
    """All that a table shows besides the game itself. Its hints are whether one may ask for them here."""

    id: str
    rules: int
    status: Status
    seats: list[SeatShown]
    you: int | None
    kept: int | None
    """The seat that is kept for the reader."""
    host: bool
    host_name: str
    commitment: str
    secret: str | None
    invite: str | None
    undo: UndoShown | None
    rematch: str | None
    rematch_of: str | None
    forked_from: Origin | None
    created_at: int


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatShown]
    you: int | None
    pace: Pace
    created_at: int


class OptionShown(Struct):
    """An option of a game, with every value it may have."""

    key: str
    default: Value
    choices: list[Value]


class SectionShown(Struct):
    """A chapter of the rule book."""

    key: str
    rules: list[str]


class GameShown(Struct):
    """A game on the shelf."""

    key: str
    fewest: int
    most: int
    rules: int
    options: list[OptionShown]
    rule_book: list[SectionShown]
    levels: list[str]


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


class Verified(Struct):
    """Whether a finished match, dealt and played again, is true: `flaw` is a catalogue key."""

    plies: int
    sealed: bool
    flaw: str | None
    ply: int | None


class HintShown(Struct):
    """What a master thinks of a move: the result it may expect (1: victory), how often it was looked into,
    and the key of a reason where there is one."""

    move: str
    worth: float
    visits: int
    reason: str


class Hints(Struct):
    """A seat's moves at a ply, best first."""

    ply: int
    hints: list[HintShown]
