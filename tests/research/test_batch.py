"""Many matches at once come out as each would alone."""

from typing import Any

import numpy as np
import pytest

from maestri import AnyGame, Batch, observation
from maestri.bots.glance import Glance
from maestri.bots.kit import kit_of
from maestri.bots.levels import NOVICE, bot_of
from maestri.bots.stepper import reward
from maestri.core.option import settled
from maestri.research.batch import stream
from tests.research.tables import all_tables, small_tables

STEPS = 150


def at_random(batch: Batch, chooser: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal move for each match, by NumPy."""
    legal = np.flatnonzero(np.asarray(batch.masks))
    counts = np.asarray(batch.choices)
    picked = np.cumsum(counts) - counts + (chooser.random(batch.n) * counts).astype(np.int64)
    return np.asarray(legal[picked] % batch.game.size)


@all_tables
def test_a_match_of_a_batch_is_the_match_that_is_stepped_alone(game: AnyGame, seats: int) -> None:
    batch = Batch(game, seats, 3, "single")
    chooser, layout = np.random.default_rng(1), observation(game, seats)
    options = settled(game.options, game.brief_options)
    episodes, rngs, states = [0] * 3, [], []
    for number in range(3):
        rngs.append(stream("single", number, 0))
        states.append(game.start(seats, options, rngs[number]))
    for _ in range(STEPS):
        moves = at_random(batch, chooser)
        batch.step(moves)
        for number, move in enumerate(moves):
            states[number].play(states[number].to_move()[0], int(move), rngs[number])
            result = states[number].result()
            assert batch.ends[number] == (result is not None)
            expected = [reward(result, seat, seats) if result else 0.0 for seat in range(seats)]
            assert np.asarray(batch.rewards)[number].tolist() == expected
            if result:
                episodes[number] += 1
                rngs[number] = stream("single", number, episodes[number])
                states[number] = game.start(seats, options, rngs[number])
            (seat, *_) = states[number].to_move()
            assert batch.seats[number] == seat
            assert bytes(batch.observations)[number * layout.size :][: layout.size] == layout.encode(
                states[number], seat
            )
            mask = np.asarray(batch.masks)[number]
            legal = list(states[number].moves(seat))
            assert list(np.flatnonzero(mask)) == sorted(legal)
            assert batch.choices[number] == len(legal)
            assert np.asarray(batch.moves)[number, : len(legal)].tolist() == legal


@small_tables
def test_opponents_play_inside_as_they_would_at_a_table(game: AnyGame, seats: int) -> None:
    """They see a view: what they imagine from it is what is dealt anew inside."""
    batch = Batch(game, seats, 1, "inside", opponents=dict.fromkeys(range(1, seats), "regular"))
    options = settled(game.options, game.brief_options)
    rng = stream("inside", 0, 0)
    state, bot = game.start(seats, options, rng), Glance(game, kit_of(game).regular())
    for _ in range(12):
        while state.to_move()[0] != 0:
            seat = state.to_move()[0]
            moves = [game.write(move) for move in state.moves(seat)]
            state.play(seat, game.read(bot(game.view(state, seat), moves, rng)), rng)
        assert batch.states[0] == state
        move = state.moves(0)[0]
        state.play(0, move, rng)
        batch.step([move])
        if batch.ends[0]:
            return


def test_whoever_chooses_from_a_view_can_play_inside() -> None:
    game: Any = "duel-of-magicians"
    batch = Batch(game, 3, 2, "bots", opponents={1: "random", 2: bot_of(Batch(game, 3, 1).game, NOVICE)})
    for _ in range(20):
        assert set(batch.seats) == {0}
        batch.step(np.asarray(batch.masks).argmax(1))


def test_arrays_are_shared_and_filled_anew() -> None:
    batch = Batch("duel-of-magicians", 2, 4, "shared")
    seen, ends = np.asarray(batch.observations), np.asarray(batch.ends)
    assert seen.shape == (4, batch.layout.size)
    before = seen.copy()
    batch.step(np.asarray(batch.masks).argmax(1))
    assert (seen != before).any()
    assert not seen.flags.owndata
    assert not ends.any()


def test_the_end_of_a_match_is_told_once_and_rewards_cancel_out() -> None:
    batch = Batch("duel-of-magicians", 3, 1, "ends", {"hands": 1})
    chooser, ended = np.random.default_rng(2), 0
    for _ in range(600):
        batch.step(at_random(batch, chooser))
        rewards = np.asarray(batch.rewards)[0]
        assert rewards.any() == bool(batch.ends[0])
        assert abs(rewards.sum()) < 1e-9
        ended += batch.ends[0]
    assert ended > 3
    assert batch.episodes == [ended + 1]


def test_with_the_same_seed_all_is_the_same_and_with_another_it_is_not() -> None:
    one, same, other = (Batch("master-of-rules", 3, 4, seed) for seed in ("a", "a", "b"))
    assert bytes(one.observations) == bytes(same.observations) != bytes(other.observations)
    one.step(np.asarray(one.masks).argmax(1))
    one.reset()
    assert bytes(one.observations) == bytes(same.observations)
    other.reset("a")
    assert bytes(other.observations) == bytes(same.observations)


@pytest.mark.parametrize("move", [-1, 10_000, 0])
def test_a_move_that_the_mask_forbids_changes_nothing(move: int) -> None:
    batch = Batch("duel-of-magicians", 2, 2, "illegal")
    before = bytes(batch.observations)
    legal = int(np.asarray(batch.masks)[0].argmax())
    with pytest.raises(ValueError, match=f"match 1 may not play move {move}"):
        batch.step([legal, move])
    assert bytes(batch.observations) == before


def test_as_many_moves_as_matches() -> None:
    with pytest.raises(ValueError, match="1 moves for 2 matches"):
        Batch("duel-of-magicians", 2, 2).step([1])
    with pytest.raises(ValueError, match="from outside"):
        Batch("duel-of-magicians", 2, 2, opponents={0: "random", 1: "random"})


def test_a_layout_names_every_cell() -> None:
    layout = observation("duel-of-magicians", seats=2)
    batch = Batch("duel-of-magicians", 2, 1, "names")
    told = layout.read(bytes(batch.observations))
    assert sum(told["hand"]) == 6
    assert told["turn"] == (1, 0)
    assert told["hand-size-1"] == (6,)
    assert sum(told["unseen"]) == told["pile"][0] + 6
    assert all(feature.meaning for feature in layout.features)
