"""How long bots think, and how much memory it takes, at the slowest of many positions."""

import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from maestri import AnyGame, Match, all_games
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, Level, bot_of, levels_of
from maestri.compiled import flavour

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
POSITIONS = 1000
MOST_MEMORY = 300_000
"""Kilobytes."""

THINKS = """
import resource, sys
from maestri import Match
from maestri.bots.audit import choice
from maestri.bots.levels import bot_of, levels_of
match = Match(sys.argv[1], 4, "memory")
bot = bot_of(match.game, levels_of(match.game)[-1])
for _ in range(12):
    match.play(match.to_move[0], choice(match, match.to_move[0], bot))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def positions(game: AnyGame, wanted: int) -> Iterator[tuple[Match[Any], int]]:
    """Positions with something to decide, from matches of regulars with any number of players."""
    bot, found = bot_of(game, REGULAR), 0
    for number in range(wanted):
        match = Match(game, game.seats[number % len(game.seats)], f"pace {number}")
        while match.to_move:
            seat = match.to_move[0]
            if len(match.moves(seat)) > 1:
                yield match, seat
                found += 1
            if found == wanted:
                return
            match.play(seat, choice(match, seat, bot))


def seconds(match: Match[Any], seat: int, level: Level) -> float:
    start = time.process_time()
    choice(match, seat, bot_of(match.game, level))
    return time.process_time() - start


@pytest.mark.long
@pytest.mark.skipif(flavour() != "compiled", reason="only compiled bots promise their time")
@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.key}-{level.key}")
        for game in all_games()
        for level in levels_of(game)
    ],
)
def test_every_level_answers_in_its_time(game: AnyGame, level: Level) -> None:
    slowest = max(seconds(match, seat, level) for match, seat in positions(game, POSITIONS))
    assert slowest < level.seconds


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no such count there")
@EVERY_GAME
def test_a_thinker_takes_little_memory(game: AnyGame) -> None:
    printed = subprocess.run(
        [sys.executable, "-c", THINKS, game.key], check=True, stdout=subprocess.PIPE
    ).stdout
    assert int(printed) < MOST_MEMORY
