"""`maestri bench`: how fast, measured in one run, so that the ratios hold on any machine."""

import argparse
import os
import subprocess
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from maestri.compiled import flavour
from maestri.terminal.bench import openspiel, rules
from maestri.terminal.bench.figures import Report
from maestri.terminal.command import Commands, new_command


def add_to(commands: Commands) -> None:
    about = (
        "Measure the rules on one core: random play plain and compiled, copies, generators, beside OpenSpiel."
    )
    command = new_command(commands, "bench", about, "maestri bench --json --seconds 2")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--seconds", type=float, default=1.0, help="how long each measure runs (default: 1)")
    command.add_argument("--part", choices=("all", "rules"), default="all", help=argparse.SUPPRESS)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    report = rules.measured(args.seconds) if args.part == "rules" else whole(args.seconds)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)
    return 0


def whole(seconds: float) -> Report:
    """This flavour, the plain one in a process of its own, OpenSpiel, and how they compare."""
    report = rules.measured(seconds)
    plain = plain_rules(seconds)
    report.games_plain = plain.games
    report.openspiel = openspiel.measured(seconds)
    return report.with_ratios()


def plain_rules(seconds: float) -> Report:
    """The same measures with plain Python."""
    command = [
        sys.executable,
        "-m",
        "maestri",
        "bench",
        "--json",
        "--part",
        "rules",
        "--seconds",
        str(seconds),
    ]
    environment = {**os.environ, "MAESTRI_PURE": "1"}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    return msgspec.json.decode(printed, type=Report)


def show(report: Report) -> None:
    console = Console(highlight=False)
    console.print(f"maestri {flavour()}, one core, {report.seconds:g} s a measure")
    table = Table("game", "decisions/s", "plain", "ratio", "copy µs", box=None, padding=(0, 2, 0, 0))
    for key, game in report.games.items():
        plain = report.games_plain.get(key)
        table.add_row(
            key,
            f"{game.decisions_per_second:,.0f}",
            f"{plain.decisions_per_second:,.0f}" if plain else "–",
            f"{game.decisions_per_second / plain.decisions_per_second:.1f}" if plain else "–",
            f"{game.copy_microseconds:.2f}",
        )
    console.print(table)
    console.print(f"a ply's generator: {report.ply_generator_microseconds:.2f} µs")
    for name, rate in report.openspiel.items():
        console.print(f"OpenSpiel {name}: {rate:,.0f} decisions/s")
    for name, ratio in report.ratios.items():
        console.print(f"{name}: {ratio:.2f}")
    if not report.openspiel:
        console.print("OpenSpiel is not installed: pip install maestri[bench]")
