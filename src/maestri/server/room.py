"""A table in the memory of this process: its sheet, its board, and who watches."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.protocol.live import Chatted, TableChanged, encoder
from maestri.server import telling
from maestri.server.board import Board, Happened, history, replayed
from maestri.server.denied import Denied
from maestri.server.metrics import MOVE_SECONDS, MOVES_OF_BOTS, MOVES_OF_PEOPLE
from maestri.server.sheet import Sheet, sheet_decoder
from maestri.server.store.log import Entry, Position, StoreAway
from maestri.server.store.people import Person
from maestri.server.store.sql import AWAY
from maestri.server.store.store import now
from maestri.server.upgrade import carried_over
from maestri.server.upkeep import next_wake
from maestri.server.watcher import Watcher

if TYPE_CHECKING:
    from maestri.server.house import House

CHAT_SHOWN = 50


class Room:
    """One table. The lock is held from a move's check until it is stored, so nobody sees it before."""

    def __init__(self, house: "House", sheet: Sheet, version: int) -> None:
        self.house = house
        self.store = house.store
        self.sheet = sheet
        self.version = version
        self.board: Board | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.away_since: dict[int, int] = {}
        self.used_at = time.monotonic()
        self.chatted = 0

    # What is

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected, to this process or to another."""
        local = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        moment = now()
        return local | {seat for seat, until in self.away_since.items() if until > moment}

    async def ready(self) -> Board:
        """The board, at the newest ply that this process knows of. To be called under the lock."""
        if self.sheet.status == "open":
            raise Denied(409, "table-not-started")
        if self.board is None:
            if self.sheet.rules != game_called(self.sheet.game).rules_version:
                await self.change(await carried_over(self.store, self.sheet))
            entries = await self.store.entries(self.sheet.id, self.sheet.base_ply)
            self.board = replayed(self.sheet, entries)
            if not entries:
                await self.store.writer.keep([self.position(self.board)])
            await self._end_if_over()
            self.hand_out(self.board)
        return self.board

    def position(self, board: Board) -> Position:
        """Where the match stands, and when to look after it."""
        wake_at = next_wake(self.sheet, board, self.here, self.away_since, now())
        rules = board.match.game.rules_version
        return Position(self.sheet.id, board.ply, rules, board.position(), wake_at)

    def _urgent(self, board: Board) -> bool:
        """Whether somebody must look after the table soon, even if this process is killed now."""
        by_bot = any(self.sheet.seats[seat].played_by_bot for seat in board.match.to_move)
        return by_bot or self.sheet.clock is not None or board.match.result is not None

    def seat_of(self, person: Person) -> int:
        seat = self.sheet.seat_of(person.id)
        if seat is None:
            raise Denied(403, "seat-not-yours")
        return seat

    def check_may_see(self, person: Person | None, invite: str) -> None:
        """A table is seen by its people, by holders of its invite, and by spectators if it wants them."""
        sheet = self.sheet
        own = {sheet.host, *(seat.person for seat in sheet.seats), *(seat.reserved for seat in sheet.seats)}
        known = person is not None and person.id in own
        if not (known or sheet.spectators or sheet.listed or invite == sheet.invite):
            raise Denied(404, "table-unknown", table=self.sheet.id)

    # What changes the match

    async def play(self, person: Person, ply: int, text: str) -> None:
        """A move of a person; a repeat of his last one changes nothing."""
        began = time.perf_counter()
        async with self.lock:
            seat = self.seat_of(person)
            board = await self.ready()
            if self.sheet.seats[seat].stand_in:
                raise Denied(409, "seat-stand-in")
            move = board.check(seat, ply, text)
            if move is not None:
                await self.keep(board, board.play(seat, move, board.match.game.write(move), now()))
        MOVES_OF_PEOPLE.inc()
        MOVE_SECONDS.observe(time.perf_counter() - began)

    async def play_for(self, seat: int, ply: int, text: str) -> None:
        """A bot's move, if the match is still where the bot was asked and the seat still its own."""
        async with self.lock:
            board = await self.ready()
            if board.ply == ply and self.sheet.seats[seat].played_by_bot:
                await self.keep(board, board.play(seat, board.match.check(seat, text), text, now()))
                MOVES_OF_BOTS.inc()

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
            self.house.unkept.setdefault(self, time.monotonic())
        await self._end_if_over()  # before anybody hears of the end, and asks for the record
        self.hand_out(board)

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
        if self.sheet.status != "open" and self.watchers:
            await self.ready()

    async def _end_if_over(self) -> None:
        if self.board is not None and self.board.match.result is not None and self.sheet.status == "playing":
            try:
                await self.change(_over)
            except AWAY:
                self.board = None  # the end is noticed again when the board is made anew
                raise
            self.house.keep_record(self)

    # What changes the table

    async def change(self, alter: Callable[[Sheet], None]) -> None:
        """Changes the sheet; against somebody else's newest version where there is one."""
        if self.store.shared:  # what is refused must not be refused for what was true a moment ago
            await self._reload_sheet()
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

    async def _reload_sheet(self) -> None:
        found = await self.store.sheet(self.sheet.id)
        assert found is not None
        self.sheet, self.version = found
        self.away_since = await self.store.presence(self.sheet.id)

    # Who watches

    async def join(self, watcher: Watcher, ply: int) -> None:
        """Shows somebody the table and all that happened after the ply he has."""
        async with self.lock:
            if self.store.shared:
                await self._reload_sheet()
            if self.sheet.status != "open":
                await self.ready()
            await self.house.seats.came(self, watcher)
            self.watchers.add(watcher)
            watcher.ply = ply
            lines = await self.store.said(self.sheet.id, 0, CHAT_SHOWN)
            self.chatted = lines[-1].number if lines else self.chatted
            self.show_table()
            watcher.tell(encoder.encode(Chatted(lines)))
            if self.sheet.status != "open":
                board = await self.ready()
                watcher.ply = min(ply, board.ply)
                told = await self._told(board, watcher.ply)
                self._tell(watcher, board, told)

    async def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.used_at = time.monotonic()
            await self.house.seats.left(self, watcher)
            self.show_table()

    async def _told(self, board: Board, ply: int) -> list[Happened]:
        told = board.since(ply)
        if told is None:
            entries = await self.store.entries(self.sheet.id, self.sheet.base_ply)
            told = history(self.sheet, [entry for entry in entries if entry.ply <= board.ply], ply)
        return told

    def hand_out(self, board: Board) -> None:
        """Tells every watcher what is new to him; watchers of one seat share the message."""
        self.used_at = time.monotonic()
        made: dict[tuple[int | None, int], bytes] = {}
        moment = now()
        for watcher in self.watchers:
            if watcher.ply < board.ply:
                key = (watcher.seat, watcher.ply)
                message = made.get(key)
                if message is None:
                    told = board.since(watcher.ply) or []
                    message = made[key] = telling.state(self.sheet, board, *key, told, moment)
                watcher.ply = board.ply
                watcher.tell(message)
        self.house.nudge(self)

    def _tell(self, watcher: Watcher, board: Board, told: list[Happened]) -> None:
        watcher.tell(telling.state(self.sheet, board, watcher.seat, watcher.ply, told, now()))
        watcher.ply = board.ply
        self.house.nudge(self)

    def show_table(self) -> None:
        """Tells every watcher the table, as he may see it, where it is not as it was."""
        here = self.here
        for watcher in self.watchers:
            watcher.seat = self.sheet.seat_of(watcher.person.id)
            message = encoder.encode(TableChanged(telling.table(self.sheet, watcher.person.id, here)))
            if hash(message) != watcher.table:
                watcher.table = hash(message)
                watcher.tell(message)

    # Chat

    async def say(self, watcher: Watcher, text: str) -> None:
        await self.store.say(self.sheet.id, watcher.seat, watcher.person.nickname, text)
        await self.show_chat()
        await self.house.bus.tell(f"chat {self.sheet.id}")

    async def show_chat(self) -> None:
        """Tells everybody the lines that are new."""
        lines = await self.store.said(self.sheet.id, self.chatted, CHAT_SHOWN)
        if lines and lines[-1].number > self.chatted:
            self.chatted = lines[-1].number
            message = encoder.encode(Chatted(lines))
            for watcher in self.watchers:
                watcher.tell(message)


def _over(sheet: Sheet) -> None:
    sheet.status = "over"
    sheet.undo = None
