"""Compiled and plain, the same files play the same matches."""

import os
import subprocess
import sys

import pytest

from maestri import AnyGame, Match, all_games, seeded
from maestri.compiled import flavour

MATCHES = 6


def digest(key: str) -> str:
    """The moves and final positions of some random matches."""
    marks = []
    for number in range(MATCHES):
        game = next(game for game in all_games() if game.key == key)
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, f"flavour {number}", game.brief_options)
        chooser = seeded(f"chooser {number}")
        while match.to_move and match.ply < 400:
            seat = match.to_move[chooser.below(len(match.to_move))]
            moves = match.state.moves(seat)
            match.play_move(seat, moves[chooser.below(len(moves))])
        marks.append(f"{match.ply} {match.mark()} {' '.join(match.notation[-3:])}")
    return "\n".join(marks)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_compiled_and_plain_play_the_same_matches_move_for_move(game: AnyGame) -> None:
    if flavour() != "compiled":
        pytest.skip(f"only one flavour here: {flavour()}")
    code = f"from tests.core.test_flavours import digest; print(digest({game.key!r}))"
    plain = {**os.environ, "MAESTRI_PURE": "1", "PYTHONPATH": os.pathsep.join(["src", "."])}
    printed = subprocess.run(
        [sys.executable, "-c", code], env=plain, check=True, capture_output=True, text=True
    )
    assert printed.stdout.strip() == digest(game.key)
