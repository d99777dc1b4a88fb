"""The trial game of the docs, on the shelf for one test: the shipped games stay what they are."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import maestri.games
from maestri import AnyGame
from maestri.core import registry

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
ENVIRONMENT = {**os.environ, "MAESTRI_GAMES": str(EXAMPLES), "COLUMNS": "100"}
"""Of a program that has the trial game on its shelf."""


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game in `docs/examples/ladder`, as MAESTRI_GAMES would bring it."""
    monkeypatch.setattr(registry, "_shelf", dict(registry._shelf))
    monkeypatch.setattr(maestri.games, "__path__", [*maestri.games.__path__, str(EXAMPLES)])
    game: AnyGame = import_module("maestri.games.ladder").LadderGame()
    registry.register(game)
    return game


@pytest.fixture(scope="session")
def ladder_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the trial game on its shelf."""
    store = f"sqlite:///{tmp_path_factory.mktemp('ladder') / 'tables.sqlite'}"
    options = ("--no-open", "--port", "0", "--per-address", "100000", "--store", store, "--thinkers", "1")
    command = [sys.executable, "-m", "maestri", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as server:
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        finally:
            server.kill()
