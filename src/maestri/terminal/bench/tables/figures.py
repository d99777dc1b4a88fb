"""What a bench of live tables reports."""

from collections.abc import Sequence

import msgspec

from maestri.terminal.bench.tables.load import Run

LIMIT = 100.0
"""Milliseconds within which 99 of 100 moves must have reached everybody."""


class Load(msgspec.Struct):
    """One server under load."""

    name: str
    tables: int
    kilobytes_a_table: float
    start_seconds: float | None
    runs: list[Run]
    highest_rate: int


class ServerReport(msgspec.Struct):
    """All servers of one run, on one machine; ratios are what counts."""

    loads: list[Load]
    boardgame_io: str = "not measured"


def highest(runs: Sequence[Run]) -> int:
    """The highest rate at which moves came through in time and without an error."""
    good = [run.rate for run in runs if run.p99 <= LIMIT and not run.errors and not run.lagging]
    return max(good, default=0)
