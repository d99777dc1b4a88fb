"""Several processes step the same matches as one."""

import numpy as np
import pytest

from maestri import Batch
from maestri.research.crew import ARRAYS, Crew


@pytest.mark.wide
def test_a_crew_s_matches_are_those_of_a_batch() -> None:
    alone = Batch("duel-of-magicians", 2, 6, "crew", {"hands": 1}, {1: "regular"})
    with Crew("duel-of-magicians", 2, 6, "crew", {"hands": 1}, {1: "regular"}, workers=2) as crew:
        for _ in range(60):
            for name in ARRAYS:
                if name != "moves":  # of which only the first count
                    assert np.array_equal(getattr(crew, name), np.asarray(getattr(alone, name))), name
            moves = crew.moves[:, 0].astype(np.int64)
            alone.step(moves)
            crew.step(moves)


@pytest.mark.wide
def test_what_is_begun_is_done_when_it_was_waited_for() -> None:
    alone = Batch("duel-of-magicians", 2, 4, "begun")
    with Crew("duel-of-magicians", 2, 4, "begun", workers=2) as crew:
        crew.wait()
        for _ in range(3):
            moves = np.asarray(alone.masks).argmax(1)
            crew.begin(moves)
            alone.step(moves)
            crew.wait()
            assert np.array_equal(crew.observations, np.asarray(alone.observations))
        crew.begin(np.full(4, 9999))  # who closes does not wait for what went wrong


def test_a_move_that_the_mask_forbids_is_told() -> None:
    with Crew("duel-of-magicians", 2, 2, workers=1) as crew:
        with pytest.raises(ValueError, match="match 0 may not play"):
            crew.step([9999, 0])
        crew.step(crew.masks.argmax(1))


def test_matches_are_shared_out_alike() -> None:
    with pytest.raises(ValueError, match="3 matches"):
        Crew("duel-of-magicians", 2, 3, workers=2)
