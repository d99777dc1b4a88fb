"""Master Labyrinth: looking ahead, and the study of random boards."""

import pytest

from maestri import seeded
from maestri.bots.master_labyrinth.study import PUBLISHED, study
from maestri.games.master_labyrinth.lay_out import board_of
from maestri.games.master_labyrinth.reach import reachable_in_one, reachable_in_two, whole_turns
from maestri.games.master_labyrinth.setup import random_board
from maestri.games.master_labyrinth.squares import NAMES, names_in
from maestri.games.master_labyrinth.view import board_view
from tests.master_labyrinth.labyrinths import play, state, table

A, B = range(2)


def test_on_2_000_random_boards_treasures_are_as_often_in_reach_as_in_the_published_study() -> None:
    shares = study(2_000)
    assert shares.one_target_in_one_turn == pytest.approx(PUBLISHED[0], abs=0.04)
    assert shares.one_target_in_two_turns == pytest.approx(PUBLISHED[1], abs=0.02)
    assert shares.two_targets_in_one_turn == pytest.approx(0.69, abs=0.04)
    assert shares.two_targets_in_two_turns > shares.one_target_in_two_turns


def test_whole_turns_lead_exactly_where_the_rules_lead() -> None:
    match = table("A c3, B e5, 1 g7")
    play(match, "A push a6 NW, A stay")
    board = state(match).board
    for push, ends in zip(match.moves(B), whole_turns(board, B), strict=True):
        other = match.state.copy()
        other.play(B, match.game.read(push), seeded("push"))
        own = NAMES[other.board.adventurers[B]]  # type: ignore[attr-defined]
        goes = {match.game.write(move).split()[-1] for move in other.moves(B)} - {"stay"}
        assert set(names_in(ends)) == goes | {own}


def test_reach_in_one_and_two_turns_is_what_playing_all_turns_finds() -> None:
    rng = seeded("reach")
    for _ in range(8):
        board = random_board(2, rng)
        target = board.treasures[1] & -board.treasures[1]
        match = table("A c3, B e5")
        alone = board_view(board)
        alone.treasures = {names_in(target)[0]: 1}
        state(match).board = board_of(alone)
        assert reachable_in_one(board, A, target) == can_take(match.state, 1)
        assert reachable_in_two(board, A, target) == can_take(match.state, 2)


def can_take(state_now: object, turns: int) -> bool:
    """By playing every turn: some push and move of A takes the treasure within so many turns."""
    for push in state_now.moves(A):  # type: ignore[attr-defined]
        pushed = state_now.copy()  # type: ignore[attr-defined]
        pushed.play(A, push, seeded("push"))
        for move in pushed.moves(A):
            moved = pushed.copy()
            moved.play(A, move, seeded("move"))
            if moved.players[A].treasures or moved.lost:
                return True
            moved.turn = A
            if turns > 1 and can_take(moved, turns - 1):
                return True
    return False
