"""What the tests of the server share."""

import os
from collections.abc import Iterator

import pytest

from tests.server.inside import Hourglass
from tests.server.postgres import NoPostgres, Postgres
from tests.server.push_service import PushService
from tests.server.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, for all tests that do not end it."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}") as running:
        yield running
        assert not [line for line in running.log if "Traceback" in line or '"error"' in line]


@pytest.fixture(scope="session")
def empty_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that never runs. Where none can be had, that is said loudly, and is a failure in CI."""
    try:
        database = Postgres()
    except NoPostgres as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(f"PostgreSQL is needed: {missing}")
        pytest.skip(f"NOT TESTED, NO POSTGRESQL: {missing}")
    yield database
    database.remove()


@pytest.fixture
def postgres(empty_postgres: Postgres) -> Iterator[Postgres]:
    """A running PostgreSQL of the test's own."""
    database = Postgres(like=empty_postgres)
    try:
        database.start()
        yield database
        database.stop()
    finally:
        database.remove()


@pytest.fixture
def hourglass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """The test says what time it is."""
    glass = Hourglass()
    monkeypatch.setattr("maestri.server.now.clock", glass.time_ns)
    return glass


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running
