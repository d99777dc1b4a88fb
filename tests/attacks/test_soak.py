"""A house that is played in for long while everything goes wrong: nothing is lost, and all alarms ring.

`SOAK_MINUTES=2 pytest --long tests/attacks/test_soak.py` is a short one.
"""

import asyncio
import os
import random
import re
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from maestri import seeded
from maestri.client import Person, Refused, Seat
from maestri.client.person import ProblemTold
from tests.attacks import faults
from tests.attacks.faults import Fault
from tests.attacks.shaken import Shaken
from tests.server.people import all_play_on, plays_on, run, seated
from tests.server.postgres import Postgres
from tests.server.servers import Server
from tests.server.test_nothing_lost import _is_whole, laid

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")]
SECONDS = float(os.environ.get("SOAK_MINUTES", "30")) * 60
TABLES = 4
"""At a time, each followed by another when it is over."""
PATIENCE = 600.0
"""Seconds that the last matches have to end, on a busy machine."""
MOST_GROWTH = 64 << 20
"""Bytes of memory that a process may have more than before, when all have left."""
Spoil = Callable[[str], Awaitable[None]]
"""Changes the store behind the server's back."""
HOLE = """INSERT INTO log (table_id, ply, seat, move, at, writer) VALUES ('{}', 2, 0, 'none', 0, 0)"""
ALONE = [{"kind": "person"}, {"kind": "bot", "level": "master"}]
CLOCK = {"kind": "budget", "seconds": faults.HOURS // 2}
"""Half of what the machine's clock is set by: whoever's clock it moved is out of time."""
NOT_NOW = (httpx.HTTPError, OSError, ProblemTold, Refused, InvalidHandshake)
"""What somebody meets who comes while the house is down or full."""
FEW = (
    "--tables-per-person",
    "1000",
    "--connections",
    str(faults.FULL),
    "--connections-per-address",
    str(faults.CROWD),
)
ALARMS = (
    'maestri_turned_away why="head-long"',
    'maestri_turned_away why="request-slow"',
    'maestri_turned_away why="connections-too-many"',
    'maestri_turned_away why="house-full"',
    'maestri_turned_away why="connections-of-person"',
    'maestri_turned_away why="too-fast"',
    'maestri_upkeep_died upkeep="caretaker"',
    'maestri_moves by="person"',
    'maestri_moves by="bot"',
    "maestri_move_seconds_count",
    "maestri_tables_troubled",
    "maestri_bot_replaced",
    "maestri_bot_queue",
    "maestri_refused",
    "maestri_connections",
    "maestri_tables",
)
COUNTED = re.compile(r"^(maestri_\w+?)(?:_total)?(?:\{(.*?)\})? ([0-9.e+]+)$", re.MULTILINE)


class Alarms:
    """What an operator sees meanwhile: whether the house is well, and all that it counts."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.health: Counter[str] = Counter()
        self.counted: set[str] = set()

    async def watch(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=10) as http:
            while True:
                with suppress(httpx.HTTPError):
                    self._see(await http.get("/healthz"), (await http.get("/metrics")).text)
                await asyncio.sleep(0.3)

    def _see(self, health: httpx.Response, metrics: str) -> None:
        self.health[health.json()["status"] if health.status_code == 200 else "away"] += 1
        found = COUNTED.findall(metrics)
        self.counted |= {f"{name} {labels}".strip() for name, labels, value in found if float(value)}


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
            seats: list[Seat] = []
            with suppress(*NOT_NOW):
                table = await laid(self.people, clock=CLOCK)
                for person in self.people:
                    seats += [await person.watch(table)]
                return table, seats
            for seat in seats:
                await seat.close()
            await asyncio.sleep(1)


class Company(Ledger):
    """Somebody who plays with masters, and tries moves that are none."""

    async def keep(self) -> None:
        while time.monotonic() < self.end:
            with suppress(*NOT_NOW):
                await self._one_match(self.people[0])
            await asyncio.sleep(1)

    async def _one_match(self, ann: Person) -> None:
        table = await ann.lay("duel-of-magicians", ALONE, options={"hands": 1})
        await ann.sit(table.id, 0, table.invite or "")
        await ann.do(table.id, "start")
        seat = await ann.watch(table.id)
        try:
            with suppress(Refused):
                await seat.play("none", 0)
            self.moves += len(await plays_on(seat, seeded(table.id)))
            self.played += 1
        finally:
            await seat.close()


async def soak(server: Shaken, spoil: Spoil, *own: Fault) -> None:
    end = time.monotonic() + SECONDS
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.address)) for _ in range(5)]
        for person in people:
            await person.arrive()
        ledgers = [*(Ledger(people[:2], end) for _ in range(TABLES)), Company(people[3:4], end)]
        alarms = Alarms(server)
        watching = asyncio.create_task(alarms.watch())
        playing = [asyncio.create_task(ledger.keep()) for ledger in ledgers]
        await _a_table_with_a_hole(server, people[3:], spoil)
        happened = await _one_fault_after_another([*faults.everywhere(server, people[2].cookie), *own], end)
        await asyncio.gather(*playing)
        await _memory_comes_back(server, people)
        watching.cancel()
        _all_alarms_rang(alarms)
        moves, played = sum(ledger.moves for ledger in ledgers), sum(ledger.played for ledger in ledgers)
        print(f"{played} matches, {moves} acknowledged moves", happened, alarms.health, alarms.counted)
        assert moves > 0


async def _a_table_with_a_hole(server: Server, people: list[Person], spoil: Spoil) -> None:
    """Its log lacks a ply: its people are told, and nobody else notices."""
    table, seats = await seated(people)
    for seat in seats:
        await seat.close()
    await asyncio.to_thread(server.kill)
    await spoil(HOLE.format(table))
    await asyncio.to_thread(server.start)
    with pytest.raises((Refused, ConnectionError)):
        await people[0].watch(table)


async def _one_fault_after_another(all_faults: list[Fault], end: float) -> Counter[str]:
    """Each at least once where there is time for it, in an order that differs each time."""
    waiting: list[Fault] = []
    happened: Counter[str] = Counter()
    while time.monotonic() < end:
        waiting = waiting or random.sample(all_faults, len(all_faults))
        fault = waiting.pop()
        await asyncio.to_thread(fault)
        happened[fault.func.__name__] += 1
        await asyncio.sleep(random.uniform(0.5, 3))
    return happened


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
    silent = {"ok", "ailing", "away"} - set(alarms.health) | set(ALARMS) - alarms.counted
    assert not silent, (silent, alarms.health, alarms.counted)


def test_a_house_on_sqlite_bears_everything(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def spoil(change: str) -> None:
        with closing(sqlite3.connect(file)) as other, other:
            other.execute(change)

    with Shaken(f"sqlite:///{file}", *FEW) as server:
        run(soak(server, spoil, partial(faults.sqlite_slow, file)), SECONDS + PATIENCE)


def test_a_house_on_postgresql_bears_everything(postgres: Postgres) -> None:
    own = [partial(faults.postgres_restarted, postgres), partial(faults.postgres_slow, postgres)]

    async def spoil(change: str) -> None:
        other = await asyncpg.connect(postgres.url)
        await other.execute(change)
        await other.close()

    with Shaken(postgres.url, *FEW) as server:
        run(soak(server, spoil, *own), SECONDS + PATIENCE)
