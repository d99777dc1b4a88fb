"""What a network is told of its choices afterwards, and that what is kept of it thinks the same."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="pip install maestri[train]")

from maestri.bots.checkpoint import read  # noqa: E402
from maestri.core.refusal import Refusal  # noqa: E402
from maestri.core.registry import game_called  # noqa: E402
from maestri.core.rng import seeded  # noqa: E402
from maestri.learning.matches import Matches, by_seat, from_mover  # noqa: E402
from maestri.learning.network import Network  # noqa: E402
from maestri.learning.recipe import Recipe  # noqa: E402
from maestri.learning.training import CURVE, NETWORK, PLOT, Training  # noqa: E402
from maestri.research.batch import Batch  # noqa: E402

DUEL = "duel-of-magicians"
TINY = Recipe(game=DUEL, seats=(2, 3), matches=4, steps=8, width=16, depth=2, parts=2)


def three_steps(ends_with: int) -> Matches:
    """Seats 0, 1 and 0 decide; they expected 0.5, 0.2 and 0.1 for themselves, and then 0.3 and 0.4."""
    recipe = Recipe(game=DUEL, seats=(2,), steps=3, width=16)
    found = Matches(recipe, Network(game_called(DUEL), 16, 2, 1), 2, 1, "three", 1)
    found.movers = torch.tensor([[0], [1], [0], [1]])
    found.values = torch.tensor([[[0.5, -0.5]], [[-0.2, 0.2]], [[0.1, -0.1]], [[0.3, 0.4]]])
    found.rewards = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0 * ends_with, -1.0 * ends_with]]])
    found.ends = torch.tensor([[0.0], [0.0], [1.0 * ends_with]])
    return found


def test_a_seat_is_told_what_came_of_its_own_decisions() -> None:
    found = three_steps(ends_with=1).hindsight(trust=0.5)
    last = 1.0 - 0.1
    assert found.better.flatten().tolist() == pytest.approx([0.1 - 0.5 + 0.5 * last, -1.0 - 0.2, last])
    assert found.worth[2, 0].tolist() == pytest.approx([1.0, -1.0])
    assert found.worth[1, 0].tolist() == pytest.approx([0.1 + last, -1.0])


def test_what_goes_on_is_worth_what_is_expected_now() -> None:
    found = three_steps(ends_with=0).hindsight(trust=0.5)
    assert found.better.flatten().tolist() == pytest.approx([0.1 - 0.5 + 0.5 * 0.2, 0.4 - 0.2, 0.3 - 0.1])


def test_values_are_turned_to_the_seat_that_looks() -> None:
    told = torch.tensor([[10, 11, 12], [20, 21, 22]])
    movers = torch.tensor([1, 2])
    assert by_seat(told, movers).tolist() == [[12, 10, 11], [21, 22, 20]]
    assert from_mover(by_seat(told, movers), movers).tolist() == told.tolist()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_kept_thinks_what_was_learned(seats: int, tmp_path: Path) -> None:
    training = Training(TINY, tmp_path)
    list(training.run(seconds=1e-9, every=1.0, against="random", judged=2))
    game, batch = game_called(DUEL), Batch(DUEL, seats, 6, "kept")
    policy = read(tmp_path / NETWORK, game).policy(game, seats)
    network, places = training.network, training.network.places(batch.layout)
    for _ in range(20):
        batch.step(np.asarray(batch.masks).argmax(1))
        seen, mask = (torch.from_numpy(np.array(each)) for each in (batch.observations, batch.masks))
        opinion = network(seen, mask, places, seats)
        for match in range(batch.n):
            state, seat = batch.states[match], batch.seats[match]
            legal = state.moves(seat)
            judged = list(policy.judge(state, seat, legal, seeded("any")))
            likely = [opinion.moves[match, move].item() for move in legal]
            spread = [each - judged[0] for each in judged]
            assert [each - likely[0] for each in likely] == pytest.approx(spread, abs=0.05)
            values = by_seat(opinion.values[match : match + 1], torch.tensor([seat]))[0]
            shares = [(each.item() * (seats - 1) + 1) / seats for each in values]
            assert list(policy.value(state, seats)) == pytest.approx(shares, abs=0.05)


def test_a_training_goes_on_from_where_it_was(tmp_path: Path) -> None:
    first = Training(TINY, tmp_path)
    list(first.run(seconds=1e-9, every=1.0, against="random", judged=2))
    again = Training(TINY, tmp_path)
    assert (again.frames, again.seconds) == (first.frames, first.seconds)
    assert again.frames == 2 * TINY.matches * TINY.steps
    assert again.network.numbers() == first.network.numbers()
    list(again.run(seconds=first.seconds + 1e-9, every=1.0, against="random", judged=2))
    assert again.frames == 2 * first.frames
    assert again.network.numbers() != first.network.numbers()
    assert len((tmp_path / CURVE).read_text().splitlines()) == 2
    assert "2 players" in (tmp_path / PLOT).read_text()
    with pytest.raises(Refusal, match="another recipe"):
        Training(Recipe(game=DUEL, seats=(2,)), tmp_path)


@pytest.mark.parametrize("size", [{"width": 15}, {"matches": 0}, {"rate": 0.0}])
def test_a_recipe_that_cannot_be_followed_is_refused(size: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        Training(Recipe(game=DUEL, seats=(2,), **size), tmp_path)
    assert refused.value.key == "training-sizes"


def test_workers_play_the_same_lessons(tmp_path: Path) -> None:
    training = Training(TINY, tmp_path, workers=2)
    try:
        (look,) = training.run(seconds=1e-9, every=1.0, against="random", judged=2)
    finally:
        training.close()
    assert look.frames == 2 * TINY.matches * TINY.steps


@pytest.mark.long
def test_from_nothing_to_above_regular_in_a_quarter_of_an_hour(tmp_path: Path) -> None:
    """On two cores that nobody else uses."""
    training = Training(Recipe(game=DUEL, seats=(2,)), tmp_path)
    *_, last = training.run(seconds=14 * 60.0, every=120.0, against="regular", judged=1000)
    assert last.won[2] > 0.53
