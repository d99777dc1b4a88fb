"""Measures the rules of all games and shows what came out."""

import os
import subprocess
import sys

import msgspec

from maestri.bench import labyrinth, openspiel, rules, stepping
from maestri.bench.clock import Work, rate, rates
from maestri.bench.figures import Report
from maestri.bench.page import as_json, figure, say, table
from maestri.compiled import flavour

NO_OPENSPIEL = "OpenSpiel was not measured: pip install maestri[bench]"


def run(seconds: float, *, alone: bool, json: bool) -> int:
    """Measures and prints. The first line says which flavour it is, before anything is measured."""
    if not json:
        say(f"maestri {flavour()}; one core, {seconds:g} s a measure")
    report = measured(seconds, alone=alone)
    if not alone:
        report.plain_decisions_per_second = plain(seconds).decisions_per_second
        report.compare()
    say(as_json(report) if json else shown(report))
    return 0


def measured(seconds: float, *, alone: bool) -> Report:
    """All figures of the flavour that runs, with OpenSpiel's in the same rounds."""
    ours, stepped = rules.random_matches(), stepping.random_matches()
    theirs: dict[str, Work] = {} if alone else openspiel.random_matches()
    named = {f"stepped {game}": work for game, work in stepped.items()}
    decisions = rates({**ours, **named, **theirs}, seconds)
    looked, naive = labyrinth.looked(seconds, alone=alone)
    return Report(
        flavour=flavour(),
        seconds=seconds,
        decisions_per_second={game: decisions[game] for game in ours},
        stepped_per_second={game: decisions[f"stepped {game}"] for game in stepped},
        openspiel_decisions_per_second={game: decisions[game] for game in theirs},
        copy_microseconds={game: 1e6 / copied for game, copied in rates(rules.copies(), seconds).items()},
        ply_generator_microseconds=1e6 / rate(rules.generators, seconds),
        labyrinth_per_second=looked,
        networkx_per_second=naive,
        labyrinth_reached={} if alone else labyrinth.reached(),
    )


def plain(seconds: float) -> Report:
    """The same figures of plain Python, from a process of its own."""
    command = [sys.executable, "-m", "maestri", "bench", "--json", "--ours-only", "--seconds", str(seconds)]
    environment = {**os.environ, "MAESTRI_PURE": "1"}
    printed = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    return msgspec.json.decode(printed, type=Report)


def shown(report: Report) -> str:
    """The figures in words, with what could not be measured said."""
    lines = [
        games_table(report),
        f"The generator of a ply: {report.ply_generator_microseconds:.2f} µs",
        labyrinth_table(report),
        *(f"{name}: {share:.1%}" for name, share in report.labyrinth_reached.items()),
    ]
    return "\n".join(lines if report.openspiel_decisions_per_second else [*lines, NO_OPENSPIEL])


def games_table(report: Report) -> str:
    """The engine's own loop, then the loop in Python, each beside OpenSpiel's games driven from Python."""
    theirs = report.openspiel_decisions_per_second
    beside = tuple(f"× {name}" for name in theirs)
    heads = ("random play", "decisions/s", "plain", "× plain", *beside, "from Python/s", *beside, "copy µs")
    rows = [
        (
            game,
            figure(ours),
            figure(report.plain_decisions_per_second.get(game)),
            figure(report.compiled_to_plain.get(game), ".1f"),
            *(figure(ratio, ".1f") for ratio in report.ours_to_openspiel.get(game, {}).values()),
            figure(report.stepped_per_second[game]),
            *(figure(ratio, ".1f") for ratio in report.stepped_to_openspiel.get(game, {}).values()),
            figure(report.copy_microseconds[game], ".2f"),
        )
        for game, ours in report.decisions_per_second.items()
    ]
    return table(heads, *rows, *((f"OpenSpiel {name}", figure(rate)) for name, rate in theirs.items()))


def labyrinth_table(report: Report) -> str:
    """How fast one looks ahead in Master Labyrinth."""
    rows = [
        (
            name,
            figure(ours),
            figure(report.networkx_per_second.get(name)),
            figure(report.ours_to_networkx.get(name)),
        )
        for name, ours in report.labyrinth_per_second.items()
    ]
    return table(("labyrinth", "a second", "networkx", "× networkx"), *rows)
