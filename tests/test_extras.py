"""What a bare installation can do, and what it says of the rest."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from maestri.locales import words
from maestri.terminal.cli import COMMANDS
from tests.golden.files import FOLDER

ROOT = Path(__file__).parent.parent
GOLDEN = FOLDER / "duel-of-magicians" / "3-players.json"


def bare(*args: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tests.bare", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        ("play duel-of-magicians --seats 4", "play"),
        pytest.param("serve --no-open", "server", marks=pytest.mark.wide),
        pytest.param("rules duel-of-magicians --help", "play", marks=pytest.mark.wide),
        pytest.param("arena duel-of-magicians master regular", "arena", marks=pytest.mark.wide),
        pytest.param("train duel-of-magicians --out duel", "train", marks=pytest.mark.wide),
        pytest.param("bench --server", "bench", marks=pytest.mark.wide),
    ],
)
def test_a_command_whose_packages_are_missing_names_the_extra_in_one_line(asked: str, extra: str) -> None:
    answer = bare(*asked.split())
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"This needs a package that is not installed: pip install maestri[{extra}]\n"


def test_a_missing_extra_is_told_in_the_language_that_was_asked_for() -> None:
    french = words("fr")("extra-missing", extra="play")
    assert bare("play", "chess", "--lang", "fr").stderr == f"{french}\n"
    assert french != words("en")("extra-missing", extra="play")


def test_without_extras_help_names_every_command_and_the_extra_it_needs() -> None:
    told = bare("--help").stdout
    assert [command.name for command in COMMANDS if f"\n    {command.name} " not in told] == []
    assert "pip install maestri[arena]" in told


def test_without_extras_a_record_is_verified() -> None:
    assert bare("verify", str(GOLDEN)).returncode == 0


def test_rules_bots_records_words_and_the_protocol_need_no_extra() -> None:
    code = """
import importlib, pkgutil, sys
from tests.bare import OnlyBare
sys.meta_path.insert(0, OnlyBare())
import maestri
for part in ("core", "games", "bots", "locales", "protocol"):
    package = importlib.import_module(f"maestri.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
"""
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize(
    ("lock", "extras", "groups"),
    [
        ("run", ("all", "compile"), ("install",)),
        ("test", ("all", "compile", "bench", "book"), ("install", "dev")),
    ],
)
def test_a_lock_holds_every_package_that_it_is_made_for(
    lock: str, extras: tuple[str, ...], groups: tuple[str, ...]
) -> None:
    """`run.py` installs what is locked and nothing else."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [line for group in groups for line in declared["dependency-groups"][group]]
    wanted += [line for line in requires("maestri") or () if is_for(Requirement(line), extras)]
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    locked = {found[1]: found[2] for found in re.finditer(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE)}
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), requirement


def is_for(requirement: Requirement, extras: tuple[str, ...]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras)
