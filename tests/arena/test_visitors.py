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


def test_a_folder_that_was_not_set_up_is_no_checkout(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="regular"):
        checked(f"{tmp_path}:regular")
