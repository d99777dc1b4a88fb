"""What the house tells those who are not at its tables: files, logs, and the screen of whoever starts it."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from maestri.server.logs import Lines, plainly
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.store.store import Store
from tests.breadth import broad
from tests.server.people import run

posix = pytest.mark.skipif(os.name != "posix", reason="files have no modes here")


@posix
def test_nobody_else_on_the_machine_reads_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        old = os.umask(0o022)
        store = await Store.open(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}")
        await store.key()
        try:
            files = [file for file in (tmp_path / "new").iterdir() if file.suffix != ".lock"]
            assert len(files) >= 2
            assert [file.name for file in files if file.stat().st_mode & 0o077] == []
            assert (tmp_path / "new").stat().st_mode & 0o077 == 0
        finally:
            os.umask(old)
            await store.close()

    run(test())


@posix
def test_a_store_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "tables.sqlite"
        file.touch(0o644)
        await (await Store.open(f"sqlite:///{file}")).close()
        assert file.stat().st_mode & 0o077 == 0

    run(test())


@pytest.mark.parametrize(
    "store",
    broad(
        [
            "postgresql://ann:s3cret@127.0.0.1:1/maestri",
            "mysql://ann:s3cret@127.0.0.1/maestri",
            "ann:s3cret@127.0.0.1",
            "sqlite:////proc/no/such/folder/tables.sqlite",
        ],
        {"ann:s3cret@127.0.0.1"},
    ),
)
def test_a_start_that_fails_says_so_in_one_line_without_the_password(store: str) -> None:
    command = [sys.executable, "-m", "maestri", "serve", "--no-open", "--port", "0", "--store", store]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    said = (ended.stdout + ended.stderr).strip()
    assert ended.returncode != 0
    assert "s3cret" not in said
    assert len(said.splitlines()) == 1, said
    assert "Traceback" not in said


def test_the_log_of_a_database_s_error_names_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        ann = Person("person-of-ann", "Ann of Kyoto", 0)
        await store.people.add(ann, now())
        with pytest.raises(IntegrityError) as told:
            await store.people.add(ann, now())
        await store.close()
        record = logging.LogRecord("x", logging.ERROR, "", 0, "request", None, (None, told.value, None))  # type: ignore[arg-type]
        for line in (Lines().format(record), plainly(told.value)):
            assert "Kyoto" not in line
            assert "person-of-ann" not in line
            assert "IntegrityError" in line

    run(test())
