"""Where matches stand is kept a while after the moves, a few tables at a time, also after an outage."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from maestri.server.bus import Bus
from maestri.server.house import House, positions
from maestri.server.house.positions import Positions
from maestri.server.store.entry import Position
from maestri.server.store.log import StoreAway
from tests.server.inside import a_table, inside, plays, ready


class Book:
    """A writer that remembers what it kept; at first the store may be away."""

    def __init__(self, away: int = 0) -> None:
        self.away = away
        self.kept: list[str] = []

    async def keep(self, found: list[Position]) -> None:
        if found and self.away:
            self.away -= 1
            raise StoreAway("away")
        self.kept += [position.table_id for position in found]


def keeping(book: Book) -> Positions:
    writer: Any = book
    return Positions(writer, Bus())


@inside
async def test_a_match_is_not_kept_while_it_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "KEEP_EVERY", 0.001)
    room = await a_table(house)
    await ready(room)
    later = keeping(book := Book())
    later.later(room)
    await asyncio.sleep(0.05)
    assert (book.kept, list(later.unkept)) == ([], [room])
    later.unkept[room] -= positions.KEEP_AFTER
    later.later(room)
    while later.unkept:
        await asyncio.sleep(0.001)
    assert book.kept == ["table"], "since its first move, not its last"
    await later.close()


@inside
async def test_what_could_not_be_kept_is_kept_when_the_store_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "KEEP_EVERY", 0.001)
    monkeypatch.setattr(positions, "KEEP_AFTER", 0.0)
    room = await a_table(house)
    await plays(room)
    later = keeping(book := Book(away=2))
    later.later(room)
    while later.unkept or not book.kept:
        await asyncio.sleep(0.001)
    assert (book.kept, book.away) == (["table"], 0)
    assert later.upkeep.well
    await later.close()


@inside
async def test_a_few_are_kept_at_a_time_and_none_that_is_at_work(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "MOST_KEPT", 2)
    rooms = [await a_table(house, name=f"table {number}") for number in range(3)]
    later = keeping(Book())
    await later.upkeep.close()
    for room in rooms:
        later.later(room)
    now = asyncio.get_running_loop().time() + 1
    assert later._due(now) == rooms[:2]
    async with rooms[0].lock:
        assert later._due(now) == [rooms[1]]
    await later.close()
    assert later.unkept == {}


class Told(Bus):
    """A bus that remembers what was said."""

    def __init__(self) -> None:
        self.words: list[str] = []

    async def tell(self, word: str) -> None:
        self.words.append(word)


@inside
async def test_lobbies_hear_that_it_is_kept_now_where_matches_stand(house: House) -> None:
    rooms = [await a_table(house, name=name) for name in ("one", "two")]
    writer: Any = Book()
    later = Positions(writer, bus := Told())
    for room in rooms:
        later.later(room)
    await later.close()
    assert bus.words == ["kept one two"]
    house.lobby.changed.clear()
    house.lobby.guests.add(guest := Mock())
    house.heard("kept one two")
    assert house.lobby.changed == {"one", "two"}
    house.lobby.guests.discard(guest)
