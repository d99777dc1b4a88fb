"""What takes a whole match to answer is asked here: one question at a time, each asker in turn."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from maestri.bots.process import Failure, Worker
from maestri.bots.turns import Turns
from maestri.core.refusal import Refusal
from maestri.server.denied import Denied
from maestri.server.limits import Buckets
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table.archivist import REFUSED, Question
from maestri.server.table.board import Board, replayed

PATIENCE = 60.0
"""Seconds that an answer may take."""
MOST_WAITING = 8
"""Questions of one asker that wait at a time."""
ASKS_A_SECOND, ASKS_AT_ONCE = 5, 40
"""Of one asker, what is known already included: who leafs through a match asks for twenty plies at once."""
MOST_KEPT = 16 << 20
"""Bytes of answers that are kept for those who ask again."""
SHORT = 64
"""Entries that are played again at once."""
HOUSE = ""
"""Asks too, in its own turn."""
logger = logging.getLogger("maestri.server")
Put = Callable[[Question], Awaitable[bytes]]
"""Puts a question, and waits for its answer."""
Work = Callable[[Put], Awaitable[bytes]]
Mark = tuple[object, ...]
"""What an answer is known by."""


class Archive:
    """Answers from a process of its own, and keeps them: what is past does not change."""

    def __init__(self, archivist: Worker | None = None) -> None:
        self.archivist = archivist or Worker("maestri.server.table.archivist")
        self.turns = Turns([self.archivist])
        self.asks = Buckets(ASKS_A_SECOND, ASKS_AT_ONCE)
        self.waiting: Counter[str] = Counter()
        self.kept: dict[Mark, bytes] = {}
        """Answers, the longest unused first."""
        self.size = 0
        self.replaying = asyncio.Semaphore(1)

    async def ask(self, asker: str, mark: Mark, work: Work) -> bytes:
        """The answer of a mark: known, or worked out when it is the asker's turn."""
        if asker != HOUSE and not self._may_ask(asker):
            raise Denied(429, "too-fast")
        if mark in self.kept:
            return self._keep(mark, self.kept[mark])
        self.waiting[asker] += 1
        try:
            return await self._in_turn(asker, mark, work)
        finally:
            self.waiting[asker] -= 1
            if not self.waiting[asker]:
                del self.waiting[asker]

    def _may_ask(self, asker: str) -> bool:
        return self.asks.take(asker) and self.waiting[asker] < MOST_WAITING

    async def _in_turn(self, asker: str, mark: Mark, work: Work) -> bytes:
        worker = await self.turns.take(asker)
        try:
            return self._keep(mark, self.kept.get(mark) or await work(partial(_put, worker)))
        finally:
            self.turns.give(worker)

    async def board(self, sheet: Sheet, entries: list[Entry]) -> Board:
        """The board that a log leads to: a long one is made beside the loop, one at a time."""
        if len(entries) <= SHORT:
            return replayed(sheet, entries)
        async with self.replaying:
            return await asyncio.to_thread(replayed, sheet, entries)

    async def close(self) -> None:
        await self.archivist.end()

    def _keep(self, mark: Mark, answer: bytes) -> bytes:
        self.size += len(answer) - len(self.kept.pop(mark, b""))
        self.kept[mark] = answer
        while self.size > MOST_KEPT:
            self.size -= len(self.kept.pop(next(iter(self.kept))))
        return answer


async def _put(worker: Worker, question: Question) -> bytes:
    try:
        answer = (await worker.ask(question, PATIENCE)).rstrip(b"\n")
    except Failure as failure:
        facts = {"ask": type(question).__name__, "problem": str(failure)}
        logger.error("archive", extra={"facts": facts})
        raise Denied(503, "server-failed") from None
    if answer.startswith(REFUSED):
        key, facts = msgspec.json.decode(answer[len(REFUSED) :])
        raise Refusal(key, **facts)
    return answer
