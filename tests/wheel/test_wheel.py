"""The wheels: what is in them, and that each works in an environment that holds nothing else."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PathDistribution, distribution
from importlib.util import find_spec
from pathlib import Path
from venv import EnvBuilder
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

import run
from maestri.compiled import build_of_these_files

pytestmark = pytest.mark.wide
ROOT = Path(__file__).parent.parent.parent
MATCH = Path(__file__).with_name("match.py")
MOST = 6
"""Packages of a bare installation, Maestri included."""
IMPORTED = re.compile(r"^\s*import (?!type).*? from '((?:@[\w-]+/)?[a-z][\w-]*)[/']", re.MULTILINE)
FLAVOURS = [
    pytest.param(
        "compiled",
        marks=pytest.mark.skipif(not build_of_these_files().is_dir(), reason="there is no compiled build"),
    ),
    "plain",
]


@pytest.fixture(scope="module", params=FLAVOURS)
def flavour(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(flavour: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this flavour, made as pip makes it."""
    folder = tmp_path_factory.mktemp(flavour)
    code = f"from hatchling.build import build_wheel; build_wheel({str(folder)!r})"
    environment = {**os.environ, "MAESTRI_PURE": "1" if flavour == "plain" else ""}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)
    return next(folder.glob("*.whl"))


def test_a_wheel_works_with_its_declared_packages_and_nothing_else(
    flavour: str, wheel: Path, tmp_path: Path
) -> None:
    python = empty_environment(tmp_path / "env")
    pip(python, "install", "--quiet", "--no-index", "--no-deps", str(wheel))
    packages = site_packages(python)
    copy_packages(packages)
    pip(python, "check")
    assert 1 < len(list(packages.glob("*.dist-info"))) <= MOST
    environment = {name: value for name, value in os.environ.items() if name != "MAESTRI_PURE"}
    subprocess.run([python, str(MATCH), flavour], cwd=tmp_path, env=environment, check=True)
    script = Path(python).with_name("maestri")
    told = subprocess.run([script, "play", "duel-of-magicians"], capture_output=True, text=True, check=False)
    assert "pip install maestri[play]" in told.stderr


@pytest.mark.long
def test_with_its_extra_for_research_a_wheel_is_played_by_the_interfaces_of_others(
    wheel: Path, tmp_path: Path
) -> None:
    python = empty_environment(tmp_path / "env")
    pip(python, "install", "--quiet", "--no-index", "--no-deps", str(wheel))
    copy_packages(site_packages(python), "research", "arena")
    pip(python, "check")
    subprocess.run([python, str(MATCH.with_name("research.py"))], cwd=tmp_path, check=True)


def test_a_wheel_says_for_whom_it_is(flavour: str, wheel: Path) -> None:
    anywhere = wheel.name.endswith("-py3-none-any.whl")
    assert anywhere == (flavour == "plain")
    with ZipFile(wheel) as files:
        compiled = [name for name in files.namelist() if name.startswith("maestri/_compiled/")]
        metadata = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        described = files.read(metadata).decode()
    assert bool(compiled) == (flavour == "compiled")
    assert "\nClassifier: Typing :: Typed\n" in described
    assert "\nProject-URL:" not in described


def test_a_wheel_brings_types_the_client_and_the_licences_of_all_that_is_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        names = files.namelist()
        notices = files.read("maestri/server/static/THIRD-PARTY-NOTICES.txt").decode()
    assert "maestri/py.typed" in names
    assert "maestri/server/static/index.html" in names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    told = set(re.findall(r"^(\S+) \d+\.\d+\.\d+ \([^)]+\)\n\n\S", notices, re.MULTILINE))
    assert set(bundled()) <= told
    fonts = [name for name in told if name.startswith("@fontsource")]
    assert notices.count("SIL OPEN FONT LICENSE Version 1.1") >= len(fonts) == 3


def bundled() -> Iterator[str]:
    """What the client's package.json needs to run, and what the client's sources import."""
    yield from json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    for source in (ROOT / "web" / "src").rglob("*.*"):
        if source.suffix in (".ts", ".svelte") and source.parent.name != "tests":
            yield from IMPORTED.findall(source.read_text())


def empty_environment(folder: Path) -> str:
    EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(folder)
    return str(folder / run.BIN.name / "python")


def pip(python: str, *command: str) -> str:
    """The pip of these tests, or of the Python that their environment was made with, at work on another."""
    own = sys.executable if find_spec("pip") else run.BASE_PYTHON
    told = [own, "-m", "pip", "--disable-pip-version-check", "--python", python, *command]
    return subprocess.run(told, check=True, stdout=subprocess.PIPE, text=True).stdout


def site_packages(python: str) -> Path:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(
        subprocess.run([python, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    )


def copy_packages(goal: Path, *extras: str) -> None:
    """What the installed Maestri asks for, from this environment: the tests reach no index."""
    asked = PathDistribution(next(goal.glob("maestri-*.dist-info"))).requires or []
    done: set[str] = set()
    while asked:
        requirement = Requirement(asked.pop())
        marker = requirement.marker
        wanted = marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))
        if wanted and requirement.name not in (*done, "maestri"):
            done.add(requirement.name)
            asked += distribution(requirement.name).requires or []
            copy_package(requirement.name, goal)


def copy_package(name: str, goal: Path) -> None:
    for file in distribution(name).files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            (goal / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), goal / file)
