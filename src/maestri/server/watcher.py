"""Somebody who watches a table: messages wait here until his connection takes them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from maestri.server.store.people import Person

MOST_WAITING = 200
"""Messages that may wait for a slow connection. Beyond them it is closed; it can come back by ply."""

Send = Callable[[bytes], Awaitable[None]]


class TooSlow(Exception):
    """The connection does not take what it is sent."""


class Watcher:
    """One connection at one table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seat: int | None = None
        self.ply = -1
        """The newest ply that was told here."""
        self.table = b""
        """The table as it was last shown here."""
        self.waiting: deque[bytes] = deque()
        self.word = asyncio.Event()
        self.overrun = False

    def tell(self, message: bytes) -> None:
        """Puts a message in line."""
        if len(self.waiting) >= MOST_WAITING:
            self.overrun = True
        else:
            self.waiting.append(message)
        self.word.set()

    async def pump(self, send: Send) -> None:
        """Sends what is in line, for ever."""
        while True:
            await self.word.wait()
            self.word.clear()
            while self.waiting:
                await send(self.waiting.popleft())
            if self.overrun:
                raise TooSlow
