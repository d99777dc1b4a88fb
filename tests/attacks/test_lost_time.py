"""Time that nobody had: a server that was down, a machine whose clock was set."""

import time
from pathlib import Path

import pytest

from maestri.protocol.tables import Clock
from maestri.server import now as moments
from maestri.server.house.caretaker import look_after
from maestri.server.house.pauses import sign_of_life
from maestri.server.now import not_before, now
from tests.breadth import broad
from tests.server.inside import Hourglass, a_house, a_table, comes, ready, to_move
from tests.server.people import run
from tests.server.recorded import MOMENT

HOUR = 3_600_000


def test_no_clock_runs_while_no_server_does_and_people_are_told(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house, clock=Clock("budget", 100), pace="leisure")
            await ready(room)
            hourglass.pass_by(40_000)
        hourglass.pass_by(HOUR)
        async with a_house(tmp_path) as house:
            room = await house.rooms.get("table")
            board = await ready(room)
            seat = board.match.to_move[0]
            assert board.clocks.left(seat, [seat], now()) == 60_000
            await look_after(room)
            assert not room.sheet.seats[seat].stand_in
            onlooker = await comes(room, seat)
            noted = [line for each in onlooker.told("chat") for line in each["lines"]]
            assert [(line["event"], line["text"]) for line in noted] == [("pause", "3600")]
            hourglass.pass_by(61_000)
            assert board.clocks.left(seat, [seat], now()) == -1_000

    run(test())


@pytest.mark.parametrize("kind", broad(["sqlite", "postgresql"], {"sqlite"}))
def test_nobody_is_away_while_no_server_runs(
    tmp_path: Path, hourglass: Hourglass, request: pytest.FixtureRequest, kind: str
) -> None:
    """Who was there has his whole grace; who was away before, what he had left of it."""
    is_shared = kind == "postgresql"
    store = {"store": request.getfixturevalue("postgres").url} if is_shared else {}

    async def test() -> None:
        async with a_house(tmp_path, **store) as house:
            room = await a_table(house, pace="live", grace=60)
            seat = await to_move(room)
            await house.presence.arrived("table", seat)
            await sign_of_life(house.store)
        hourglass.pass_by(HOUR)
        async with a_house(tmp_path, **store) as house:
            room = await house.rooms.get("table")
            await look_after(room)
            assert not room.sheet.seats[seat].stand_in
            hourglass.pass_by(30_000)
        hourglass.pass_by(HOUR)
        async with a_house(tmp_path, **store) as house:
            room = await house.rooms.get("table")
            await look_after(room)
            assert not room.sheet.seats[seat].stand_in
            hourglass.pass_by(31_000)
            await look_after(room)
            assert room.sheet.seats[seat].stand_in

    run(test())


def test_a_server_that_is_killed_has_said_a_moment_ago_that_it_runs(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            await a_table(house, clock=Clock("budget", 100))
            for number in range(1, 11):
                hourglass.pass_by(1_000)
                await house.caretaker.go_round(number)
            assert await house.store.noted("alive") == str(MOMENT + 10_000)

    run(test())


def test_whoever_sets_the_machine_s_clock_moves_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    for step in (-HOUR, HOUR):
        moment = time.time_ns() + step * 1_000_000
        monkeypatch.setattr(time, "time_ns", lambda moment=moment: moment)
        assert before <= now() < before + 60_000


def test_a_clock_that_was_set_back_while_no_server_ran_does_not_stop_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(moments, "BEGAN", list(moments.BEGAN))
    later = now() + HOUR
    not_before(later)
    assert later <= now() < later + 60_000
    not_before(0)
    assert now() >= later
