"""The trial game of the docs, on the shelf for one test: the shipped games stay what they are."""

from importlib import import_module
from pathlib import Path

import pytest

import maestri.games
from maestri import AnyGame
from maestri.core import registry

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game in `docs/examples/ladder`, as MAESTRI_GAMES would bring it."""
    monkeypatch.setattr(registry, "_shelf", dict(registry._shelf))
    monkeypatch.setattr(maestri.games, "__path__", [*maestri.games.__path__, str(EXAMPLES)])
    game: AnyGame = import_module("maestri.games.ladder").LadderGame()
    registry.register(game)
    return game
