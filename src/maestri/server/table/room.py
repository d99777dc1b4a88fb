"""A table in the memory of this process: its sheet, its board, and who watches."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import msgspec

from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.protocol.live import encoder
from maestri.protocol.tables import Table
from maestri.server.denied import Denied
from maestri.server.logs import plainly
from maestri.server.metrics import TROUBLED
from maestri.server.now import now
from maestri.server.store.entry import Entry, Position
from maestri.server.store.log import StoreAway
from maestri.server.store.sheet import Outcome, Sheet, sheet_decoder
from maestri.server.store.sql import AWAY
from maestri.server.table import shown
from maestri.server.table.attendance import Attendance
from maestri.server.table.audience import Audience
from maestri.server.table.board import Board
from maestri.server.table.chat import Chat
from maestri.server.table.due import attended, lapsed, missing, next_wake
from maestri.server.table.surroundings import Surroundings
from maestri.server.table.upgrade import carried_over
from maestri.server.table.watcher import Watcher

logger = logging.getLogger("maestri.server")


class Room:
    """One table. The lock is held from a move's check until it is stored, so nobody sees it before."""

    def __init__(self, house: Surroundings, sheet: Sheet, version: int, until: Mapping[int, int]) -> None:
        self.house = house
        self.store = house.store
        self.sheet = sheet
        self.version = version
        self.until = dict(until)
        """Until when each seat's person was there, or is said to be by another process."""
        self.watched: frozenset[int] = frozenset()
        """The seats whose people watch here, as the other processes were told."""
        self.board: Board | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.chat = Chat(self.store, sheet.id, self.audience, lambda: self.sheet.talk_now)
        self.used_at = time.monotonic()
        self.trouble = ""
        """What went wrong here last."""

    # What is

    @property
    def there(self) -> Attendance:
        """Who is there now."""
        return Attendance.at(now(), self.audience.places, self.until)

    @property
    def bots_due(self) -> list[int]:
        """The seats to move for which a bot is to think now: where nobody is there, none."""
        if self.board is None or self.sheet.status != "playing":
            return []
        due = self.bots_to_move(self.board)
        return due if due and attended(self.sheet, self.board, self.there) else []

    def bots_to_move(self, board: Board) -> list[int]:
        """The seats to move that a bot plays, if only this move."""
        missed, seats = lapsed(self.sheet, board, now()), self.sheet.seats
        return [seat for seat in board.match.to_move if seats[seat].played_by_bot or seat in missed]

    def shown_to(self, person_id: str) -> Table:
        """The table as a person may see it."""
        there = self.there
        return shown.table(self.sheet, person_id, there.here, missing(self.sheet, self.board, there))

    async def ready(self) -> Board:
        """The board, at the newest ply that this process knows of. To be called under the lock."""
        if self.sheet.status == "open":
            raise Denied(409, "table-not-started")
        if self.sheet.status == "ended":
            raise Denied(409, "table-ended")
        if self.board is None:
            if game_called(self.sheet.game).by_rules(self.sheet.rules) is None:
                await self.change(await carried_over(self.store, self.sheet))
            entries = await self.store.entries(self.sheet.id, self.sheet.base_ply)
            self.board = await self.house.archive.board(self.sheet, entries)
            if not entries:
                await self.store.writer.keep([self.position(self.board)])
            await self._end_if_over()
            self.hand_out(self.board)
        return self.board

    def position(self, board: Board) -> Position:
        """Where the match stands, and when to look after it."""
        wake_at = next_wake(self.sheet, board, self.there)
        rules = board.match.game.rules_version
        to_move = ",".join(map(str, board.match.to_move))
        return Position(
            self.sheet.id, board.ply, rules, board.position(), wake_at, to_move, board.clocks.since
        )

    def _urgent(self, board: Board) -> bool:
        """Whether where it stands must be known even if this process is killed now: at leisure nobody is
        there who would know it, else somebody must look after the table soon."""
        soon = bool(self.bots_due) or self.sheet.clock is not None or board.match.result is not None
        return soon or self.sheet.pace == "leisure"

    @property
    def busy(self) -> bool:
        """Whether something is under way that needs the table in memory."""
        return self.lock.locked() or bool(self.bots_due)

    # What goes wrong

    async def try_to(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for; what fails at this table stays at this table."""
        try:
            await work
        except (Refusal, StoreAway, *AWAY) as error:
            logger.warning("table", extra={"facts": {"table": self.sheet.id, "problem": plainly(error)}})
        except Exception as error:
            self.fail(error)

    def fail(self, error: Exception) -> Refusal:
        """Something went wrong here: it is written down once, people are told, the log is read anew."""
        self.board = None
        trouble = Denied(500, "table-trouble")
        if repr(error) != self.trouble:
            self.trouble = repr(error)
            TROUBLED.inc()
            logger.error("table", exc_info=error, extra={"facts": {"table": self.sheet.id}})
            self.audience.tell(encoder.encode(shown.refused(0, trouble)))
        return trouble

    # What changes the match

    async def keep(self, board: Board, entry: Entry) -> None:
        """Makes an entry durable, then tells everybody. Else the board is made anew from the log."""
        position = self.position(board) if self._urgent(board) else None
        try:
            stored = await self.store.writer.append(self.sheet.id, entry, position)
        except BaseException as error:
            self.board = None
            if isinstance(error, StoreAway):
                raise Denied(503, "store-away") from None
            raise
        if not stored:
            self.board = None
            raise Refusal("move-answered", ply=entry.ply - 1, now=(await self.ready()).ply)
        if position is None:
            self.house.keep_later(self)
        await self._end_if_over()  # before anybody hears of the end, and asks for the record
        self.hand_out(board)
        self.house.went_on(self)

    async def catch_up(self, ply: int | None = None) -> None:
        """Follows the log, after another process said that the match went on."""
        async with self.lock:
            if self.board is None:
                await self._look_again()
            elif ply is None or ply > self.board.ply:
                for entry in await self.store.entries(self.sheet.id, self.board.ply):
                    self.board.apply(entry)
                self.hand_out(self.board)

    async def _look_again(self) -> None:
        """Shows those who watch what the log says, after the board was lost."""
        if self.sheet.status != "open" and self.audience.watchers:
            await self.ready()

    async def _end_if_over(self) -> None:
        result = self.board.match.result if self.board is not None else None
        if self.board is not None and result is not None and self.sheet.status == "playing":
            outcome = Outcome(result, len(self.board.standing), self.board.clocks.since)
            try:
                await self.change(partial(_over, outcome))
            except AWAY:
                self.board = None  # the end is noticed again when the board is made anew
                raise
            self.house.errands.later(self.house.records.keep(self.sheet))

    # What changes the table

    async def change(self, alter: Callable[[Sheet], None]) -> None:
        """Changes the sheet; against somebody else's newest version where there is one."""
        await self.refresh()
        while True:
            sheet = sheet_decoder.decode(msgspec.json.encode(self.sheet))
            alter(sheet)
            if await self.store.swap_sheet(sheet, self.version):
                self.sheet, self.version = sheet, self.version + 1
                break
            await self._reload_sheet()
        self.show_table()
        await self.house.bus.tell(f"sheet {self.sheet.id}")

    async def sheet_changed(self) -> None:
        """Another process changed the sheet, or somebody came or left there."""
        async with self.lock:
            await self._reload_sheet()
            self.show_table()
            if self.board is None:
                await self._look_again()

    async def refresh(self) -> None:
        """Where others may change the sheet: what is refused must not be refused for what was true before."""
        if self.store.shared:
            await self._reload_sheet()

    async def _reload_sheet(self) -> None:
        found = await self.store.sheet(self.sheet.id)
        assert found is not None
        self.sheet, self.version = found
        self.until = await self.store.presence(self.sheet.id)

    # What is told

    def touch(self) -> None:
        """Somebody needs the table, so that it stays in memory for a while."""
        self.used_at = time.monotonic()

    def hand_out(self, board: Board) -> None:
        """Tells everybody what is new, and lets bots think."""
        self.touch()
        self.audience.hand_out(self.sheet, board)
        if self.sheet.pace == "live" and self._somebody_is_away:
            self.audience.show_table(self.shown_to)  # whom a stand-in waits for is another now
        self.house.looks_different(self.sheet.id)
        self.house.nudge(self)

    @property
    def _somebody_is_away(self) -> bool:
        people = {number for number, seat in enumerate(self.sheet.seats) if seat.person}
        return not (people <= self.audience.places or people <= self.there.here)

    def show_table(self) -> None:
        """Tells everybody the table, and other processes who came and who left."""
        self.audience.find_seats(self.sheet)
        self.audience.show_out(self.sheet, self.shown_to)
        watching = self.audience.places
        if watching != self.watched:
            before, self.watched = self.watched, watching
            self.house.presence.came(self.sheet.id, watching - before)
            self._left(before - watching)
        self.audience.show_table(self.shown_to)
        self.house.looks_different(self.sheet.id)

    def _left(self, seats: frozenset[int]) -> None:
        """Some people left. If one is to move, the table is looked at when his grace is over."""
        moment = now()
        for seat in seats:
            if 0 <= seat < len(self.sheet.seats) and self.sheet.seats[seat].person:
                self.until[seat] = moment
            else:
                self.until.pop(seat, None)  # it was given up: who takes it next was not there yet
        self.house.presence.left(self.sheet.id, seats)
        if self.board is not None and not seats.isdisjoint(self.board.match.to_move):
            wake_at = next_wake(self.sheet, self.board, self.there)
            self.house.errands.later(self.store.wake(self.sheet.id, wake_at))
            self.house.left(self)

    async def say(self, watcher: Watcher, text: str) -> None:
        """A line of chat."""
        await self.chat.say(watcher, text)
        await self.house.bus.tell(f"chat {self.sheet.id}")

    async def said_otherwise(self) -> None:
        """Lines that everybody knows are not as they were."""
        await self.chat.show_again()
        await self.house.bus.tell(f"said {self.sheet.id}")

    async def note(
        self, event: str, seat: int | None, nickname: str | None, text: str = "", person: str | None = None
    ) -> None:
        """Tells everybody, for good, that a stand-in came or went, or that the clocks stood still."""
        await self.chat.note(event, seat, nickname or "", text or self.sheet.stand_in, person)
        await self.house.bus.tell(f"chat {self.sheet.id}")


def _over(outcome: Outcome, sheet: Sheet) -> None:
    sheet.status, sheet.outcome = "over", outcome
    sheet.undo = None
