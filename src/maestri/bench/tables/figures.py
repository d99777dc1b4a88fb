"""What a bench of live tables reports."""

from collections.abc import Sequence

import msgspec

from maestri.bench.tables.load import Run

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
    processor_microseconds_a_move: float
    """Of the server alone. It tells servers apart even on a machine that is busy with other things."""


class ServerReport(msgspec.Struct):
    """All servers of one run, on one machine; ratios are what counts."""

    loads: list[Load]
    boardgame_io: str | None = None
    """Its version, where it was measured."""


def per_move(seconds: float, runs: Sequence[Run]) -> float:
    """Microseconds a move."""
    return seconds * 1e6 / max(1, sum(run.done for run in runs))


def highest(runs: Sequence[Run]) -> int:
    """The highest rate at which moves came through in time and without an error."""
    good = [run.rate for run in runs if run.p99 <= LIMIT and not run.errors and not run.lagging]
    return max(good, default=0)
