"""Tables, from laying one to its record."""

import asyncio

import pytest

from maestri import AnyGame, Record, all_games, seeded
from maestri.client import Person, Refused, Seat
from maestri.core.verify import flaw_in
from tests.breadth import broad
from tests.server.people import (
    a_stand_in_plays_and_hands_back,
    all_play_on,
    fewest_seats,
    plays_on,
    problem_of,
    quick_options,
    raw,
    run,
    seated,
    until,
    visitors,
)
from tests.server.servers import Server


@pytest.mark.parametrize("game", broad(all_games(), {"duel-of-magicians"}))
def test_a_match_is_played_recorded_and_proved_fair(server: Server, game: AnyGame) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            bots = max(0, fewest_seats(game) - 2)
            table, seats = await seated([ann, bob], game.key, bots, options=quick_options(game))
            shown = await ann.table(table)
            assert shown.secret is None
            await all_play_on(seats, "record")
            await until(lambda: seats[0].table and seats[0].table.status == "over")
            record = Record.decode(await raw(ann, f"/api/tables/{table}/record"))
            assert flaw_in(record) is None
            assert record.fairness is not None
            assert record.fairness.commitment == shown.commitment
            assert [bool(entropy) for entropy in record.fairness.entropy] == [True, True] + [False] * bots
            ann.proofs[table].check(record, 0)
            bob.proofs[table].check(record, 1)
            assert (await ann.table(table)).secret == record.fairness.secret
            verified = await ann.ask("GET", f"/api/tables/{table}/verify")
            assert verified == {"plies": len(record.moves), "sealed": True, "flaw": None, "ply": None}
            last = await bob.ask("GET", f"/api/tables/{table}/replay?ply={len(record.moves)}")
            assert last["result"] is not None
            for seat in seats:
                assert [told.ply for told in seat.told] == list(range(seat.ply + 1))
                await seat.close()

    run(test())


