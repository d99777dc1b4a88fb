"""Calling people by the push services of their browsers: once, in their language, and taken back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from maestri.locales import words
from maestri.protocol.tables import Clock
from maestri.server.app import Application
from maestri.server.house import House
from maestri.server.push.sealing import from_text
from maestri.server.settings import Settings
from maestri.server.store.subscriptions import (
    Browser,
    browsers_of,
    called_to,
    forget_call,
    note_call,
    subscribe,
)
from maestri.server.table.room import Room
from tests.server.inside import a_house, a_table, comes, plays, quiet, ready, to_move
from tests.server.people import run
from tests.server.postgres import Postgres
from tests.server.push_service import PushService
from tests.server.recorded import SECRETS, person


async def wants_calls(house: House, number: int, subscription: dict[str, str]) -> None:
    assert await subscribe(house.store, person(number).id, Browser(**subscription), 10)


async def next_up(house: House) -> int:
    """Who is to move after the first move: the same at every table, as they have the same seed."""
    room = await a_table(house, name="rehearsal")
    await plays(room)
    return await to_move(room)


async def at_leisure(house: House, **more: Any) -> tuple[Room, int]:
    """A table at leisure, and who will be to move after the first move."""
    room = await a_table(house, pace="leisure", **more)
    await plays(room)
    return room, await to_move(room)


async def delivered(house: House, service: PushService, count: int) -> list[dict[str, Any]]:
    await quiet(house)
    await asyncio.to_thread(service.wait_for, count)
    assert len(service.delivered) == count
    return [each.told for each in service.delivered]


async def a_story(house: House, service: PushService) -> None:
    """Somebody is called once, in his language, and it is taken back when he comes."""
    await wants_calls(house, await next_up(house), service.subscription("phone", "fr"))
    room, seat = await at_leisure(house, clock=Clock("move", 86_400))
    (told,) = await delivered(house, service, 1)
    assert set(told) == {"table", "text"}
    assert told["table"] == "table"
    assert told["text"].endswith(": c’est à vous de jouer.")
    first = service.delivered[0]
    assert (first.headers["ttl"], first.headers["urgency"]) == ("86400", "normal")
    assert len(first.headers["topic"]) == 32
    assert await called_to(house.store, "table") == {person(seat).id}
    house.caller.went_on(room)
    await delivered(house, service, 1)
    house.caller.came("table", person(seat).id)
    told = (await delivered(house, service, 2))[1]
    assert told == {"table": "table", "read": True}
    assert service.delivered[1].headers["topic"] == first.headers["topic"], "it takes the other's place"
    house.caller.came("table", person(seat).id)
    await delivered(house, service, 2)


def test_who_is_to_move_is_called_once_and_no_more_when_he_has_come(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True, contact="mailto:host@example.org") as house:
            await a_story(house, service)
        assert service.delivered[0].claims["sub"] == "mailto:host@example.org"

    run(test())


@pytest.mark.wide
def test_the_same_on_postgresql(postgres: Postgres, service: PushService) -> None:
    async def test() -> None:
        house = await House.open(Settings(store=postgres.url, bot_pace=0.0, push_anywhere=True))
        try:
            await a_story(house, service)
            again = await House.open(Settings(store=postgres.url))
            assert again.caller.sender.public == house.caller.sender.public
            await again.close()
        finally:
            await house.close()

    run(test())


def test_nobody_is_called_who_is_there_or_to_a_table_where_all_must_be_there(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            for number in range(4):
                await wants_calls(house, number, service.subscription(str(number)))
            live = await a_table(house, name="live")
            await plays(live)
            room = await a_table(house, pace="leisure")
            for number in range(4):
                await comes(room, number)
            await plays(room)
            await quiet(house)
            assert service.delivered == []

    run(test())


def test_a_move_takes_the_call_back_and_calls_the_next(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            for number in range(4):
                await wants_calls(house, number, service.subscription(str(number)))
            room, seat = await at_leisure(house)
            await delivered(house, service, 1)
            while await to_move(room) == seat:
                await plays(room)
            await delivered(house, service, 3)
            by_path = {each.path: each.told for each in service.delivered[1:]}
            assert by_path[f"/{seat}"] == {"table": "table", "read": True}
            assert "text" in by_path[f"/{await to_move(room)}"]

    run(test())


def test_a_process_that_lags_behind_takes_no_later_call_back(tmp_path: Path, service: PushService) -> None:
    """It has not heard of the move yet after which another process has called somebody."""

    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            for number in range(4):
                await wants_calls(house, number, service.subscription(str(number)))
            room, seat = await at_leisure(house)
            await delivered(house, service, 1)
            ply, next_one = (await ready(room)).ply, person((seat + 1) % 4).id
            assert await note_call(house.store, "table", next_one, ply + 1)
            house.caller.went_on(room)
            await delivered(house, service, 1)
            assert await called_to(house.store, "table") == {person(seat).id, next_one}

    run(test())


def test_who_is_still_wanted_at_a_later_ply_is_not_called_again_nor_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            assert await note_call(house.store, "table", "ann", 3)
            assert not await note_call(house.store, "table", "ann", 5)
            assert not await note_call(house.store, "table", "ann", 4)
            assert not await forget_call(house.store, "table", "ann", 4)
            assert await forget_call(house.store, "table", "ann", 5)

    run(test())


def test_a_message_holds_nothing_hidden(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            for number in range(4):
                await wants_calls(house, number, service.subscription(str(number)))
            _, seat = await at_leisure(house)
            await delivered(house, service, 1)
            (call,) = service.delivered
            for text in (str(call.told), str(call.headers), str(call.claims)):
                assert not [secret for secret in (*SECRETS, "invite") if secret in text]
            others = words().both([f"Nickname {number}" for number in range(4) if number != seat])
            assert call.told["text"] == f"Duel of Magicians with {others}: it is your move."

    run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_dropped(tmp_path: Path, service: PushService, status: int) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            await wants_calls(house, await next_up(house), service.subscription("dead"))
            service.answers = [(status, {})]
            _, seat = await at_leisure(house)
            await quiet(house)
            assert await browsers_of(house.store, person(seat).id) == []
            assert service.answers == []

    run(test())


def test_a_service_that_is_busy_is_asked_again_but_not_for_ever(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with a_house(tmp_path, push_anywhere=True) as house:
            house.caller.pauses = (0, 0, 0)
            await wants_calls(house, await next_up(house), service.subscription())
            service.answers = [(503, {}), (429, {"retry-after": "0"})]
            _, seat = await at_leisure(house)
            await delivered(house, service, 1)
            assert len(await browsers_of(house.store, person(seat).id)) == 1
            service.answers = [(500, {})] * 5
            house.caller.came("table", person(seat).id)
            await quiet(house)
            assert len(service.answers) == 1

    run(test())


def test_somebody_subscribes_and_ends_it_and_signing_out_ends_it_everywhere(
    tmp_path: Path, service: PushService
) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", push_anywhere=True)
    app = Application(settings)

    async def kept(who: str) -> list[str]:
        return [browser.endpoint for browser in await browsers_of(app.house.store, who)]

    with TestClient(app) as http:
        me = http.post("/api/me", json={}).json()["id"]
        key = http.get("/api/push").json()["key"]
        assert len(from_text(key)) == 65
        first, second = service.subscription("a"), service.subscription("b", "ja")
        for each in (first, second, {**first, "language": "fr"}):
            assert http.post("/api/me/push", json=each).json() == {"key": key}
        assert http.post("/api/me/push/end", json={"endpoint": first["endpoint"]}).status_code == 200
        assert http.post("/api/me/push", json={**first, "auth": "x" * 22 + "é"}).status_code == 400
        assert http.post("/api/me/push", json={**first, "endpoint": "nonsense"}).status_code == 400
        with http.portal() as portal:
            assert portal.call(kept, me) == [second["endpoint"]]
            http.post("/api/me/sign-out")
            assert portal.call(kept, me) == []
