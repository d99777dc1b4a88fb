"""What a bot has thought of is forgotten: a house plays for years."""

import gc
import sys

import pytest

from maestri import AnyGame, Match, all_games, seeded
from maestri.bots import Choose
from maestri.bots.glance import Glance
from maestri.bots.kit import kit_of
from maestri.bots.thinker import Thinker
from tests.breadth import name_of

CHOICES = 150
LEAST = 0.5
"""What leaks keeps a block a choice and more; what is set up for later use keeps a few, ever fewer."""


def kept_by(bot: Choose, game: AnyGame) -> float:
    """Blocks of memory that one choice leaves behind every time; others here may keep some once."""
    match = Match(game, game.seats.start, "memory")
    while len(match.moves(match.to_move[0])) == 1:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    seat = match.to_move[0]
    view, moves = match.view(seat), match.moves(seat)

    def grown() -> float:
        gc.collect()
        before = sys.getallocatedblocks()
        for number in range(CHOICES):
            bot(view, moves, seeded(f"memory {number}"))
        gc.collect()
        return (sys.getallocatedblocks() - before) / CHOICES

    return min(grown() for _ in range(4))


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_a_choice_leaves_nothing_behind(game: AnyGame) -> None:
    assert kept_by(Glance(game, kit_of(game).regular()), game) < LEAST
    assert kept_by(Thinker(game, kit_of(game), simulations=2, seconds=9.0), game) < LEAST
