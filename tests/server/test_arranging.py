"""The host arranges the seats of an open table; nobody loses his by mistake."""

from typing import Any

import msgspec
import pytest

from maestri.core.fairness import digest_of
from maestri.protocol.tables import Arrangement, NewSeat, NewTable, Place, Sit
from maestri.server.house import House, laying
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet
from maestri.server.table import arranging, seating, shown
from maestri.server.table.dealing import start
from maestri.server.table.room import Room
from maestri.server.table.watching import join
from tests.server.inside import DUEL, Onlooker, inside, refused

ANN, BOB, EVE = (Person(name.lower(), name, 0) for name in ("Ann", "Bob", "Eve"))
PLEDGE = digest_of("entropy")


async def laid(house: House) -> Room:
    """Ann and Bob sit at a table for three; the third seat is open."""
    seats = [NewSeat(), NewSeat(), NewSeat("open")]
    room = await laying.lay(house.rooms, ANN, NewTable(game=DUEL.key, seats=seats))
    for seat, who in enumerate((ANN, BOB)):
        await seating.sit(room, who, Sit(seat, PLEDGE, room.sheet.commitment, room.sheet.invite))
    return room


async def arrange(room: Room, *places: int | str, who: Person = ANN, **more: Any) -> None:
    """A number is a seat that was there, a word a new one."""
    await arranging.arrange(room, who, Arrangement([_place(place) for place in places], **more))


def _place(place: int | str) -> Place:
    if isinstance(place, int):
        return Place(was=place)
    kind, _, level = place.partition(" ")
    return msgspec.convert({"kind": kind, "level": level or None}, Place)


def sitting(room: Room) -> list[str | None]:
    return [seat.person or seat.level for seat in room.sheet.seats]


@inside
async def test_people_move_with_all_that_is_theirs(house: House) -> None:
    room = await laid(house)
    await arrange(room, 1, "bot master", 0)
    assert sitting(room) == ["bob", "master", "ann"]
    assert room.sheet.seats[0].pledge == PLEDGE
    assert [seat.nickname for seat in room.sheet.seats] == ["Bob", None, "Ann"]


@inside
async def test_seats_come_and_go_as_the_game_allows(house: House) -> None:
    room = await laid(house)
    await arrange(room, 0, 1, 2, "bot", "person")
    assert sitting(room) == ["ann", "bob", None, "regular", None]
    await arrange(room, 0, 1)
    assert sitting(room) == ["ann", "bob"]
    assert await refused(arrange(room, 0, out=[1])) == "seats"
    assert await refused(arrange(room, *["person"] * 9, out=[0, 1])) == "seats"
    assert await refused(arrange(room, "bot", "bot", out=[0, 1])) == "table-only-bots"
    assert await refused(arrange(room, 0, "bot god", out=[1])) == "level-unknown"
    assert sitting(room) == ["ann", "bob"]


@inside
async def test_a_grandmaster_who_would_not_sit_down_with_so_many_plays_as_a_master(house: House) -> None:
    """In the labyrinth he sits down with one other."""
    seats = [NewSeat(), NewSeat("bot", "grandmaster")]
    new = NewTable(game="master-labyrinth", seats=seats, stand_in="grandmaster")
    room = await laying.lay(house.rooms, ANN, new)
    assert await refused(arrange(room, 0, "bot master", "bot grandmaster", out=[1])) == "level-seats"
    await arrange(room, 1, 0)
    assert (sitting(room), room.sheet.stand_in) == (["grandmaster", None], "grandmaster")
    await arrange(room, 0, 1, "person", "bot novice")
    assert (sitting(room), room.sheet.stand_in) == (["master", None, None, "novice"], "master")


@inside
async def test_who_watches_from_the_last_seat_moves_up_when_another_is_taken_away(house: House) -> None:
    room = await laid(house)
    bobs = Onlooker(1)
    bobs.watcher.person = BOB
    await join(room, bobs.watcher, -1)
    await arrange(room, 0, 2, 1)
    assert (bobs.table["you"], bobs.table["seats"][2]["here"]) == (2, True)
    await arrange(room, 0, 2)
    assert (bobs.table["you"], bobs.table["seats"][1]["here"]) == (1, True)


