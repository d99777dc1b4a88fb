"""PettingZoo's own tests, on every game and every number of seats."""

import warnings
from types import SimpleNamespace

import pytest

from maestri import AnyGame
from maestri.adapters.pettingzoo import env, env_of_parallel, parallel_env
from tests.research.tables import all_tables, small_tables

with warnings.catch_warnings():
    # Its tests import a game of its own in a way that it calls out of date.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test


def in_turn(game: AnyGame, seats: int, cycles: int) -> None:
    api_test(env(game, seats, render_mode="ansi"), num_cycles=cycles)
    seed_test(lambda: env(game, seats), num_cycles=cycles)


def at_once(game: AnyGame, seats: int, cycles: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=cycles)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=cycles)
    tables = SimpleNamespace(
        parallel_env=lambda max_cycles: parallel_env(game, seats, max_cycles=max_cycles),
        env=lambda max_cycles: env_of_parallel(game, seats, max_cycles=max_cycles),
    )
    max_cycles_test(tables)


@small_tables
def test_in_turn(game: AnyGame, seats: int) -> None:
    in_turn(game, seats, 60)


@small_tables
def test_at_once(game: AnyGame, seats: int) -> None:
    at_once(game, seats, 60)


@pytest.mark.long
@all_tables
def test_in_turn_and_at_once_at_any_table(game: AnyGame, seats: int) -> None:
    in_turn(game, seats, 1000)
    at_once(game, seats, 1000)


def test_in_turn_a_move_that_the_mask_forbids_is_refused() -> None:
    table = env("duel-of-magicians", 2)
    table.reset(seed=1)
    forbidden = int(table.infos[table.agent_selection]["action_mask"].argmin())
    with pytest.raises(ValueError, match="action_mask"):
        table.step(forbidden)


def test_at_once_all_give_their_votes_together() -> None:
    """In no other game are several to move."""
    table = parallel_env("maitre-du-monde", 3)
    for seed in range(20):
        _, infos = table.reset(seed=seed)
        while table.agents:
            if len(table.table.state.to_move()) > 1:
                awaited = table.table.state.to_move()
                waiting = [seat for seat in range(3) if infos[f"seat_{seat}"]["action_mask"][table.wait]]
                assert set(awaited) | set(waiting) == {0, 1, 2}
                table.step({agent: int(infos[agent]["action_mask"].argmax()) for agent in table.agents})
                assert table.table.state.to_move() != awaited
                return
            moves = {
                each: table.action_space(each).sample(infos[each]["action_mask"]) for each in table.agents
            }
            *_, infos = table.step(moves)
            assert not any(info["replaced"] for info in infos.values())
    pytest.fail("nobody voted in twenty matches")
