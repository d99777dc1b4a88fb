"""Master Labyrinth: notation, and why not."""

import pytest

from maestri import IllegalMove, Match, Refusal
from maestri.games.master_labyrinth.notation import NOTATION, read, write
from maestri.games.master_labyrinth.view import LabyrinthView
from maestri.locales import LANGUAGES, words
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, table

A, B = range(2)


def test_every_move_is_read_as_it_is_written() -> None:
    assert len(set(NOTATION)) == len(NOTATION) == 187
    assert [read(write(move)) for move in range(len(NOTATION))] == list(range(len(NOTATION)))


@pytest.mark.parametrize("text", ["push d1 NES", "PUSH D1 nes", "  push  d1   SEN ", "push d1 ESN"])
def test_moves_may_be_written_untidily(text: str) -> None:
    assert write(read(text)) == "push d1 NES"


@rule("ML-4")
@pytest.mark.parametrize("square", ["c1", "a1", "d4", "g7", "b2", "e7"])
def test_a_push_where_no_arrow_is_is_refused(square: str) -> None:
    assert table("").why_not(A, f"push {square} NW") == "ML-4"
    with pytest.raises(IllegalMove, match=f"no arrow at {square}.*b1, d1, f1"):
        read(f"push {square} NW")


@rule("ML-2")
@pytest.mark.parametrize("sides", ["N", "NESW", "NN", "NNE", "SESW"])
def test_a_corridor_that_does_not_exist_is_refused(sides: str) -> None:
    assert table("").why_not(A, f"push d1 {sides}") == "ML-2"


@rule("ML-17")
def test_an_orientation_that_the_spare_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(IllegalMove, match="north/east, east/south, south/west and north/west") as refused:
        table("").play(A, "push d1 NES")
    assert refused.value.rule == "ML-17"


@rule("ML-6")
@pytest.mark.parametrize("text", ["reroll 7", "reroll 12", "double 1", "double 6"])
def test_a_card_does_not_do_what_it_does_not_carry(text: str) -> None:
    assert table("").why_not(A, text) == "ML-6"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "push", "push d1", "push d1 XY", "push h9 NE", "push d1 NE NE", "go", "go h4", "go d8"),
        *("stay here", "reroll", "reroll 0", "reroll 13", "reroll ²", "double", "double -7", "coin 3"),
        *("walk e5", "push\x00d1 NE", "推す d1 NE", "go e5" * 1000, "go ｅ８", "end end"),
    ],
)
def test_gibberish_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(Refusal, match="Type a move like push d1 NES") as refused:
        read(text)
    assert not isinstance(refused.value, IllegalMove)


def refusals() -> list[tuple[Match[LabyrinthView], int, str, str]]:
    """A refusal of every kind, with the rule and a word that its reason must have."""
    pushed = table("A d3, B e5, 1 a2", hands="2 7")
    play(pushed, "A push d1 NW")
    walking = table("A c3, B e5, 1 a2", hands="2 7")
    play(walking, "A push a6 NW")
    forbidden = table("A c3, B e5, 1 a2")
    play(forbidden, "A push a6 NW, A stay")
    coin = table("A c3, B e5, 1 a2", hands="2")
    play(coin, "A push a6 NW, A go a2")
    over = table("A c4, B e5, dragon W", last_duel=True)
    play(over, "A push a6 NW, A stay, A challenge [6 6]")
    ended = table("A c4, B e5, 1 a2", turn_limit=1)
    play(ended, "A push a6 NW, A stay")
    return [
        (table(""), B, "push d1 NW", "ML-15"),
        (table(""), A, "stay", "ML-16"),
        (coin, A, "end", "ML-16"),
        (table(""), A, "push d1 NS", "ML-17"),
        (forbidden, B, "push g6 NW", "ML-18"),
        (walking, A, "go g7", "ML-20"),
        (walking, A, "go d4", "ML-21"),
        (pushed, A, "go d5", "ML-21"),
        (walking, A, "go c3", "ML-22"),
        (coin, A, "go a1", "ML-23"),
        (coin, A, "coin", "ML-24"),
        (walking, A, "keep", "ML-24"),
        (walking, A, "reroll 2", "ML-28"),
        (walking, A, "double 7", "ML-29"),
        (walking, A, "challenge", "ML-30"),
        (over, A, "stay", "ML-32"),
        (ended, A, "stay", "ML-34"),
    ]


@rule("ML-15", "ML-16", "ML-17", "ML-18", "ML-20", "ML-21", "ML-22", "ML-23", "ML-24", "ML-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why_in_every_language(language: str) -> None:
    for match, seat, text, rule_id in refusals():
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, text)
        assert refused.value.rule == rule_id
        assert len(refused.value.told(language)) > 8


def test_every_rule_that_can_refuse_has_words() -> None:
    say = words("en", "master-labyrinth")
    rules = {rule_id for *_, rule_id in refusals()} | {"ML-2", "ML-4", "ML-6", "ML-31"}
    assert all(f"refused-{rule_id}" in say for rule_id in rules)


@rule("ML-18")
def test_a_refusal_names_the_facts() -> None:
    match = table("A c3, B e5, 1 a2")
    play(match, "A push a6 NW")
    with pytest.raises(IllegalMove, match=r"from c3 to g7\. \(ML-20\)"):
        match.play(A, "go g7")
    play(match, "A stay")
    with pytest.raises(IllegalMove, match="pushed out at g6"):
        match.play(B, "push g6 NW")
