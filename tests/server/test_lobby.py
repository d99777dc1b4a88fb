"""The lobby: what is open, what runs, whose move it is at mine; told when it changes, and no more."""

from typing import Any

import msgspec
import pytest

from maestri.protocol.tables import Clock
from maestri.server.house import House
from maestri.server.house.lobby import STILL_LIVE
from maestri.server.settings import Settings
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.store.standings import finished_of, people_at, running, standings
from maestri.server.store.store import Store
from maestri.server.table import seating
from tests.server.inside import DUEL, Hourglass, a_table, comes, inside, plays, ready, to_move
from tests.server.people import run
from tests.server.postgres import Postgres
from tests.server.recorded import SECRETS, a_sheet, person


class Visitor:
    """Somebody in the lobby, and all that he was told."""

    def __init__(self, number: int) -> None:
        self.person: Person = person(number)
        self.messages: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.messages.append(message)

    def last(self, kind: str) -> dict[str, Any]:
        told = [told for told in map(msgspec.json.decode, self.messages) if told["is"] == kind]
        found: dict[str, Any] = told[-1]
        return found

    def ids(self, kind: str, which: str) -> list[str]:
        return [line["id"] for line in self.last(kind)[which]]


def waiting(name: str, second: SeatSheet) -> Sheet:
    """A table at which nobody sits yet but its host."""
    first = SeatSheet("person", person="person-of-0", nickname="Nickname 0")
    old = a_sheet(DUEL, name=name)
    return msgspec.structs.replace(old, seats=[first, second], status="open", seed=None, invite=f"i {name}")


OPEN, BY_LINK = SeatSheet("open"), SeatSheet("person")


async def enters(house: House, number: int) -> Visitor:
    visitor = Visitor(number)
    await house.lobby.enter(visitor)
    return visitor


@inside
async def test_those_who_come_see_open_and_running_tables_but_none_that_is_by_link_only(
    house: House, hourglass: Hourglass
) -> None:
    await house.rooms.lay(waiting("open", OPEN))
    await house.rooms.lay(waiting("by link", BY_LINK))
    link = [msgspec.structs.replace(seat, kind="person") for seat in a_sheet(DUEL).seats]
    await plays(await a_table(house, name="running"))
    await plays(await a_table(house, name="unwatched", spectators=False))
    await plays(await a_table(house, name="link", seats=link))
    visitor = await enters(house, 7)
    assert visitor.ids("lobby", "open") == ["open"]
    assert visitor.ids("lobby", "running") == ["running"]
    assert visitor.ids("mine", "mine") == []


@inside
async def test_tables_that_wait_for_me_come_first_and_say_whose_move_it_is_since_when(
    house: House, hourglass: Hourglass
) -> None:
    rooms = [await a_table(house, name=name) for name in ("first", "second", "third")]
    for room in rooms:
        hourglass.pass_by(1000)
        await plays(room)
    mine = await to_move(rooms[0])
    hourglass.pass_by(5000)
    while (other := await to_move(rooms[1])) == mine:
        await plays(rooms[1])
    lines = (await enters(house, mine)).last("mine")["mine"]
    assert [line["id"] for line in lines] == ["first", "third", "second"]
    assert [line["to_move"] for line in lines] == [[mine], [mine], [other]]
    assert [line["you"] for line in lines] == [mine] * 3
    assert [hourglass.moment - line["since"] for line in lines] == [7000, 5000, 0]
    assert lines[0]["ply"] == 1


@inside
async def test_a_table_from_which_i_stood_up_is_mine_no_more(house: House) -> None:
    room = await house.rooms.lay(waiting("open", SeatSheet("open", person="person-of-7", nickname="Eve")))
    assert (await enters(house, 7)).ids("mine", "mine") == ["open"]
    await seating.stand_up(room, person(7))
    assert (await enters(house, 7)).ids("mine", "mine") == []
    assert (await enters(house, 0)).ids("mine", "mine") == ["open"], "its host keeps it"


