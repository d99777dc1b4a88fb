"""A house that is played in for long while everything goes wrong: nothing is lost, and all alarms ring.

`SOAK_MINUTES=2 pytest --long tests/attacks/test_soak.py` is a short one.
"""

import asyncio
import os
import random
import re
import sys
import time
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from maestri.client import Person, Refused, Seat
from maestri.client.person import ProblemTold
from tests.attacks import faults
from tests.attacks.faults import Fault
from tests.server.people import all_play_on, run
from tests.server.postgres import Postgres
from tests.server.servers import Server
from tests.server.test_nothing_lost import _is_whole, _laid

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")]
SECONDS = float(os.environ.get("SOAK_MINUTES", "30")) * 60
TABLES = 4
"""At a time, each followed by another when it is over."""
PATIENCE = 600.0
"""Seconds that the last matches have to end, on a busy machine."""
MOST_GROWTH = 64 << 20
"""Bytes of memory that a process may have more than before, when all have left."""
COUNTED = re.compile(r"^(maestri_\w+?)(?:_total)?(?:\{(.*?)\})? ([0-9.e+]+)$", re.MULTILINE)


class Alarms:
    """What an operator sees meanwhile: whether the house is well, and all that it counts."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.unwell = 0
        self.well = 0
        self.counted: set[str] = set()

    async def watch(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=10) as http:
            while True:
                with suppress(httpx.HTTPError):
                    self._see(await http.get("/healthz"), (await http.get("/metrics")).text)
                await asyncio.sleep(0.3)

    def _see(self, health: httpx.Response, metrics: str) -> None:
        well = health.status_code == 200 and health.json()["status"] == "ok"
        self.well, self.unwell = self.well + well, self.unwell + (not well)
        found = COUNTED.findall(metrics)
        self.counted |= {f"{name} {labels}" for name, labels, value in found if float(value)}


class Ledger:
    """Matches that are played one after the other, and every move that was acknowledged in them."""

    def __init__(self, people: list[Person], end: float) -> None:
        self.people = people
        self.end = end
        self.played = 0
        self.moves = 0

    async def keep(self) -> None:
        while time.monotonic() < self.end:
            table, seats = await self._sit_down()
            acknowledged = await all_play_on(seats, table)
            await _is_whole(self.people[0], table, acknowledged)
            self.played += 1
            self.moves += sum(map(len, acknowledged))
            for seat in seats:
                await seat.close()

    async def _sit_down(self) -> tuple[str, list[Seat]]:
        """Laying a table is not asked again by itself, as a move is."""
        while True:
            with suppress(httpx.HTTPError, OSError, ProblemTold, Refused):
                return await _laid(self.people)
            await asyncio.sleep(1)


async def soak(server: Server, *own: Fault) -> None:
    end = time.monotonic() + SECONDS
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.address)) for _ in range(3)]
        for person in people:
            await person.arrive()
        ledgers = [Ledger(people[:2], end) for _ in range(TABLES)]
        alarms = Alarms(server)
        watching = asyncio.create_task(alarms.watch())
        playing = [asyncio.create_task(ledger.keep()) for ledger in ledgers]
        await _one_fault_after_another([*faults.everywhere(server, people[2].cookie), *own], end)
        await asyncio.gather(*playing)
        await _memory_comes_back(server, people)
        watching.cancel()
        _all_alarms_rang(alarms)
        moves, played = sum(ledger.moves for ledger in ledgers), sum(ledger.played for ledger in ledgers)
        print(f"{played} matches, {moves} acknowledged moves; alarms: {sorted(alarms.counted)}")
        assert moves > 0


async def _one_fault_after_another(all_faults: list[Fault], end: float) -> None:
    """Each at least once where there is time for it, in an order that differs each time."""
    waiting: list[Fault] = []
    while time.monotonic() < end:
        waiting = waiting or random.sample(all_faults, len(all_faults))
        await asyncio.to_thread(waiting.pop())
        await asyncio.sleep(random.uniform(0.5, 3))


async def _memory_comes_back(server: Server, people: list[Person]) -> None:
    """A fresh process, one round of play to warm it up, then another with hostile guests."""
    await asyncio.to_thread(faults.killed, server)
    before = await _memory_after(server, people, [])
    cookie = people[2].cookie
    guests: list[Fault] = [partial(faults.hostile, attack, server, cookie) for attack in faults.ATTACKS]
    after = await _memory_after(server, people, [*guests, partial(faults.half_open, server, cookie)])
    assert after < before + MOST_GROWTH, (before, after)


async def _memory_after(server: Server, people: list[Person], guests: list[Fault]) -> int:
    ledgers = [Ledger(people[:2], time.monotonic() + 1) for _ in range(TABLES)]
    playing = [asyncio.create_task(ledger.keep()) for ledger in ledgers]
    for guest in guests:
        await asyncio.to_thread(guest)
    await asyncio.gather(*playing)
    await asyncio.sleep(3)
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _all_alarms_rang(alarms: Alarms) -> None:
    assert alarms.well
    assert alarms.unwell, "a disk that is full is no reason to be well"
    told = " ".join(alarms.counted)
    for alarm in ("maestri_turned_away", "maestri_moves", "maestri_connections", "maestri_tables"):
        assert alarm in told


def test_a_house_on_sqlite_bears_everything(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}") as server:
        run(soak(server, partial(faults.sqlite_slow, file)), SECONDS + PATIENCE)


def test_a_house_on_postgresql_bears_everything(postgres: Postgres) -> None:
    own = [partial(faults.postgres_restarted, postgres), partial(faults.postgres_slow, postgres)]
    with Server(postgres.url) as server:
        run(soak(server, *own), SECONDS + PATIENCE)
