"""Options of somebody's own making are tried out before a table is laid with them."""

import asyncio
from hashlib import sha256

from maestri.core.game import AnyGame
from maestri.core.option import Value
from maestri.core.trial import own_texts, try_out
from maestri.server.denied import Denied
from maestri.server.limits import Buckets

MOST_KNOWN = 256
TRIALS_A_SECOND, TRIALS_AT_ONCE = 0.1, 5
"""For each person: a trial takes a part of a second of a process."""


class Trials:
    """One at a time and beside the loop, so that others at the tables hear nothing of it."""

    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.people = Buckets(TRIALS_A_SECOND, TRIALS_AT_ONCE)
        self.good: dict[bytes, None] = {}
        """What was found playable, the newest last; not for ever, since there is no end of it."""

    async def check(self, person: str, game: AnyGame, seats: int, options: dict[str, Value]) -> None:
        """Refuses options that a match can't be played with, and people who try all the time."""
        mark = sha256(repr((game.key, seats, sorted(options.items()))).encode()).digest()
        if mark in self.good or not own_texts(game, options):
            return
        if not self.people.take(person):
            raise Denied(429, "too-fast")
        async with self.one:
            await asyncio.to_thread(try_out, game, seats, options)
        self.good[mark] = None
        if len(self.good) > MOST_KNOWN:
            del self.good[next(iter(self.good))]
