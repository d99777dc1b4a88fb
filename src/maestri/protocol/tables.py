"""Tables, as REST and the websocket show them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maestri.core.option import Value
from maestri.core.result import Result

Status = Literal["open", "playing", "over", "ended"]
"""A table is over when its match is; it ended when nobody came any more."""
Pace = Literal["live", "leisure"]
Talk = Literal["apart", "together"]
SeatKind = Literal["person", "open", "bot"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlyNumber = Annotated[int, Meta(ge=0, le=2**31)]
Entropy = Annotated[str, Meta(min_length=32, max_length=128, pattern="^[0-9A-Za-z_-]+$")]
"""Long enough that nobody finds it by its pledge."""
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
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
    talk: Talk = "apart"
    """Whether the players hear what spectators say: together, or apart, when the match is over."""
    pace: Pace = "live"
    grace: Annotated[int, Meta(ge=1, le=24 * 3600)] = 60
    """Seconds that somebody may be away in his turn before a stand-in plays for him."""
    stand_in: Level = "regular"
    clock: Clock | None = None
    misses: Annotated[int, Meta(ge=1, le=9)] = 3
    """A stand-in makes a move that a clock for each move missed, and has the seat after so many in a row."""
    hints: bool = False
    """Whether people may ask for hints although they play against people."""


def terms_of(table: Terms) -> dict[str, Any]:
    """The terms of a table, for another that is to have them too."""
    return {name: getattr(table, name) for name in Terms.__struct_fields__}


class NewTable(Terms, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody lays."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]


class Sit(Struct, forbid_unknown_fields=True):
    """Taking a seat at a table whose commitment was seen. The pledge is the digest of an entropy that the
    player's device has made and keeps to itself."""

    seat: SeatNumber
    pledge: Digest
    commitment: Digest
    invite: Invite = ""


class Reveal(Struct, forbid_unknown_fields=True):
    """The entropy behind a pledge, now that the match starts; and all pledges as this device saw them."""

    entropy: Entropy
    pledges: Annotated[list[Digest | None], Meta(max_length=16)]


class Place(NewSeat, forbid_unknown_fields=True):
    """A seat in an arrangement: one that was there, with whoever has it, or a new one to be filled."""

    was: SeatNumber | None = None


class Arrangement(Struct, forbid_unknown_fields=True):
    """All seats as the host wants them. Whoever loses his seat by it is named in `out`."""

    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    out: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    for_good: bool = False
    """Whether they can't sit down at this table any more."""


class Hush(Struct, forbid_unknown_fields=True):
    """Whoever said a line of chat may not talk at this table any more; a spectator can be shown out."""

    line: Annotated[int, Meta(ge=1, le=2**31)]
    out: bool = False


class ShortCode(Struct, forbid_unknown_fields=True):
    """A code that is said or typed where a link can't be sent."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Invitation(Struct):
    """Where a code leads."""

    table: str
    invite: str


class Fork(Struct, forbid_unknown_fields=True):
    """A new table from a ply of a finished match: this seat is mine, bots have the others.

    They are of one level, or each of its own, seat by seat; of whom nothing is said is regular.
    """

    ply: PlyNumber
    seat: SeatNumber
    level: Level | Annotated[list[Level], Meta(max_length=20)] = "regular"


class Origin(Struct):
    """The match and the ply that a table was forked from."""

    table: str
    ply: int
    seat: int


class SeatShown(Struct):
    """A seat: who has it, whether he is here, and whether a stand-in plays for him.

    `level` is the bot's who plays, the stand-in's included. Times are the house's own, in milliseconds.
    """

    seat: int
    kind: SeatKind
    level: str | None
    nickname: str | None
    here: bool
    stand_in: bool
    for_good: bool = False
    """Whether the stand-in does not hand the seat back."""
    away_since: int | None = None
    stand_in_at: int | None = None
    """When a stand-in comes, where the seat is to move and its person is away."""
    gave_up: str | None = None
    """The nickname of who has resigned, as long as nobody has taken the seat over."""
    pledge: str | None = None
    revealed: bool = False
    """Whether the house has the entropy behind the pledge."""
    host: bool = False
    expected: str | None = None
    """The nickname of the person for whom an empty seat is kept."""


class StandIn(Struct):
    """A bot of a level that moved for the person of a seat."""

    seat: int
    level: str


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
    watching: int
    """How many people look on without a seat."""
    you: int | None
    kept: int | None
    """The seat that is kept for the reader."""
    gave_up: int | None = None
    """The seat that the reader has given up, as long as nobody has taken it over."""
    host: bool
    host_name: str
    commitment: str
    dealing: bool
    """Seats and pledges are fixed: whoever has pledged reveals now."""
    secret: str | None
    invite: str | None
    undo: UndoShown | None
    rematch: str | None
    rematch_of: str | None
    forked_from: Origin | None
    imported: bool
    """Whether it is no table but a record that somebody brought."""
    created_at: int


class TableLine(Struct):
    """A table in a list. Times are the house's own, in milliseconds, but for `created_at`."""

    id: str
    game: str
    status: Status
    seats: list[SeatShown]
    you: int | None
    pace: Pace
    created_at: int
    host_name: str = ""
    clock: Clock | None = None
    to_move: list[int] = []
    since: int | None = None
    """Since when they are to move."""
    ply: int = 0
    watching: int = 0
    moves: int = 0
    """How many a finished match had."""
    ended_at: int | None = None
    result: Result | None = None


class GameTally(Struct):
    """How somebody has done in one game."""

    game: str
    played: int
    won: int
    places: list[int]
    """How often he came first, second …"""


class History(Struct):
    """Somebody's finished matches: all counted, the newest listed; his form after each, oldest first."""

    played: int
    games: list[GameTally]
    form: list[int]
    matches: list[TableLine]
