"""Who may see a table, sit at it, start it; new tables from old ones."""

from typing import Any

import msgspec
import pytest

from maestri.core.fairness import digest_of
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.protocol.tables import Clock, Fork, NewSeat, NewTable, terms_of
from maestri.server.house import House, laying
from maestri.server.store.keeping import living_of
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table import seating, shown
from maestri.server.table.dealing import reveal, start
from maestri.server.table.room import Room
from tests.server.inside import DUEL, Hourglass, a_table, comes, inside, plays, quiet, ready, refused
from tests.server.recorded import MOMENT, a_sheet, person, revealing, sitting

ANN, BOB, EVE = (Person(name.lower(), name, 0) for name in ("Ann", "Bob", "Eve"))
TERMS: dict[str, Any] = {
    "options": {"hands": 1, "stack": True},
    "spectators": False,
    "talk": "together",
    "pace": "leisure",
    "grace": 17,
    "stand_in": "novice",
    "misses": 5,
    "clock": Clock("budget", 99, 3),
    "hints": True,
}


def seats(*kinds: Any) -> list[NewSeat]:
    return [NewSeat(kind) for kind in kinds]


async def laid(house: House, *kinds: Any, **more: Any) -> Room:
    """A table that Ann has laid."""
    return await laying.lay(house.rooms, ANN, NewTable(game=DUEL.key, seats=seats(*kinds), **more))


async def sits(room: Room, who: Person, seat: int, invite: str = "") -> None:
    await seating.sit(room, who, sitting(room, seat, f"entropy-{who.id}", invite))


@inside
async def test_a_table_has_the_terms_that_its_host_wanted_and_so_has_its_rematch(
    house: House, hourglass: Hourglass
) -> None:
    room = await laid(house, "person", "open", **TERMS)
    assert terms_of(room.sheet) == {"game": DUEL.key, **TERMS}
    assert (room.sheet.host, room.sheet.status, room.sheet.created_at) == ("ann", "open", MOMENT)
    assert room.sheet.rules == DUEL.rules_version
    assert await house.store.sheet(room.sheet.id) == (room.sheet, 1)
    await sits(room, ANN, 0)
    await room.change(lambda sheet: setattr(sheet, "status", "over"))
    again = await laying.rematch(house.rooms, room, ANN)
    assert terms_of(again.sheet) == terms_of(room.sheet)
    assert [each.reserved for each in again.sheet.seats] == ["ann", None]
    assert (again.sheet.status, again.sheet.host) == ("open", "ann")
    assert again.sheet.secret != room.sheet.secret
    assert room.sheet.rematch == again.sheet.id


@inside
async def test_what_a_host_leaves_open_is_as_usual(house: House) -> None:
    room = await laid(house, "person", "bot")
    sheet = room.sheet
    assert sheet.options == {option.key: option.default for option in DUEL.options}
    assert (sheet.pace, sheet.grace, sheet.stand_in) == ("live", 60, "regular")
    assert (sheet.spectators, sheet.clock, sheet.hints) == (True, None, False)
    assert [seat.level for seat in sheet.seats] == [None, "regular"]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"seats": seats("bot", "bot")}, "table-only-bots"),
        ({"seats": seats("person")}, "seats"),
        ({"seats": seats("person", "person"), "options": {"hands": 99}}, "option-value"),
        ({"seats": seats("person", "person"), "stand_in": "god"}, "level-unknown"),
        ({"seats": [NewSeat(), NewSeat("bot", "god")]}, "level-unknown"),
        ({"seats": [NewSeat(), NewSeat("bot", "grandmaster")]}, "level-seats"),
        ({"seats": seats("person", "person"), "stand_in": "grandmaster"}, "level-seats"),
        ({"seats": seats("person", "person"), "game": "chess"}, "game-unknown"),
    ],
)
@inside
async def test_a_table_that_can_not_be_played_at_is_not_laid(
    house: House, asked: dict[str, Any], key: str
) -> None:
    new = NewTable(**{"game": DUEL.key, **asked})
    assert await refused(laying.lay(house.rooms, ANN, new)) == key
    assert not list(house.rooms)


