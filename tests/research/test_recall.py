"""An information state in numbers: what a seat sees, and what it decided on."""

import numpy as np

from maestri import AnyGame, Match, observation, seeded
from maestri.adapters import openspiel
from maestri.core.state import State
from maestri.research.recall import MOVE, Decision, Recall
from tests.laws.tables import random_play
from tests.research.tables import all_tables

DUEL = "duel-of-magicians"


@all_tables
def test_what_a_seat_recalls_tells_nothing_that_is_hidden(game: AnyGame, seats: int) -> None:
    """Were all positions dealt anew in what it can't see, it would recall the same."""
    match, recall = Match(game, seats, "recall", game.brief_options), Recall(game, seats)
    past: list[Decision] = []
    for number, (mover, move) in enumerate(random_play(match, seeded("recall"))):
        past.insert(0, Decision(match.state.copy(), mover, int(move)))
        if number == 30:
            break
    for seat in range(seats):
        told = recall.encode(match.state, seat, past)
        anew = [each._replace(state=dealt_anew(each.state, each.seat)) for each in past]
        assert len(told) == recall.size
        assert told == recall.encode(dealt_anew(match.state, seat), seat, anew)
        assert any(told[recall.layout.size :]) == any(each.seat == seat for each in past)


def dealt_anew(state: State, seat: int) -> State:
    other = state.copy()
    other.redeal(seat, seeded("anew"))
    return other


def test_the_newest_decision_comes_first_and_old_ones_are_forgotten() -> None:
    match, layout = Match(DUEL, 2, "order"), observation(DUEL, 2)
    past: list[Decision] = []
    own: list[bytes] = []
    for mover, move in random_play(match, seeded("order")):
        past.insert(0, Decision(match.state.copy(), mover, int(move)))
        if mover == 0:
            own.insert(0, layout.encode(match.state, 0) + bytes(divmod(int(move), 128)))
        if len(own) == 3:
            break
    told = Recall(DUEL, 2, decisions=2).encode(match.state, 0, past)
    assert told == layout.encode(match.state, 0) + own[0] + own[1]
    longer = Recall(DUEL, 2, decisions=4).encode(match.state, 0, past)
    assert longer == told + own[2] + bytes(layout.size + MOVE)


def test_openspiel_has_it_as_a_tensor() -> None:
    """In what a seat imagines, others have decided on nothing before: what they did is not what they saw."""
    spiel = openspiel.load(DUEL, 2, hands=1, recall=2)
    node, chooser = spiel.new_initial_state(), np.random.RandomState(1)
    while node.is_chance_node() or node.move_number() < 20:
        node.apply_action(int(chooser.choice(node.legal_actions())))
    row = observation(DUEL, 2).size
    assert spiel.information_state_tensor_shape() == [3 * row + 2 * MOVE]
    for seat in range(2):
        told = node.information_state_tensor(seat)
        assert told[: len(node.observation_tensor(seat))] == node.observation_tensor(seat)
        assert any(told[row:])
    imagined = node.resample_from_infostate(0, chooser.random_sample)
    assert imagined.information_state_tensor(0) == node.information_state_tensor(0)
    assert not any(imagined.information_state_tensor(1)[row:])
