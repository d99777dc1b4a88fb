"""Bots of another checkout sit at today's tables, in an interpreter of their own."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from maestri import Refusal
from maestri.arena.contender import checked
from maestri.arena.fixture import Fixture, Outcome, played
from maestri.core.option import settled
from maestri.core.registry import game_called


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that was set up, with the bots of these very files."""
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    return tmp_path


OF_THE_FIRST_RULES = """
import runpy, sys
from maestri.core import registry
from maestri.core.registry import game_called
registry._shelf["maitre-du-monde"] = game_called("maitre-du-monde").by_rules(1)
runpy.run_path(sys.argv[-1], run_name="__main__")
"""


@pytest.fixture
def older(checkout: Path) -> Path:
    """The same, but for the rules of Maître du Monde, of which it knows only the first."""
    (checkout / "older.py").write_text(OF_THE_FIRST_RULES)
    python = checkout / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} {checkout / "older.py"} "$@"\n')
    return checkout


def duel(seating: Sequence[str]) -> Outcome:
    options = settled(game_called("duel-of-magicians").options, {"hands": 2})
    return played(Fixture("duel-of-magicians", options, "visit", 0, 0, tuple(seating)))


@pytest.mark.skipif(sys.platform == "win32", reason="a checkout has another layout there")
def test_bots_of_a_checkout_play_as_they_do_at_home(checkout: Path) -> None:
    visitor = f"{checkout}:regular"
    home, away = duel(["regular", "novice", "novice"]), duel([visitor, "novice", "novice"])
    assert (home.scores, home.plies) == (away.scores, away.plies)
    again = duel([visitor, "regular", f"{checkout}:novice"])
    assert again.scores == duel(["regular", "regular", "novice"]).scores
    assert away.seconds[visitor] > 0


@pytest.mark.skipif(sys.platform == "win32", reason="a checkout has another layout there")
def test_with_visitors_who_know_older_rules_all_play_by_them(older: Path) -> None:
    game, visitor = game_called("maitre-du-monde"), f"{older}:regular"

    def scores(*seating: str) -> tuple[int, ...]:
        options = settled(game.options, {"turn_limit": 60})
        return played(Fixture(game.key, options, "ladder", 0, 0, seating)).scores

    assert scores(visitor, "regular", "regular") == scores(visitor, visitor, visitor)


@pytest.mark.skipif(sys.platform == "win32", reason="a checkout has another layout there")
def test_visitors_come_from_their_own_checkout_whatever_path_is_set_here(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PYTHONPATH set, bots of this checkout once sat down as visitors, and nothing told."""
    (tmp_path / "maestri").mkdir()
    (tmp_path / "maestri" / "__init__.py").write_text("raise SystemExit('the bots of here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert duel(["regular", f"{checkout}:regular"]).winners


def test_a_folder_that_was_not_set_up_is_no_checkout(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="regular"):
        checked(f"{tmp_path}:regular")