@inside
async def test_seats_are_for_the_invited_and_open_ones_for_anybody(house: House) -> None:
    room = await laid(house, "person", "person", "open", "bot")
    assert await refused(sits(room, EVE, 1)) == "invite-needed"
    assert await refused(sits(room, EVE, 1, "guessed")) == "invite-needed"
    assert await refused(sits(room, EVE, 3)) == "seat-taken"
    assert await refused(sits(room, EVE, 4)) == "seat-unknown"
    await sits(room, BOB, 1, room.sheet.invite)
    await sits(room, EVE, 2)
    await sits(room, ANN, 0)
    assert await refused(sits(room, EVE, 1, room.sheet.invite)) == "seat-already"
    assert [seat.person for seat in room.sheet.seats] == ["ann", "bob", "eve", None]
    assert [seat.nickname for seat in room.sheet.seats] == ["Ann", "Bob", "Eve", None]
    assert room.sheet.seats[1].pledge == digest_of("entropy-bob")
    assert room.sheet.seats[1].entropy is None, "it stays with him until all pledges are fixed"


@inside
async def test_who_stands_up_leaves_nothing_in_the_seat(house: House) -> None:
    room = await laid(house, "person", "open")
    assert await refused(seating.stand_up(room, ANN)) == "seat-not-yours"
    await sits(room, ANN, 0)
    assert await refused(seating.resign(room, ANN)) == "table-not-started"
    await seating.stand_up(room, ANN)
    assert room.sheet.seats[0] == SeatSheet("person")


@inside
async def test_a_match_starts_when_all_sit_and_the_host_says_so(house: House, hourglass: Hourglass) -> None:
    room = await laid(house, "open", "open")
    watching = await comes(room, 5)
    assert await refused(room.ready()) == "table-not-started"
    await sits(room, ANN, 0)
    assert await refused(start(room, ANN)) == "seats-empty"
    await sits(room, BOB, 1)
    assert await refused(start(room, BOB)) == "host-only"
    hourglass.pass_by(5)
    await start(room, ANN)
    for who in (ANN, BOB):
        assert not watching.told("state")
        await reveal(room, who, revealing(room, f"entropy-{who.id}"))
    sheet = room.sheet
    assert (sheet.status, sheet.started_at, sheet.start) == ("playing", MOMENT + 5, None)
    assert sheet.seed == sheet.fairness().seed
    assert sheet.fairness().entropy == ("entropy-ann", "entropy-bob")
    assert watching.told("state")[0]["ply"] == 0
    assert await refused(start(room, ANN)) == "table-started"
    assert await refused(seating.stand_up(room, ANN)) == "table-started"
    assert await refused(sits(room, EVE, 0)) == "seat-taken"
    assert await refused(laying.rematch(house.rooms, room, ANN)) == "table-not-over"


async def _over(house: House, name: str = "table") -> Room:
    room = await a_table(house, name=name)
    while room.sheet.status != "over":
        await plays(room)
    await quiet(house)
    return room


@inside
async def test_a_match_that_is_over_is_recorded_and_nobody_sits_down_any_more(house: House) -> None:
    playing = await a_table(house, name="other")
    assert await refused(house.records.finished(playing.sheet)) == "table-not-over"
    room = await _over(house)
    kept = await house.store.record("table")
    record = Record.decode(await house.records.finished(room.sheet))
    assert kept == record.encode()
    assert len(record.moves) == (await ready(room)).ply
    await room.change(lambda sheet: setattr(sheet.seats[0], "person", None))
    assert await refused(sits(room, EVE, 0, "invite")) == "table-over"
    assert await refused(seating.resign(room, person(1))) == "table-over"


@inside
async def test_a_rematch_is_one_for_all_and_for_those_who_played(house: House) -> None:
    room = await _over(house)
    assert await refused(laying.rematch(house.rooms, room, EVE)) == "seat-not-yours"
    first = await laying.rematch(house.rooms, room, person(1))
    assert await laying.rematch(house.rooms, room, person(0)) is first
    assert first.sheet.host == person(1).id
    await sits(first, person(0), 0)
    assert await refused(sits(first, person(0), 1)) == "seat-already"


