"""A board and cards of one's own: `deck=FILE`."""

import json
from pathlib import Path

import pytest

from maestri import Match, Record, Refusal, game_called
from maestri.core.option import named
from maestri.games.maitre_du_monde.deck import LARGEST, checked, printed
from maestri.locales import LANGUAGES
from tests.citing import rule
from tests.maitre_du_monde.deck_flaws import kept, said_of
from tests.maitre_du_monde.worlds import money, play, table, vote, world


def changed(old: str, new: str) -> str:
    assert old in printed()
    return printed().replace(old, new, 1)


@rule("MM-3", "MM-4")
def test_the_printed_deck_is_a_good_deck_and_the_default() -> None:
    assert checked(printed())["track"][0] == "omc"
    match = Match("maitre-du-monde", 3, "deck", {"deck": printed()})
    assert match.options["deck"] is None
    assert match.state_data() == Match("maitre-du-monde", 3, "deck").state_data()


@rule("MM-25")
def test_sums_and_copies_can_be_ones_own() -> None:
    line = '"sanctions", "copies": 2, "harms": true, "amount": 5000'
    own = changed(line, '"sanctions", "copies": 4, "harms": true, "amount": 7500')
    match = world("A: sanctions sanctions sanctions | B | C", deck=own)
    play(match, "A submit sanctions, A name B")
    vote(match, "+++")
    assert money(match)[1] == 7500
    assert table(match).decks["un"] == 18


@rule("MM-4")
def test_the_board_can_be_ones_own() -> None:
    own = json.loads(printed())
    own["track"] = ["omc", *["shop"] * 9]
    match = world("A: @9 alaska summit | B | C", deck=json.dumps(own))
    play(match, "A use summit")
    assert len(match.moves(0)) == 10
    play(match, "A go 10")
    assert table(match).players[0].square == 9


def test_a_record_carries_its_deck(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(changed('"subsidy", "copies": 2', '"subsidy", "copies": 9'))
    options = dict([named(game_called("maitre-du-monde").options, f"deck={file}")])
    match = Match("maitre-du-monde", 3, "own deck", options)
    file.unlink()
    again = Record.decode(Record.of(match).encode()).replay()
    assert again.state_data() == match.state_data()
    assert table(again).decks["news"] == 24 + 7 - 6


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"track": [', '"track": [[', 7, "JSON"),
        ('"omc", "shop", "news"', '"omc", "shop", "casino"', 4, "casino"),
        ('"omc", "shop"', '"shop", "shop"', 4, "omc"),
        ('"maghreb", "senegal"', '"maghreb", "atlantis"', 8, "atlantis"),
        ('"alaska", "canada"', '"alaska", "alaska"', 9, "twice"),
        ('["russia", "gulf", "iran", "texas"', '["russia", "gulf", "iran"', 19, "five"),
        ('"drone", "copies": 6', '"drone", "copies": "six"', 28, "six"),
        ('"drone", "copies": 6', '"drone", "copies": 21', 28, "21"),
        ('"copies": 6, "answers": ["drone"]', '"copies": 6, "answers": ["tank"]', 26, "tank"),
        ('"embargo", "copies": 2, "harms": false', '"embargo", "copies": 2, "harms": 0', 36, "true, false"),
        (', "amount": 5000}', "}", 37, "amount"),
        ('"amount": 3000', '"amount": 3100', 55, "3100"),
        ('{"card": "veto", "copies": 3', '{"card": "vote", "copies": 3', 49, "vote"),
        ('"copies": 3, "harms": false}', '"copies": 3, "harms": false, "colour": 1}', 49, "colour"),
        ('"news": [', '"olds": [', 46, "olds"),
    ],
)  # fmt: skip
def test_a_bad_deck_is_refused_with_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        Match("maitre-du-monde", 3, "bad", {"deck": changed(old, new)})
    assert reason in str(refused.value)
    assert refused.value.facts["line"] == line
    assert all(refused.value.told(language) for language in LANGUAGES)


def test_all_that_can_be_wrong_with_a_deck_is_said_where_it_is() -> None:
    for flaw in kept():
        assert said_of(flaw.place, flaw.value) == flaw.said


@pytest.mark.parametrize("text", ["", "[]", "null", "3", '{"track": 1}', "[" * 100_000, "{}", "x" * 200_000])
def test_what_is_no_deck_at_all_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=r"^Line 1: "):
        Match("maitre-du-monde", 3, "bad", {"deck": text})


def test_too_few_news_cards_are_refused() -> None:
    own = json.loads(printed())
    for card in own["news"]:
        card["copies"] = 0
    with pytest.raises(Refusal, match="at least 12"):
        Match("maitre-du-monde", 3, "bad", {"deck": json.dumps(own)})


@pytest.mark.parametrize("value", [True, 3, 1.5, ["x"]])
def test_a_deck_is_a_text(value: object) -> None:
    with pytest.raises(Refusal, match="FILE"):
        Match("maitre-du-monde", 3, "bad", {"deck": value})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="No such file"):
        named(game_called("maitre-du-monde").options, f"deck={tmp_path / 'none.json'}")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="UTF-8"):
        named(game_called("maitre-du-monde").options, f"deck={tmp_path / 'bytes'}")


def test_a_text_may_be_so_long_and_no_longer() -> None:
    fits = printed() + " " * (LARGEST - len(printed()))
    assert checked(fits) == json.loads(printed())
    with pytest.raises(Refusal) as refused:
        checked(fits + " ")
    assert refused.value.key == "deck-long"
    assert refused.value.facts["line"] == 1
    assert refused.value.facts["most"] == LARGEST
