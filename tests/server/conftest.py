"""What the tests of the server share."""

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.server.postgres import NoPostgres, Postgres, fresh_folder
from tests.server.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, for all tests that do not end it."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}") as running:
        yield running
        assert not [line for line in running.log if "Traceback" in line or '"error"' in line]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL. Where none can be had, that is said loudly, and is a failure in CI."""
    folder = fresh_folder()
    try:
        database = Postgres(folder)
        database.start()
    except NoPostgres as missing:
        shutil.rmtree(folder.parent)
        if os.environ.get("CI") == "true":
            pytest.fail(f"PostgreSQL is needed: {missing}")
        pytest.skip(f"NOT TESTED, NO POSTGRESQL: {missing}")
    yield database
    try:
        database.stop()
    finally:
        shutil.rmtree(folder.parent)
