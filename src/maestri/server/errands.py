"""Work that nobody waits for: errands that end, and upkeep that goes on for ever."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from maestri.server.metrics import DIED

PAUSE = 1.0
"""Seconds after which upkeep that died begins anew."""
MINUTE = 60.0
logger = logging.getLogger("maestri.server")


class Errands:
    """What is under way while nobody waits for it; what fails is written down."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something soon."""
        task = asyncio.create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have ended before the work began

    async def close(self) -> None:
        """Ends what is under way."""
        await ended(*self.tasks)


class Upkeep:
    """Work that goes on for ever. Where it dies that is written down, and it begins anew."""

    def __init__(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.name = name
        self.work = work
        self.died_at = -MINUTE
        self.task = asyncio.create_task(self._run())

    @property
    def well(self) -> bool:
        """Whether it did not die in the last minute."""
        return time.monotonic() - self.died_at >= MINUTE

    async def close(self) -> None:
        await ended(self.task)

    async def _run(self) -> None:
        while True:
            try:
                await self.work()
            except Exception:
                logger.exception("upkeep", extra={"facts": {"upkeep": self.name}})
                DIED.labels(self.name).inc()
                self.died_at = time.monotonic()
            await asyncio.sleep(PAUSE)


async def ended(*tasks: asyncio.Task[Any]) -> None:
    """Ends tasks that would go on for ever, and waits until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _quietly(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Exception:
        logger.exception("later")
