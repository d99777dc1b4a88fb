"""What is seen of all tables by those who look round: told when they come, and when something changed."""

import asyncio
from typing import Any, Protocol

from maestri.protocol.live import LobbyTold, MineTold, encoder
from maestri.protocol.tables import TableLine
from maestri.server.errands import Upkeep
from maestri.server.house.rooms import Rooms
from maestri.server.now import now
from maestri.server.store.keeping import living_of
from maestri.server.store.people import Person
from maestri.server.store.sheet import DAY, Sheet
from maestri.server.store.standing import Standing
from maestri.server.store.standings import finished_of, people_at, running, standings
from maestri.server.table import shown
from maestri.server.table.room import Room

PAUSE = 0.7
"""Seconds between two looks: at lively tables something changes all the time."""
MOST_OPEN, MOST_RUNNING, MOST_FINISHED = 60, 60, 12
HOUR = 3_600_000
STILL_LIVE, STILL_AT_LEISURE = HOUR, 14 * DAY
"""For so long after its last move a match counts as under way."""


class Guest(Protocol):
    """Somebody who looks round."""

    person: Person

    def tell(self, message: bytes) -> None:
        """Sends a message."""


class Lobby:
    """Everybody in it is told the same of the tables that all may find, made once; and each of his own."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.guests: set[Guest] = set()
        self.changed: set[str] = set()
        """Tables that look different since everybody was told."""
        self.upkeep = Upkeep("lobby", self._run)

    async def close(self) -> None:
        await self.upkeep.close()

    def looks_different(self, table_id: str) -> None:
        """Something has changed at a table, here or at another process."""
        if self.guests:
            self.changed.add(table_id)

    async def enter(self, guest: Guest) -> None:
        """Tells somebody who comes all there is, and from now on all that changes."""
        self.guests.add(guest)
        guest.tell(encoder.encode(await self.public()))
        guest.tell(encoder.encode(await self.mine(guest.person)))

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.guests and self.changed:
                await self.tell_all()

    async def tell_all(self) -> None:
        """Tells everybody what is to be seen now."""
        changed, self.changed = self.changed, set()
        concerned = await people_at(self.store, changed)
        public = encoder.encode(await self.public())
        own = {
            person: encoder.encode(await self.mine(person))
            for person in {guest.person for guest in self.guests if guest.person.id in concerned}
        }
        for guest in list(self.guests):
            guest.tell(public)
            if guest.person in own:
                guest.tell(own[guest.person])

    async def public(self) -> LobbyTold:
        """The tables that all may find. Nobody reads of a seat there that it is his."""
        moment = now()
        under_way = await running(self.store, moment - STILL_AT_LEISURE, MOST_RUNNING)
        lines = await self.lines(await self.store.listed(MOST_OPEN), "")
        lively = [each for each in await self.lines(under_way, "") if _lively(each, moment)]
        return LobbyTold(lines, lively, moment)

    async def mine(self, person: Person) -> MineTold:
        """Somebody's tables, those first that wait for him, the longest waiting foremost."""
        living = await living_of(self.store, person.id)
        over = await finished_of(self.store, person.id, MOST_FINISHED)
        ended = {sheet.id for sheet in over}  # some of them since the living were read
        his = [sheet for sheet in living if person.id in sheet.people and sheet.id not in ended]
        lines = await self.lines(his, person.id)
        return MineTold(sorted(lines, key=_waits_first), await self.lines(over, person.id), now())

    async def lines(self, sheets: list[Sheet], person: str) -> list[TableLine]:
        """Some tables in a list, as somebody may see them."""
        kept = await standings(self.store, [sheet.id for sheet in sheets], now())
        stand = {sheet.id: _here(self.rooms.here(sheet.id)) or kept.get(sheet.id) for sheet in sheets}
        return [shown.line(sheet, person, stand[sheet.id] or Standing()) for sheet in sheets]


def _here(room: Room | None) -> Standing | None:
    """Where a match stands that is in memory: that is newer than what is kept."""
    if room is None:
        return None
    watching = sum(place < 0 for place in room.there.here)
    if room.board is None:
        return Standing(watching=watching) if room.sheet.status == "open" else None
    return Standing(room.board.match.to_move, room.board.clocks.since, room.board.ply, watching)


def _lively(line: TableLine, moment: int) -> bool:
    patience = STILL_LIVE if line.pace == "live" else STILL_AT_LEISURE
    return line.watching > 0 or (line.since or 0) + patience > moment


def _waits_first(line: TableLine) -> tuple[bool, bool, Any]:
    return line.you not in line.to_move, line.status != "playing", line.since or -line.created_at
