"""Master Labyrinth: what is in the box."""

from collections import Counter

import pytest

from maestri import Match, Refusal
from maestri.games.master_labyrinth.drawing import read
from maestri.games.master_labyrinth.material import ARROWS, COPIES, DRAGON_DIE, FIXED
from maestri.games.master_labyrinth.notation import NOTATION
from maestri.games.master_labyrinth.squares import NAMES
from tests.citing import rule
from tests.master_labyrinth.inventory import corridors, treasures
from tests.master_labyrinth.labyrinths import BOARD, seen, state


@rule("ML-1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3", 3.0])
def test_other_than_2_to_4_players_are_refused(seats: object) -> None:
    with pytest.raises(Refusal, match=r"takes 2 to 4"):
        Match("master-labyrinth", seats)  # type: ignore[call-overload]


@rule("ML-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_to_4_players_may_play(seats: int) -> None:
    assert len(seen(Match("master-labyrinth", seats)).board.adventurers) == seats


@rule("ML-2")
def test_the_34_movable_corridors_are_13_straight_15_corners_and_6_ts() -> None:
    assert COPIES == [13, 15, 6]
    found = corridors(state(Match("master-labyrinth", 2, "corridors")))
    assert [found[f"kind {kind}"] for kind in range(3)] == COPIES


@rule("ML-2")
def test_the_16_squares_with_odd_column_and_odd_row_are_fixed() -> None:
    assert set(FIXED) == {f"{column}{row}" for column in "aceg" for row in (1, 3, 5, 7)}


@rule("ML-2", "ML-3")
def test_no_push_ever_moves_a_fixed_corridor() -> None:
    assert not {arrow[0] for arrow in ARROWS if arrow[1] in "17"} & set("aceg")
    assert not {arrow[1] for arrow in ARROWS if arrow[0] in "ag"} & set("1357")


@rule("ML-3")
def test_the_fixed_corridors_in_the_corners_open_inward() -> None:
    assert [FIXED[corner] for corner in ("a1", "g1", "a7", "g7")] == ["ES", "SW", "NE", "NW"]


@rule("ML-3")
@pytest.mark.parametrize(
    ("squares", "closed"), [("c1 e1", "N"), ("a3 a5", "W"), ("g3 g5", "E"), ("c7 e7", "S")]
)
def test_the_other_fixed_corridors_of_the_border_are_ts_closed_outward(squares: str, closed: str) -> None:
    assert all(set(FIXED[square]) == set("NESW") - {closed} for square in squares.split())


@rule("ML-3")
@pytest.mark.parametrize(("square", "closed"), [("c3", "W"), ("e3", "N"), ("e5", "E"), ("c5", "S")])
def test_the_inner_fixed_corridors_are_ts(square: str, closed: str) -> None:
    assert set(FIXED[square]) == set("NESW") - {closed}


@rule("ML-4")
def test_12_arrows_point_into_the_even_columns_and_rows_from_both_ends() -> None:
    ends = {f"{column}{row}" for column in "bdf" for row in (1, 7)}
    assert sorted(ARROWS) == sorted(ends | {f"{column}{row}" for column in "ag" for row in (2, 4, 6)})


@rule("ML-5")
def test_there_are_24_treasures_two_of_each_value() -> None:
    assert treasures(state(Match("master-labyrinth", 3, "treasures"))) == dict.fromkeys(range(1, 13), 2)


@rule("ML-6")
def test_cards_1_to_6_re_roll_and_cards_7_to_12_double_the_turn() -> None:
    for card in range(1, 13):
        assert (f"reroll {card}" in NOTATION) == (card <= 6)
        assert (f"double {card}" in NOTATION) == (card >= 7)


@rule("ML-6")
def test_there_are_two_cards_of_each_value() -> None:
    players = seen(Match("master-labyrinth", 2, "cards"), None).players
    assert sum(player.low_cards + player.high_cards for player in players) == 24
    hands = [seen(Match("master-labyrinth", 2, "cards"), seat).players[seat].hand or [] for seat in range(2)]
    assert Counter(hands[0] + hands[1]) == {str(card): 2 for card in range(1, 13)}


@rule("ML-7")
def test_the_dragon_die_has_four_faces_with_arrows_and_one_for_each_guard() -> None:
    assert DRAGON_DIE == ["1", "2", "3", "4", "white", "black"]


def test_squares_are_named_from_a1_at_the_top_left_to_g7() -> None:
    assert (NAMES[0], NAMES[6], NAMES[24], NAMES[48]) == ("a1", "g1", "d4", "g7")
    assert read(BOARD).treasures["f1"] == 1
