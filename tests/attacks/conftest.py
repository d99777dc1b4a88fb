"""The servers that are attacked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import empty_postgres, hourglass, postgres
from tests.server.servers import Server

__all__ = ["empty_postgres", "hourglass", "postgres"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, for all attacks that do not end it."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('attacked') / 'tables.sqlite'}") as running:
        yield running
        assert not [line for line in running.log if "Traceback" in line]


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[Server]:
    """A server that lets ten connections in from one address."""
    with Server(f"sqlite:///{tmp_path / 'small.sqlite'}", "--connections-per-address", "10") as running:
        yield running
