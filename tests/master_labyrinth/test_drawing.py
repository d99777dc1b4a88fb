"""Master Labyrinth: boards drawn as text, and the table in the terminal."""

import pytest

from maestri import Match, seeded
from maestri.games.master_labyrinth.drawing import draw, read
from maestri.locales import LANGUAGES, words
from tests.laws.tables import random_play
from tests.master_labyrinth.labyrinths import BOARD, play, seen, table


def test_a_drawing_is_read_back_exactly() -> None:
    assert draw(read(BOARD)) == BOARD


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_board_of_a_match_is_read_back_exactly(seats: int) -> None:
    match = Match("master-labyrinth", seats, "draw", {"turn_limit": 60})
    for _ in random_play(match, seeded("draw")):
        board = seen(match).board
        assert read(draw(board)) == board


def test_what_the_drawing_shows() -> None:
    board = read(BOARD)
    assert board.adventurers == ["c3", "e3", "e5", "c5"]
    assert (board.white, board.black, board.dragon) == ("b4", "f4", "W")
    assert board.corridors[:7] == ["ES", "EW", "ESW", "NS", "ESW", "NS", "SW"]
    assert board.corridors[24] == "NS"  # under the lair
    assert (board.spare, board.forbidden) == ("NW", None)
    lying = "b1 2, d1 3, f1 1, a2 1, g2 4, a4 5, g4 6, a6 3, g6 4, b7 6, d7 2, f7 5"
    assert ", ".join(f"{square} {value}" for square, value in board.treasures.items()) == lying


@pytest.mark.parametrize(("push", "out"), [("d1", "d7"), ("f7", "f1"), ("a4", "g4"), ("g6", "a6")])
def test_the_spare_is_drawn_where_it_was_pushed_out(push: str, out: str) -> None:
    match = table("")
    play(match, f"A push {push} NW")
    board = seen(match).board
    assert board.forbidden == out
    assert read(draw(board)) == board
    assert draw(board)[0] == " "


def test_everything_can_stand_on_one_square() -> None:
    match = table("A d4, B d4, C d4, D d4, white d4, black d4, 12 d4")
    board = seen(match).board
    assert read(draw(board)) == board
    assert " AB 12 " in draw(board)
    assert " CD ○● " in draw(board)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        BOARD.replace("○", " "),
        BOARD.replace("◀", " "),
        BOARD.replace("◀", "▲"),
        BOARD.replace("╩", "x", 1),
        BOARD.replace("A", "E"),
        BOARD.replace("┣", "╬", 1),
        BOARD + "\n",
        BOARD.replace("▽", "▼"),
        BOARD + "\nmore",
        BOARD.replace("╝      a", "       a"),
    ],
    ids=range(12),
)
def test_what_is_not_a_drawing_is_refused(text: str) -> None:
    if text == BOARD + "\n":
        assert read(text) == read(BOARD)
        return
    with pytest.raises(ValueError, match=r"drawing|corridor|missing|drawn|dragon"):
        read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_text_has_the_board_the_players_and_ones_own_hand(language: str) -> None:
    match = Match("master-labyrinth", 3, "sketch")
    say = words(language, match.game.key)
    text = match.game.sketch(match.view(1), say, ["Ada", "Bo", "Cy"])
    assert text.startswith(draw(seen(match).board))
    for name in ("Ada", "Bo", "Cy"):
        assert name in text
    for card in seen(match, 1).players[1].hand or []:
        assert f"[{card}]" in text
    assert "[" not in match.game.sketch(match.view(None), say, ["Ada", "Bo", "Cy"]).replace(
        draw(seen(match).board), ""
    )


def test_a_drawing_says_which_treasure_is_next_until_all_are_taken() -> None:
    match = Match("master-labyrinth", 3, "sketch")
    view = seen(match, 1)
    names, say = ["Ada", "Bo", "Cy"], words("en", match.game.key)
    assert "treasure 1 is next" in match.game.sketch(view, say, names)
    view.board.treasures.clear()
    assert "all treasures are taken" in match.game.sketch(view, say, names)


def test_a_drawing_counts_the_turns_from_one() -> None:
    match = Match("master-labyrinth", 3, "sketch")
    view = seen(match, 1)
    names, say = ["Ada", "Bo", "Cy"], words("en", match.game.key)
    assert "Turn 1 ·" in match.game.sketch(view, say, names)
    view.turns = 4
    assert "Turn 5 ·" in match.game.sketch(view, say, names)
