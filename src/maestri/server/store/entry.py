"""What a log is made of."""

from typing import NamedTuple


class Entry(NamedTuple):
    """One ply of a log: a move, or a return to an earlier ply."""

    ply: int
    seat: int
    move: str
    back_to: int | None
    at: int
    stand_in: str | None = None
    """The level of the bot that moved for a person; none where he did, or where the seat is a bot's own."""


class Position(NamedTuple):
    """Where a match stands, as data, and when somebody must look after it next."""

    table_id: str
    ply: int
    rules: int
    data: bytes
    wake_at: int | None
    to_move: str = ""
    """The seats that are to move, with commas between."""
    since: int = 0
    """Since when."""
