"""Who hears whom: spectators talk apart while a match is played, unless the table says otherwise."""

from typing import Any

import pytest

from maestri.server.house import House
from tests.server.inside import Onlooker, a_table, comes, inside


def heard(onlooker: Onlooker) -> list[str]:
    return [line["text"] for told in onlooker.told("chat") for line in told["lines"]]


@pytest.mark.parametrize(("talk", "players"), [("apart", ["p"]), ("together", ["s", "p"])])
@inside
async def test_players_hear_spectators_where_the_table_says_so(
    house: House, talk: Any, players: list[str]
) -> None:
    room = await a_table(house, talk=talk)
    ann, looker, other = await comes(room, 0), await comes(room, 8), await comes(room, 9)
    await room.say(looker.watcher, "s")
    await room.say(ann.watcher, "p")
    assert heard(ann) == players
    assert heard(looker) == heard(other) == ["s", "p"]
    assert heard(await comes(room, 1)) == players, "who comes later hears no more"


@inside
async def test_when_the_match_is_over_everybody_may_read_everything(house: House) -> None:
    room = await a_table(house)
    looker = await comes(room, 9)
    await room.say(looker.watcher, "s")
    await room.change(lambda sheet: setattr(sheet, "status", "over"))
    assert "s" in heard(await comes(room, 0))


@inside
async def test_those_who_look_on_are_counted_once_each_and_never_named(house: House) -> None:
    room = await a_table(house)
    ann = await comes(room, 0)
    assert ann.table["watching"] == 0
    await comes(room, 8)
    await comes(room, 8)
    await comes(room, 9)
    assert ann.table["watching"] == 2
    assert "Nickname 8" not in b"".join(ann.messages).decode()


@inside
async def test_a_new_name_shows_players_nothing_that_spectators_said(house: House) -> None:
    room = await a_table(house)
    ann, bob, looker = await comes(room, 0), await comes(room, 1), await comes(room, 9)
    await house.store.people.add(ann.watcher.person, 0)
    await room.say(ann.watcher, "p")
    await room.say(looker.watcher, "s")
    await house.rename(ann.watcher.person, "Anna")
    assert heard(bob) == ["p", "p"]
    assert heard(looker) == ["p", "s", "p", "s"]
