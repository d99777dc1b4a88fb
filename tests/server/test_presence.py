"""Who is there: told at the table, written down for other processes, and missed when he leaves."""

from pathlib import Path

from maestri.protocol.tables import Sit
from maestri.server.house.caretaker import look_after
from maestri.server.presence import LEASE
from maestri.server.table.seating import sit
from maestri.server.table.watching import leave
from tests.server.inside import (
    Hourglass,
    a_house,
    a_table,
    comes,
    quiet,
    to_move,
)
from tests.server.people import run
from tests.server.recorded import person

GRACE = 60_000


def test_one_of_two_tabs_closing_leaves_nobody(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            seat = await to_move(room)
            first, second = await comes(room, seat), await comes(room, seat)
            leave(room, first.watcher)
            assert second.table["seats"][seat]["here"]
            hourglass.pass_by(2 * GRACE)
            await look_after(room)
            assert not room.sheet.seats[seat].stand_in
            other = await comes(room, (seat + 1) % 2)
            leave(room, second.watcher)
            assert not other.table["seats"][seat]["here"]
            hourglass.pass_by(GRACE)
            await look_after(room)
            assert room.sheet.seats[seat].stand_in

    run(test())


def test_a_table_is_looked_after_when_the_grace_of_who_left_in_his_turn_is_over(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            seat = await to_move(room)
            away = await comes(room, seat)
            await house.store.wake("table", None)
            leave(room, away.watcher)
            await quiet(house)
            hourglass.pass_by(GRACE)
            assert await house.store.due(hourglass.moment - 1, 9) == []
            assert await house.store.due(hourglass.moment, 9) == ["table"]
            await house.caretaker.go_round(1)
            assert room.sheet.seats[seat].stand_in

    run(test())


def test_who_leaves_while_another_is_to_move_wakes_nobody(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            seat = await to_move(room)
            other = await comes(room, (seat + 1) % 2)
            await house.store.wake("table", None)
            leave(room, other.watcher)
            assert not house.errands.tasks

    run(test())


def test_coming_and_leaving_is_written_down_for_a_next_process(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            stays, goes = await comes(room, 0), await comes(room, 1)
            hourglass.pass_by(5)
            leave(room, goes.watcher)
            await house.presence.flush()
            until = await house.store.presence("table")
            assert until[0] > hourglass.moment + LEASE
            assert until[1] == hourglass.moment
            assert stays.table["seats"][0]["here"]
        async with a_house(tmp_path) as house:
            assert await house.store.presence("table") == {0: hourglass.moment, 1: hourglass.moment}

    run(test())


def test_whoever_sits_down_while_he_watches_is_there(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house, status="open")
            await room.change(lambda sheet: setattr(sheet.seats[1], "person", None))
            host, guest = await comes(room, 0), await comes(room, 1)
            assert not host.table["seats"][1]["here"]
            await sit(room, person(1), Sit(1, "entropy", "invite"))
            assert host.table["seats"][1]["here"]
            assert guest.table["you"] == 1
            await house.presence.flush()
            assert (await house.store.presence("table"))[1] > hourglass.moment

    run(test())