@inside
async def test_who_came_just_now_is_not_shown_out_by_mistake(house: House) -> None:
    room = await laid(house)
    assert await refused(arrange(room, 0, "bot", 2)) == "seat-taken"
    await arrange(room, 0, "bot", 2, out=[1])
    assert sitting(room) == ["ann", "regular", None]
    await seating.sit(room, BOB, Sit(2, PLEDGE, room.sheet.commitment))
    assert sitting(room) == ["ann", "regular", "bob"], "a bot took his place, but he may come back"


@inside
async def test_who_is_shown_out_for_good_does_not_come_back(house: House) -> None:
    room = await laid(house)
    await arrange(room, 0, "open", 2, out=[1], for_good=True)
    assert (
        await refused(seating.sit(room, BOB, Sit(1, PLEDGE, room.sheet.commitment, room.sheet.invite)))
        == "seat-shown-out"
    )
    await seating.sit(room, EVE, Sit(1, PLEDGE, room.sheet.commitment))
    await arrange(room, "person", 1, 2, out=[0], for_good=True)
    await seating.sit(room, ANN, Sit(0, PLEDGE, room.sheet.commitment))
    assert sitting(room) == ["ann", "eve", None], "the host may stand up, and sit down again"


@pytest.mark.parametrize(
    ("places", "more", "key"),
    [
        ((0, 0, 2), {"out": [1]}, "seat-twice"),
        ((0, 1, 3), {}, "seat-unknown"),
        ((0, 1), {"out": [9]}, "seat-unknown"),
    ],
)
@inside
async def test_a_seat_is_in_one_place(house: House, places: Any, more: Any, key: str) -> None:
    assert await refused(arrange(await laid(house), *places, **more)) == key


@inside
async def test_the_host_arranges_before_the_match(house: House) -> None:
    room = await laid(house)
    assert await refused(arrange(room, 0, 1, "bot", who=BOB)) == "host-only"
    await arrange(room, 0, 1, "bot")
    await start(room, ANN)
    assert await refused(arrange(room, 0, 1)) == "table-started"


@inside
async def test_who_plays_bots_alone_plays_again_before_the_end(house: House) -> None:
    """He may be out of the match; where others play, they wait for its end together."""
    room = await laying.lay(house.rooms, ANN, NewTable(game=DUEL.key, seats=[NewSeat(), NewSeat("bot")]))
    await seating.sit(room, ANN, Sit(0, PLEDGE, room.sheet.commitment, room.sheet.invite))
    assert await refused(laying.rematch(house.rooms, room, ANN)) == "table-not-over"  # it has not begun
    await room.change(lambda sheet: setattr(sheet, "status", "playing"))
    again = await laying.rematch(house.rooms, room, ANN)
    assert shown.table(again.sheet, "ann", ()).kept == 0
    assert await laying.rematch(house.rooms, room, ANN) is again
    with_bob = await laid(house)
    await with_bob.change(lambda sheet: setattr(sheet, "status", "playing"))
    assert await refused(laying.rematch(house.rooms, with_bob, ANN)) == "table-not-over"


@inside
async def test_at_a_rematch_a_seat_is_kept_until_the_host_gives_it_away(house: House) -> None:
    room = await laid(house)
    await arrange(room, 0, 1, "bot")
    await room.change(lambda sheet: setattr(sheet, "status", "over"))
    again = await laying.rematch(house.rooms, room, BOB)
    assert (again.sheet.host_name, again.sheet.rematch_of) == ("Bob", room.sheet.id)
    assert shown.table(again.sheet, "ann", ()).kept == 0
    assert [seat.expected for seat in shown.table(again.sheet, "eve", ()).seats] == ["Ann", "Bob", None]
    assert (
        await refused(seating.sit(again, EVE, Sit(0, PLEDGE, again.sheet.commitment, again.sheet.invite)))
        == "seat-taken"
    )
    assert not again.sheet.listed
    assert again.sheet.id in [each.id for each in await house.store.of_person("ann", 9)]
    await seating.sit(again, BOB, Sit(1, PLEDGE, again.sheet.commitment))
    assert shown.table(again.sheet, "bob", ()).kept is None
    assert [seat.host for seat in shown.table(again.sheet, "bob", ()).seats] == [False, True, False]
    await arrange(again, "person", 1, 2, who=BOB)
    assert again.sheet.seats[0] == SeatSheet("person")
    await seating.sit(again, EVE, Sit(0, PLEDGE, again.sheet.commitment, again.sheet.invite))
    assert sitting(again) == ["eve", "bob", "regular"]
