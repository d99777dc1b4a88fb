"""The three sizes of a run: each has all that the smaller ones have."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import run
from tests.breadth import broad
from tests.mutants.tree import PYTEST

CONFTEST = Path(__file__).with_name("conftest.py")
ONE_OF_EACH_SIZE = """
import pytest

def test_quick(): ...

@pytest.mark.wide
def test_wide(): ...

@pytest.mark.long
def test_long(): ...
"""


@pytest.mark.parametrize(
    ("asked", "passed"),
    [
        (("--wide",), 2),
        pytest.param((), 1, marks=pytest.mark.wide),
        pytest.param(("--long",), 3, marks=pytest.mark.wide),
    ],
)
def test_a_larger_run_has_what_a_smaller_one_has(asked: tuple[str, ...], passed: int, tmp_path: Path) -> None:
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "test_sizes.py").write_text(ONE_OF_EACH_SIZE)
    command = [sys.executable, "-m", "pytest", *asked]
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=bare, capture_output=True, text=True, check=True)
    assert f"{passed} passed" in done.stdout


def test_of_many_cases_some_are_quick_more_are_wide_and_the_rest_is_long() -> None:
    sizes = [[mark.name for mark in case.marks] for case in broad("abc", {"a"}, wide={"b"})]
    assert sizes == [[], ["wide"], ["long"]]
    assert [mark.name for case in broad("abc", {"a"}) for mark in case.marks] == ["wide", "wide"]


def test_what_failed_is_tried_again_in_a_run_of_the_same_size(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[str, ...]] = []

    def fails(*args: str) -> int:
        runs.append(args)
        return run.TESTS_FAILED

    monkeypatch.setattr(run, "pytest", fails)
    monkeypatch.setattr(run, "last_failed", lambda: ["tests/web/test_a.py::a"])
    run.pass_tests("--wide", "-k", "a")
    assert runs[1:] == [("-n", "0", "--wide", "tests/web/test_a.py::a")]


@pytest.mark.parametrize(
    ("asked", "more"),
    [((), ["--quickly"]), (("-k", "a"), ["--quickly"]), (("--wide",), []), (("--long",), [])],
)
def test_only_the_quick_run_does_with_rules_that_are_compiled_quickly(
    asked: tuple[str, ...], more: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def notes(lane: Sequence[Sequence[str]], how: Sequence[str] = ()) -> list[run.Done]:
        ran.extend(arg for command in lane if command[: len(run.BUILD)] == run.BUILD for arg in command)
        return []

    monkeypatch.setattr(run, "carried_out", notes)
    monkeypatch.setattr(run, "pass_tests", lambda *args: True)
    assert run.check(*asked) == 0
    assert ran == [*run.BUILD, *more]


def test_a_mutant_meets_the_wide_tests_too() -> None:
    assert "--wide" in PYTEST
