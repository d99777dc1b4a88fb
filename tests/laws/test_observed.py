"""What a seat observes is called by names that a program can look up."""

import re

from maestri import AnyGame, observation
from tests.laws.test_laws import for_every_game

KEBAB = re.compile("[a-z]+(-[a-z0-9]+)*")


@for_every_game
def test_every_feature_has_a_name_of_plain_words_that_no_other_has(game: AnyGame) -> None:
    for seats in game.seats:
        names = [feature.name for feature in observation(game, seats).features]
        assert [name for name in names if not KEBAB.fullmatch(name)] == []
        assert len({*names}) == len(names)
