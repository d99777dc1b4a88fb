"""Records that a guest brings: they fill neither the memory nor the disk of the house."""

from pathlib import Path

import msgspec
import pytest

from maestri.client.person import ProblemTold
from maestri.core.match import Match
from maestri.core.record import Record
from maestri.server.house import House
from maestri.server.house.house import RUMMAGES_AT_ONCE
from maestri.server.house.importing import LARGEST, bring
from maestri.server.store.sheet import DAY
from tests.server.inside import DUEL, inside
from tests.server.people import run, visitors
from tests.server.recorded import person
from tests.server.servers import Server


def a_record(seed: str) -> bytes:
    match = Match(DUEL, 2, seed, {"hands": 1})
    while match.result is None:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    return Record.of(match).encode()


@inside
async def test_what_was_brought_is_not_held_in_memory(house: House) -> None:
    for number in range(3):
        await bring(house.rooms, person(0), a_record(f"brought {number}"))
    held = [str(part) for mark in house.archive.kept for part in mark]
    assert held
    assert max(map(len, held)) < 100, "an answer is known by less than what was asked"


@inside
async def test_what_was_brought_goes_within_a_day(house: House) -> None:
    room = await bring(house.rooms, person(0), a_record("brought"))
    assert room.sheet.lasts == DAY
    assert len(a_record("brought")) * 20 < LARGEST < 300_000, "room for the longest matches, and no more"


@pytest.mark.wide
def test_many_names_at_one_address_bring_no_more_than_one(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with visitors(server, 4) as guests:
            record, refused = msgspec.json.decode(a_record("flood")), 0
            for number in range(20):
                try:
                    await guests[number % 4].ask("POST", "/api/records", record)
                except ProblemTold as told:
                    refused += told.problem.status == 429
            assert refused >= 8

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--per-address", "40") as server:
        run(test(server))


@pytest.mark.wide
def test_one_name_brings_a_few_and_then_has_to_wait(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with visitors(server, 1) as (guest,):
            record = msgspec.json.decode(a_record("a few"))
            for _ in range(RUMMAGES_AT_ONCE):
                await guest.ask("POST", "/api/records", record)
            with pytest.raises(ProblemTold) as told:
                await guest.ask("POST", "/api/records", record)
            assert told.value.problem.status == 429

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--per-address", "400") as server:
        run(test(server))
