"""Work that nobody waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

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
