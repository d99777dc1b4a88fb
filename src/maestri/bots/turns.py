"""What is lent to many: whoever asks often waits behind whoever asks seldom."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turn:
    """Somebody's question: on whose account it waits, and when its turn came."""

    def __init__(self, asker: str = "") -> None:
        self.asker = asker
        self.came_at = time.monotonic()

    def comes(self) -> None:
        self.came_at = time.monotonic()


class Turns(Generic[T]):
    """Lends things, one at a time to each asker in turn, however many questions he has in line."""

    def __init__(self, things: Iterable[T]) -> None:
        self.free = deque(things)
        self.lines: dict[str, deque[asyncio.Future[T]]] = {}
        """Who waits, the next one first."""

    async def take(self, asker: str) -> T:
        """Something that is free, when the asker's turn has come."""
        if self.free:
            return self.free.popleft()
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(asker, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give(mine.result())
            raise

    def give(self, thing: T) -> None:
        """Gives it back: to whose turn it is."""
        while self.lines:
            asker = next(iter(self.lines))
            line = self.lines.pop(asker)
            first = line.popleft()
            if line:
                self.lines[asker] = line  # behind all others
            if not first.done():
                first.set_result(thing)
                return
        self.free.append(thing)
