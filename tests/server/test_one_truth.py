"""Of two different moves for one ply one is played, and the other is refused with the reason."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from maestri.client import Person, Refused, Seat
from tests.server.people import run
from tests.server.postgres import Postgres
from tests.server.servers import Server

PLIES = 12


async def _one_person_twice(one: Server, two: Server) -> None:
    """The same person sits at both screens and plays different moves at the same time, again and again."""
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Person(one.address))
        await ann.arrive()
        kinds = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        table = await ann.lay("duel-of-magicians", kinds, options={"hands": 20})
        await ann.sit(table.id, 0)
        await ann.do(table.id, "start")
        elsewhere = await stack.enter_async_context(Person(two.address, ann.cookie))
        screens = [await ann.watch(table.id), await elsewhere.watch(table.id)]
        for _ in range(PLIES):
            await _race(screens)
        for screen in screens:
            await screen.close()


async def _race(screens: list[Seat]) -> None:
    states = [await screen.my_turn() for screen in screens]
    while states[0].ply != states[1].ply:
        await asyncio.sleep(0.02)
        states = [await screen.my_turn() for screen in screens]
    if len(states[0].moves) == 1:
        await screens[0].play(states[0].moves[0])
        await screens[1].until(lambda state: state.ply > states[0].ply)
        return
    moves = states[0].moves[0], states[0].moves[-1]
    ply = states[0].ply
    tries = (screen.play(move, ply) for screen, move in zip(screens, moves, strict=True))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [outcome for outcome in outcomes if outcome is not None] == refused
    assert [outcome.told.key for outcome in refused] == ["move-answered"]
    for screen in screens:
        await screen.until(lambda state: state.ply > ply)
        assert screen.told[-1].ply == screen.ply
    assert [told.ply for told in screens[0].told] == list(range(screens[0].ply + 1))


def test_one_server_plays_one_of_two_moves(server: Server) -> None:
    run(_one_person_twice(server, server))


@pytest.mark.wide
def test_two_servers_play_one_of_two_moves(postgres: Postgres) -> None:
    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(_one_person_twice(one, two))
        assert not [line for line in one.log + two.log if "Traceback" in line]


def test_a_repeat_is_played_once(server: Server) -> None:
    async def test() -> None:
        async with Person(server.address) as ann:
            await ann.arrive()
            kinds = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
            table = await ann.lay("duel-of-magicians", kinds, options={"hands": 20})
            await ann.sit(table.id, 0)
            await ann.do(table.id, "start")
            seat = await ann.watch(table.id)
            state = await seat.my_turn()
            for _ in range(3):
                await seat.play(state.moves[0], state.ply)
            mine = [told for told in seat.told for event in told.events if event.get("seat") == 0]
            assert {told.ply for told in mine} == {state.ply + 1} or seat.ply > state.ply + 2
            await seat.close()

    run(test())
