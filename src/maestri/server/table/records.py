"""The records of finished matches."""

import asyncio
from collections.abc import Iterable

from maestri.core.record import Record
from maestri.server.denied import Denied
from maestri.server.store import Store
from maestri.server.store.log import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table.board import replayed


async def keep_record(store: Store, sheet: Sheet) -> bytes:
    """The record of a match that is over; it outlives the rules that the match was played by."""
    kept = await store.record(sheet.id)
    if kept is None:
        entries = await store.entries(sheet.id, sheet.base_ply)
        board = replayed(sheet, entries)
        kept = (await asyncio.to_thread(Record.of, board.match, stood_in(entries))).encode()
        await store.keep_record(sheet.id, kept)
    return kept


def stood_in(entries: Iterable[Entry]) -> dict[int, str]:
    """Which of the moves that were not taken back a stand-in made, and of which level it was."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.back_to is None:
            standing.append(entry)
        else:
            standing = [each for each in standing if each.ply <= entry.back_to]
    return {ply: entry.stand_in for ply, entry in enumerate(standing, 1) if entry.stand_in}


async def finished(store: Store, sheet: Sheet) -> Record:
    """The record of a match, if it is over."""
    if sheet.status != "over":
        raise Denied(409, "table-not-over")
    return Record.decode(await keep_record(store, sheet), sheet.id)