def test_one_is_invited_by_link_and_an_open_seat_is_for_anybody(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            table = await ann.lay(
                "duel-of-magicians", [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
            )
            assert table.id in await _listed(bob)
            assert (await bob.table(table.id)).invite is None
            assert await problem_of(bob.sit(table.id, 1)) == "invite-needed"
            assert await problem_of(bob.do(table.id, "start")) == "host-only"
            assert table.invite is not None
            assert (await bob.sit(table.id, 1, table.invite)).you == 1
            assert await problem_of(bob.sit(table.id, 2)) == "seat-already"
            assert await problem_of(ann.sit(table.id, 1)) == "seat-taken"
            assert (await bob.do(table.id, "stand-up")).you is None
            assert (await bob.sit(table.id, 2)).you == 2
            assert await problem_of(ann.do(table.id, "start")) == "seats-empty"
            assert table.id not in await _listed(bob)
            assert [line["you"] for line in await bob.ask("GET", "/api/tables?mine=true")] == [2]

    run(test())


async def _listed(person: Person) -> list[str]:
    return [line["id"] for line in await person.ask("GET", "/api/tables")]


def test_a_refused_move_says_why_and_changes_nothing(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            _, seats = await seated([ann, bob])
            mover = seats[(await seats[0].until(lambda state: True)).view["to_move"][0]]
            before = mover.ply
            with pytest.raises(Refused) as told:
                await mover.play("3+4")
            assert (told.value.told.key, told.value.told.rule) == ("refused-DM-6", "DM-6")
            assert told.value.told.detail == "Cards played together must have the same value. (DM-6)"
            assert (await mover.why("take")).rule == "DM-12"
            assert mover.state is not None
            assert (await mover.why(mover.state.moves[0])).key is None
            assert await mover.preview(mover.state.moves[0]) is None
            with pytest.raises(Refused) as told:
                await mover.preview("take")
            assert told.value.told.rule == "DM-12"
            with pytest.raises(Refused) as told:
                await mover.play(mover.state.moves[0], ply=99)
            assert told.value.told.key == "move-ahead"
            assert mover.ply == before
            for seat in seats:
                await seat.close()

    run(test())


def test_chat_reaches_everybody_as_it_was_written(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, eve):
            await eve.ask("PATCH", "/api/me", {"nickname": "<i>Eve</i>"})
            table, seats = await seated([ann, bob], talk="together")
            watching = await eve.watch(table)
            await watching.say("<script>alert(1)</script>")
            await until(lambda: seats[0].chat and seats[1].chat)
            (line,) = seats[0].chat
            assert (line.seat, line.nickname, line.text) == (None, "<i>Eve</i>", "<script>alert(1)</script>")
            for seat in (*seats, watching):
                await seat.close()

    run(test())


def test_a_resigned_seat_is_played_by_a_stand_in_and_can_be_taken_over(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, eve):
            table, (ann_seat, bob_seat) = await seated([ann, bob])
            gone = await bob.do(table, "resign")
            assert gone.you is None
            assert gone.seats[1].stand_in
            await plays_on(ann_seat, seeded("resign"), most=3)
            invite = (await ann.table(table)).invite or ""
            assert not (await eve.sit(table, 1, invite)).seats[1].stand_in
            eve_seat = await eve.watch(table)
            await all_play_on([ann_seat, eve_seat], "takes over")
            assert (await eve.do(table, "rematch")).id == (await ann.do(table, "rematch")).id
            for seat in (ann_seat, bob_seat, eve_seat):
                await seat.close()

    run(test())


@pytest.mark.wide
def test_a_stand_in_plays_for_who_is_away_and_hands_the_seat_back(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            await a_stand_in_plays_and_hands_back(ann, bob)

    run(test())


@pytest.mark.wide
def test_who_runs_out_of_time_is_replaced(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            clock = {"kind": "budget", "seconds": 1}
            _, seats = await seated([ann, bob], clock=clock)
            state = await seats[0].until(lambda state: True)
            assert state.clocks is not None
            assert max(state.clocks) == 1000
            slow = state.view["to_move"][0]
            await until(lambda: seats[slow].table and seats[slow].table.seats[slow].stand_in)
            with pytest.raises(Refused) as told:
                await seats[slow].play("1")
            assert told.value.told.key == "seat-stand-in"
            for seat in seats:
                await seat.close()

    run(test())


@pytest.mark.wide
def test_at_leisure_nobody_needs_to_be_there(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            clock = {"kind": "move", "seconds": 86400 * 3}
            table, seats = await seated([ann, bob], pace="leisure", clock=clock, grace=1)
            for seat in seats:
                await seat.close()
            await asyncio.sleep(2.5)
            assert not any(seat.stand_in for seat in (await ann.table(table)).seats)

    run(test())


def test_a_move_is_taken_back_when_all_people_agree(server: Server) -> None:
    """Of Duel of Magicians only a take without a draw can be taken back: it shows and draws nothing."""

    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            _, seats = await seated([ann, bob], options={"hands": 20})
            asked, other = await _one_takes(seats)
            with pytest.raises(Refused) as told:
                await other.undo()
            assert told.value.told.key in ("undo-nothing", "undo-final")
            before = asked.ply
            await asked.undo()
            await until(lambda: other.table and other.table.undo)
            await other.decline()
            await until(lambda: asked.table and asked.table.undo is None)
            with pytest.raises(Refused) as told:
                await other.accept()
            assert told.value.told.key == "undo-none"
            await asked.undo()
            await until(lambda: other.table and other.table.undo)
            await other.accept()
            state = await other.until(lambda state: state.ply == before + 1)
            assert other.told[-1].back_to == before - 1
            mine = await asked.my_turn()
            assert "take" in mine.moves
            assert state.view["to_move"] == mine.view["to_move"]
            await _all_play_on_a_little(seats)
            for seat in seats:
                await seat.close()

    run(test())


async def _all_play_on_a_little(seats: list[Seat]) -> None:
    """Whoever is to move, since somebody who takes moves again."""
    for _ in range(4):
        await until(lambda: any(seat.state and seat.state.moves for seat in seats))
        seat = next(seat for seat in seats if seat.state and seat.state.moves)
        assert seat.state is not None
        ply = seat.state.ply
        await seat.play(seat.state.moves[0])
        for each in seats:
            await each.until(lambda state, ply=ply: state.ply > ply)


async def _one_takes(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Plays until somebody has taken the round; gives that seat and the other."""
    while True:
        for seat, other in ((seats[0], seats[1]), (seats[1], seats[0])):
            state = seat.state
            if state is None or not state.moves:
                await asyncio.sleep(0.01)
                continue
            move = "take" if "take" in state.moves else state.moves[0]
            await seat.play(move)
            ply = state.ply
            for each in seats:
                await each.until(lambda state, ply=ply: state.ply > ply)
            if move == "take":
                return seat, other
