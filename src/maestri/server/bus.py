"""Says to other processes that a table went on. It carries no more than a table's id and a ply."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from maestri.server.logs import plainly
from maestri.server.store.postgres_log import CHANNEL, LONGEST, plain

Heard = Callable[[str], None]
Resync = Callable[[], Awaitable[None]]
logger = logging.getLogger("maestri.server")


class Bus:
    """The bus of a process that is alone: there is nobody to tell, and nobody else thinks."""

    async def tell(self, word: str) -> None:
        """Says a word to all other processes."""

    @asynccontextmanager
    async def claim(self, what: str) -> AsyncIterator[bool]:
        """Whether this process may do something that one process is enough for."""
        yield True

    async def close(self) -> None:
        """Hangs up."""


class PostgresBus(Bus):
    """LISTEN and NOTIFY on a connection of its own, and advisory locks on another."""

    def __init__(self, engine: AsyncEngine, heard: Heard, resync: Resync) -> None:
        self.url = plain(engine.url)
        self.heard = heard
        self.resync = resync
        self.claims: Any = None
        self.asking = asyncio.Lock()
        self.task = asyncio.create_task(self._listen())

    async def tell(self, word: str) -> None:
        async with self.asking:
            await (await self._connected()).execute("SELECT pg_notify($1, $2)", CHANNEL, word)

    @asynccontextmanager
    async def claim(self, what: str) -> AsyncIterator[bool]:
        """A lock that ends with the connection, so with the process too."""
        key = int.from_bytes(sha256(what.encode()).digest()[:8], "big", signed=True)
        async with self.asking:
            mine = await (await self._connected()).fetchval("SELECT pg_try_advisory_lock($1)", key)
        try:
            yield bool(mine)
        finally:
            if mine:
                async with self.asking:
                    await (await self._connected()).execute("SELECT pg_advisory_unlock($1)", key)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        if self.claims is not None:
            await self.claims.close()

    async def _connected(self) -> Any:
        if self.claims is None or self.claims.is_closed():
            self.claims = await asyncpg.connect(self.url, timeout=LONGEST, command_timeout=LONGEST)
        return self.claims

    async def _listen(self) -> None:
        """Listens for ever; after every new start all tables look at the log, since words were missed."""
        while True:
            try:
                await self._listen_once(await asyncpg.connect(self.url, timeout=LONGEST))
            except Exception as error:  # whatever it is, a process that hears nothing is of no use
                logger.warning("bus", extra={"facts": {"problem": plainly(error)}})
            await asyncio.sleep(0.3)

    async def _listen_once(self, connection: Any) -> None:
        """Until the connection is lost, or what was missed could not be looked at."""
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: self.heard(str(heard[3])))
            await self.resync()
            await lost.wait()
        finally:
            connection.terminate()
