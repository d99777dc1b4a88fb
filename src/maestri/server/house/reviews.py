"""Finished matches, looked back on: in a process of its own, some plies at a time, for each asker in turn."""

import logging

import msgspec

from maestri.bots.process import Failure, Worker
from maestri.bots.turns import Turns
from maestri.coach.review import Look, maker
from maestri.coach.worker import Gather, LookAt, Question
from maestri.core.record import Record
from maestri.protocol.insights import ReviewTold
from maestri.server.denied import Denied
from maestri.server.errands import Errands
from maestri.server.store.reviews import keep_review, kept_review
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.table.records import Records

CHUNK = 4
"""Plies that are looked at before it is somebody else's turn."""
PATIENCE = 120.0
"""Seconds that those may take, on a machine that has better things to do."""
MOST = 2
"""Matches of one asker that are looked back on at a time."""
logger = logging.getLogger("maestri.server")


class Making:
    """A review on its way: for whom, and how far it is."""

    def __init__(self, asker: str, last: int) -> None:
        self.asker = asker
        self.last = last
        self.ply = 0
        self.failed = False


class Reviews:
    """Made when first asked for, kept with the record, and made anew when the bots have improved."""

    def __init__(self, store: Store, records: Records, errands: Errands) -> None:
        self.store = store
        self.records = records
        self.errands = errands
        self.turns = Turns([Worker("maestri.coach.worker")])
        self.making: dict[str, Making] = {}

    async def close(self) -> None:
        for worker in self.turns.free:
            await worker.end()

    async def told(self, asker: str, sheet: Sheet) -> ReviewTold:
        """The review of a match, or how far it is."""
        kept = await kept_review(self.store, sheet.id, maker())
        if kept is not None:
            self.making.pop(sheet.id, None)
            return ReviewTold(1, 1, msgspec.json.decode(kept))
        making = self.making.get(sheet.id) or await self._begin(asker, sheet)
        if making.failed:
            del self.making[sheet.id]
            raise Denied(503, "review-failed")
        return ReviewTold(making.ply, making.last)

    async def _begin(self, asker: str, sheet: Sheet) -> Making:
        if sum(each.asker == asker for each in self.making.values()) >= MOST:
            raise Denied(429, "too-fast")
        record = (await self.records.finished(sheet)).decode()
        making = Making(asker, len(Record.decode(record.encode()).moves))
        if self.making.setdefault(sheet.id, making) is making:
            self.errands.later(self._make(sheet.id, record, making))
        return self.making[sheet.id]

    async def _make(self, table_id: str, record: str, making: Making) -> None:
        try:
            looks: list[Look] = []
            for first in range(0, making.last + 1, CHUNK):
                last = min(first + CHUNK - 1, making.last)
                found = await self._ask(making, LookAt(record, first, last))
                looks += msgspec.json.decode(found, type=list[Look])
                making.ply = last
            review = await self._ask(making, Gather(record, looks))
            await keep_review(self.store, table_id, maker(), review)
        except Exception as error:
            making.failed = True
            logger.error("review", extra={"facts": {"table": table_id, "problem": repr(error)[:200]}})
            if not isinstance(error, Failure):
                raise

    async def _ask(self, making: Making, question: Question) -> bytes:
        worker = await self.turns.take(making.asker)
        try:
            return (await worker.ask(question, PATIENCE)).rstrip(b"\n")
        finally:
            self.turns.give(worker)
