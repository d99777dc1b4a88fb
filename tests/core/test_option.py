"""Options: what is allowed, as values and as words on a command line."""

from pathlib import Path
from typing import Any

import pytest

from maestri import Refusal
from maestri.core.option import Option, TextFile, named, read, settled, written

HANDS = Option("hands", 3, range(1, 21))
STACK = Option("stack", False, (False, True))
LAND = Option("land", None, ("japan", "peru"))
DECK = Option("deck", None, text=TextFile(kept=lambda text: text.strip() or None, printed=lambda: "printed"))
ALL = (HANDS, STACK, LAND, DECK)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (HANDS, 1, True),
        (HANDS, 20, True),
        (HANDS, 0, False),
        (HANDS, 21, False),
        (HANDS, True, False),
        (HANDS, "3", False),
        (STACK, True, True),
        (STACK, 1, False),
        (LAND, None, True),
        (LAND, "japan", True),
        (LAND, "chile", False),
        (DECK, "any text", True),
        (DECK, None, True),
        (DECK, 7, False),
    ],
)
def test_a_value_is_allowed_by_its_choices_and_their_type(option: Option, value: Any, allowed: bool) -> None:
    assert option.allows(value) == allowed


def test_what_is_not_asked_for_is_as_usual_and_a_text_is_kept_as_its_game_keeps_it() -> None:
    assert settled(ALL, {}) == {"hands": 3, "stack": False, "land": None, "deck": None}
    asked = {"hands": 5, "deck": " mine "}
    assert settled(ALL, asked) == {"hands": 5, "stack": False, "land": None, "deck": "mine"}


@pytest.mark.parametrize(
    ("asked", "key", "facts"),
    [
        ({"speed": 1}, "option-unknown", {"option": "speed", "allowed": "hands, stack, land, deck"}),
        ({"hands": "many"}, "option-value", {"option": "hands", "value": "'many'", "allowed": "1–20"}),
        ({"x" * 99: 1}, "option-unknown", {"option": "x" * 60, "allowed": "hands, stack, land, deck"}),
        (
            {"land": "x" * 99},
            "option-value",
            {"option": "land", "value": "'" + "x" * 59, "allowed": "japan, peru"},
        ),
    ],
)
def test_what_is_asked_wrongly_is_answered_with_what_is_allowed(
    asked: dict[str, Any], key: str, facts: dict[str, str]
) -> None:
    with pytest.raises(Refusal) as told:
        settled(ALL, asked)
    assert (told.value.key, told.value.facts) == (key, facts)


def test_choices_are_written_as_a_command_line_writes_them() -> None:
    assert [option.allowed for option in ALL] == ["1–20", "false, true", "japan, peru", "FILE"]
    assert [written(value) for value in (None, "japan", "now!")] == ["null", "japan", "now!"]


@pytest.mark.parametrize(
    ("text", "found"),
    [("hands=7", ("hands", 7)), ("stack=true", ("stack", True)), ("land=peru", ("land", "peru"))],
)
def test_a_command_line_names_an_option_and_its_value(text: str, found: tuple[str, Any]) -> None:
    assert named(ALL, text) == found


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hands", "option-form"),
        ("speed=3", "option-unknown"),
        ("hands=99", "option-value"),
        ("hands=", "option-value"),
        ("deck=nowhere.json", "file"),
    ],
)
def test_what_a_command_line_gets_wrong_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as told:
        named(ALL, text)
    assert told.value.key == key


def test_a_text_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(" añade \n", encoding="utf-8")
    assert read(DECK, str(file)) == "añade"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Refusal) as told:
        read(DECK, str(file))
    assert told.value.facts["problem"] == "UTF-8"
