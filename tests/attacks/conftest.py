"""The servers that are attacked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import empty_postgres, hourglass, postgres
from tests.server.postgres import Postgres
from tests.server.servers import Server

__all__ = ["empty_postgres", "hourglass", "postgres"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, for all attacks that do not end it."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('attacked') / 'tables.sqlite'}") as running:
        yield running
        assert not [line for line in running.log if "Traceback" in line]


@pytest.fixture(scope="session")
def on_postgresql(empty_postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL for all attacks that do not end it."""
    database = Postgres(like=empty_postgres)
    try:
        database.start()
        yield database
        database.stop()
    finally:
        database.remove()


@pytest.fixture(scope="session")
def house_on_postgresql(on_postgresql: Postgres) -> Iterator[Server]:
    with Server(on_postgresql.url) as running:
        yield running


@pytest.fixture
def attacked(request: pytest.FixtureRequest) -> Server:
    """A server on the store that a test names."""
    which = "server" if request.param == "sqlite" else "house_on_postgresql"
    found: Server = request.getfixturevalue(which)
    return found


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[Server]:
    """A server that lets ten connections in from one address."""
    with Server(f"sqlite:///{tmp_path / 'small.sqlite'}", "--connections-per-address", "10") as running:
        yield running
