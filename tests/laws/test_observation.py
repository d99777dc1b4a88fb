"""What an observation says, read back."""

import pytest

import maestri
from maestri import Match
from maestri.core.rng import seeded
from tests.laws.tables import random_play


@pytest.mark.parametrize("limit", [None, 40])
@pytest.mark.parametrize("key", ["master-labyrinth", "maitre-du-monde"])
def test_turns_that_were_played_and_turns_that_are_left(key: str, limit: int | None) -> None:
    layout = maestri.observation(key, seats=3)
    match = Match(key, 3, "turns", {"turn_limit": limit})
    for _ in random_play(match, seeded("turns")):
        turns = match.view(0).turns
        told = layout.read(layout.encode(match.state, 0))
        assert (told["turns"], told["turns-left"]) == ((turns,), (limit - turns if limit else 0,))
        if turns == 5:
            break
