"""Search: simulations a second, beside OpenSpiel's information-set search in C++."""

import random
from typing import Any

import msgspec

from maestri.bench.clock import Work, rates
from maestri.bench.page import as_json, figure, say, table
from maestri.bench.rules import starting
from maestri.bots.kit import kit_of
from maestri.bots.search import Search
from maestri.compiled import flavour
from maestri.core.game import AnyGame
from maestri.core.registry import all_games
from maestri.core.rng import seeded

BATCH = 1000
OPENSPIEL_GAMES = ("hearts", "oh_hell")
EXPLORATION = 2.0
FEW_MOVES = 4


def ours() -> dict[str, Work]:
    """For every game, simulations of the master's own search from the first position."""
    return {game.key: _simulations(game) for game in all_games()}


def openspiel() -> dict[str, Work]:
    """OpenSpiel's search with one random roll-out a simulation; nothing where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: _openspiel_simulations(pyspiel, name) for name in OPENSPIEL_GAMES}


def _simulations(game: AnyGame) -> Work:
    state = starting(game)()
    seat = state.to_move()[0]
    kit = kit_of(game)
    seats = game.view(state, seat).seats

    def some_simulations() -> int:
        search = Search(kit.roll_out(), state, seat, seats, seeded("bench"), kit.daring, kit.sharpness)
        search.run(BATCH, 60.0)
        return BATCH

    return some_simulations


def _openspiel_simulations(pyspiel: Any, name: str) -> Work:
    state = _with_a_choice(pyspiel.load_game(name).new_initial_state())
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, BATCH)

    def some_simulations() -> int:
        bot.step(state)
        return BATCH

    return some_simulations


def _with_a_choice(state: Any) -> Any:
    """The first position in which somebody has several moves, after a random deal."""
    rng = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < FEW_MOVES:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


class SearchReport(msgspec.Struct):
    """Simulations a second on one core."""

    flavour: str
    seconds: float
    simulations_per_second: dict[str, float]
    openspiel_simulations_per_second: dict[str, float]


def measured(seconds: float) -> SearchReport:
    """Ours and theirs in the same rounds."""
    mine, theirs = ours(), openspiel()
    found = rates({**mine, **theirs}, seconds)
    return SearchReport(
        flavour(), seconds, {name: found[name] for name in mine}, {name: found[name] for name in theirs}
    )


def run(seconds: float, *, json: bool) -> int:
    if not json:
        say(f"maestri {flavour()}; one core, {seconds:g} s a measure")
    report = measured(seconds)
    say(as_json(report) if json else shown(report))
    return 0


def shown(report: SearchReport) -> str:
    theirs = report.openspiel_simulations_per_second
    heads = ("search", "simulations/s", *(f"× {name}" for name in theirs))
    ours = [
        (game, figure(rate), *(figure(rate / other, ".1f") for other in theirs.values()))
        for game, rate in report.simulations_per_second.items()
    ]
    return table(heads, *ours, *((f"OpenSpiel {name}", figure(rate)) for name, rate in theirs.items()))
