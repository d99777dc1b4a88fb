"""The bench of live tables is one guest with hundreds of connections: its own house lets it in."""

import pytest

from maestri.bench.tables import bench
from maestri.bench.tables.process import allow_many_files

TABLES = 60
"""More connections than a house allows one guest."""


@pytest.mark.wide
def test_live_tables_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RATES", (50,))
    allow_many_files()
    (load,) = bench.measured([], TABLES, 1.0, beside=False).loads
    assert load.tables == TABLES
    assert [(run.rate, run.errors) for run in load.runs] == [(50, 0)]
    assert load.runs[0].done > 0
