"""How fast those get decisions who let machines learn: move by move from Python, and many matches at once."""

import msgspec
import numpy as np

from maestri.bench import openspiel, others, stepping
from maestri.bench.clock import Work, rates
from maestri.bench.page import as_json, figure, say, table
from maestri.bench.rules import seats_of
from maestri.compiled import flavour
from maestri.core.game import AnyGame
from maestri.core.registry import all_games
from maestri.research.batch import Batch

SIZES = (128, 512)
"""Matches of a batch. Few stay near the processor, many share what a call costs: it depends on the game."""
DECISIONS = 2_560
"""Of one round of a measure, whatever the size."""


class ResearchReport(msgspec.Struct):
    """Decisions a second on one core, all measured in the same rounds."""

    flavour: str
    seconds: float
    stepped: dict[str, float]
    batch: dict[str, float]
    """Observations and masks written, random legal moves chosen by NumPy; the faster of the sizes."""
    sizes: dict[str, int]
    """Which one that was."""
    others: dict[str, float]


def run(seconds: float, *, json: bool) -> int:
    """Measures and prints."""
    if not json:
        sizes = " or ".join(map(str, SIZES))
        say(f"maestri {flavour()}; one core, {seconds:g} s a measure; batches of {sizes} matches")
    report = measured(seconds)
    say(as_json(report) if json else shown(report))
    return 0


def measured(seconds: float) -> ResearchReport:
    stepped = {f"stepped {game}": work for game, work in stepping.random_matches().items()}
    batch = {f"batch {game.key} {size}": _batch(game, size) for game in all_games() for size in SIZES}
    theirs = {f"OpenSpiel {game}": work for game, work in openspiel.random_matches().items()}
    theirs |= others.random_matches()
    found = rates({**stepped, **batch, **theirs}, seconds)
    best = {game.key: _best(game.key, found) for game in all_games()}
    return ResearchReport(
        flavour(),
        seconds,
        {game.key: found[f"stepped {game.key}"] for game in all_games()},
        {game: rate for game, (rate, _) in best.items()},
        {game: size for game, (_, size) in best.items()},
        {name: found[name] for name in theirs},
    )


def _best(game: str, found: dict[str, float]) -> tuple[float, int]:
    return max((found[f"batch {game} {size}"], size) for size in SIZES)


def _batch(game: AnyGame, size: int) -> Work:
    batch = Batch(game, seats_of(game), size, "bench")
    moves, choices = np.asarray(batch.moves), np.asarray(batch.choices)
    chooser, rows = np.random.default_rng(1), np.arange(size)

    def some_steps() -> int:
        for _ in range(DECISIONS // size):
            picked = (chooser.random(size) * choices).astype(np.int64)
            batch.step(moves[rows, picked])
        return DECISIONS

    return some_steps


def shown(report: ResearchReport) -> str:
    """The figures, and how they stand to the others'."""
    hearts = report.others.get("OpenSpiel hearts")
    beside = {
        f"× {name}": max(rate for other, rate in report.others.items() if other.startswith(name))
        for name in ("PettingZoo", "RLCard")
        if any(other.startswith(name) for other in report.others)
    }
    heads = ("decisions/s", "from Python", "× hearts", "batch", "of", *beside)
    rows = [
        (
            game,
            figure(stepped),
            figure(stepped / hearts if hearts else None, ".1f"),
            figure(report.batch[game]),
            str(report.sizes[game]),
            *(figure(report.batch[game] / rate, ".0f") for rate in beside.values()),
        )
        for game, stepped in report.stepped.items()
    ]
    return table(heads, *rows, *((name, figure(rate)) for name, rate in report.others.items()))
