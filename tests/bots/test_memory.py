"""What a bot has thought of is forgotten: a house plays for years."""

from itertools import count

import pytest

from maestri import AnyGame, Match, all_games, seeded
from maestri.bots import Choose
from maestri.bots.glance import Glance
from maestri.bots.kit import kit_of
from maestri.bots.thinker import Thinker
from tests.breadth import name_of
from tests.kept import LEAST, kept_by

CHOICES = 150


def kept_by_choices(bot: Choose, game: AnyGame) -> float:
    """Blocks of memory that one choice of a bot leaves behind."""
    match = Match(game, game.seats.start, "memory")
    while len(match.moves(match.to_move[0])) == 1:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    seat = match.to_move[0]
    view, moves, number = match.view(seat), match.moves(seat), count()
    return kept_by(lambda: bot(view, moves, seeded(f"memory {next(number)}")), CHOICES)


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_a_choice_leaves_nothing_behind(game: AnyGame) -> None:
    assert kept_by_choices(Glance(game, kit_of(game).regular()), game) <= LEAST
    assert kept_by_choices(Thinker(game, kit_of(game), simulations=2, seconds=9.0), game) <= LEAST
