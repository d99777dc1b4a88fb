"""A few processes that think for bots. One that crashes, hangs or talks nonsense is replaced."""

import asyncio
import logging
import sys
from collections.abc import Sequence

import msgspec

from maestri.bots.levels import below, level_called
from maestri.core.game import View
from maestri.server.metrics import BOT_QUEUE, BOT_REPLACED

LONGEST_ANSWER = 1 << 20
logger = logging.getLogger("maestri.server")


class Thinker:
    """One process. It is started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float) -> str:
        """An answer in time, or the process is ended."""
        try:
            async with asyncio.timeout(patience):
                return await self._ask(question)
        except BaseException:
            self.end()
            raise

    async def _ask(self, question: bytes) -> str:
        if self.process is None:
            command = (sys.executable, "-m", "maestri.server.thinker")
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        return msgspec.json.decode(await self.process.stdout.readline(), type=str)

    def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None


class Thinkers:
    """As many processes as the house affords; a question waits for one to be free."""

    def __init__(self, count: int, patience: float = 20.0) -> None:
        self.patience = patience
        self.all = [Thinker() for _ in range(count)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def choose(self, level: str, game: str, view: View, moves: Sequence[str], chance: str) -> str:
        """A legal move of a bot of the level; of a lower level where that one fails."""
        if len(moves) == 1:
            return moves[0]
        wanted: str | None = level
        while wanted is not None:
            question = {"game": game, "level": wanted, "view": view, "moves": moves, "chance": chance}
            try:
                move = await self._asked(msgspec.json.encode(question))
                if move in moves:
                    return move
                problem = f"not legal: {move[:60]}"
            except (OSError, TimeoutError, msgspec.DecodeError, ValueError) as error:
                problem = repr(error)[:200]
            BOT_REPLACED.inc()
            logger.error("bot", extra={"facts": {"game": game, "level": wanted, "problem": problem}})
            lower = below(level_called(wanted))
            wanted = lower.key if lower else None
        return moves[0]

    async def _asked(self, question: bytes) -> str:
        with BOT_QUEUE.track_inprogress():
            thinker = await self.free.get()
            try:
                return await thinker.ask(question, self.patience)
            finally:
                self.free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self.all:
            thinker.end()
