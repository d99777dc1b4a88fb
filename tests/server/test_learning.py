"""At a table one can learn: forks from what a seat knew, and hints."""

import msgspec

from maestri import Record, seeded
from tests.server.people import (
    all_play_on,
    plays_on,
    problem_of,
    raw,
    run,
    seated,
    until,
    visitors,
)
from tests.server.servers import Server


def test_a_fork_keeps_what_the_seat_knew(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            table, seats = await seated([ann, bob])
            await all_play_on(seats, "fork")
            await until(lambda: seats[0].table and seats[0].table.status == "over")
            there = Record.decode(await raw(ann, f"/api/tables/{table}/record")).replay(4).view(1)
            fork = await bob.do(table, "fork", {"ply": 4, "seat": 1})
            assert [seat.kind for seat in fork.seats] == ["bot", "person"]
            await bob.sit(fork.id, 1)
            await bob.do(fork.id, "start")
            seat = await bob.watch(fork.id)
            state = await seat.until(lambda state: True)
            if state.ply == 0:
                assert state.view == msgspec.json.decode(msgspec.json.encode(there))
            await plays_on(seat, seeded("fork"))
            assert (await bob.ask("GET", f"/api/tables/{fork.id}/verify"))["flaw"] is None
            for each in (*seats, seat):
                await each.close()

    run(test())


def test_hints_are_given_against_bots_and_where_the_host_allows_them(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            alone, (seat,) = await seated([ann], bots=1)
            state = await seat.my_turn()
            told = await ann.ask("GET", f"/api/tables/{alone}/hint")
            assert told["ply"] == state.ply
            assert sorted(hint["move"] for hint in told["hints"]) == sorted(state.moves)
            assert (await ann.table(alone)).hints
            assert await problem_of(bob.ask("GET", f"/api/tables/{alone}/hint")) == "seat-not-yours"
            against, seats = await seated([ann, bob])
            assert not (await ann.table(against)).hints
            assert await problem_of(ann.ask("GET", f"/api/tables/{against}/hint")) == "hints-not-here"
            friendly, more = await seated([ann, bob], hints=True)
            to_move = (await more[0].until(lambda state: True)).view["to_move"][0]
            asking, other = (ann, bob) if to_move == 0 else (bob, ann)
            assert (await asking.ask("GET", f"/api/tables/{friendly}/hint"))["hints"]
            assert await problem_of(other.ask("GET", f"/api/tables/{friendly}/hint")) == "hint-not-now"
            for each in (seat, *seats, *more):
                await each.close()

    run(test())


def test_hints_are_not_given_without_end(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            table, seats = await seated([ann, bob])
            told = [await problem_of(ann.ask("GET", f"/api/tables/{table}/hint")) for _ in range(8)]
            assert told[0] == "hints-not-here"
            assert told[-1] == "too-fast"
            for seat in seats:
                await seat.close()

    run(test())
