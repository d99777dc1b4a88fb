"""What client and server say to each other over the websocket: asks are tagged `do`, answers `is`."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from maestri.core.option import Value
from maestri.core.result import Result
from maestri.protocol.tables import Invite, PlyNumber, SeatNumber, StandIn, Table, TableLine

LONGEST_MESSAGE = 4096
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]


class Ask(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something a client asks. `id` comes back in the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Watch(Ask):
    """Come to a table, with all events after a ply."""

    table: TableId
    ply: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    invite: Invite = ""


class Leave(Ask):
    """Turn away from the table; the seat stays mine."""


class Play(Ask):
    """A move, and the ply of the state that it answers."""

    ply: PlyNumber
    move: MoveText


class Why(Ask):
    """Why is this move not among mine?"""

    move: MoveText


class Preview(Ask):
    """What would this move of mine bring, after others that I would make before it?"""

    move: MoveText
    after: Annotated[list[MoveText], Meta(max_length=2)] = []


class Chat(Ask):
    """A line to everybody at the table."""

    text: ChatText


class Undo(Ask):
    """Proposes to go back to before my last move."""

    ply: PlyNumber


class Accept(Ask):
    """Agrees to the proposal that the table shows."""


class Decline(Ask):
    """Turns the proposal down, or takes mine back."""


class Back(Ask):
    """I am here, and play myself: the stand-in gives my seat back."""


class Wait(Ask):
    """Give somebody who is away a minute more before a stand-in plays for him."""

    seat: SeatNumber


class Lobby(Ask):
    """Tell me of all tables that I may find, and of mine, now and whenever one of them changes."""


class Ping(Ask):
    """Is anybody there?"""


AnyAsk = Watch | Leave | Play | Why | Preview | Chat | Undo | Accept | Decline | Back | Wait | Lobby | Ping


class PlyTold(Struct, omit_defaults=True):
    """What one ply brought, as far as this seat may see it; `back_to` where moves were taken back."""

    ply: int
    events: list[Any]
    back_to: int | None = None
    stand_in: StandIn | None = None
    """Who moved, where it was not the person of the seat."""


class State(Struct, tag_field="is", tag="state", kw_only=True):
    """The position as this seat sees it, what it may play, and all that happened after `since`."""

    table: str
    ply: int
    since: int
    view: Any
    moves: list[str]
    told: list[PlyTold]
    clocks: list[int] | None
    result: Result | None
    outlook: dict[str, Any] | None = None
    takes_back: bool = False


class TableChanged(Struct, tag_field="is", tag="table"):
    """The table: seats, who is here, proposals; and what time it is in the house, in milliseconds."""

    table: Table
    at: int


class LobbyTold(Struct, tag_field="is", tag="lobby"):
    """The tables that all may find: with an open seat, and under way."""

    open: list[TableLine]
    running: list[TableLine]
    at: int


class MineTold(Struct, tag_field="is", tag="mine"):
    """My own tables, those that wait for me first; and my last matches."""

    mine: list[TableLine]
    finished: list[TableLine]
    at: int


class ChatLine(Struct, omit_defaults=True):
    """Something somebody said; seat is None for a spectator. Or what happened to a seat's person (`event`):
    a stand-in of the level `text` came, he came back, or he gave the seat up."""

    number: int
    seat: int | None
    nickname: str
    text: str
    at: int
    event: str | None = None


class Chatted(Struct, tag_field="is", tag="chat", omit_defaults=True):
    """Lines of chat, oldest first. With `after` they are all that there are now after that number."""

    lines: list[ChatLine]
    after: int | None = None


class Done(Struct, tag_field="is", tag="done"):
    """An ask was carried out."""

    id: int


Fact = Value | list[int | str]
"""A value that the words of a refusal put in, or several in a row."""


class Refused(Struct, tag_field="is", tag="refused", kw_only=True):
    """An ask was refused: a catalogue key with its facts, the rule where it is one, and English words."""

    id: int
    key: str
    game: str | None
    rule: str | None
    facts: dict[str, Fact]
    detail: str


class Explained(Struct, tag_field="is", tag="why", kw_only=True):
    """Why a move is refused; key is None where it is legal."""

    id: int
    move: str
    key: str | None
    game: str | None
    rule: str | None
    facts: dict[str, Fact]
    detail: str | None


class Previewed(Struct, tag_field="is", tag="preview", kw_only=True):
    """What a legal move would bring, in the game's own words; None where the game has nothing to show."""

    id: int
    move: str
    preview: Any


class Pong(Struct, tag_field="is", tag="pong"):
    """Yes."""

    id: int


AnyTold = (
    State | TableChanged | LobbyTold | MineTold | Chatted | Done | Refused | Explained | Previewed | Pong
)

ask_decoder = msgspec.json.Decoder(AnyAsk)
told_decoder = msgspec.json.Decoder(AnyTold)
encoder = msgspec.json.Encoder()
