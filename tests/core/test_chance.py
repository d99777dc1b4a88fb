"""Chance as nodes: every draw with its outcomes, and everything that may come of a move."""

from math import isclose

import pytest

from maestri import Match, Rng, all_games, seeded
from maestri.core.chance import drawn, move_of, outcomes
from maestri.core.rng import scripted
from maestri.core.state import State
from maestri.core.undrawn import Undrawn
from tests.research.tables import all_tables


def test_a_draw_that_was_not_decided_on_says_how_many_outcomes_it_has() -> None:
    rng = scripted([3])
    assert rng.below(6) == 3
    with pytest.raises(Undrawn) as undrawn:
        rng.below(52)
    assert undrawn.value.outcomes == 52
    assert rng.used


def test_one_outcome_is_no_chance() -> None:
    rng = scripted([])
    assert rng.below(1) == 0
    assert not rng.used


def test_a_die_has_six_outcomes() -> None:
    assert [drawn(lambda rng: int(rng.die()), (draw,)) for draw in range(6)] == [1, 2, 3, 4, 5, 6]
    assert drawn(Rng.die) == 6


def test_things_that_look_the_same_are_one_outcome_with_their_weight() -> None:
    """Drawn by a generator, each thing is as likely; decided on, one of the kinds that are there."""
    with pytest.raises(Undrawn) as undrawn:
        scripted([]).kind(0x1030, 4, 4)
    assert undrawn.value.weights == [3, 1]
    assert [scripted([draw]).kind(0x1030, 4, 4) for draw in range(2)] == [1, 3]
    only = scripted([])
    assert (only.kind(0x20, 4, 2), only.used) == (1, False)
    rng = seeded("kinds")
    came = [rng.kind(0x1030, 4, 4) for _ in range(400)]
    assert set(came) == {1, 3}
    assert 250 < came.count(1) < 350


def test_a_move_without_chance_has_one_outcome() -> None:
    state = Match("master-labyrinth", 2, "push").state
    (seat,) = state.to_move()
    move = state.moves(seat)[0]
    (only,) = outcomes(state, seat, move) or []
    assert only.chance == 1.0
    assert only.state == move_of(state, seat, move)(seeded("any"))


def test_the_outcomes_of_a_move_are_all_that_it_comes_to_and_as_likely() -> None:
    """A card is drawn from the pile: of each kind there, with the chance that it has."""
    match = Match("duel-of-magicians", 2, "draw")
    state, (seat,) = match.state, match.to_move
    move = match.game.read(match.moves(seat)[0])
    found = outcomes(state, seat, move) or []
    assert 1 < len(found) <= 15
    assert isclose(sum(each.chance for each in found), 1.0)
    came = [move_of(state, seat, move)(seeded(f"{number}")) for number in range(300)]
    assert set(came) <= {each.state for each in found}
    likeliest = max(found)
    assert abs(sum(each == likeliest.state for each in came) / 300 - likeliest.chance) < 0.1


def test_where_there_are_too_many_outcomes_none_are_listed() -> None:
    match = Match("duel-of-magicians", 2, "draw")
    (seat,) = match.to_move
    move = match.game.read(match.moves(seat)[0])
    assert outcomes(match.state, seat, move, most=5) is None


@all_tables
def test_what_was_drawn_can_be_drawn_again(game: object, seats: int) -> None:
    """A deal and some moves, draw by draw: the same as from a generator that was asked for no more."""
    (ours,) = [each for each in all_games() if each is game]
    match = Match(ours, seats, "drawn", ours.brief_options)
    for ply in range(40):
        (seat, *_) = match.to_move
        move = match.state.moves(seat)[ply % len(match.state.moves(seat))]
        draws: tuple[int, ...] = ()
        chooser = seeded(f"{ply}")
        while isinstance(came := drawn(move_of(match.state, seat, move), draws), int):
            draws = (*draws, int(chooser.below(came)))
        assert isinstance(came, State)
        assert came == drawn(move_of(match.state, seat, move), draws)
        match.state = came
        if not match.to_move:
            return
