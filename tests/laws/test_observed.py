"""What a seat observes is called by names that a program can look up, and is so."""

import re

import pytest

from maestri import AnyGame, Match, observation, seeded
from tests.laws.tables import random_play
from tests.laws.test_laws import for_every_game

KEBAB = re.compile("[a-z]+(-[a-z0-9]+)*")


@for_every_game
def test_every_feature_has_a_name_of_plain_words_that_no_other_has(game: AnyGame) -> None:
    for seats in game.seats:
        names = [feature.name for feature in observation(game, seats).features]
        assert [name for name in names if not KEBAB.fullmatch(name)] == []
        assert len({*names}) == len(names)


@pytest.mark.parametrize("limit", [None, 40])
@pytest.mark.parametrize("key", ["master-labyrinth", "maitre-du-monde"])
def test_turns_that_were_played_and_turns_that_are_left(key: str, limit: int | None) -> None:
    layout = observation(key, seats=3)
    match = Match(key, 3, "turns", {"turn_limit": limit})
    for _ in random_play(match, seeded("turns")):
        turns = match.view(0).turns
        told = layout.read(layout.encode(match.state, 0))
        assert (told["turns"], told["turns-left"]) == ((turns,), (limit - turns if limit else 0,))
        if turns == 5:
            break
