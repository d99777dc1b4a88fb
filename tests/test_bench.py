"""The bench: what it measures, and that every line of it is whole."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maestri import all_games
from maestri.bench import research, search
from maestri.bench.bench import shown
from maestri.bench.figures import Report
from maestri.bench.page import table
from maestri.bench.research import ResearchReport
from maestri.bench.search import SearchReport
from maestri.compiled import flavour

ROOT = Path(__file__).parent.parent
HEADS = ["random play", "decisions/s", "plain", "× plain", "× hearts", "from Python/s", "× hearts", "copy µs"]
GAMES = [game.key for game in all_games()]


def report(**theirs: float) -> Report:
    def figures(value: float) -> dict[str, float]:
        return dict.fromkeys(GAMES, value)

    made = Report("compiled", 1.0, figures(8e6), figures(3e6), figures(0.5), 0.9)
    made.plain_decisions_per_second = figures(1e6)
    made.openspiel_decisions_per_second = theirs
    made.labyrinth_per_second = {"pushes": 1e6}
    made.compare()
    return made


def test_stepping_from_python_stands_beside_the_engines_own_loop_each_with_its_ratio() -> None:
    heads, first, *_ = shown(report(hearts=1e6)).splitlines()
    assert re.split("  +", heads) == HEADS
    assert first.split() == [GAMES[0], "8,000,000", "1,000,000", "8.0", "8.0", "3,000,000", "3.0", "0.50"]


def test_where_openspiel_is_missing_the_extra_is_named() -> None:
    assert shown(report()).endswith("OpenSpiel was not measured: pip install maestri[bench]")
    assert "maestri[bench]" not in shown(report(hearts=1e6))


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    assert table(("game", "a"), ("x", "1,000"), ("longer",)).splitlines() == [
        "game        a",
        "x       1,000",
        "longer",
    ]


def test_every_line_is_whole_on_a_narrow_terminal_and_the_first_says_the_flavour() -> None:
    command = [sys.executable, "-m", "maestri", "bench", "--ours-only", "--seconds", "0.001"]
    environment = {**os.environ, "COLUMNS": "20", "TERM": "xterm"}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    first, heads, *lines = printed.splitlines()
    assert first.startswith(f"maestri {flavour()}; ")
    assert_whole(heads, lines[: len(GAMES)])


def test_the_lines_of_a_bench_of_search_are_whole_too() -> None:
    found = SearchReport("compiled", 1.0, dict.fromkeys(GAMES, 50_000.0), {"hearts": 25_000.0})
    heads, *lines, last = search.shown(found).splitlines()
    assert_whole(heads, lines)
    assert last.split() == ["OpenSpiel", "hearts", "25,000"]


def assert_whole(heads: str, rows: list[str]) -> None:
    assert [row.split()[0] for row in rows] == GAMES
    assert {len(row) for row in rows} == {len(heads)}
    assert "…" not in "".join(rows)


def test_a_bench_waits_for_the_compiled_build_and_play_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def started(command: list[str], **_: Any) -> int:
        asked.append(command[-1])
        return 0

    run = runpy.run_path(str(ROOT / "run.py"))
    compile_rules = run["compile_rules"]
    there = {"build_of_these_files": lambda: Path("/nowhere"), "compiler": lambda: "cc"}
    monkeypatch.setitem(compile_rules.__globals__, "VENV", tmp_path)
    monkeypatch.setattr(runpy, "run_path", lambda _: there)
    monkeypatch.setattr(subprocess, "call", started)
    monkeypatch.setattr(subprocess, "Popen", started)
    monkeypatch.delenv("MAESTRI_PURE", raising=False)
    compile_rules(wait=True)
    compile_rules(wait=False)
    assert asked == ["maestri.build", "--background"]


def test_a_bench_of_research_says_how_batches_stand_to_others() -> None:
    found = ResearchReport(
        "compiled",
        1.0,
        dict.fromkeys(GAMES, 3e6),
        dict.fromkeys(GAMES, 2e6),
        dict.fromkeys(GAMES, 512),
        {"OpenSpiel hearts": 1e6, "PettingZoo a": 1e4, "PettingZoo b": 2e4, "RLCard c": 4e4},
    )
    heads, *lines = research.shown(found).splitlines()
    assert_whole(heads, lines[: len(GAMES)])
    assert lines[0].split() == [GAMES[0], "3,000,000", "3.0", "2,000,000", "512", "100", "50"]
    assert len(lines) == len(GAMES) + 4


def test_a_bench_of_research_measures_every_game() -> None:
    found = research.measured(0.001)
    assert list(found.stepped) == list(found.batch) == GAMES
    assert min(found.batch.values()) > 0
    assert set(found.sizes.values()) <= set(research.SIZES)
