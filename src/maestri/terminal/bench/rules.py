"""The rules of every game at random play."""

from collections.abc import Callable

from maestri.compiled import flavour
from maestri.core.game import Game
from maestri.core.option import settled
from maestri.core.playout import random_playout
from maestri.core.registry import all_games
from maestri.core.rng import rng_for_ply, seeded
from maestri.core.state import State
from maestri.terminal.bench.clock import rate
from maestri.terminal.bench.figures import GameFigures, Report

BATCH = 100


def measured(seconds: float) -> Report:
    """Every game, in the flavour that is running."""
    return Report(
        flavour=flavour(),
        seconds=seconds,
        ply_generator_microseconds=1e6 / rate(_generators, seconds),
        games={game.key: of_game(game, seconds) for game in all_games()},
    )


def of_game(game: Game, seconds: float) -> GameFigures:
    """Whole random matches with four players where the game allows it."""
    rng = seeded("bench")
    matches = decisions = 0

    def one_match() -> int:
        nonlocal matches, decisions
        played = int(random_playout(_start(game), rng))
        matches += 1
        decisions += played
        return played

    per_second = rate(one_match, seconds)
    return GameFigures(per_second, decisions / matches, 1e6 / rate(_copies_of(_middle(game)), seconds / 4))


def _start(game: Game) -> State:
    seats = max(game.seats.start, min(4, game.seats.stop - 1))
    return game.start(seats, settled(game.options, game.bot_options), seeded("bench start"))


def _middle(game: Game) -> State:
    state = _start(game)
    random_playout(state, seeded("bench middle"), 40)
    return state


def _copies_of(state: State) -> Callable[[], int]:
    def copies() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    return copies


def _generators() -> int:
    for ply in range(BATCH):
        rng_for_ply("bench", ply)
    return BATCH
