"""What must be done at tables although nobody asks: every second somebody goes round."""

import asyncio
import logging
from functools import partial
from itertools import count

import msgspec

from maestri.core.refusal import Refusal
from maestri.server.errands import Upkeep
from maestri.server.house.abandoned import clear_away
from maestri.server.house.pauses import BEAT, sign_of_life
from maestri.server.house.rooms import Rooms
from maestri.server.house.visitors import Visitors
from maestri.server.logs import plainly
from maestri.server.now import now
from maestri.server.store.log import StoreAway
from maestri.server.store.sheet import Sheet
from maestri.server.store.sql import AWAY
from maestri.server.table.dealing import deal_without_the_silent
from maestri.server.table.due import next_wake, stand_ins
from maestri.server.table.room import Room

ROUND = 1.0
"""Seconds from one round to the next."""
ROUNDS_A_LOOK = 5
ROUNDS_A_CLEARING = 600
MOST_AT_ONCE = 200
logger = logging.getLogger("maestri.server")


class Caretaker:
    """Goes round for ever."""

    def __init__(self, rooms: Rooms, visitors: Visitors, idle_seconds: float) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.visitors = visitors
        self.idle_seconds = idle_seconds
        self.upkeep = Upkeep("caretaker", self._run)

    async def close(self) -> None:
        await self.upkeep.close()

    async def _run(self) -> None:
        for number in count(1):
            await asyncio.sleep(ROUND)
            await self.go_round(number)

    async def go_round(self, number: int) -> None:
        """One round: people who are gone, tables that are due, words that were not heard, idle tables."""
        self.visitors.look_after()
        try:
            for table_id in await self.store.due(now(), MOST_AT_ONCE):
                await self._visit(table_id)
            await self._look_at_the_log(number % ROUNDS_A_LOOK)
            self.rooms.forget_idle(self.idle_seconds)
            if number % BEAT == 0:
                await sign_of_life(self.store)
            if number % ROUNDS_A_CLEARING == 0:
                await clear_away(self.rooms)
        except (Refusal, StoreAway, *AWAY) as error:
            logger.warning("sweep", extra={"facts": {"problem": plainly(error)}})

    async def _visit(self, table_id: str) -> None:
        """Where not even the sheet can be read, he says so and does not come again by himself."""
        try:
            room = await self.rooms.get(table_id)
        except msgspec.DecodeError:
            logger.exception("table", extra={"facts": {"table": table_id}})
            await self.store.wake(table_id, None)
        else:
            await room.try_to(look_after(room))

    async def _look_at_the_log(self, turn: int) -> None:
        """Finds tables that lost their board, or went on elsewhere although no word of it was heard here.

        Not all in one turn: a question about a thousand tables would make every move wait.
        """
        watched = [room for room in list(self.rooms)[turn::ROUNDS_A_LOOK] if room.audience.watchers]
        if not self.store.shared:
            watched = [room for room in watched if room.board is None]
        if not watched:
            return
        newest = await self.store.newest(room.sheet.id for room in watched)
        for room in watched:
            await room.try_to(room.catch_up(newest.get(room.sheet.id, 0)))


async def look_after(room: Room) -> None:
    """Puts stand-ins in for those who are away or out of time, lets bots think, says when to look next."""
    async with room.lock:
        if room.sheet.status == "open":
            await deal_without_the_silent(room)
            return
        board = await room.ready()
        there = room.there
        for seat, for_good in stand_ins(room.sheet, board, there).items():
            await room.change(partial(_stand_in, seat, for_good))
            await room.note("stand-in", seat, room.sheet.seats[seat].nickname)
        await room.store.wake(room.sheet.id, next_wake(room.sheet, board, there))
    room.house.nudge(room)


def _stand_in(seat: int, for_good: bool, sheet: Sheet) -> None:
    sheet.seats[seat].replace(for_good)
