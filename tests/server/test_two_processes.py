"""Who is there, and who stands in, is the same at every process on one PostgreSQL."""

import asyncio

import pytest

from maestri.client import Person, Seat
from tests.server.people import (
    a_stand_in_plays_and_hands_back,
    all_play_on,
    run,
    seated,
    until,
    visitors,
)
from tests.server.postgres import Postgres
from tests.server.servers import Server


async def _all_there(seat: Seat) -> None:
    await until(lambda: seat.table and all(each.here for each in seat.table.seats))


@pytest.mark.wide
def test_a_person_at_one_process_is_there_at_the_other_and_keeps_his_seat(postgres: Postgres) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            table, (here, there) = await seated([ann, bob], grace=1, options={"hands": 20})
            for seat in (here, there):
                await _all_there(seat)
            to_move = (await here.until(lambda state: True)).view["to_move"][0]
            await asyncio.sleep(3)
            assert not (await ann.table(table)).seats[to_move].stand_in, "somebody who is there was replaced"
            await there.close()
            await until(lambda: here.table and not here.table.seats[1].here)
            await here.close()

    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(test(one, two))


@pytest.mark.wide
def test_a_stand_in_takes_over_and_hands_back_across_processes(postgres: Postgres) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            await a_stand_in_plays_and_hands_back(ann, bob)

    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(test(one, two))


@pytest.mark.wide
def test_a_process_that_dies_leaves_its_people_to_their_grace(postgres: Postgres) -> None:
    """Whoever was connected there comes back to the other process, and nobody plays for him meanwhile."""

    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            table, (here, there) = await seated([ann, bob], grace=60, options={"hands": 1})
            two.kill()
            back = Person(one.address, bob.cookie)
            again = await back.watch(table, there.ply)
            await until(lambda: here.table and here.table.seats[1].here)
            assert again.table is not None
            assert not again.table.seats[1].stand_in
            await all_play_on([here, again], "on")
            await back.http.aclose()
            await there.close()
            for seat in (here, again):
                await seat.close()

    with Server(postgres.url) as one:
        two = Server(postgres.url)
        two.start()
        run(test(one, two))
