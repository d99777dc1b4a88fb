"""The evening at two processes on one PostgreSQL: whoever is at the one sees what happens at the other."""

import asyncio
from collections.abc import Iterator
from typing import Any, Self

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from maestri.client import Person, Seat
from maestri.protocol import live
from maestri.protocol.tables import TableLine
from tests.server.people import all_play_on, run, seated, until, visitors
from tests.server.postgres import Postgres
from tests.server.push_service import PushService
from tests.server.servers import Server

pytestmark = pytest.mark.wide
Houses = tuple[Server, Server]


@pytest.fixture(scope="module")
def houses(empty_postgres: Postgres) -> Iterator[Houses]:
    """Two processes that may call at the tests' own push service."""
    database = Postgres(like=empty_postgres)
    try:
        database.start()
        with (
            Server(database.url, "--push-anywhere") as one,
            Server(database.url, "--push-anywhere") as two,
        ):
            yield one, two
        database.stop()
    finally:
        database.remove()


class Looker:
    """Somebody in the lobby of a process, and what he was told last."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.public = live.LobbyTold([], [], 0)
        self.own = live.MineTold([], [], 0)

    async def __aenter__(self) -> Self:
        url = self.person.server.replace("http", "ws", 1) + "/api/live"
        cookie = {"Cookie": f"maestri={self.person.cookie}"}
        self.socket: ClientConnection = await connect(url, additional_headers=cookie, proxy=None)
        self.reader = asyncio.create_task(self._read())
        await self.socket.send('{"do":"lobby"}')
        await until(lambda: self.own.at)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reader.cancel()
        await self.socket.close()

    async def _read(self) -> None:
        async for message in self.socket:
            told = live.told_decoder.decode(message if isinstance(message, bytes) else message.encode())
            if isinstance(told, live.LobbyTold):
                self.public = told
            elif isinstance(told, live.MineTold):
                self.own = told

    def sees(self, which: str, table: str) -> TableLine | None:
        """A table in one of the lists."""
        lists = {**_fields(self.public), **_fields(self.own)}
        return next((line for line in lists[which] if line.id == table), None)


def _fields(told: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(told, name) for name in told.__struct_fields__}


def test_the_lobby_of_one_tells_live_what_happens_at_the_other(houses: Houses) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 2) as (ann, bob), visitors(two, 1) as (eve,), Looker(eve) as lobby:
            laid = await ann.lay("duel-of-magicians", [{"kind": "open"}] * 2, options={"hands": 1})
            await until(lambda: lobby.sees("open", laid.id))
            await ann.ask("PATCH", "/api/me", {"nickname": "Anna"})
            await until(lambda: (line := lobby.sees("open", laid.id)) and line.host_name == "Anna")
            table, seats = await seated([ann, bob], options={"hands": 1})
            await until(lambda: lobby.sees("running", table))
            await _is_told_of_the_last_move(lobby, table, seats)
            onlooker = await eve.watch(table)
            await until(lambda: (line := lobby.sees("running", table)) and line.watching == 1)
            await onlooker.close()
            for seat in seats:
                await seat.close()

    run(test(*houses))


async def _is_told_of_the_last_move(lobby: Looker, table: str, seats: list[Seat]) -> None:
    """Nobody moves after it: what the lobby tells in the end is where the match stands."""
    await _moves(next(seat for seat in seats if seat.state and seat.state.moves))
    await until(lambda: all(seat.ply == 1 for seat in seats))
    to_move = [seat.table.you for seat in seats if seat.table and seat.state and seat.state.moves]
    await until(lambda: (line := lobby.sees("running", table)) and line.ply == 1)
    line = lobby.sees("running", table)
    assert line is not None
    assert line.to_move == to_move


def test_my_own_tables_are_told_live_wherever_the_others_are(houses: Houses) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,), Looker(bob) as lobby:
            table, seats = await seated([ann, bob], pace="leisure", options={"hands": 1})
            await until(lambda: lobby.sees("mine", table))
            await all_play_on(seats, "mine")
            await until(lambda: (line := lobby.sees("finished", table)) and line.result)
            assert lobby.sees("mine", table) is None
            for seat in seats:
                await seat.close()

    run(test(*houses))


def test_who_is_to_move_is_called_once_by_one_of_them(houses: Houses) -> None:
    async def test(service: PushService, one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            await bob.ask("POST", "/api/me/push", service.subscription("bob", "fr"))
            table, (here, there) = await seated([ann, bob], pace="leisure", options={"hands": 9})
            await until(lambda: all(seat.here for seat in here.table.seats) if here.table else False)
            await _until_it_is_anns(here, there)
            await there.close()
            await until(lambda: here.table and not here.table.seats[1].here)
            while here.state and here.state.moves:
                await _moves(here)
            (call,) = await asyncio.to_thread(service.wait_for, 1)
            assert call.told["text"].endswith("c’est à vous de jouer.")
            back = await bob.watch(table)
            await asyncio.to_thread(service.wait_for, 2)
            await asyncio.sleep(1)  # whatever the other process would send has come by then
            assert [each.told for each in service.delivered] == [call.told, {"table": table, "read": True}]
            await back.close()
            await here.close()

    with PushService() as service:
        run(test(service, *houses))


async def _moves(seat: Seat) -> None:
    """Plays the first move there is, and sees what came of it."""
    ply = seat.ply
    assert seat.state is not None
    await seat.play(seat.state.moves[0])
    await seat.until(lambda state: state.ply > ply)


async def _until_it_is_anns(ann: Seat, bob: Seat) -> None:
    while bob.state and bob.state.moves:
        await _moves(bob)
    await ann.my_turn()


def test_one_click_each_starts_the_next_match_also_in_the_same_moment(houses: Houses) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            table, seats = await seated([ann, bob], options={"hands": 1})
            await all_play_on(seats, "again")
            first, second = await asyncio.gather(ann.do(table, "rematch"), bob.do(table, "rematch"))
            assert first.id == second.id
            await until(lambda: all(seat.table and seat.table.rematch == first.id for seat in seats))
            for number, person in enumerate((ann, bob)):
                await person.sit(first.id, number)
            mine = await bob.ask("GET", "/api/tables?mine=true")
            assert sorted(line["id"] for line in mine if line["status"] == "open") == [first.id]
            host = ann if first.host else bob
            await host.do(first.id, "start")
            again = [await person.watch(first.id) for person in (ann, bob)]
            await all_play_on(again, "once more")
            for seat in (*seats, *again):
                await seat.close()

    run(test(*houses))


def test_who_is_forgotten_at_one_is_nobody_at_the_other(houses: Houses) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            await ann.ask("PATCH", "/api/me", {"nickname": "Annabel"})
            _, (here, there) = await seated([ann, bob])
            await here.say("my own words")
            await there.say("and mine")
            await until(lambda: len(there.chat) == 2)
            elsewhere = await Person(two.address, ann.cookie).watch(here.table_id)
            await ann.ask("POST", "/api/me/forget")
            await until(lambda: elsewhere.turned_away is not None)
            await until(lambda: there.table and there.table.seats[0].for_good)
            await until(lambda: [line.text for line in there.chat if not line.event] == ["and mine"])
            assert there.table is not None
            assert "Annabel" not in str(there.table)
            assert "Annabel" not in str(there.chat)
            for seat in (here, there, elsewhere):
                await seat.close()

    run(test(*houses))
