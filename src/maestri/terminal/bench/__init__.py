"""`maestri bench`: how fast, measured in one run, so that the ratios hold on any machine."""

import argparse
import os
import subprocess
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from maestri.compiled import flavour
from maestri.terminal.bench import labyrinth, openspiel, rules, search
from maestri.terminal.bench.clock import rate, rates
from maestri.terminal.bench.figures import Report
from maestri.terminal.command import Commands, new_command


def add_to(commands: Commands) -> None:
    about = (
        "Measure the rules on one core: random play plain and compiled, copies, generators, beside OpenSpiel."
    )
    command = new_command(commands, "bench", about, "maestri bench --json --seconds 2")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument(
        "--seconds", type=float, default=1.0, help="how long each measure takes (default: 1)"
    )
    command.add_argument("--ours-only", action="store_true", help="this flavour alone, beside nothing")
    command.add_argument(
        "--server", action="store_true", help="measure live tables instead, beside boardgame.io"
    )
    command.add_argument("--tables", type=int, default=1000, help="with --server: tables (default: 1000)")
    command.add_argument(
        "--store", action="append", default=[], metavar="URL", help="with --server: stores (default: SQLite)"
    )
    command.add_argument(
        "--seconds-a-rate", type=float, default=10.0, metavar="S", help="with --server (default: 10)"
    )
    command.add_argument(
        "--search", action="store_true", help="measure the masters' search instead, in simulations"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.server:
        from maestri.terminal.bench.tables import bench as tables

        return tables.run(args)
    if args.search:
        return run_search(args)
    report = measured(args.seconds, alone=args.ours_only)
    if not args.ours_only:
        report.plain_decisions_per_second = plain(args.seconds).decisions_per_second
        report.compare()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)
    return 0


def run_search(args: argparse.Namespace) -> int:
    found = search.measured(args.seconds)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        search.show(found)
    return 0


def measured(seconds: float, *, alone: bool) -> Report:
    """All figures of the flavour that runs, with OpenSpiel's in the same rounds."""
    ours = rules.random_matches()
    theirs = {} if alone else openspiel.random_matches()
    decisions = rates({**ours, **theirs}, seconds)
    looked, naive = labyrinth.looked(seconds, alone=alone)
    return Report(
        flavour=flavour(),
        seconds=seconds,
        decisions_per_second={game: decisions[game] for game in ours},
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
    printed = subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    return msgspec.json.decode(printed, type=Report)


def show(report: Report) -> None:
    """The figures as a table, with what could not be measured said."""
    console = Console(highlight=False)
    console.print(f"maestri {report.flavour}; one core, {report.seconds:g} s a measure")
    theirs = report.openspiel_decisions_per_second
    heads = ("random play", "decisions/s", "plain", "× plain", *(f"× {name}" for name in theirs), "copy µs")
    table = Table(*heads, box=None, padding=(0, 2, 0, 0))
    for game, ours in report.decisions_per_second.items():
        table.add_row(
            game,
            f"{ours:,.0f}",
            _or_dash(report.plain_decisions_per_second.get(game), ",.0f"),
            _or_dash(report.compiled_to_plain.get(game), ".1f"),
            *(f"{ratio:.1f}" for ratio in report.ours_to_openspiel.get(game, {}).values()),
            f"{report.copy_microseconds[game]:.2f}",
        )
    for game, rate_of_theirs in theirs.items():
        table.add_row(f"OpenSpiel {game}", f"{rate_of_theirs:,.0f}")
    console.print(table)
    console.print(f"The generator of a ply: {report.ply_generator_microseconds:.2f} µs")
    show_labyrinth(console, report)
    if not theirs:
        console.print("OpenSpiel was not measured: pip install maestri[bench]")


def show_labyrinth(console: Console, report: Report) -> None:
    """How fast one looks ahead in Master Labyrinth, and how often a treasure is in reach."""
    table = Table("labyrinth", "a second", "networkx", "× networkx", box=None, padding=(0, 2, 0, 0))
    for name, ours in report.labyrinth_per_second.items():
        theirs = report.networkx_per_second.get(name)
        ratio = report.ours_to_networkx.get(name)
        table.add_row(name, f"{ours:,.0f}", _or_dash(theirs, ",.0f"), _or_dash(ratio, ",.0f"))
    console.print(table)
    for name, share in report.labyrinth_reached.items():
        console.print(f"{name}: {share:.1%}")


def _or_dash(figure: float | None, form: str) -> str:
    return "–" if figure is None else format(figure, form)
