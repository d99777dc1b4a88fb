"""What operators are told: whether the house is well, and what went wrong how often."""

import asyncio
from typing import Any

import pytest
from prometheus_client import REGISTRY

from maestri.server.api import ops
from maestri.server.errands import MINUTE, Upkeep
from maestri.server.house import House
from tests.server.inside import a_table, inside, quiet


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0


async def health(house: House) -> dict[str, str]:
    told: dict[str, str] = await ops.healthz.fn(house)
    return told


@inside
async def test_a_house_is_well_until_upkeep_dies_and_well_again_a_minute_later(house: House) -> None:
    assert await health(house) == {"status": "ok"}
    house.caretaker.upkeep.died_at = house.presence.upkeep.died_at = asyncio.get_running_loop().time()
    assert await health(house) == {"status": "ailing", "upkeep": "caretaker, presence"}
    house.caretaker.upkeep.died_at -= MINUTE
    assert await health(house) == {"status": "ailing", "upkeep": "presence"}


@inside
async def test_a_house_whose_store_takes_nothing_is_not_well(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hangs() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(ops, "PATIENCE", 0.01)
    monkeypatch.setattr(house.store, "healthy", hangs)
    with pytest.raises(TimeoutError):
        await health(house)


@inside
async def test_every_death_of_upkeep_is_counted_by_its_name(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = 0

    async def dies() -> None:
        nonlocal deaths
        deaths += 1
        raise ValueError("oh")

    monkeypatch.setattr("maestri.server.errands.PAUSE", 0.0)
    upkeep = Upkeep("mortal", dies)
    assert upkeep.well, "it did not die yet"
    while deaths < 3:
        await asyncio.sleep(0)
    await upkeep.close()
    assert counted("maestri_upkeep_died_total", upkeep="mortal") == deaths
    assert not upkeep.well
    assert upkeep.task.cancelled()


@inside
async def test_trouble_at_a_table_is_counted_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    room = await a_table(house)
    before = counted("maestri_tables_troubled_total")
    for problem in ("first", "first", "second"):
        refusal: Any = room.fail(ValueError(problem))
        assert (refusal.status, refusal.key) == (500, "table-trouble")
    assert counted("maestri_tables_troubled_total") == before + 2
    assert [vars(line)["facts"] for line in caplog.records] == [{"table": "table"}] * 2


@inside
async def test_tables_in_memory_are_counted(house: House) -> None:
    room = await a_table(house)
    assert counted("maestri_tables") == 1
    room.used_at -= 1000
    house.rooms.forget_idle(999)
    assert counted("maestri_tables") == 0


@inside
async def test_an_errand_that_is_ended_before_it_began_leaves_nothing(house: House) -> None:
    begun: list[int] = []

    async def errand() -> None:
        begun.append(1)

    house.errands.later(errand())
    await house.errands.close()
    assert (begun, house.errands.tasks) == ([], set())
    await quiet(house)
