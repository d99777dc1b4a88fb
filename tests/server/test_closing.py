"""A house that closes leaves nothing behind: no process of its own, no connection to its database."""

from asyncio import gather, sleep, timeout
from contextlib import suppress
from pathlib import Path

import asyncpg

from maestri.server.house import House
from maestri.server.settings import Settings
from tests.server.inside import a_table, plays
from tests.server.people import run
from tests.server.postgres import Postgres
from tests.server.stores import empty_store


def test_its_processes_end_with_it(tmp_path: Path) -> None:
    """Of those that think, look back and read old matches."""

    async def test() -> None:
        house = await House.open(Settings(store=await empty_store(tmp_path / "tables.sqlite"), thinkers=1))
        workers = [*house.thinking.pool.workers, *house.reviews.turns.free, *house.archive.turns.free]
        processes = await gather(*(worker._started() for worker in workers))
        assert [process.returncode for process in processes] == [None] * 3
        await house.close()
        left = [process for process in processes if process.returncode is None]
        for worker in workers:
            await worker.end()
        assert left == []

    run(test())


OTHERS = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"


def test_its_connections_end_with_it(postgres: Postgres) -> None:
    async def asked(what: str) -> int:
        own = await asyncpg.connect(postgres.url)
        try:
            found: int = await own.fetchval(f"SELECT count({what}) FROM {OTHERS}")
        finally:
            await own.close()
        return found

    async def test() -> None:
        house = await House.open(Settings(store=postgres.url))
        await plays(await a_table(house))
        async with house.bus.claim("a bot's move"):
            assert await asked("*") >= 3
        await house.close()
        with suppress(TimeoutError):
            async with timeout(10):  # the database is told, and takes a moment to hear it
                while await asked("*"):
                    await sleep(0.05)
        left = await asked("pg_terminate_backend(pid)")  # a loop does not end while they are open
        await sleep(0.1 if left else 0)
        assert left == 0

    run(test())
