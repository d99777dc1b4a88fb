"""OpenSpiel's own tests, on every game and every number of seats, and its algorithms on ours."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

from maestri import AnyGame, Match
from maestri.adapters.openspiel import name_of
from tests.breadth import broad
from tests.research.tables import all_tables, small_tables


def load(game: AnyGame, seats: int) -> Any:
    return pyspiel.load_game(f"{name_of(game)}(players={seats})")


def some_way_on(spiel: Any, seed: int, decisions: int) -> Any:
    chooser, state = random.Random(seed), spiel.new_initial_state()
    while not state.is_terminal() and decisions:
        decisions -= not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


BRIEF = {
    "duel-of-magicians": "hands=1",
    "master-of-rules": "edition=zman",
    "master-labyrinth": "turn_limit=6",
    "maitre-du-monde": "turn_limit=6",
}


@small_tables
def test_random_simulation(game: AnyGame, seats: int) -> None:
    spiel = pyspiel.load_game(f"{name_of(game)}(players={seats},{BRIEF[game.key]})")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@all_tables
def test_random_simulations_at_any_table(game: AnyGame, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.long
@all_tables
def test_a_playthrough_is_the_same_again(game: AnyGame, seats: int, tmp_path: Path) -> None:
    """As OpenSpiel checks its own: written to a file once, and played again from what is written there."""
    from open_spiel.python.algorithms import generate_playthrough  # brings all of SciPy's statistics

    name = f"{name_of(game)}(players={seats},{BRIEF[game.key]})"
    (tmp_path / "playthrough.txt").write_text(
        generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8"
    )
    flags.FLAGS.mark_as_parsed()  # of a command line that there is none of
    original, again = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert again == original


@small_tables
def test_a_node_pickles_and_clones(game: AnyGame, seats: int) -> None:
    spiel = load(game, seats)
    state = some_way_on(spiel, 4, 12)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    clone = state.clone()
    assert str(again) == str(state) == str(clone)
    assert again.legal_actions() == state.legal_actions() == clone.legal_actions()
    clone.apply_action(clone.legal_actions()[0])
    assert str(again) == str(state) != str(clone)


def test_an_information_state_tells_nothing_that_is_hidden() -> None:
    """Deals that differ in the other's cards alone are one information state, and one tensor."""
    spiel = pyspiel.load_game("maestri_duel_of_magicians(players=2,hands=1)")
    dealt = []
    for last in (2, 9):
        state = spiel.new_initial_state()
        draws = [0, *[1] * 6, *[4] * 4, 8, last]  # the starter, seat 0's six cards, then seat 1's, by kind
        for draw in draws:
            state.apply_action(draw)
        dealt.append(state)
    assert not dealt[0].is_chance_node()
    assert dealt[0].information_state_string(0) == dealt[1].information_state_string(0)
    assert dealt[0].observation_tensor(0) == dealt[1].observation_tensor(0)
    assert dealt[0].information_state_string(1) != dealt[1].information_state_string(1)
    assert dealt[0].observation_tensor(1) != dealt[1].observation_tensor(1)


def test_chance_has_the_outcomes_that_the_rules_draw_from() -> None:
    state = pyspiel.load_game("maestri_duel_of_magicians(players=2)").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]  # who begins
    state.apply_action(0)
    cards = [2, 7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2]
    assert state.chance_outcomes() == [(kind, copies / 55) for kind, copies in enumerate(cards)]
    state.apply_action(1)
    assert state.chance_outcomes()[:2] == [(0, 2 / 54), (1, 6 / 54)]


def test_options_are_parameters() -> None:
    spiel = pyspiel.load_game("maestri_duel_of_magicians(players=3,hands=2,stack=True)")
    position = some_way_on(spiel, 1, 0).position
    assert (position.seats, position.hands, position.stack) == (3, 2, True)
    assert Match("duel-of-magicians", 3, options={"hands": 2, "stack": True}).state.hands == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", broad(range(6), {0}))
def test_openspiel_s_ismcts_plays_our_game(seed: int) -> None:
    """It takes one set of moves for one information state: in all that it imagines they must go together."""
    spiel = pyspiel.load_game("maestri_duel_of_magicians(players=2,hands=1)")
    chooser = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        spiel, mcts.RandomRolloutEvaluator(1, chooser), uct_c=2.0, max_simulations=20, random_state=chooser
    )
    state = some_way_on(spiel, seed, 3)
    assert bot.step(state) in state.legal_actions()
