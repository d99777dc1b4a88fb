"""Tables that are laid and left: their bots think for nobody, and nobody else waits for them."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from maestri.bots.pool import Pool
from maestri.bots.turns import Turns
from maestri.bots.worker import KINDNESS
from maestri.client import Person
from maestri.client.person import ProblemTold
from maestri.protocol.tables import Clock, NewSeat, NewTable, Sit
from maestri.server.house import House, abandoned, laying, quotas
from maestri.server.house.caretaker import look_after
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.due import DAY, MOST_ALONE
from maestri.server.table.seating import sit
from maestri.server.table.watching import leave
from tests.server.inside import (
    Bots,
    Hourglass,
    a_house,
    a_table,
    comes,
    inside,
    plays,
    quiet,
    ready,
    refused,
    to_move,
)
from tests.server.people import run, visitors
from tests.server.recorded import person
from tests.server.servers import Server

MASTERS: list[dict[str, Any]] = [{"kind": "person"}, *[{"kind": "bot", "level": "master"}] * 3]
PATIENCE = 6.0
"""Seconds within which a stranger's bot has moved; in the line of one queue it took three times as long."""


@pytest.fixture
def one_thinker(tmp_path: Path) -> Any:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--thinkers", "1") as running:
        yield running


async def _left_to_masters(mallory: Person, watched: bool) -> list[Any]:
    """As many tables as one may have, each given up to masters as soon as it is dealt."""
    seats = []
    for _ in range(20):
        table = await mallory.lay("duel-of-magicians", MASTERS, options={"hands": 20})
        await mallory.sit(table.id, 0, table.invite or "")
        if watched:
            seats.append(await mallory.watch(table.id))
        await mallory.do(table.id, "start")
        await mallory.do(table.id, "resign")
    return seats


async def _slowest_answer(ann: Person, moves: int = 4) -> float:
    """How long a stranger waits for her only opponent, a bot."""
    table = await ann.lay("duel-of-magicians", [{"kind": "person"}, {"kind": "bot", "level": "novice"}])
    await ann.sit(table.id, 0, table.invite or "")
    seat = await ann.watch(table.id)
    await ann.do(table.id, "start")
    await seat.my_turn()
    slowest = 0.0
    for _ in range(moves):
        state = await seat.my_turn()
        await seat.play(state.moves[0])
        began = time.perf_counter()
        await seat.my_turn()
        slowest = max(slowest, time.perf_counter() - began)
    await seat.close()
    return slowest


@pytest.mark.wide
@pytest.mark.parametrize("watched", [False, True], ids=["nobody there", "a host who watches all of them"])
def test_strangers_do_not_wait_for_the_masters_of_somebody_elses_tables(
    one_thinker: Server, watched: bool
) -> None:
    async def test() -> None:
        async with visitors(one_thinker, 2) as (mallory, ann):
            seats = await _left_to_masters(mallory, watched)
            assert await _slowest_answer(ann) < PATIENCE
            with pytest.raises(ProblemTold) as told:
                await mallory.lay("duel-of-magicians", MASTERS)
            assert told.value.problem.type == "urn:maestri:tables-many"
            assert told.value.problem.facts == {"most": 20}
            for seat in seats:
                await seat.close()

    run(test())


def _all_to_bots(sheet: Sheet) -> None:
    for seat in sheet.seats:
        seat.replace(for_good=True)


