"""Processes are killed while tables play. Every acknowledged move is there, exactly once, and all play on."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from maestri import Record
from maestri.client import Person, Seat
from maestri.core.record import seat_and_move
from maestri.core.verify import flaw_in
from tests.server.people import all_play_on, run, seated, visitors
from tests.server.postgres import Postgres
from tests.server.servers import Server

Trouble = Callable[[], None]
LONG = 900.0
"""Seconds: a machine that is busy with other things takes long to start a server ten times."""


async def tables_play_through(servers: list[Server], tables: int, troubles: list[Trouble]) -> None:
    """Plays many tables at once, their seats spread over the servers, while one trouble follows another."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(servers[n].address)) for n in _spread(servers)]
        for person in people:
            await person.arrive()
        laid = [await _laid(people) for _ in range(tables)]
        for _, seats in laid:
            for seat in seats:
                stack.push_async_callback(seat.close)
        playing = [asyncio.create_task(all_play_on(seats, table)) for table, seats in laid]
        for trouble in troubles:
            await asyncio.sleep(random.uniform(0.1, 0.7))
            await asyncio.to_thread(trouble)
        for (table, _), acknowledged in zip(laid, await asyncio.gather(*playing), strict=True):
            await _is_whole(people[0], table, acknowledged)


def _spread(servers: list[Server]) -> tuple[int, int]:
    return 0, len(servers) - 1


async def _laid(people: list[Person]) -> tuple[str, list[Seat]]:
    table = await laid(people)
    return table, [await person.watch(table) for person in people]


async def laid(people: list[Person], **more: Any) -> str:
    """A table at which cards are dealt."""
    kinds = [{"kind": "open"}, {"kind": "open"}]
    table = await people[0].lay("duel-of-magicians", kinds, options={"hands": 2}, grace=3600, **more)
    for number, person in enumerate(people):
        await person.sit(table.id, number)
    await people[0].do(table.id, "start")
    return table.id


async def _is_whole(person: Person, table: str, acknowledged: list[list[tuple[int, str]]]) -> None:
    record = Record.decode(await _record(person, table))
    assert flaw_in(record) is None
    assert record.result is not None
    moves = [seat_and_move(text) for text in record.moves]
    for seat, asked in enumerate(acknowledged):
        assert [move for _, move in asked] == [move for number, move in moves if number == seat]


async def _record(person: Person, table: str) -> bytes:
    """Asked for until a server is there that has it."""
    while True:
        with suppress(httpx.HTTPError):
            answer = await person.http.get(f"/api/tables/{table}/record")
            if answer.status_code == 200:
                return answer.content
        await asyncio.sleep(0.1)


def _restart(server: Server) -> Trouble:
    def restart() -> None:
        server.kill()
        server.start()

    return restart


def _lose_power(postgres: Postgres) -> Trouble:
    def restart() -> None:
        postgres.stop()
        postgres.start()

    return restart


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        run(tables_play_through([server], tables=6, troubles=[_restart(server)] * 2))


@pytest.mark.wide
def test_two_servers_on_one_postgresql_lose_nothing(postgres: Postgres) -> None:
    with Server(postgres.url) as one, Server(postgres.url) as two:
        troubles = [_restart(two), _lose_power(postgres)]
        run(tables_play_through([one, two], tables=4, troubles=troubles))


@pytest.mark.wide
def test_whoever_comes_back_while_the_store_fails_sees_the_table_when_it_is_well(postgres: Postgres) -> None:
    """The store knows him again, then is away before it can show the table."""

    async def test(server: Server) -> None:
        async with visitors(server, 2) as people:
            _, seats = await seated(people)
            database = await asyncpg.connect(postgres.url)
            await database.execute("ALTER TABLE sheets RENAME TO away")
            for seat in seats:
                assert seat.socket is not None
                await seat.socket.close()
            await asyncio.sleep(1)
            await database.execute("ALTER TABLE away RENAME TO sheets")
            await database.close()
            for seat in seats:
                seat.state = None
            await all_play_on(seats, "back")
            for seat in seats:
                await seat.close()

    with Server(postgres.url) as server:
        run(test(server), patience=60)


@pytest.mark.long
def test_a_server_killed_ten_times_under_fifty_tables_loses_nothing(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        run(tables_play_through([server], tables=50, troubles=[_restart(server)] * 10), LONG)


@pytest.mark.long
def test_fifty_tables_on_two_servers_lose_nothing(postgres: Postgres) -> None:
    with Server(postgres.url) as one, Server(postgres.url) as two:
        troubles = [_restart(two), _restart(one), _lose_power(postgres)] * 3
        run(tables_play_through([one, two], tables=50, troubles=troubles), LONG)
