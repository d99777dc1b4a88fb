"""Compiled and plain, bots choose the same."""

import pytest

from maestri import AnyGame, Match, all_games
from maestri.arena.contender import contender
from maestri.core.registry import game_called
from tests.breadth import broad
from tests.flavours import printed_plain

MATCHES = 2
"""In the second of Maître du Monde moves that are worth the same to one flavour were not to the other."""


def played(key: str) -> str:
    """All that regulars play in some matches."""
    game, lines = game_called(key), []
    for number in range(MATCHES):
        match = Match(game, game.seats.start, f"ladder/{number}")
        regular = contender(game, "regular")
        while match.to_move:
            match.play(match.to_move[0], regular(match, match.to_move[0]))
        lines.append(" ".join(match.notation))
    return "\n".join(lines)


@pytest.mark.parametrize("game", broad(all_games(), {"maitre-du-monde"}))
def test_regulars_choose_the_same_compiled_and_plain(game: AnyGame) -> None:
    code = f"from tests.bots.test_choices import played; print(played({game.key!r}))"
    assert printed_plain(code) == played(game.key)
