"""Called although he seemed to be there: who turns out to have been gone when his turn came."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from maestri.server.house import House
from maestri.server.table.room import Room
from maestri.server.table.watching import leave
from tests.server.inside import Hourglass, a_house, a_table, comes, plays, quiet, to_move
from tests.server.people import run
from tests.server.push_service import PushService
from tests.server.recorded import person
from tests.server.test_push import delivered, wants_calls


async def who_leaves(house: House, service: PushService, after: int, hourglass: Hourglass) -> Room:
    """A table at leisure at which all are there; who is to move then leaves, so long after the move."""
    room = await a_table(house, pace="leisure")
    there = [await comes(room, number) for number in range(4)]
    for number in range(4):
        house.caller.came("table", person(number).id)
    await plays(room)
    await quiet(house)
    for number in range(4):
        await wants_calls(house, number, service.subscription(str(number)))
    hourglass.pass_by(after)
    leave(room, there[await to_move(room)].watcher)
    return room


@pytest.mark.parametrize(("after", "calls"), [(0, 1), (50_000, 1), (70_000, 0)])
def test_who_turns_out_to_be_gone_when_his_turn_came_is_called_but_not_who_has_seen_it(
    tmp_path: Path, service: PushService, hourglass: Hourglass, after: int, calls: int
) -> None:
    """A phone asleep is noticed only after a while; who leaves his turn for later knows of it."""

    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            house.caller.back_soon = 0
            room = await who_leaves(house, service, after, hourglass)
            await delivered(house, service, calls)
            assert [each.path for each in service.delivered] == [f"/{await to_move(room)}"] * calls

    run(test())


def count_calls(house: House) -> list[Room]:
    """The tables that are looked at from now on, whether somebody must be called there."""
    looked: list[Room] = []
    look: Any = house.caller._call

    async def count(room: Room) -> None:
        looked.append(room)
        await look(room)

    vars(house.caller)["_call"] = count
    return looked


def test_who_only_loads_his_page_anew_is_not_called(
    tmp_path: Path, service: PushService, hourglass: Hourglass
) -> None:

    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            house.caller.back_soon = 1
            room = await who_leaves(house, service, 0, hourglass)
            await asyncio.sleep(0.05)
            for _ in range(20):
                leave(room, (await comes(room, await to_move(room))).watcher)
            looked = count_calls(house)
            await comes(room, await to_move(room))
            await quiet(house)
            assert service.delivered == []
            assert len(looked) == 1, "however often somebody comes and goes"
            assert house.caller.missing == set()

    run(test())
