"""Toys: games so small that they can be solved, for research and not for people."""

import runpy
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from maestri import AnyGame, Batch, Match, Refusal, all_games
from maestri.adapters import openspiel
from maestri.core.game import EVERYTHING
from maestri.core.option import settled
from maestri.server.api.games import shown

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "exploitability.py"
TOYS = [game for game in all_games() if game.toys]
DUEL = "duel-of-magicians"


def nodes(state: Any) -> Any:
    yield state
    for action in () if state.is_terminal() else state.legal_actions():
        yield from nodes(state.child(action))


def test_there_is_a_toy_of_each_card_game() -> None:
    assert [game.key for game in TOYS] == [DUEL, "master-of-rules"]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.key))
def test_people_have_no_toys(game: AnyGame) -> None:
    assert "toy" not in [option.key for option in shown(game).options]
    with pytest.raises(Refusal, match="toy"):
        settled(game.options, {"toy": True})


def test_a_match_tells_of_a_toy_only_where_it_is_one() -> None:
    assert Match(DUEL, 2, "toy", {"toy": True, "hands": 1}).options == {
        "hands": 1,
        "stack": False,
        "toy": True,
    }
    assert "toy" not in Match(DUEL, 2, "toy", {"toy": False}).options


def test_in_a_toy_hands_are_small_and_cards_few() -> None:
    match = Match(DUEL, 2, "toy", {"toy": True})
    duel = match.game.view(match.state, EVERYTHING)
    assert [player.hand_size for player in duel.players] == [2, 2]
    assert duel.pile == 1
    match = Match("master-of-rules", 3, "toy", {"toy": True})
    table = match.game.view(match.state, EVERYTHING)
    assert (table.deals, table.number_pile, table.rule_pile) == (1, 0, 0)
    assert sorted(card for player in table.players for card in player.numbers) == ["B3", "R1", "R2"]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.key))
def test_a_toy_is_played_in_batches_and_by_others(game: AnyGame) -> None:
    for seats in game.seats:
        batch = Batch(game, seats, 2, "toy", {"toy": True})
        for _ in range(60):
            batch.step([int(batch.moves[number, 0]) for number in range(2)])
        assert all(state.toy for state in batch.states)  # type: ignore[attr-defined]
        pyspiel.random_sim_test(openspiel.load(game.key, seats, toy=True), 2, serialize=True, verbose=False)


def test_the_whole_tree_of_a_toy_can_be_walked_and_tensors_tell_apart_what_strings_do() -> None:
    """What is remembered is all that a seat has seen, where so many decisions are remembered as it takes."""
    tensors: dict[str, set[bytes]] = {}
    strings: dict[bytes, set[str]] = {}
    count = 0
    for node in nodes(openspiel.load(DUEL, 2, toy=True, hands=1, recall=6).new_initial_state()):
        count += 1
        if node.current_player() >= 0:
            text, numbers = node.information_state_string(), bytes(map(int, node.information_state_tensor()))
            numbers = bytes([node.current_player()]) + numbers
            tensors.setdefault(text, set()).add(numbers)
            strings.setdefault(numbers, set()).add(text)
    assert count == 5391
    assert {len(told) for told in tensors.values()} == {1}, "nothing but what the seat has seen"
    assert {len(told) for told in strings.values()} == {1}, "all that the seat has seen"


@pytest.mark.wide
def test_the_example_finds_a_policy_that_is_hard_to_exploit() -> None:
    found = runpy.run_path(str(EXAMPLE))["main"](["--rounds", "1", "--steps", "3"])
    assert round(found[0], 4) == 1.1806, "what can be gained against play at random"
    assert found[-1] < 0.3


@pytest.mark.long
@pytest.mark.parametrize("solver", ["external-sampling", "outcome-sampling"])
@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.key))
def test_solvers_that_sample_come_closer_too(game: AnyGame, solver: str) -> None:
    asked = ["--game", game.key, "--solver", solver, "--rounds", "1", "--steps", "3000"]
    found = runpy.run_path(str(EXAMPLE))["main"](asked)
    assert found[-1] < 0.8 * found[0]
