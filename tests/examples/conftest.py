"""The trial game of the docs, on the shelf for one test: the shipped games stay what they are."""

from collections.abc import Iterator
from importlib import import_module

import pytest

import maestri.games
from maestri import AnyGame
from maestri.core import registry
from tests.examples.houses import EXAMPLES, house_with_ladder


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
    with house_with_ladder(tmp_path_factory.mktemp("ladder")) as address:
        yield address
