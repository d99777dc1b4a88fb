"""Somebody's new name is everywhere at once, on every table of his."""

import pytest

from maestri.client import Person as Client
from maestri.core.fairness import digest_of
from maestri.protocol.tables import NewSeat, NewTable, Sit
from maestri.server.house import House, laying
from maestri.server.store.people import Person
from maestri.server.table import seating
from tests.server.inside import DUEL, Onlooker, comes, inside
from tests.server.people import run, seated, until, visitors
from tests.server.postgres import Postgres
from tests.server.recorded import person
from tests.server.servers import Server

PLEDGE = digest_of("entropy")


@inside
async def test_a_new_name_reaches_seat_chat_lists_and_everybody_who_watches(house: House) -> None:
    ann, bob = person(0), person(1)
    await house.store.people.add(ann, 0)
    room = await laying.lay(house.rooms, ann, NewTable(game=DUEL.key, seats=[NewSeat("open")] * 2))
    for seat, who in enumerate((ann, bob)):
        await seating.sit(room, who, Sit(seat, PLEDGE, room.sheet.commitment))
    bobs = await comes(room, 1)
    anns = await comes(room, 0)
    await room.say(anns.watcher, "Hello")
    await room.say(bobs.watcher, "Hello Ann")
    await house.rename(ann, "Anna")
    assert [seat["nickname"] for seat in bobs.table["seats"]] == ["Anna", "Nickname 1"]
    assert bobs.table["host_name"] == "Anna"
    assert _speakers(bobs) == ["Anna", "Nickname 1"]
    (kept,) = await house.store.of_person(bob.id, 9)
    assert kept.seats[0].nickname == "Anna"
    assert await house.store.people.get(ann.id) == Person(ann.id, "Anna", 0)


@inside
async def test_an_expected_guest_is_expected_by_his_new_name(house: House) -> None:
    ann, bob = person(0), person(1)
    await house.store.people.add(bob, 0)
    room = await laying.lay(house.rooms, ann, NewTable(game=DUEL.key, seats=[NewSeat("open")] * 2))
    for seat, who in enumerate((ann, bob)):
        await seating.sit(room, who, Sit(seat, PLEDGE, room.sheet.commitment))
    await room.change(lambda sheet: setattr(sheet, "status", "over"))
    again = await laying.rematch(house.rooms, room, ann)
    await house.rename(bob, "Bobby")
    assert again.sheet.seats[1].expected == "Bobby"
    assert room.sheet.seats[1].nickname == "Bobby"
    assert again.sheet.host_name == "Nickname 0"


@inside
async def test_a_spectator_goes_by_his_new_name_in_what_he_said_and_nobody_else_does(house: House) -> None:
    bob, namesake = person(1), Person("another", "Nickname 1", 0)
    await house.store.people.add(bob, 0)
    room = await laying.lay(house.rooms, person(0), NewTable(game=DUEL.key, seats=[NewSeat("open")] * 2))
    onlooker = await comes(room, 1)
    await room.say(onlooker.watcher, "Hello")
    onlooker.watcher.person = namesake
    await room.say(onlooker.watcher, "Hello too")
    await house.rename(bob, "Bobby")
    assert _speakers(onlooker) == ["Bobby", "Nickname 1"]


@inside
async def test_what_is_said_of_a_seat_goes_by_the_new_name_of_him_who_sat_there_then(house: House) -> None:
    for table_id in ("his", "other"):
        for seat, name in ((0, "Bob"), (0, "Cid"), (1, "Bob")):
            await house.store.say(table_id, seat, name, "", "left")
    assert await house.store.rename_speaker("his", "nobody", 0, "Bob", "Bobby")
    assert [line.nickname for line in await house.store.said("his", 0, 9)] == ["Bobby", "Cid", "Bob"]
    assert [line.nickname for line in await house.store.said("other", 0, 9)] == ["Bob", "Cid", "Bob"]


def _speakers(onlooker: Onlooker) -> list[str]:
    return [line["nickname"] for line in onlooker.told("chat")[-1]["lines"]]


async def _is_everywhere_at_once(ann: Client, bob: Client) -> None:
    table, (here, there) = await seated([ann, bob])
    await here.say("first")
    await until(lambda: there.chat)
    await ann.ask("PATCH", "/api/me", {"nickname": "Anna"})
    await until(lambda: there.table and there.table.seats[0].nickname == "Anna")
    await until(lambda: [line.nickname for line in there.chat if line.number == 1][-1] == "Anna")
    await here.say("second")
    await until(lambda: any(line.text == "second" for line in there.chat))
    assert {line.nickname for line in there.chat if line.text == "second"} == {"Anna"}
    assert (await bob.table(table)).seats[0].nickname == "Anna"
    for seat in (here, there):
        await seat.close()


def test_a_new_name_reaches_a_running_match(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            await _is_everywhere_at_once(ann, bob)

    run(test())


@pytest.mark.wide
def test_a_new_name_reaches_the_other_process(postgres: Postgres) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            await _is_everywhere_at_once(ann, bob)

    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(test(one, two))


def test_names_are_not_changed_without_end(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            assert (await ann.ask("GET", "/api/me"))["made_up"]
            told = [
                (await ann.http.patch("/api/me", json={"nickname": f"Ann {number}"})).status_code
                for number in range(8)
            ]
            assert told[:5] == [200] * 5
            assert told[-1] == 429
            assert "made_up" not in await ann.ask("GET", "/api/me")

    run(test())