@inside
async def test_of_two_who_ask_different_processes_in_the_same_moment_one_lays_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await _over(house)
    lay = house.rooms.lay

    async def while_another_process_lays_one(sheet: Sheet) -> Room:
        again = await lay(sheet)
        monkeypatch.setattr(house.rooms, "lay", lay)
        theirs = await lay(msgspec.structs.replace(sheet, id="theirs"))
        pointing = msgspec.structs.replace(room.sheet, rematch=theirs.sheet.id)
        assert await house.store.swap_sheet(pointing, room.version)
        return again

    monkeypatch.setattr(house.rooms, "lay", while_another_process_lays_one)
    assert (await laying.rematch(house.rooms, room, person(0))).sheet.id == "theirs"
    assert [sheet.id for sheet in await living_of(house.store, person(0).id)] == ["theirs"]


@inside
async def test_a_fork_starts_as_the_seat_knew_it_and_the_rest_is_dealt_anew(house: House) -> None:
    room = await _over(house)
    record = Record.decode(await house.records.finished(room.sheet))
    there = record.replay(4).view(1)
    last = len(record.moves)
    ask = laying.fork(house.rooms, room, person(1), Fork(last, 1))
    assert await refused(ask) == "fork-over"
    ask = laying.fork(house.rooms, room, person(1), Fork(4, record.seats))
    assert await refused(ask) == "seat-unknown"
    fork = await laying.fork(house.rooms, room, person(1), Fork(4, 1, "novice"))
    assert [seat.level for seat in fork.sheet.seats] == ["novice", None, "novice", "novice"]
    assert fork.sheet.seats[1].reserved == person(1).id
    await seating.sit(fork, person(1), sitting(fork, 1, "mine"))
    await start(fork, person(1))
    await reveal(fork, person(1), revealing(fork, "mine"))
    assert fork.sheet.start == msgspec.json.decode(msgspec.json.encode(there))
    dealt = (await ready(fork)).match
    assert dealt.view(1) == there
    assert dealt.state_data() != record.replay(4).state_data()
    await quiet(house)


def test_the_invite_is_for_the_host_and_those_who_sit() -> None:
    sheet = msgspec.structs.replace(a_sheet(DUEL), host="host")
    for who, invite in (("host", "invite"), (person(1).id, "invite"), ("eve", None)):
        assert shown.table(sheet, who, ()).invite == invite


def test_whose_table_it_is() -> None:
    sheet = a_sheet(DUEL)
    sheet.seats[0].person, sheet.seats[0].reserved = None, "kept"
    assert sheet.people >= {person(0).id, person(1).id, "kept"}
    assert EVE.id not in sheet.people


@pytest.mark.parametrize(
    ("who", "invite", "sees"),
    [
        (None, "", False),
        (EVE, "", False),
        (EVE, "invite", True),
        (person(1), "", True),
        (None, "invite", True),
    ],
)
def test_a_table_without_spectators_is_seen_by_its_own(who: Person | None, invite: str, sees: bool) -> None:
    sheet = a_sheet(DUEL)
    sheet.spectators = False
    assert _may_see(sheet, who, invite) == sees
    sheet.spectators = True
    assert _may_see(sheet, who, invite)


def _may_see(sheet: Sheet, who: Person | None, invite: str) -> bool:
    try:
        seating.check_may_see(sheet, who, invite)
    except Refusal as refusal:
        return refusal.key != "table-unknown"
    return True


def test_a_table_is_listed_while_an_open_seat_is_empty() -> None:
    sheet = msgspec.structs.replace(a_sheet(DUEL), status="open", spectators=False)
    assert not sheet.listed
    sheet.seats[1].person = None
    assert sheet.listed
    assert _may_see(sheet, EVE, "")
    sheet.status = "playing"
    assert not sheet.listed
    sheet.status, sheet.seats[1].kind = "open", "person"
    assert not sheet.listed


@pytest.mark.parametrize(
    ("kinds", "allowed"),
    [
        (["person", "bot"], True),
        (["person", "bot", "bot"], True),
        (["person", "open"], False),
        (["person", "person", "bot"], False),
    ],
)
def test_a_hint_wrongs_nobody_where_all_others_are_bots(kinds: list[Any], allowed: bool) -> None:
    sheet = msgspec.structs.replace(a_sheet(DUEL), seats=[SeatSheet(kind) for kind in kinds])
    assert sheet.hints_allowed == allowed
    sheet.hints = True
    assert sheet.hints_allowed
