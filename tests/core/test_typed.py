"""Whoever installs Maestri has its types."""

import subprocess
import sys
import sysconfig
import venv
from doctest import DocTestParser
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import maestri

README = Path(__file__).parents[2] / "README.md"
A_GAME_BY_ITS_OBJECT = """
from maestri.games.duel_of_magicians import GAME

duel = maestri.Match(GAME, 3)
total: int = duel.view(None).total
duel.view(None).totals  # type: ignore[attr-defined]
"""


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment into which Maestri was put as `pip` puts it, with the packages that it needs."""
    place = tmp_path_factory.mktemp("fresh")
    venv.create(place, symlinks=True)
    packages = next(place.glob("lib*/python*/site-packages"), place / "Lib" / "site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))
    unneeded = ignore_patterns("__pycache__", "*.so", "static", "_compiled")
    copytree(Path(maestri.__file__).parent, packages / "maestri", ignore=unneeded)
    return place


@pytest.mark.wide
def test_the_readmes_example_is_strictly_typed(fresh: Path) -> None:
    example = "".join(found.source for found in DocTestParser().get_examples(README.read_text()))
    (fresh / "example.py").write_text(example + A_GAME_BY_ITS_OBJECT)
    python = next(fresh.glob("*/python"), fresh / "Scripts" / "python.exe")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--python-executable={python}"]
    checked = subprocess.run(
        [*command, "example.py"], cwd=fresh, capture_output=True, text=True, env={"MYPYPATH": ""}
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
