"""The house: all tables of this process, the bots that think for it, and the bus to other processes."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from itertools import count, islice
from typing import TYPE_CHECKING, Any, Self

from maestri.bots.guard import Guard
from maestri.core.refusal import Refusal
from maestri.server.board import replayed
from maestri.server.bus import Bus, PostgresBus
from maestri.server.denied import Denied
from maestri.server.identity import Signer
from maestri.server.limits import Buckets
from maestri.server.metrics import BOT_QUEUE, CONNECTIONS, TABLES
from maestri.server.playing import look_after, think
from maestri.server.presence import Presence
from maestri.server.room import Room
from maestri.server.settings import Settings
from maestri.server.store import Store
from maestri.server.store.log import StoreAway
from maestri.server.store.people import NOBODY
from maestri.server.store.sql import AWAY
from maestri.server.store.store import now
from maestri.server.websocket import NO_IDENTITY

if TYPE_CHECKING:
    from maestri.server.live import Connection

HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 5
"""For each person: a hint takes a second of a process."""
SWEEP = 1.0
SWEEPS_A_LOOK = 5
KEEP_AFTER = 5.0
KEEP_EVERY = 0.05
MOST_KEPT = 10
"""Positions are kept a few at a time: a thousand at once would make every move wait."""
MOST_AT_ONCE = 200
logger = logging.getLogger("maestri.server")


class House:
    """Everything a server process has in memory. All of it can be lost: the store has the truth."""

    def __init__(self, store: Store, signer: Signer, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.thinkers = Guard(settings.thinkers)
        BOT_QUEUE.set_function(lambda: self.thinkers.waiting)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thinking: set[str] = set()
        self.unkept: dict[Room, float] = {}
        """Tables that went on since their position was kept, and since when."""
        self.newcomers = Buckets(settings.per_address / 60, settings.per_address)
        self.hints = Buckets(HINTS_A_SECOND, HINTS_AT_ONCE)
        self.bus: Bus = PostgresBus(store.engine, self.heard, self.resync) if store.shared else Bus()
        self.seats = Presence(self)
        self.looking_back = asyncio.Semaphore(1)
        self.upkeep = [asyncio.create_task(self._sweep()), asyncio.create_task(self._keep())]

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        store = await Store.open(settings.store)
        if not store.shared:
            await store.nobody_is_here()
        return cls(store, Signer(await store.key()), settings)

    async def close(self) -> None:
        """Ends in good order: what is on its way into the store gets there."""
        ending = (*self.upkeep, *self.tasks)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.thinkers.close()
        await self._keep_positions(list(self.unkept))
        await self.seats.close()
        await self.bus.close()
        await self.store.close()

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        room = self.rooms.get(table_id)
        if room is None:
            found = await self.store.sheet(table_id)
            if found is None:
                raise Denied(404, "table-unknown", table=table_id[:60])
            away_since = await self.store.presence(table_id)
            room = self.rooms.get(table_id)
            if room is None:
                room = self.rooms[table_id] = Room(self, *found)
                room.away_since = away_since
                TABLES.set(len(self.rooms))
        return room

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something while nobody waits for it; what fails is written down."""
        task = asyncio.create_task(self._quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have ended before the work began

    async def _quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception:
            logger.exception("later")

    # Connections

    def came(self, connection: "Connection") -> None:
        self.connections.add(connection)
        CONNECTIONS.set(len(self.connections))

    def went(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        CONNECTIONS.set(len(self.connections))

    async def withdraw_cookies(self, person_id: str) -> None:
        """Every cookie that somebody has got so far is refused, here and at other processes."""
        await self.store.people.withdraw_cookies(person_id)
        await self._turn_out({person_id})
        await self.bus.tell(f"person {person_id}")

    async def _turn_out(self, person_ids: set[str]) -> None:
        """Ends the connections that were opened with a cookie which is withdrawn by now."""
        valid = await self.store.people.generations(person_ids)
        for connection in list(self.connections):
            person = connection.person
            if person.id in person_ids and person.generation != valid.get(person.id):
                connection.close(NO_IDENTITY)

    # Bots

    def nudge(self, room: Room) -> None:
        """Lets bots think at a table where one is to move."""
        board = room.board
        if board is None or room.sheet.id in self.thinking:
            return
        if any(room.sheet.seats[seat].played_by_bot for seat in board.match.to_move):
            self.thinking.add(room.sheet.id)
            self.later(think(self, room))

    def keep_record(self, room: Room) -> None:
        """Keeps the record of a match that is over."""
        self.later(self.record(room))

    async def record(self, room: Room) -> bytes:
        """The record of a finished match."""
        kept = await self.store.record(room.sheet.id)
        if kept is None:
            board = replayed(room.sheet, await self.store.entries(room.sheet.id, room.sheet.base_ply))
            kept = (await asyncio.to_thread(board.match.record)).encode()
            await self.store.keep_record(room.sheet.id, kept)
        return kept

    # Other processes

    def heard(self, word: str) -> None:
        """A word on the bus, about a table or a person that may be here too."""
        kind, about, *more = word.split(" ")
        if kind == "ply":
            self._went_on([about, *more])
        elif kind == "person":
            self.later(self._turn_out({about}))
        elif (room := self.rooms.get(about)) is not None:
            self.later(room.show_chat() if kind == "chat" else room.sheet_changed())

    def _went_on(self, plies: list[str]) -> None:
        """Tables that got a new ply: a table, its ply, the next table, its ply …"""
        for about, ply in zip(plies[::2], plies[1::2], strict=True):
            room = self.rooms.get(about)
            if room is not None and (room.board is None or room.board.ply < int(ply)):
                self.later(room.catch_up(int(ply)))

    async def resync(self) -> None:
        """Looks at the log of every table here, and who may be here: words may have been missed."""
        people = {connection.person.id for connection in self.connections}
        await self._turn_out(people - {NOBODY.id})  # whoever is still coming in is checked at the door
        for room in list(self.rooms.values()):
            await room.sheet_changed()
            await room.catch_up()
            await room.show_chat()

    # Upkeep

    async def _sweep(self) -> None:
        for sweep in count(1):
            await asyncio.sleep(SWEEP)
            self._look_after_connections()
            try:
                for table_id in await self.store.due(now(), MOST_AT_ONCE):
                    await look_after(self, await self.room(table_id))
                await self._look_at_the_log(sweep % SWEEPS_A_LOOK)
                self._forget_idle()
            except (Refusal, StoreAway, *AWAY) as error:
                logger.warning("sweep", extra={"facts": {"problem": str(error)[:200]}})

    def _look_after_connections(self) -> None:
        moment = asyncio.get_running_loop().time()
        for connection in list(self.connections):
            connection.socket.look_after(moment)

    async def _look_at_the_log(self, turn: int) -> None:
        """Finds tables that lost their board, or went on elsewhere although no word of it was heard here.

        Not all in one turn: a question about a thousand tables would make every move wait.
        """
        watched = [room for room in islice(self.rooms.values(), turn, None, SWEEPS_A_LOOK) if room.watchers]
        if not self.store.shared:
            watched = [room for room in watched if room.board is None]
        if not watched:
            return
        newest = await self.store.newest(room.sheet.id for room in watched)
        for room in watched:
            await room.catch_up(newest.get(room.sheet.id, 0))

    async def _keep(self) -> None:
        """Keeps where matches stand. The log has the truth; this is for an upgrade of the rules."""
        while True:
            await asyncio.sleep(KEEP_EVERY)
            long_ago = time.monotonic() - KEEP_AFTER
            first = islice(self.unkept.items(), MOST_KEPT)
            due = [room for room, since in first if since < long_ago and not room.lock.locked()]
            try:
                await self._keep_positions(due)
            except StoreAway:
                self.unkept.update(dict.fromkeys(due, time.monotonic()))

    async def _keep_positions(self, rooms: list[Room]) -> None:
        for room in rooms:
            del self.unkept[room]
        await self.store.writer.keep([room.position(room.board) for room in rooms if room.board is not None])

    def _forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        idle = [
            room
            for room in self.rooms.values()
            if not room.watchers and room.used_at < long_ago and not room.lock.locked()
        ]
        for room in idle:
            if room.sheet.id not in self.thinking:
                del self.rooms[room.sheet.id]
        TABLES.set(len(self.rooms))
