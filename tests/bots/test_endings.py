"""Bots of all levels bring every match to its end by themselves: no option cuts it off."""

import pytest

from maestri import AnyGame, Match, all_games, game_called
from maestri.arena.fixture import Fixture, played
from maestri.arena.mixtures import mixture
from maestri.arena.workers import on_cores
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from tests.breadth import broad

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
FEW = {"maitre-du-monde": 2}
"""Where matches are long."""
SHORT = {"duel-of-magicians", "master-of-rules"}
"""… and where they are short."""
TURNS = 120
"""Within so many a labyrinth of regulars should be over."""


def all_of_one(game: AnyGame, level: str, seats: int, number: int) -> Fixture:
    return Fixture(game.key, {}, "alike", number, 0, (level,) * seats)


def turns_of_regulars(seats: int, number: int) -> int:
    """How many turns a labyrinth of regulars takes, or as many as are too many."""
    match = Match(game_called("master-labyrinth"), seats, f"regulars {number}")
    bot = bot_of(match.game, REGULAR)
    while match.to_move and match.view(None).turns <= TURNS:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    return int(match.view(None).turns)


@pytest.mark.parametrize("game", broad(all_games(), SHORT))
def test_any_mixture_of_bots_comes_to_an_end(game: AnyGame) -> None:
    for number in range(FEW.get(game.key, 5)):
        assert played(mixture(game, number)).winners


@pytest.mark.parametrize("game", broad(all_games(), SHORT))
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_bots_of_one_level_come_to_an_end_by_themselves(game: AnyGame, level: str) -> None:
    for seats in game.seats:
        assert played(all_of_one(game, level, seats, 0)).winners


@pytest.mark.parametrize("seats", broad(game_called("master-labyrinth").seats, {2}))
def test_labyrinths_of_regulars_end_in_good_time(seats: int) -> None:
    assert sum(turns_of_regulars(seats, number) <= TURNS for number in range(10)) >= 9


@pytest.mark.long
@EVERY_GAME
def test_a_thousand_mixtures_come_to_an_end(game: AnyGame) -> None:
    fixtures = [mixture(game, number) for number in range(1000)]
    assert sum(bool(outcome.winners) for outcome in on_cores(fixtures, jobs=None)) == 1000
