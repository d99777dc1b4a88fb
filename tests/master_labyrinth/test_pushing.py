"""Master Labyrinth: a turn, and pushing."""

import pytest

from maestri.games.master_labyrinth.events import (
    AdventurerCarried,
    GuardCarried,
    Pushed,
    Ride,
    TreasureCarried,
)
from tests.citing import rule
from tests.master_labyrinth.labyrinths import at, play, seen, table

A, B = range(2)


@rule("ML-16", "ML-17")
def test_a_turn_begins_with_a_push_which_nobody_may_leave_out() -> None:
    match = table("A c3, 1 a2")
    assert all(move.startswith("push ") for move in match.moves(A))
    assert match.why_not(A, "go a2") == "ML-16"
    assert match.why_not(A, "stay") == "ML-16"
    assert match.why_not(A, "end") == "ML-16"


@rule("ML-16")
def test_after_the_push_one_moves_or_stays_and_does_not_push_again() -> None:
    match = table("A c3, 1 a2")
    play(match, "A push a6 NW")
    assert match.why_not(A, "push b1 NE") == "ML-16"
    assert match.why_not(A, "stay") is None


@rule("ML-15")
def test_play_goes_clockwise_and_nobody_else_may_move() -> None:
    match = table("A c3, B e3, C e5, D c5, 1 a2")
    for seat, push in enumerate(["push a6 NW", "push b1 NS", "push f1 EW", "push g2 NE"]):
        assert match.to_move == (seat,)
        assert match.why_not((seat + 1) % 4, push) == "ML-15"
        spare = seen(match).board.spare
        play(match, f"{'ABCD'[seat]} {push.rsplit(' ', 1)[0]} {spare}, {'ABCD'[seat]} stay")
    assert match.to_move == (A,)


@rule("ML-17")
def test_the_spare_may_be_turned_in_every_way_at_every_arrow() -> None:
    match = table("A c3, B e5, 1 a2")
    assert len(match.moves(A)) == 12 * 4  # a corner
    play(match, "A push a6 NW, A stay")
    assert len(match.moves(B)) == 11 * 2  # a straight one
    play(match, "B push d1 NS, B stay")
    assert len(match.moves(A)) == 11 * 4  # a T


@rule("ML-17")
@pytest.mark.parametrize("sides", ["NS", "EW", "NES", "NEW"])
def test_a_corridor_that_is_not_the_spare_is_refused(sides: str) -> None:
    assert table("").why_not(A, f"push d1 {sides}") == "ML-17"


@rule("ML-17")
def test_the_corridor_pushed_out_is_the_new_spare_and_the_others_slide() -> None:
    match = table("")
    before = seen(match).board
    play(match, "A push a2 ES")
    after = seen(match).board
    assert after.corridors[7:14] == ["ES", *before.corridors[7:13]]
    assert after.spare == before.corridors[13] == "NE"
    assert after.corridors[:7] + after.corridors[14:] == before.corridors[:7] + before.corridors[14:]


@rule("ML-17")
@pytest.mark.parametrize(("arrow", "line"), [("d1", "d1 d2 d3 d4 d5 d6 d7"), ("g6", "g6 f6 e6 d6 c6 b6 a6")])
def test_a_push_goes_from_its_arrow_to_the_other_end(arrow: str, line: str) -> None:
    match = table(", ".join(f"{value} {square}" for value, square in enumerate(line.split(), 1)))
    play(match, f"A push {arrow} NE")
    treasures = seen(match).board.treasures
    assert [treasures[square] for square in line.split()] == [7, 1, 2, 3, 4, 5, 6]


@rule("ML-18")
@pytest.mark.parametrize(
    ("push", "opposite"), [("d1", "d7"), ("d7", "d1"), ("a4", "g4"), ("g6", "a6"), ("b7", "b1"), ("f1", "f7")]
)
def test_the_push_straight_against_the_last_one_is_forbidden(push: str, opposite: str) -> None:
    match = table("A c3, B e5, 1 a2")
    play(match, f"A push {push} NE, A stay")
    spare = seen(match).board.spare
    assert match.why_not(B, f"push {opposite} {spare}") == "ML-18"
    assert match.why_not(B, f"push {push} {spare}") is None
    assert len({move.split()[1] for move in match.moves(B)}) == 11


@rule("ML-18")
def test_on_the_first_push_everything_is_allowed() -> None:
    assert len({move.split()[1] for move in table("").moves(A)}) == 12


@rule("ML-18", "ML-29")
def test_the_counter_push_is_forbidden_inside_a_double_turn_too() -> None:
    match = table("A c3, 1 a2", hands="9")
    play(match, "A push d1 NE, A stay, A double 9")
    assert match.why_not(A, f"push d7 {seen(match).board.spare}") == "ML-18"


@rule("ML-18")
def test_only_the_last_push_forbids_one() -> None:
    match = table("A c3, B e5, 1 a2")
    play(match, "A push d1 NE, A stay")
    play(match, f"B push a2 {seen(match).board.spare}, B stay")
    assert match.why_not(A, f"push d7 {seen(match).board.spare}") is None


@rule("ML-19")
def test_treasures_guards_and_adventurers_ride_on_their_corridors() -> None:
    match = table("A b2, B b4, white b5, black f4, 3 b6, 4 c6")
    play(match, "A push b1 NE")
    board = seen(match).board
    assert (at(match, "A"), at(match, "B"), board.white, board.black) == ("b3", "b5", "b6", "f4")
    assert board.treasures == {"b7": 3, "c6": 4}


@rule("ML-19")
def test_what_is_pushed_out_goes_onto_the_corridor_just_pushed_in() -> None:
    match = table("A d7, B d7, white d7, black d6, 5 d7")
    play(match, "A push d1 SW")
    board = seen(match).board
    assert (at(match, "A"), at(match, "B"), board.white, board.black) == ("d1", "d1", "d1", "d7")
    assert board.treasures == {"d1": 5}


@rule("ML-19")
def test_the_push_tells_what_rode_along_and_what_went_over_the_edge() -> None:
    match = table("A d7, B d3, white d7, 5 d7, 6 a2")
    pushed, *over = play(match, "A push d1 SW")
    assert isinstance(pushed, Pushed)
    assert (pushed.arrow, pushed.corridor, pushed.out, pushed.spare) == ("d1", "SW", "d7", "NEW")
    assert set(pushed.rode) == {
        Ride("adventurer-0", "d7", "d1"),
        Ride("adventurer-1", "d3", "d4"),
        Ride("guard-white", "d7", "d1"),
        Ride("treasure-5", "d7", "d1"),
    }
    assert over == [AdventurerCarried(A, "d1"), GuardCarried("white", "d1"), TreasureCarried(5, "d1")]


@rule("ML-19", "ML-22")
def test_to_be_carried_is_not_a_move() -> None:
    match = table("A d7, 1 d7")
    play(match, "A push d1 SW, A stay")
    assert at(match, "A") == "d1"
    assert seen(match).players[A].treasures == []
