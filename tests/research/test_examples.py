"""The examples run: at small size, and with what others have made where that is installed."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


def main_of(name: str) -> Callable[[list[str]], Any]:
    found: Callable[[list[str]], Any] = runpy.run_path(str(EXAMPLES / name))["main"]
    return found


def test_the_study_of_luck_and_skill_is_the_same_again() -> None:
    asked = ["--deals", "4", "--plays", "3", "--matches", "16", "--game", "duel-of-magicians"]
    found = main_of("luck_and_skill.py")(asked)
    ((deal, on_novices, on_random),) = found.values()
    assert 0.0 <= deal < 1.0
    assert on_novices > 0.4
    assert on_random > 0.8
    assert main_of("luck_and_skill.py")(asked) == found


def test_what_tells_an_edge_from_chance() -> None:
    tell = runpy.run_path(str(EXAMPLES / "luck_and_skill.py"))["matches_to_tell"]
    assert tell(0.5, 0.5) is None
    assert tell(0.6, 0.5) == 93
    assert tell(1.0, 0.5) == 1


@pytest.mark.long
def test_neural_fictitious_self_play_runs_on_a_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="pip install maestri[learn]")
    pytest.importorskip("tree", reason="pip install dm-tree")
    monkeypatch.syspath_prepend(EXAMPLES)
    found = main_of("nfsp.py")(["--episodes", "300", "--every", "300", "--begin", "100", "--width", "16"])
    assert 0.0 < found[0] < 2.0


@pytest.mark.long
def test_torchrl_learns_on_a_batch() -> None:
    pytest.importorskip("torchrl", reason="pip install maestri[learn] torchrl")
    assert main_of("torchrl_batch.py")(["--matches", "32", "--steps", "64", "--lessons", "10"]) > -0.6


@pytest.mark.long
def test_rllib_learns_on_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray.rllib", reason="pip install maestri[learn] 'ray[rllib]'")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    main = main_of("rllib_seat.py")
    assert len(main(["--iterations", "2", "--steps", "300"])) == 2
