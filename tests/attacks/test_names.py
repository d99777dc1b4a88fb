"""Names that can't be seen, that stack marks upon marks, or that imitate somebody at the table."""

import pytest

from maestri.core.refusal import Refusal
from maestri.server.house import House
from maestri.server.names import alike, nickname
from maestri.server.store.people import Person
from maestri.server.table.seating import sit, stand_up
from tests.server.inside import a_table, inside, refused
from tests.server.recorded import person, sitting


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # a filler of Hangul
        "\u2800\u2800",  # the blank of Braille
        "\u200b",
        "a\u202eb",
        "a\u00adb",
        "Zoe" + "\u0301" * 5,
        "\u0301a",
        "a\ufe0f",
    ],
    ids=ascii,
)
def test_a_name_that_can_t_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Refusal) as told:
        nickname(name)
    assert told.value.key == "nickname-bad"


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn Thị", "前田", "Ω", "Ann 🎲", "O’Hara", "#a1b2", "שרה", "ยี่"])
def test_names_of_all_languages_are_names(name: str) -> None:
    assert nickname(name) == name


@pytest.mark.parametrize(
    ("name", "other", "taken_for_it"),
    [
        ("Paul", "РAUL", True),
        ("Paul", "PAUL", True),
        ("Bob", "B0b", True),
        ("Ann", "Anna", False),
        ("前田", "前川", False),
    ],
)
def test_who_is_taken_for_whom(name: str, other: str, taken_for_it: bool) -> None:
    assert alike(name, other) is taken_for_it
    assert alike(other, name) is taken_for_it


@inside
async def test_nobody_sits_down_as_somebody_else_at_the_table(house: House) -> None:
    room = await a_table(house, status="open")
    await stand_up(room, person(0))
    for name in ("Nickname 1", "nickname 1", "Niсkname 1", "Nickname l", "Ｎickname 1"):
        asked = sit(room, Person("thief", name, 0), sitting(room, 0, "entropy", "invite"))
        assert await refused(asked) == "nickname-alike", name
    await sit(room, Person("thief", "Somebody", 0), sitting(room, 0, "entropy", "invite"))


@inside
async def test_nobody_calls_himself_like_somebody_at_his_table(house: House) -> None:
    await a_table(house)
    await house.store.people.add(person(0), 1)
    assert await refused(house.rename(person(0), "NICKNAME 1")) == "nickname-alike"
    await house.rename(person(0), "Nickname 0!")
