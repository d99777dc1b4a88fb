"""Options of somebody's own making are tried out before a table is laid with them."""

import asyncio
from hashlib import sha256

from maestri.core.game import AnyGame
from maestri.core.option import Value
from maestri.core.trial import own_texts, try_out

MOST_KNOWN = 256


class Trials:
    """One at a time and beside the loop, so that others at the tables hear nothing of it."""

    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.good: dict[bytes, None] = {}
        """What was found playable, the newest last; not for ever, since there is no end of it."""

    async def check(self, game: AnyGame, seats: int, options: dict[str, Value]) -> None:
        """Refuses options that a match can't be played with."""
        if not own_texts(game, options):
            return
        mark = sha256(repr((game.key, seats, sorted(options.items()))).encode()).digest()
        async with self.one:
            if mark not in self.good:
                await asyncio.to_thread(try_out, game, seats, options)
        self.good[mark] = None
        if len(self.good) > MOST_KNOWN:
            del self.good[next(iter(self.good))]