@inside
async def test_where_nobody_is_no_bot_moves_and_where_somebody_comes_they_do(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    await ready(room)
    await room.change(_all_to_bots)
    await look_after(room)
    await quiet(house)
    assert (await ready(room)).ply == 0
    assert not room.busy, "it may leave the memory"
    assert await house.store.due(hourglass.moment + DAY - 1, 9) == [], "and is not looked after for ever"
    await comes(room, 9)
    await quiet(house)
    assert room.sheet.status == "over"


def test_a_restart_wakes_no_bots_for_nobody(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            onlooker = await comes(room, 9)
            house.thinking.tables.add("table")  # nobody thinks yet
            await room.change(_all_to_bots)
            await look_after(room)
            leave(room, onlooker.watcher)
            await quiet(house)
        hourglass.pass_by(DAY)
        async with a_house(tmp_path) as house:
            await house.caretaker.go_round(1)
            await quiet(house)
            bots: Any = house.thinking.pool
            assert bots.asked == []

    run(test())


@inside
async def test_at_leisure_bots_answer_with_nobody_there_but_not_for_ever(house: House) -> None:
    room = await a_table(house, pace="leisure", options={"hands": 20})
    board = await ready(room)
    await room.change(_all_to_bots)
    await look_after(room)
    await quiet(house)
    assert board.ply == MOST_ALONE


@inside
async def test_a_bot_finishes_its_thought_when_the_last_one_leaves(house: House) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    onlooker = await comes(room, 9)

    class Leaving(Bots):
        async def choose(self, *asked: Any) -> Any:
            leave(room, onlooker.watcher)
            return await super().choose(*asked)

    house.thinking.pool = Leaving()
    await room.change(lambda sheet: sheet.seats[seat].replace(for_good=False))
    house.nudge(room)
    await quiet(house)
    assert (await ready(room)).ply == 1


def test_the_line_for_a_process_is_fair_between_askers() -> None:
    async def test() -> None:
        served: list[str] = []
        turns = Turns(["the only process"])

        async def ask(asker: str) -> None:
            process = await turns.take(asker)
            served.append(asker)
            await asyncio.sleep(0)
            turns.give(process)

        async with asyncio.TaskGroup() as tasks:
            for asker in ("m", "m", "m", "m", "ann", "bob", "ann"):
                tasks.create_task(ask(asker))
        assert served == ["m", "m", "ann", "bob", "m", "ann", "m"]

    run(test())


def test_who_gives_up_waiting_takes_nothing_with_him() -> None:
    async def test() -> None:
        turns = Turns(["the only process"])
        process = await turns.take("ann")
        gone = asyncio.create_task(turns.take("bob"))
        late = asyncio.create_task(turns.take("cem"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give(process)
        assert await late == process
        leaving = asyncio.create_task(turns.take("bob"))
        await asyncio.sleep(0)
        turns.give(process)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        assert list(turns.free) == [process]

    run(test())


@pytest.mark.skipif(os.name != "posix", reason="there are no priorities of that kind")
def test_who_thinks_makes_way_for_who_serves() -> None:
    async def test() -> None:
        pool = Pool(1)
        process = await pool.workers[0]._started()
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, mine + KINDNESS)
        await pool.close()

    run(test())


@inside
async def test_tables_bots_and_seats_of_a_person_are_limited(house: House) -> None:
    ann = person(0)
    house.settings.tables_per_person = 2
    seats = [NewSeat("person"), *[NewSeat("bot")] * 3]
    for _ in range(2):
        room = await laying.lay(house.rooms, ann, NewTable(game="duel-of-magicians", seats=seats))
        await quotas.check_may_sit(house.store, ann.id, 2)
    again = NewTable(game="duel-of-magicians", seats=seats)
    assert await refused(laying.lay(house.rooms, ann, again)) == "tables-many"
    await room.change(lambda sheet: setattr(sheet, "status", "over"))
    seats.append(NewSeat("bot"))
    assert await refused(laying.lay(house.rooms, ann, again)) == "bots-many"
    for number in range(4):
        await a_table(house, name=f"other {number}", host=f"host {number}")
    assert await refused(quotas.check_may_sit(house.store, ann.id, 2)) == "seats-many"
    await quotas.check_may_sit(house.store, "somebody else", 2)


@pytest.mark.parametrize(("pace", "days"), [("live", 7), ("leisure", 60)])
@inside
async def test_a_table_to_which_nobody_comes_ends_is_told_and_goes(
    house: House, pace: Any, days: int, hourglass: Hourglass
) -> None:
    room = await a_table(house, pace=pace)
    await plays(room)
    await house.store.wake("table", None)
    for _ in range(days - 1):
        hourglass.pass_by(DAY)
        await abandoned.clear_away(house.rooms)
    assert [sheet.status for sheet in await house.store.of_person(person(1).id, 9)] == ["playing"]
    for _ in range(8):
        hourglass.pass_by(DAY)
        await abandoned.clear_away(house.rooms)
    assert [sheet.status for sheet in await house.store.of_person(person(1).id, 9)] == ["ended"]
    assert await refused(comes(room, 1)) == "table-ended"
    for _ in range(31):
        hourglass.pass_by(DAY)
        await abandoned.clear_away(house.rooms)
    assert await house.store.of_person(person(1).id, 9) == []
    assert await house.store.entries("table") == []
    assert await refused(house.rooms.get("table")) == "table-unknown"


@inside
async def test_a_table_at_which_somebody_sits_and_waits_does_not_end(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house, clock=Clock("budget", 30 * 24 * 3600))
    await comes(room, await to_move(room))
    for _ in range(20):
        hourglass.pass_by(DAY)
        await abandoned.clear_away(house.rooms)
    assert room.sheet.status == "playing"


@inside
async def test_nobody_sits_down_at_a_table_that_ended(house: House) -> None:
    room = await a_table(house)
    await room.change(lambda sheet: setattr(sheet, "status", "ended"))
    await room.change(lambda sheet: sheet.seats.__setitem__(0, SeatSheet("open")))
    assert await refused(sit(room, person(9), Sit(0, "0" * 64, room.sheet.commitment))) == "table-ended"
