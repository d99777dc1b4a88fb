"""Master Labyrinth: the double turn (ML-29)."""

import pytest

from maestri import IllegalMove
from maestri.games.master_labyrinth.events import DoubleTurn
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, seen, table

A, B, C = range(3)


@rule("ML-29")
def test_a_double_turn_card_gives_one_more_complete_turn() -> None:
    match = table("A c3, B e5, 1 a2", hands="7 12")
    play(match, "A push a6 NW, A stay")
    assert set(match.moves(A)) == {"end", "double 7", "double 12"}
    assert play(match, "A double 12") == [DoubleTurn(A, "12")]
    assert match.to_move == (A,)
    assert seen(match).step == "push"
    assert seen(match).played == ["12"]


@rule("ML-29")
def test_there_is_never_more_than_one_in_a_row() -> None:
    match = table("A c3, B e5, 1 a2", hands="7 12")
    play(match, "A push a6 NW, A stay, A double 12")
    play(match, f"A push a6 {seen(match).board.spare}, A stay")
    assert match.to_move == (B,)


@rule("ML-29")
def test_in_the_second_turn_a_double_turn_card_is_refused() -> None:
    match = table("A c3, B e5, 1 a2", hands="7 12")
    play(match, "A push a6 NW, A stay, A double 12")
    assert match.why_not(A, "double 7") == "ML-29"
    with pytest.raises(IllegalMove, match="second turn in a row"):
        match.play(A, "double 7")


@rule("ML-29")
def test_a_double_turn_is_possible_again_in_a_later_turn() -> None:
    match = table("A c3, B e5, 1 a2", hands="7 12")
    play(match, "A push a6 NW, A stay, A double 12")
    for seat in "ABA":
        play(match, f"{seat} push a6 {seen(match).board.spare}, {seat} stay")
    assert match.why_not(A, "double 7") is None


@rule("ML-29")
def test_it_is_played_at_the_end_of_the_turn_and_only_by_who_holds_it() -> None:
    match = table("A c3, B e5, 1 a2", hands="7")
    assert match.why_not(A, "double 7") == "ML-29"
    play(match, "A push a6 NW")
    assert match.why_not(A, "double 7") == "ML-29"
    play(match, "A stay")
    assert match.why_not(A, "double 8") == "ML-29"


@rule("ML-16", "ML-29")
def test_who_holds_no_double_turn_card_is_not_asked() -> None:
    match = table("A c3, B e5, 1 a2", hands="1 2")
    play(match, "A push a6 NW, A stay")
    assert match.to_move == (B,)


@rule("ML-23", "ML-29")
def test_a_double_turn_may_follow_the_taking_of_a_treasure() -> None:
    match = table("A c3, B e5, 1 a2, 2 b1", hands="7")
    play(match, "A push a6 NW, A go a2 [white], A double 7")
    play(match, f"A push a6 {seen(match).board.spare}, A go b1 [white]")
    assert seen(match).players[A].treasures == [1, 2]