@inside
async def test_all_are_told_when_a_table_changes_and_its_people_of_their_own(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    mover = await to_move(room)
    own, stranger = await enters(house, mover), await enters(house, 99)
    for visitor in (own, stranger):
        visitor.messages.clear()
    await plays(room)
    await house.lobby.tell_all()
    assert own.last("mine")["mine"][0]["to_move"] == list((await ready(room)).match.to_move)
    assert own.last("lobby")["running"][0]["ply"] == 1
    assert stranger.last("lobby")["running"][0]["ply"] == 1
    assert len(stranger.messages) == 1, "he has no table, and is told of none"
    house.lobby.leave(own)
    own.messages.clear()
    await plays(room)
    await house.lobby.tell_all()
    assert own.messages == []


@inside
async def test_a_new_table_is_told_at_once(house: House) -> None:
    visitor = await enters(house, 5)
    assert visitor.ids("lobby", "open") == []
    await house.rooms.lay(waiting("new", OPEN))
    assert house.lobby.changed == {"new"}
    await house.lobby.tell_all()
    assert visitor.ids("lobby", "open") == ["new"]


@inside
async def test_how_many_look_on_is_counted(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    await plays(room)
    await comes(room, 50)
    await comes(room, 51)
    assert (await enters(house, 7)).last("lobby")["running"][0]["watching"] == 2


@inside
async def test_a_match_that_stands_still_runs_no_more_unless_it_is_at_leisure(
    house: House, hourglass: Hourglass
) -> None:
    for pace in ("live", "leisure"):
        await plays(await a_table(house, name=pace, pace=pace))
    hourglass.pass_by(STILL_LIVE - 1)
    assert sorted((await enters(house, 7)).ids("lobby", "running")) == ["leisure", "live"]
    hourglass.pass_by(1)
    assert (await enters(house, 7)).ids("lobby", "running") == ["leisure"]


@inside
async def test_a_finished_match_says_its_result(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house, clock=Clock("move", 86_400))
    count = 0
    while room.sheet.status == "playing":
        await plays(room)
        count += 1
    (line,) = (await enters(house, 0)).last("mine")["finished"]
    result = (await ready(room)).match.result
    assert line["result"] == msgspec.json.decode(msgspec.json.encode(result))
    assert (line["moves"], line["ended_at"], line["to_move"]) == (count, hourglass.moment, [])


@inside
async def test_a_match_that_ends_while_somebody_asks_is_told_once(
    house: House, hourglass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await a_table(house)

    async def ends_meanwhile(*asked: Any) -> list[Sheet]:
        while room.sheet.status == "playing":
            await plays(room)
        return await finished_of(*asked)

    monkeypatch.setattr("maestri.server.house.lobby.finished_of", ends_meanwhile)
    told = (await enters(house, 0)).last("mine")
    assert (len(told["mine"]), len(told["finished"])) == (0, 1)


@inside
async def test_the_lobby_tells_no_secret_and_nobody_s_id(house: House, hourglass: Hourglass) -> None:
    await house.rooms.lay(waiting("open", OPEN))
    await plays(await a_table(house, name="running"))
    over = await a_table(house, name="over")
    while over.sheet.status == "playing":
        await plays(over)
    for number in (0, 7):
        told = b"".join((await enters(house, number)).messages).decode()
        assert "running" in told
        for secret in (*SECRETS, "i open", '"invite"', "seed"):
            assert secret not in told, secret


@pytest.mark.wide
def test_what_the_lobby_asks_of_the_store_postgresql_answers_too(postgres: Postgres) -> None:
    async def test() -> None:
        house = await House.open(Settings(store=postgres.url, bot_pace=0.0))
        try:
            room = await a_table(house, name="running", pace="leisure")
            await plays(room)
            await house.rooms.lay(waiting("open", OPEN))
            await _asked(house.store, await to_move(room))
            visitor = await enters(house, 0)
            assert visitor.ids("lobby", "open") == ["open"]
            assert visitor.ids("lobby", "running") == ["running"]
        finally:
            await house.close()

    run(test())


async def _asked(store: Store, seat: int) -> None:
    stands = await standings(store, ["running", "open"], 0)
    assert (stands["running"].to_move, stands["running"].ply) == ((seat,), 1)
    assert [sheet.id for sheet in await running(store, 0, 9)] == ["running"]
    assert "person-of-0" in await people_at(store, ["open"])
    assert await finished_of(store, "person-of-0", 9) == []
