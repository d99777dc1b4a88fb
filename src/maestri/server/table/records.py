"""The records of finished matches, and what is asked of them."""

from functools import partial
from typing import Any

import msgspec

from maestri.protocol.insights import PlyShown, Verified
from maestri.protocol.puzzles import PuzzleShown
from maestri.server.denied import Denied
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.table.archive import HOUSE, Archive, Put
from maestri.server.table.archivist import FromRecord, Moments, Over, Pose, See, Story, Verify, Write


class Records:
    """The matches that are over. Whatever takes to play one again is done elsewhere, and for each in turn."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store = store
        self.archive = archive

    async def keep(self, sheet: Sheet) -> bytes:
        """The record of a match that is over; it outlives the rules that the match was played by."""
        kept = await self.store.record(sheet.id)
        return kept or await self.archive.ask(HOUSE, ("record", sheet.id), partial(self._written, sheet))

    async def finished(self, sheet: Sheet) -> bytes:
        """The record of a match, if it is over."""
        _check_over(sheet)
        return await self.keep(sheet)

    async def verify(self, asker: str, sheet: Sheet) -> Verified:
        return msgspec.json.decode(await self._ask(asker, sheet, Verify), type=Verified)

    async def is_over(self, asker: str, sheet: Sheet, ply: int) -> bool:
        """Whether there is nothing left to play at a ply."""
        return msgspec.json.decode(await self._ask(asker, sheet, Over, ply), type=bool)

    async def seen(self, sheet: Sheet, ply: int, seat: int) -> bytes:
        """What a seat saw at a ply."""
        return await self._ask(HOUSE, sheet, See, ply, seat)

    async def seen_in_puzzle(self, puzzle: str) -> dict[str, Any]:
        """What the seat that is to move sees in a puzzle."""

        async def ask(put: Put) -> bytes:
            return await put(Pose(puzzle))

        posed = await self.archive.ask(HOUSE, (Pose.__name__, puzzle), ask)
        view: dict[str, Any] = msgspec.json.decode(posed, type=PuzzleShown).view
        return view

    async def moment(self, asker: str, sheet: Sheet, ply: int) -> PlyShown:
        """One ply of the match, with nothing hidden."""
        await self.is_over(asker, sheet, ply)
        return msgspec.json.decode(await self.moments(asker, sheet, ply, ply), type=list[PlyShown])[0]

    async def moments(self, asker: str, sheet: Sheet, first: int, last: int) -> bytes:
        """The match from one ply to another, with nothing hidden."""

        async def ask(put: Put) -> bytes:
            return await put(Moments(await self._record(sheet, put), first, last))

        _check_over(sheet)
        return await self.archive.ask(asker, ("moments", sheet.id, first, last), ask)

    async def story(self, asker: str, sheet: Sheet) -> bytes:
        """All that happened in the match, with nothing hidden."""
        return await self._ask(asker, sheet, Story)

    async def _ask(self, asker: str, sheet: Sheet, kind: type[FromRecord], *facts: int) -> bytes:
        async def ask(put: Put) -> bytes:
            return await put(kind(await self._record(sheet, put), *facts))

        _check_over(sheet)
        return await self.archive.ask(asker, (kind.__name__, sheet.id, *facts), ask)

    async def _record(self, sheet: Sheet, put: Put) -> str:
        return (await self.store.record(sheet.id) or await self._written(sheet, put)).decode()

    async def _written(self, sheet: Sheet, put: Put) -> bytes:
        entries = await self.store.entries(sheet.id, sheet.base_ply)
        record = msgspec.json.decode(await put(Write(sheet, entries)), type=str).encode()
        await self.store.keep_record(sheet.id, record)
        return record


def _check_over(sheet: Sheet) -> None:
    if sheet.status != "over":
        raise Denied(409, "table-not-over")
