"""Each level beats the one below. Small arenas; `docs/bots.md` has the large ones."""

import pytest

from maestri import AnyGame, all_games
from maestri.arena.figures import Standing, standings
from maestri.arena.schedule import Arena
from maestri.arena.workers import on_cores
from tests.breadth import broad

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)


def against(game: AnyGame, bot: str, field: str, matches: int) -> Standing:
    """How a bot does alone at a table of others."""
    arena = Arena(game.key, (bot,), game.seats.start, matches, "ladder", {}, field).checked()
    (row,) = standings(arena, list(on_cores(list(arena.fixtures()), jobs=1))).bots
    return row


@pytest.mark.parametrize("game", broad(all_games(), {"duel-of-magicians", "master-of-rules"}))
def test_a_novice_beats_chance(game: AnyGame) -> None:
    row = against(game, "novice", "random", 12)
    assert row.wins.mean > 1.5 * row.fair


LUCKY = "maitre-du-monde"
"""Where luck weighs more, it takes more matches to see who is better, and they are long."""
ENOUGH = {game.key for game in all_games()} - {LUCKY}
"""Where a few are enough."""


@pytest.mark.parametrize("game", broad(all_games(), {"duel-of-magicians"}, wide=ENOUGH))
def test_a_regular_beats_novices(game: AnyGame) -> None:
    row = against(game, "regular", "novice", 150 if game.key == LUCKY else 24)
    assert row.wins.mean > row.fair


@pytest.mark.long
@EVERY_GAME
def test_a_master_beats_regulars_beyond_doubt(game: AnyGame) -> None:
    assert against(game, "master", "regular", 120).beats_its_share


@pytest.mark.long
@EVERY_GAME
def test_a_regular_beats_novices_beyond_doubt(game: AnyGame) -> None:
    assert against(game, "regular", "novice", 400).beats_its_share
