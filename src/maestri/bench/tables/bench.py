"""Runs the bench of live tables and shows it."""

import asyncio
import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from maestri.bench.page import as_json, figure, say, table
from maestri.bench.tables import boardgameio
from maestri.bench.tables.figures import LIMIT, Load, ServerReport, highest, per_move
from maestri.bench.tables.load import Run, laid, loaded
from maestri.bench.tables.process import allow_many_files, busy, memory, quick_loop, serving

RATES = (100, 250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000)


def run(stores: Sequence[str], tables: int, seconds: float, *, alone: bool, json: bool) -> int:
    allow_many_files()
    report = measured(stores, tables, seconds, beside=not alone)
    say(as_json(report) if json else shown(report))
    if not (json or alone or report.boardgame_io):
        say("boardgame.io was not measured: npm and node are needed, and packages from the net")
    return 0


def measured(stores: Sequence[str], tables: int, seconds: float, *, beside: bool) -> ServerReport:
    with TemporaryDirectory() as folder:
        chosen = stores or [f"sqlite:///{Path(folder, 'tables.sqlite')}"]
        report = ServerReport([ours(store, tables, seconds) for store in chosen])
        if beside:
            _measure_theirs(report, Path(folder), tables, seconds)
    return report


def ours(store: str, tables: int, seconds: float) -> Load:
    """Our server on one store."""
    name = f"maestri {store.partition(':')[0]}"
    with serving(store) as (address, pid, start):
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runs, kilobytes, used = runner.run(_all_rates(address, pid, tables, seconds))
        return Load(name, tables, kilobytes, start, runs, highest(runs), per_move(used, runs))


async def _all_rates(address: str, pid: int, count: int, seconds: float) -> tuple[list[Run], float, float]:
    first = await laid(address, 1)  # brings what a house reads once, such as the list of look-alike letters
    before = memory(pid)
    tables = await laid(address, count)
    kilobytes = (memory(pid) - before) / count
    gc.collect()
    gc.freeze()
    began = busy(pid)
    runs: list[Run] = []
    for rate in RATES:
        runs.append(await loaded(tables, rate, seconds))
        print(f"maestri: {runs[-1]}", file=sys.stderr, flush=True)
        if rate >= 500 and (runs[-1].p99 > LIMIT or runs[-1].lagging):
            break
    used = busy(pid) - began
    for each in first + tables:
        each.leave()
    return runs, kilobytes, used


def _measure_theirs(report: ServerReport, folder: Path, tables: int, seconds: float) -> None:
    with boardgameio.installed() as place:
        if place is None:
            return
        for name, store in (("memory", None), ("files", folder / "files")):
            client = (str(seconds), *map(str, RATES))
            try:
                load = boardgameio.measured(place, f"boardgame.io {name}", store, tables, client)
                report.loads.append(load)
            except ChildProcessError as error:
                print(error, file=sys.stderr)
    report.boardgame_io = "0.50.2"


def shown(report: ServerReport) -> str:
    """The figures as a table."""
    heads = ("server", "tables", "kB a table", "start s", "p50 ms at 500/s", "p99 ms at 500/s")
    more = ("moves/s at p99 < 100 ms", "processor µs a move")
    return table((*heads, *more), *map(_row, report.loads))


def _row(load: Load) -> Sequence[str]:
    at_500 = next((run for run in load.runs if run.rate == 500), None)
    return (
        load.name,
        figure(load.tables),
        figure(load.kilobytes_a_table),
        figure(load.start_seconds, ".1f"),
        figure(at_500.p50 if at_500 else None, ".1f"),
        figure(at_500.p99 if at_500 else None, ".1f"),
        figure(load.highest_rate),
        figure(load.processor_microseconds_a_move),
    )
