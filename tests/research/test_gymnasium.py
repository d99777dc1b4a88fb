"""Gymnasium's own checks, on every game and every number of seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from maestri import AnyGame
from maestri.adapters.gymnasium import ManySeats, OneSeat
from tests.research.tables import all_tables, small_tables


def check(game: AnyGame, seats: int) -> None:
    made: Any = gymnasium.make(f"maestri/{game.key}-v0", seats=seats, opponent="novice", render_mode="ansi")
    check_env(made.unwrapped)


@small_tables
def test_gymnasium_finds_nothing_wrong(game: AnyGame, seats: int) -> None:
    check(game, seats)


@pytest.mark.long
@all_tables
def test_gymnasium_finds_nothing_wrong_at_any_table(game: AnyGame, seats: int) -> None:
    check(game, seats)


def test_a_whole_match_against_a_bot() -> None:
    table = OneSeat("duel-of-magicians", 2, opponent="regular", options={"hands": 1})
    _, info = table.reset(seed=3)
    for _ in range(500):
        _, reward, over, _, info = table.step(int(info["action_mask"].argmax()))
        assert not info["replaced"]
        if over:
            assert reward in (-1.0, 0.0, 1.0)
            return
        assert reward == 0.0
    pytest.fail("the match does not end")


def test_a_move_that_the_mask_forbids_is_replaced_and_told() -> None:
    table = OneSeat("duel-of-magicians", 2)
    table.reset(seed=1)
    *_, info = table.step(int(table.action_masks().argmin()))
    assert info["replaced"]


@small_tables
def test_many_seats_are_that_many_matches(game: AnyGame, seats: int) -> None:
    tables = ManySeats(game, seats, 5, opponent="random")
    seen, info = tables.reset(seed=7)
    assert tables.observation_space.contains(seen)
    for _ in range(50):
        seen, rewards, over, cut, info = tables.step(info["action_mask"].argmax(1))
        assert tables.observation_space.contains(seen)
        assert rewards.shape == over.shape == cut.shape == (5,)
    again, _ = ManySeats(game, seats, 5, opponent="random").reset(seed=7)
    assert (again == tables.reset(seed=7)[0]).all()
    assert not np.array_equal(again, tables.reset(seed=8)[0])
