"""Bots that misbehave, each as the master of its game; the lower levels are the real ones."""

import os
import time
from collections.abc import Sequence

from maestri.bots import Choose, Past
from maestri.bots.levels import MASTER, Level, bot_of
from maestri.core.game import AnyGame, View
from maestri.core.rng import Rng, seeded


def crashes(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    os._exit(1)


def raises(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    raise ZeroDivisionError


def hangs(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    time.sleep(3600)
    return moves[0]


def talks_nonsense(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    return "xyzzy"


def remembers(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    """Tells by its move what it remembers."""
    return moves[seeded(repr(list(past))).below(len(moves))]


def crashing(game: AnyGame, level: Level) -> Choose:
    return crashes if level == MASTER else bot_of(game, level)


def raising(game: AnyGame, level: Level) -> Choose:
    return raises if level == MASTER else bot_of(game, level)


def hanging(game: AnyGame, level: Level) -> Choose:
    return hangs if level == MASTER else bot_of(game, level)


def babbling(game: AnyGame, level: Level) -> Choose:
    return talks_nonsense if level == MASTER else bot_of(game, level)


def all_babbling(game: AnyGame, level: Level) -> Choose:
    return talks_nonsense


def all_remembering(game: AnyGame, level: Level) -> Choose:
    return remembers
