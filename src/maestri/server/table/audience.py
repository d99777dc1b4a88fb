"""Those who watch a table in this process, and what each of them is told."""

from collections.abc import Callable

from msgspec import Raw

from maestri.protocol.live import TableChanged, encoder
from maestri.protocol.tables import Table
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.sheet import Sheet
from maestri.server.table import shown
from maestri.server.table.board import Board, Happened
from maestri.server.table.watcher import Watcher


class Audience:
    """The watchers of one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    @property
    def places(self) -> frozenset[int]:
        """The seats whose people watch, and the numbers of spectators."""
        return frozenset(watcher.place for watcher in self.watchers)

    def find_seats(self, sheet: Sheet) -> None:
        """Sees who sits where by now."""
        for watcher in self.watchers:
            watcher.seat = sheet.seat_of(watcher.person.id)

    def show_out(self, sheet: Sheet, shown_to: Callable[[str], Table]) -> None:
        """Whoever may not be here any more sees that he has no seat, is told so, and hears no more."""
        message = encoder.encode(shown.refused(0, Denied(403, "seat-shown-out")))
        for watcher in [each for each in self.watchers if each.person.id in sheet.shown_out]:
            if watcher.seat is None:
                watcher.tell(encoder.encode(TableChanged(shown_to(watcher.person.id), now())))
                watcher.tell(message)
                self.watchers.discard(watcher)

    def tell(self, message: bytes, but: Watcher | None = None) -> None:
        """The same to everybody, or to everybody but one."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.tell(message)

    def show_table(self, shown_to: Callable[[str], Table]) -> None:
        """Tells everybody the table, as he may see it, where it is not as it was."""
        moment = now()
        for watcher in self.watchers:
            table = shown_to(watcher.person.id)
            seen = hash(encoder.encode(table))
            if seen != watcher.table:
                watcher.table = seen
                watcher.tell(encoder.encode(TableChanged(table, moment)))

    def hand_out(self, sheet: Sheet, board: Board) -> None:
        """Tells everybody what is new to him; watchers of one seat share the message."""
        made: dict[tuple[int | None, int], bytes] = {}
        moment = now()
        for watcher in self.watchers:
            if watcher.ply < board.ply:
                key = (watcher.seat, watcher.ply)
                message = made.get(key)
                if message is None:
                    told = board.since(watcher.ply) or []
                    message = made[key] = shown.state(sheet, board, *key, told, moment)
                watcher.ply = board.ply
                watcher.tell(message)

    def show_match(
        self, watcher: Watcher, sheet: Sheet, board: Board, long_ago: list[Raw], told: list[Happened]
    ) -> None:
        """Tells one who has just come where the match stands, and all that he has missed."""
        watcher.tell(shown.state(sheet, board, watcher.seat, watcher.ply, told, now(), long_ago))
        watcher.ply = board.ply
