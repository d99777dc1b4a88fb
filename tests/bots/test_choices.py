"""Compiled and plain, bots choose the same."""

import os
import subprocess
import sys

import pytest

from maestri import AnyGame, Match, all_games
from maestri.arena.contender import contender
from maestri.compiled import flavour
from maestri.core.registry import game_called
from tests.breadth import broad

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
    if flavour().startswith("plain"):
        pytest.skip(f"only one flavour here: {flavour()}")
    code = f"from tests.bots.test_choices import played; print(played({game.key!r}))"
    plain = {**os.environ, "MAESTRI_PURE": "1", "PYTHONPATH": os.pathsep.join(["src", "."])}
    printed = subprocess.run(
        [sys.executable, "-c", code], env=plain, check=True, capture_output=True, text=True
    )
    assert printed.stdout.strip() == played(game.key)
