"""What is mine: history, records in one archive, records that I bring, and that I can be forgotten."""

import asyncio
import io
import zipfile
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from maestri import Match
from maestri.bots.ratings import START, ratings_of
from maestri.core.record import Record
from maestri.protocol.tables import Fork, GameTally
from maestri.server.house import House, laying
from maestri.server.house.forgetting import forget
from maestri.server.house.history import form, history, tallies
from maestri.server.house.importing import bring
from maestri.server.house.parcel import parcel
from maestri.server.settings import Settings
from maestri.server.store.sheet import Outcome, SeatSheet, Sheet
from maestri.server.table.room import Room
from maestri.server.table.seating import resign
from tests.server.inside import (
    DUEL,
    Hourglass,
    a_table,
    comes,
    inside,
    plays,
    ready,
    refused,
    to_move,
)
from tests.server.people import run
from tests.server.postgres import Postgres
from tests.server.recorded import a_sheet, person

ME = "person-of-0"


async def over(house: House, name: str = "over", **more: Any) -> Room:
    room = await a_table(house, name=name, **more)
    while room.sheet.status == "playing":
        await plays(room)
    return room


def ended(*places: int, against: str | None = None) -> Sheet:
    """A finished match in which the first seat is mine."""
    sheet = a_sheet(DUEL)
    others = [SeatSheet("bot", against) if against else SeatSheet("open", person="x") for _ in places[1:]]
    seats = [SeatSheet("open", person=ME), *others]
    result = msgspec.json.decode(
        msgspec.json.encode(
            {"winners": [0], "scores": [0] * len(places), "places": places, "reason": "DM-16"}
        )
    )
    outcome = msgspec.convert({"result": result, "moves": 9, "at": 1}, Outcome)
    return msgspec.structs.replace(sheet, status="over", seats=seats, outcome=outcome)


def test_matches_are_counted_by_game_and_place() -> None:
    games = tallies([ended(1, 2), ended(3, 1, 2), ended(1, 2, 3)], ME)
    assert games == [GameTally(DUEL.key, 3, 2, [2, 0, 1])]


def test_form_rises_with_who_is_left_behind_and_more_so_where_he_is_strong() -> None:
    start = START
    assert form([], ME) == [start]
    assert form([ended(1, 2)], ME) == [start, start + 16]
    assert form([ended(2, 1)], ME) == [start, start - 16]
    assert form([ended(1, 1)], ME) == [start, start]
    weak, strong = (form([ended(1, 2, against=level)], ME)[-1] for level in ("novice", "master"))
    assert weak < start + 16 < strong
    tenth = 32 * (1 - 1 / (1 + 10 ** ((ratings_of(DUEL.key)["master"] - start) / 400)))
    assert strong == round(start + tenth), "what the ladder found of a master of this game"
    assert form([ended(1, 2, 3)], ME)[-1] == start + 16, "not more for more of them"


@inside
async def test_the_history_tells_what_i_have_played_newest_first(house: House, hourglass: Hourglass) -> None:
    for number in range(2):
        await over(house, f"match {number}", created_at=number)
    await a_table(house, name="running")
    mine = await history(house.lobby, person(0))
    assert [line.id for line in mine.matches] == ["match 1", "match 0"]
    assert (mine.played, [game.played for game in mine.games], len(mine.form)) == (2, [2], 3)
    result = mine.matches[0].result
    assert result is not None
    assert mine.games[0].places[result.places[0] - 1] == 2
    assert (await history(house.lobby, person(99))).matches == []


@inside
async def test_the_archive_has_the_record_of_every_match_and_each_is_true(
    house: House, hourglass: Hourglass
) -> None:
    for name in ("one", "two"):
        await over(house, name)
    whole = b"".join([chunk async for chunk in parcel(house.records, person(0))])
    with zipfile.ZipFile(io.BytesIO(whole)) as files:
        assert sorted(files.namelist()) == [f"1970-01-01-{DUEL.key}-{name}.json" for name in ("one", "two")]
        records = [Record.decode(files.read(name)) for name in files.namelist()]
    assert all(record.result and record.replay().result == record.result for record in records)
    nothing = b"".join([chunk async for chunk in parcel(house.records, person(99))])
    assert zipfile.ZipFile(io.BytesIO(nothing)).namelist() == []


@inside
async def test_history_and_archive_tell_nothing_of_a_match_that_goes_on_and_nobody_s_id(
    house: House, hourglass: Hourglass
) -> None:
    await over(house)
    await plays(await a_table(house, name="running"))
    whole = b"".join([chunk async for chunk in parcel(house.records, person(0))])
    with zipfile.ZipFile(io.BytesIO(whole)) as files:
        told = [files.read(name).decode() for name in files.namelist()] + files.namelist()
    told.append(msgspec.json.encode(await history(house.lobby, person(0))).decode())
    assert len(told) == 3
    for secret in ("running", "person-of-", "invite"):
        assert not [text for text in told if secret in text], secret
    assert "Nickname" not in told[0], "a record has no names"


