"""Somebody who watches a table, and what he was told."""

from collections.abc import Callable
from zlib import crc32

from maestri.server.store.people import Person


class Watcher:
    """One connection at one table."""

    __slots__ = ("person", "ply", "seat", "table", "tell")

    def __init__(self, person: Person, tell: Callable[[bytes], None]) -> None:
        self.person = person
        self.tell = tell
        """Sends a message; what a connection can't take yet waits there."""
        self.seat: int | None = None
        self.ply = -1
        """The newest ply that was told here."""
        self.table = 0
        """The hash of the table as it was last shown here."""

    @property
    def place(self) -> int:
        """The seat; a spectator has a number of his own below 0."""
        return -1 - crc32(self.person.id.encode()) % 2**31 if self.seat is None else self.seat
