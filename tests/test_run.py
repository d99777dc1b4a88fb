"""Setting up, and choosing between the compiled and the plain flavour."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import run

ROOT = Path(__file__).parent.parent
MARKED = "# compiled with mypyc\nANSWER = 42\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package that has one marked module, and a build of it."""
    package = tmp_path / "maestri"
    package.mkdir()
    for file in ("compiled.py", "build.py"):
        shutil.copy(ROOT / "src" / "maestri" / file, package)
    (package / "__init__.py").write_text("from maestri.compiled import activate, flavour\nactivate()\n")
    (package / "rules.py").write_text(MARKED)
    pretend_build(package)
    return package


def pretend_build(package: Path) -> None:
    where = "import maestri.compiled; print(maestri.compiled.build_of_these_files())"
    build = Path(python(package, where))
    build.mkdir(parents=True)
    suffix = python(package, "import maestri.compiled; print(maestri.compiled.SUFFIX)")
    # An empty file can't be loaded, which tells that it was tried.
    (build / f"maestri__mypyc{suffix}").touch()


def python(package: Path, code: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "MAESTRI_PURE"}
    command = [sys.executable, "-c", code]
    env = {**clean, "PYTHONPATH": str(package.parent), **environment}
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.strip()


def flavour(package: Path, **environment: str) -> str:
    return python(package, "import maestri, maestri.rules; print(maestri.flavour())", **environment)


def test_a_build_of_these_very_files_is_loaded(package: Path) -> None:
    assert flavour(package).startswith("plain (the compiled build does not load: ")


def test_a_build_that_was_made_quickly_is_loaded_where_there_is_no_other(package: Path) -> None:
    (whole,) = (package / "_compiled").iterdir()
    whole.rename(whole.with_name(f"{whole.name}-quick"))
    assert flavour(package).startswith("plain (the compiled build does not load: ")


def test_a_changed_source_makes_the_build_stale(package: Path) -> None:
    (package / "rules.py").write_text(MARKED + "# a change\n")
    assert flavour(package).startswith("plain (the compiled build is of other files")


def test_a_changed_neighbour_makes_the_build_stale(package: Path) -> None:
    (package / "constants.py").write_text("LIMIT = 5\n")
    assert flavour(package).startswith("plain (the compiled build is of other files")


def test_another_marked_module_makes_the_build_stale(package: Path) -> None:
    (package / "game").mkdir()
    (package / "game" / "state.py").write_text(MARKED)
    assert flavour(package).startswith("plain (the compiled build is of other files")


def test_without_a_build_it_runs_plain(package: Path) -> None:
    shutil.rmtree(package / "_compiled")
    assert flavour(package).startswith("plain (no compiled build")


def test_maestri_pure_forces_the_plain_flavour(package: Path) -> None:
    assert flavour(package, MAESTRI_PURE="1") == "plain (MAESTRI_PURE is set)"


def test_an_old_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    monkeypatch.setattr(sys, "version", "3.10.13 (main)")
    with pytest.raises(SystemExit, match=r"^Maestri needs Python 3.11 or newer; this is Python 3.10.13\.$"):
        runpy.run_path(str(ROOT / "run.py"), run_name="__main__")


def test_an_old_python_can_read_the_refusal() -> None:
    ast.parse((ROOT / "run.py").read_text(), feature_version=(3, 7))


def test_no_file_names_a_package_registry() -> None:
    """Git looks through the bytes of every file: records would take seconds to be read as text."""
    hosts = ("py" + r"pi\.", "python" + "hosted", r"registry\.(np" + "m|yar" + "n)", "np" + "mmirror")
    named = "|".join([*hosts, "[[:space:]]--(extra-)?index" + "-url", '"resolved": ' + '"http'])
    command = ["git", "grep", "--untracked", "--files-with-matches", "--extended-regexp", "-e", named]
    found = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
    )
    assert (found.returncode, found.stdout, found.stderr) == (1, "", "")


def test_uv_looks_for_packages_where_pip_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        "INDEX_URL": "file:///a",
        "EXTRA_INDEX_URL": "file:///b\nfile:///c",
        "FIND_LINKS": "/d",
        "NO_INDEX": "1",
    }
    for name, value in {**told, "CONFIG_FILE": os.devnull, "CERT": "/e"}.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    run.places.cache_clear()
    index, more = "--index-url=file:///a", {"--extra-index-url=file:///b", "--extra-index-url=file:///c"}
    assert {*run.places()[1:]} == {index, *more, "--find-links=/d", "--no-index"}
    run.places.cache_clear()


@pytest.mark.parametrize(
    ("asked", "client", "broken", "tests_pass", "failed"),
    [
        ([], "test", (), True, []),
        (["--wide"], "check", ("mypy",), True, ["mypy"]),
        (
            ["--long"],
            "check",
            ("python web/make.py check", "ruff check"),
            False,
            ["pytest", "ruff check", "python web/make.py check"],
        ),
    ],
)
def test_every_check_is_made_and_told_though_others_fail(
    asked: list[str],
    client: str,
    broken: tuple[str, ...],
    tests_pass: bool,
    failed: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def done(command: Sequence[str], how: Sequence[str]) -> run.Done:
        name = " ".join(command)
        return run.Done(name, f"{name} says so\n".encode(), int(name in broken))

    monkeypatch.setattr(run, "done", done)
    monkeypatch.setattr(run, "pass_tests", lambda *args: tests_pass)
    assert run.check(*asked) == len(failed)
    out = capfd.readouterr().out
    assert out.endswith(f"FAILED: {', '.join(failed)}\n") == bool(failed)
    types = ("mypy",) if asked else ("mypy", "src", "run.py")
    lanes = (*run.NEEDED, *run.BESIDE, [types], [(*run.CLIENT, client)])
    assert all(f"{' '.join(command)} says so\n" in out for lane in lanes for command in lane)


def test_without_a_compiler_the_tests_see_the_plain_flavour(capfd: pytest.CaptureFixture[str]) -> None:
    build = " ".join((*run.BUILD, "--quickly"))
    assert run.told([run.Done(build, b"", run.NO_COMPILER)]) == []
    assert "NOT COMPILED" in capfd.readouterr().out
    assert run.told([run.Done(build, b"", 1)]) == [build]


@pytest.mark.parametrize(
    ("failed", "again", "passes"),
    [
        ([], 0, True),
        (["tests/web/test_a.py::a"], 0, True),
        (["tests/web/test_a.py::a"], 1, False),
        (["tests/web/test_a.py::a", "tests/laws/test_b.py::b"], 0, False),
        ([f"tests/server/test_a.py::{number}" for number in range(5)], 0, False),
    ],
)
def test_only_a_few_tests_in_real_time_get_a_second_chance(
    failed: list[str],
    again: int,
    passes: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ends = [1 if failed else 0, again]
    monkeypatch.setattr(run, "pytest", lambda *args: ends.pop(0))
    monkeypatch.setattr(run, "last_failed", lambda: failed)
    assert run.pass_tests() == passes
    assert ("UNSTEADY" in capsys.readouterr().out) == (passes and bool(failed))
