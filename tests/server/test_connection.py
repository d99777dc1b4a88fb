"""A live connection: who is let in, how asks are carried out, and when it ends."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from maestri.protocol.close_codes import FAILED, NO_IDENTITY, NOT_UNDERSTOOD, TRY_AGAIN, WRONG_ORIGIN
from maestri.server import limits
from maestri.server.house import House
from maestri.server.live import connection
from maestri.server.live.connection import MOST_WAITING
from maestri.server.store.people import Person
from tests.server.clients import Client, let_in
from tests.server.inside import a_house, a_table, inside, plays, quiet, ready
from tests.server.people import run
from tests.server.recorded import person


@inside
async def test_whoever_is_not_known_is_not_let_in(house: House) -> None:
    await house.store.people.add(Person("ann", "Ann", 4), 0)
    good = house.signer.sign("ann", 4)
    cookies = {
        good: [],
        house.signer.sign("ann", 3): [NO_IDENTITY],
        house.signer.sign("eve", 0): [NO_IDENTITY],
        good[:-1]: [NO_IDENTITY],
        "": [NO_IDENTITY],
    }
    for cookie, codes in cookies.items():
        client = Client(house, cookie)
        await client.settled()
        assert client.line.closed == codes
    own, foreign = (Client(house, good, Origin=f"https://{host}") for host in ("here", "there"))
    for client in (own, foreign):
        await client.settled()
    assert (own.line.closed, foreign.line.closed) == ([], [WRONG_ORIGIN])


@inside
async def test_asks_are_answered_one_after_the_other_and_with_their_number(house: House) -> None:
    client = await let_in(house, 0)
    numbers = [client.send("ping") for _ in range(5)]
    await client.settled()
    assert client.line.said == [{"is": "pong", "id": number} for number in numbers]


@inside
async def test_what_is_asked_away_from_a_table_is_refused(house: House) -> None:
    client = await let_in(house, 0)
    for ask in (
        {"do": "play", "ply": 0, "move": "take"},
        {"do": "chat", "text": "x"},
        {"do": "accept"},
    ):
        told = await client.ask(**ask)
        assert (told["is"], told["key"]) == ("refused", "table-none")
        assert told["detail"]
    assert (await client.ask("leave"))["is"] == "done"
    assert (await client.ask("watch", table="nowhere"))["key"] == "table-unknown"


@inside
async def test_at_a_table_one_plays_chats_and_asks_why(house: House) -> None:
    room = await a_table(house)
    board = await ready(room)
    seat = board.match.to_move[0]
    client = await let_in(house, seat)
    assert await client.ask("watch", table="table") == {"is": "done", "id": 1}
    legal = board.match.moves(seat)[0]
    assert (await client.ask("why", move=legal))["key"] is None
    why = await client.ask("why", move="3+4")
    assert (why["is"], why["rule"], why["move"]) == ("why", "DM-6", "3+4")
    assert why["detail"] == "Cards played together must have the same value. (DM-6)"
    assert (await client.ask("preview", move=legal))["is"] == "preview"
    assert (await client.ask("preview", move=legal, after=[legal]))["is"] == "preview"
    assert (await client.ask("preview", move="3+4"))["rule"] == "DM-6"
    assert (await client.ask("preview", move=legal, after=["3+4"]))["rule"] == "DM-6"
    assert (await client.ask("play", ply=0, move="3+4"))["rule"] == "DM-6"
    assert (await client.ask("play", ply=0, move=legal))["is"] == "done"
    assert board.ply == 1
    assert (await client.ask("undo", ply=1))["key"] == "undo-final"
    assert (await client.ask("decline"))["key"] == "undo-none"
    assert (await client.ask("accept"))["key"] == "undo-none"
    assert (await client.ask("chat", text="hello"))["is"] == "done"
    assert [told["lines"] for told in client.line.said if told["is"] == "chat"][-1][0]["text"] == "hello"


@inside
async def test_a_line_of_chat_is_one_line_of_letters(house: House) -> None:
    await a_table(house)
    client = await let_in(house, 0)
    await client.ask("watch", table="table")
    for text in ("  ", "a\nb", "\u0007", "a\u001f"):
        assert (await client.ask("chat", text=text))["key"] == "chat-bad"
    assert (await client.ask("chat", text="a b"))["is"] == "done"


@inside
async def test_who_chats_too_fast_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # however slow the machine is
    await a_table(house)
    client = await let_in(house, 0)
    await client.ask("watch", table="table")
    told = [await client.ask("chat", text="x") for _ in range(11)]
    assert [each["is"] for each in told] == ["done"] * 10 + ["refused"]
    assert told[-1]["key"] == "too-fast"


def test_who_asks_too_fast_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "ASKS_AT_ONCE", 2)
    monkeypatch.setattr(connection, "ASKS_A_SECOND", 20)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            client = await let_in(house, 0)
            began = asyncio.get_running_loop().time()
            for _ in range(4):
                client.send("ping")
            turns = 0
            while client.connection.task is not None:
                turns += await asyncio.sleep(0.001, 1)
            assert len(client.line.said) == 4 < turns, "others have theirs meanwhile"
            assert 0.08 < asyncio.get_running_loop().time() - began < 5

    run(test())


@inside
async def test_a_flood_is_not_read_on_until_there_is_room(house: House) -> None:
    client = await let_in(house, 0)
    for _ in range(MOST_WAITING - 1):
        client.send("ping")
    assert client.line.paused == 0
    client.send("ping")
    assert client.line.paused == 1
    await client.settled()
    assert client.line.paused == 0
    assert len(client.line.said) == MOST_WAITING


@inside
async def test_who_speaks_something_else_is_closed_and_nothing_more_is_done(house: House) -> None:
    client = await let_in(house, 0)
    client.connection.heard(b'{"do":"sing"}')
    client.send("ping")
    await client.settled()
    assert client.line.closed == [NOT_UNDERSTOOD]
    assert client.line.said == []


@inside
async def test_who_turns_to_another_table_leaves_the_first(house: House) -> None:
    one, two = await a_table(house), await a_table(house, name="two")
    client = await let_in(house, 0)
    for room in (one, two, one):
        await client.ask("watch", table=room.sheet.id)
        assert [len(each.audience.watchers) for each in (one, two)] == [room is one, room is two]
    tables = [told["table"]["id"] for told in client.line.said if told["is"] == "table"]
    assert tables == ["table", "two", "table"]
    await client.ask("leave")
    assert not one.audience.watchers


@inside
async def test_a_connection_that_ends_leaves_its_table_and_the_house(house: House) -> None:
    room = await a_table(house)
    client = await let_in(house, 0)
    await client.ask("watch", table="table")
    assert house.visitors.known == {client.connection}
    house.visitors.look_after()
    assert len(client.line.looked_at) == 1
    client.connection.gone()
    await client.settled()
    assert not house.visitors.known
    assert not room.audience.watchers


@inside
async def test_who_signs_out_is_turned_out_and_others_stay(house: House) -> None:
    ann, bob = await let_in(house, 0), await let_in(house, 1)
    await house.withdraw_cookies(person(0).id)
    assert (ann.line.closed, bob.line.closed) == ([NO_IDENTITY], [])
    await house.store.people.withdraw_cookies(person(1).id)
    house.heard(f"person {person(1).id}")
    await quiet(house)
    assert bob.line.closed == [NO_IDENTITY]


def test_when_the_store_fails_an_ask_is_refused_but_who_wants_to_see_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise OSError("away")

    async def test() -> None:
        async with a_house(tmp_path) as house:
            await a_table(house)
            client = await let_in(house, 0)
            await client.ask("watch", table="table")
            with monkeypatch.context() as broken:
                broken.setattr(house.store, "say", away)
                assert (await client.ask("chat", text="x"))["key"] == "store-away"
                assert client.line.closed == []
                broken.setattr(house.rooms, "get", away)
                client.send("watch", table="table")
                await client.settled()
                assert client.line.closed == [TRY_AGAIN]

    run(test())


def test_a_fault_of_ours_ends_the_connection_and_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            client = await let_in(house, 0)
            monkeypatch.setattr(house.rooms, "get", None)
            client.send("watch", table="table")
            await client.settled()
            assert client.line.closed == [FAILED]

    run(test())
    assert [record.getMessage() for record in caplog.records] == ["ask"]


def test_a_table_is_told_on_while_somebody_watches(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            client = await let_in(house, 0)
            await client.ask("watch", table="table", ply=-1)
            await plays(room)
            assert [told["ply"] for told in client.line.said if told["is"] == "state"] == [0, 1]

    run(test())