@inside
async def test_a_record_that_i_bring_replays_is_verified_and_forked_and_is_no_match_of_mine(
    house: House,
) -> None:
    match = Match(DUEL, 3, "brought", {"hands": 1})
    while match.result is None:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    file = Record.of(match, {2: "master"}).encode()
    room = await bring(house.rooms, person(0), file)
    assert await house.records.finished(room.sheet) == file
    assert room.shown_to("anybody").imported
    assert [seat.nickname for seat in room.shown_to("anybody").seats] == ["#1", "#2", "#3"]
    fork = await laying.fork(house.rooms, room, person(0), Fork(3, 1))
    assert fork.sheet.forked_from is not None
    assert (await history(house.lobby, person(0))).matches == []
    assert room.sheet.lasts == 24 * 3_600_000, "it is not kept for ever"


@inside
async def test_what_is_no_record_or_can_not_be_played_is_refused(house: House) -> None:
    match = Match(DUEL, 2, "bad", {"hands": 1})
    match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    good = msgspec.json.decode(Record.of(match).encode())
    bad = {
        "record-json": b"{",
        "record-none": b"[]",
        "record-unplayable": msgspec.json.encode({**good, "moves": ["0 nonsense"]}),
        "record-shape": msgspec.json.encode({**good, "stand_ins": {"1": "x" * 21}}),
    }
    for key, data in bad.items():
        assert await refused(bring(house.rooms, person(0), data)) == key
    toy = Match(DUEL, 2, "toy", {"toy": True})
    for match in (toy, Match.from_state(DUEL, toy.state_data())):
        assert await refused(bring(house.rooms, person(0), Record.of(match).encode())) == "option-unknown"
    for start in ({}, {"hands": "x"}, {"seats": [1]}):
        strange = msgspec.json.encode({**good, "start": start})
        assert await refused(bring(house.rooms, person(0), strange)) in ("state-data", "record-shape")


async def known_of(house: House) -> bytes:
    """All that the house keeps, as far as it is text."""
    rows: list[Any] = []
    for name in ("people", "sheets", "seatings", "chat", "subscriptions", "notices", "records"):
        async with house.store.reading.connect() as connection:
            rows += (await connection.execute(text(f"SELECT * FROM {name}"))).all()
    return repr(rows).encode()


async def all_forgotten(house: House) -> None:
    me = person(0)
    await house.store.people.add(me, 0)
    played = await over(house, "played")
    record = await house.records.finished(played.sheet)
    running = await a_table(house, name="running")
    onlooker = await comes(running, 0)
    await running.say(onlooker.watcher, "my own words")
    await running.say(onlooker.watcher, "words of a time that kept no speaker")
    async with house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE chat SET person = NULL WHERE text LIKE '%no speaker'"))
    elsewhere = await a_table(house, name="elsewhere", seats=a_sheet(DUEL).seats[1:], host="person-of-1")
    spectator = await comes(elsewhere, 0)
    await elsewhere.say(spectator.watcher, "what I said as a spectator")
    for room in (elsewhere, running):
        await room.change(lambda sheet: setattr(sheet, "muted", [me.id]))
    await elsewhere.change(lambda sheet: setattr(sheet, "shown_out", [me.id]))
    given_up = await a_table(house, name="given-up")
    await resign(given_up, me)
    waiting = a_sheet(DUEL, name="waiting")
    await house.rooms.lay(msgspec.structs.replace(waiting, status="open", host="person-of-1"))
    hosted = msgspec.structs.replace(a_sheet(DUEL, name="hosted"), status="open")
    await house.rooms.lay(hosted)
    await forget(house.rooms, house.visitors, me)
    kept = await known_of(house)
    for trace in (b"person-of-0", b"Nickname 0", b"my own words", b"no speaker", b"as a spectator"):
        assert trace not in kept, trace
    assert b"person-of-1" in kept
    assert await house.records.finished(played.sheet) == record
    assert played.sheet.seats[0].nickname is not None, "somebody whom nobody knows sat there"
    assert (running.sheet.seats[0].stand_in, running.sheet.seats[0].for_good) == (True, True)
    assert given_up.sheet.seats[0].given_up_name is not None
    assert (await house.rooms.get("waiting")).sheet.seats[0].empty
    assert (await house.rooms.get("hosted")).sheet.status == "ended"
    assert await house.store.people.get(me.id) is None


@inside
async def test_who_is_forgotten_leaves_nothing_but_matches_without_a_name(house: House) -> None:
    await all_forgotten(house)


@pytest.mark.wide
def test_postgresql_forgets_as_well(postgres: Postgres) -> None:
    async def test() -> None:
        house = await House.open(Settings(store=postgres.url, bot_pace=0.0))
        try:
            await all_forgotten(house)
        finally:
            await house.close()

    run(test())


@inside
async def test_a_bot_plays_on_for_who_is_forgotten_in_his_turn(house: House) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    await house.store.people.add(person(seat), 0)
    await comes(room, 99)
    await forget(house.rooms, house.visitors, person(seat))
    while (await ready(room)).ply == 0:
        await asyncio.sleep(0.01)
