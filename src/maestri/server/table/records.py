"""The records of finished matches."""

import asyncio

from maestri.core.record import Record
from maestri.server.denied import Denied
from maestri.server.store import Store
from maestri.server.store.sheet import Sheet
from maestri.server.table.board import replayed


async def keep_record(store: Store, sheet: Sheet) -> bytes:
    """The record of a match that is over; it outlives the rules that the match was played by."""
    kept = await store.record(sheet.id)
    if kept is None:
        board = replayed(sheet, await store.entries(sheet.id, sheet.base_ply))
        kept = (await asyncio.to_thread(Record.of, board.match)).encode()
        await store.keep_record(sheet.id, kept)
    return kept


async def finished(store: Store, sheet: Sheet) -> Record:
    """The record of a match, if it is over."""
    if sheet.status != "over":
        raise Denied(409, "table-not-over")
    return Record.decode(await keep_record(store, sheet), sheet.id)
