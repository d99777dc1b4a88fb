"""Master Labyrinth: moving, and the lair."""

import networkx
import pytest

from maestri import Event, seeded
from maestri.bench import naive
from maestri.games.master_labyrinth.events import Walked
from maestri.games.master_labyrinth.material import ARROWS, PUSH_ARROW, SHAPE_OF, SHAPES
from maestri.games.master_labyrinth.passages import distance, flood
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.reach import whole_turns
from maestri.games.master_labyrinth.setup import random_board
from maestri.games.master_labyrinth.squares import BIT, NAMES, NUMBER, names_in
from tests.citing import rule
from tests.master_labyrinth.labyrinths import at, goes, play, seen, squares, state, table

A, B = range(2)


@rule("ML-20")
def test_an_adventurer_may_go_wherever_an_unbroken_passage_leads_however_far() -> None:
    match = table("A c3, B e5")
    play(match, "A push a6 NW")
    assert goes(match, "A") == squares("a1 a2 a3 b1 c1 c2 c4 d2 d3 e2 e3 f2 f3")
    assert "stay" in match.moves(A)


@rule("ML-20")
def test_squares_are_connected_only_when_both_corridors_open_towards_each_other() -> None:
    match = table("A d5, B e5")
    play(match, "A push g2 NE")
    assert goes(match, "A") == {"c5", "e4", "e5", "e6"}
    assert match.why_not(A, "go d6") == "ML-20"  # d6 opens to the north, d5 does not open to the south
    assert match.why_not(A, "go c4") == "ML-20"  # c5 opens to the north, c4 does not open to the south


@rule("ML-20")
def test_one_goes_through_and_onto_treasures_guards_and_adventurers() -> None:
    match = table("A c3, B c1, white c2, black b1, 9 b1, 1 g7", second_phase=True)
    play(match, "A push a6 NW, A go b1")
    assert at(match, "A") == "b1"
    assert seen(match).players[A].treasures == []


@rule("ML-20")
def test_the_path_is_told_square_by_square() -> None:
    match = table("A c3, B e5")
    *_, walked = play(match, "A push a6 NW, A go f2")
    assert walked == Walked(A, "f2", ("c3", "d3", "e3", "f3", "f2"))


@rule("ML-20")
def test_one_may_stay() -> None:
    match = table("A c3, B e5, 1 a2")
    play(match, "A push a6 NW, A stay")
    assert at(match, "A") == "c3"
    assert match.to_move == (B,)


@rule("ML-20", "ML-22")
def test_going_where_one_is_already_is_refused_as_staying() -> None:
    match = table("A c3, B e5, 1 a2")
    play(match, "A push a6 NW")
    assert match.why_not(A, "go c3") == "ML-22"


@rule("ML-21")
def test_nobody_walks_into_the_lair_or_through_it() -> None:
    match = table("A c4, B e5")
    play(match, "A push a6 NW")
    assert seen(match).board.corridors[NUMBER["c4"]] == "NE"  # open towards the lair
    assert match.why_not(A, "go d4") == "ML-21"
    assert not goes(match, "A") & {"d4", "e4"}


@rule("ML-21")
def test_an_adventurer_pushed_under_the_lair_cannot_move() -> None:
    match = table("A d3, B e5")
    play(match, "A push d1 NW")
    assert at(match, "A") == "d4"
    assert match.moves(A) == ["stay"]
    assert match.why_not(A, "go d5") == "ML-21"
    assert match.why_not(A, "go d4") == "ML-22"


@rule("ML-21")
def test_who_has_just_been_pushed_out_may_move_in_the_same_turn() -> None:
    match = table("A d4, B e5")
    play(match, "A push g4 NW")
    assert at(match, "A") == "c4"
    assert "c3" in goes(match, "A")


@rule("ML-10", "ML-21")
def test_the_lair_stays_where_it_is_while_corridors_slide_beneath_it() -> None:
    match = table("A c3, B e5, black d4")
    under = seen(match).board.corridors[NUMBER["d4"]]
    play(match, "A push d7 NW")
    board = seen(match).board
    assert (board.black, board.dragon) == ("d3", "W")
    assert board.corridors[NUMBER["d3"]] == under
    assert match.why_not(A, "go d4") == "ML-21"


@rule("ML-21")
def test_a_treasure_under_the_lair_cannot_be_taken() -> None:
    match = table("A d4, B e5, 1 d4")
    play(match, "A push a6 NW, A stay")
    assert seen(match).players[A].treasures == []
    assert seen(match).board.treasures == {"d4": 1}
    assert state(match).board.targets() == 0


def corridors(board: object) -> naive.Corridors:
    sides = [SHAPE_OF[board.corridor(square)] for square in range(49)]  # type: ignore[attr-defined]
    return dict(zip(map(naive.place, NAMES), sides, strict=True))


@pytest.mark.wide
@rule("ML-20", "ML-21")
def test_reachability_agrees_with_networkx_on_10_000_random_boards() -> None:
    rng = seeded("networkx")
    for _ in range(10_000):
        board = random_board(2, rng)
        passages = naive.passages(corridors(board))
        square = rng.below(49)
        reached = names_in(flood(BIT[square], board.right, board.down))
        component = networkx.node_connected_component(passages, naive.place(NAMES[square]))
        assert set(map(naive.place, reached)) == component


@rule("ML-20", "ML-27")
def test_distances_agree_with_networkx() -> None:
    rng = seeded("distances")
    for _ in range(300):
        board = random_board(2, rng)
        start = rng.below(49)
        lengths = networkx.single_source_shortest_path_length(
            naive.passages(corridors(board)), naive.place(NAMES[start])
        )
        for square, name in enumerate(NAMES):
            steps = distance(start, BIT[square], board.right, board.down)
            assert steps == lengths.get(naive.place(name), -1)


@rule("ML-17", "ML-19", "ML-20")
def test_whole_turns_agree_with_networkx() -> None:
    rng = seeded("turns")
    for _ in range(30):
        board = random_board(2, rng)
        board.adventurers[0] = rng.below(49)
        board.push(rng.below(12), board.spare)
        before, standing = corridors(board), naive.place(NAMES[board.adventurers[0]])
        every = pushes(board.spare, board.forbidden)
        for push, ends in zip(every, whole_turns(board, 0), strict=True):
            arrow = naive.place(ARROWS[PUSH_ARROW[push]])
            after = naive.pushed(before, arrow, SHAPES[push % 10])
            expected = naive.reachable(after, naive.carried(standing, arrow))
            assert {naive.place(name) for name in names_in(ends)} == expected


@rule("ML-20")
@pytest.mark.parametrize("seed", range(20))
def test_every_path_is_a_shortest_walk_through_connected_squares(seed: int) -> None:
    rng = seeded(f"path {seed}")
    board = random_board(2, rng)
    passages = naive.passages(corridors(board))
    match = table("A c3, B e5")
    match.state.board = board  # type: ignore[attr-defined]
    match.state.step = 1  # type: ignore[attr-defined]
    for move in match.moves(A)[1:]:
        other = match.state.copy()
        told: list[Event] = []
        other.listen(told)
        other.play(A, match.game.read(move), rng)
        walked = told[0]
        assert isinstance(walked, Walked)
        path = [naive.place(name) for name in walked.path]
        assert networkx.is_path(passages, path)
        assert len(path) - 1 == networkx.shortest_path_length(passages, path[0], path[-1])
