"""Who is there. What this process knows is kept for the others, a few times a minute."""

import asyncio
import logging
from typing import TYPE_CHECKING

from maestri.server.sheet import Sheet
from maestri.server.store.sql import AWAY
from maestri.server.store.store import now
from maestri.server.upkeep import LEASE, next_wake
from maestri.server.watcher import Watcher

if TYPE_CHECKING:
    from maestri.server.house import House
    from maestri.server.room import Room

FLUSH = 0.5
RENEW = 30.0
FOR_EVER = 1 << 52
logger = logging.getLogger("maestri.server")


class Presence:
    """Coming and leaving, written down in batches."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.changed: dict[tuple[str, int], int] = {}
        self.news: set[str] = set()
        self.to_renew: list[Room] = []
        self.share = 1
        self.task = asyncio.create_task(self._run())

    async def came(self, room: "Room", watcher: Watcher) -> None:
        """Somebody is back: his seat is handed back to him."""
        seat = room.sheet.seat_of(watcher.person.id)
        watcher.seat = seat
        if seat is None:
            return
        self.changed[room.sheet.id, seat] = self._until()
        self.news.add(room.sheet.id)
        if room.sheet.seats[seat].stand_in and not room.sheet.seats[seat].for_good:
            await room.change(lambda sheet: hand_back(sheet, seat))

    async def left(self, room: "Room", watcher: Watcher) -> None:
        """Somebody left. If he is to move, the table is looked at when his grace is over."""
        seat = watcher.seat
        if seat is None or any(other.seat == seat for other in room.watchers):
            return
        moment = now()
        room.away_since[seat] = moment
        self.changed[room.sheet.id, seat] = moment
        self.news.add(room.sheet.id)
        board = room.board
        if board is not None and seat in board.match.to_move:
            wake_at = next_wake(room.sheet, board, room.here, room.away_since, moment)
            self.house.later(self.house.store.wake(room.sheet.id, wake_at))

    def _until(self) -> int:
        """A process that is alone need not say again that somebody is there; when it starts, nobody is."""
        return now() + LEASE if self.house.store.shared else FOR_EVER

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            if self.house.store.shared:
                self._renew()
            await self._flush()

    def _renew(self) -> None:
        """A few tables at a time, so that all are renewed in time and none waits for all others."""
        if not self.to_renew:
            self.to_renew = list(self.house.rooms.values())
            self.share = 1 + int(len(self.to_renew) * FLUSH / RENEW)
        until = self._until()
        for room in self.to_renew[-self.share :]:
            for watcher in room.watchers:
                if watcher.seat is not None:
                    self.changed.setdefault((room.sheet.id, watcher.seat), until)
        del self.to_renew[-self.share :]

    async def _flush(self) -> None:
        changed, self.changed = self.changed, {}
        news, self.news = self.news, set()
        try:
            if changed:
                await self.house.store.here(changed)
            for table_id in news:
                await self.house.bus.tell(f"here {table_id}")
        except AWAY as error:
            self.changed = {**changed, **self.changed}
            self.news |= news
            logger.warning("presence", extra={"facts": {"problem": str(error)[:200]}})

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self._flush()


def hand_back(sheet: Sheet, seat: int) -> None:
    sheet.seats[seat].stand_in = False


def stand_in(sheet: Sheet, seat: int, for_good: bool) -> None:
    sheet.seats[seat].stand_in = True
    sheet.seats[seat].for_good = sheet.seats[seat].for_good or for_good
