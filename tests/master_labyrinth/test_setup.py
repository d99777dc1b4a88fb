"""Master Labyrinth: set-up."""

from collections import Counter

import pytest

from maestri import Match
from maestri.games.master_labyrinth.material import ARROWS, FIXED
from maestri.games.master_labyrinth.squares import NAMES
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.citing import rule
from tests.master_labyrinth.labyrinths import seen


def deals(count: int, seats: int = 2) -> list[Match[LabyrinthView]]:
    return [Match("master-labyrinth", seats, f"deal {number}") for number in range(count)]


@rule("ML-9")
def test_every_movable_corridor_can_lie_anywhere_in_any_rotation_or_be_the_spare() -> None:
    boards = [seen(match).board for match in deals(300)]
    shapes = {"NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"}
    assert {board.spare for board in boards} == shapes
    for square, name in enumerate(NAMES):
        lying = {board.corridors[square] for board in boards}
        assert lying == ({FIXED[name]} if name in FIXED else shapes)


@rule("ML-9")
def test_every_rotation_is_as_likely() -> None:
    corners = Counter(
        shape for match in deals(300) for shape in seen(match).board.corridors if len(shape) == 2
    )
    fewest, most = (pick(corners[shape] for shape in ("NS", "EW")) for pick in (min, max))
    assert most / fewest < 1.1


@rule("ML-10")
def test_the_dragon_faces_one_of_four_sides_at_random() -> None:
    facing = Counter(seen(match).board.dragon for match in deals(400))
    assert set(facing) == set("NESW")
    assert min(facing.values()) > 70


@rule("ML-11")
@pytest.mark.parametrize(("seats", "starts"), [(2, "c3 e5"), (3, "c3 e3 e5"), (4, "c3 e3 e5 c5")])
def test_start_squares_go_by_seat_and_two_players_sit_opposite(seats: int, starts: str) -> None:
    assert seen(Match("master-labyrinth", seats)).board.adventurers == starts.split()


@rule("ML-12")
def test_treasures_1_to_6_lie_on_the_movable_squares_of_the_border() -> None:
    treasures = seen(Match("master-labyrinth", 2)).board.treasures
    border = {name for name in NAMES if name[0] in "ag" or name[1] in "17"}
    assert set(treasures) == border - set(FIXED) == set(ARROWS)
    assert Counter(treasures.values()) == dict.fromkeys(range(1, 7), 2)
    assert not seen(Match("master-labyrinth", 2)).second_phase


@rule("ML-12")
def test_treasures_are_shuffled() -> None:
    on_d1 = Counter(seen(match).board.treasures["d1"] for match in deals(300))
    assert set(on_d1) == set(range(1, 7))


@rule("ML-13")
def test_the_guards_start_on_b4_and_f4() -> None:
    board = seen(Match("master-labyrinth", 4)).board
    assert (board.white, board.black) == ("b4", "f4")


@rule("ML-14")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_each_pack_is_dealt_out_evenly(seats: int, each: int) -> None:
    players = seen(Match("master-labyrinth", seats)).players
    assert [(player.low_cards, player.high_cards) for player in players] == [(each, each)] * seats


@rule("ML-15")
def test_a_random_player_begins() -> None:
    starters = Counter(match.to_move for match in deals(200, seats=4))
    assert set(starters) == {(0,), (1,), (2,), (3,)}
    assert min(starters.values()) > 25
