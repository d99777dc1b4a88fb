"""Copies of the checkout, in which things may be broken."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock, get_ident
from typing import NamedTuple

from tests.mutants.place import PLACE
from tests.mutants.witnesses import Witnesses

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "maestri" / "server" / "static"
LISTED = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", "--wide")
RECORDED = ("-p", "tests.mutants.recording")
PASSED = (0, 5)
"""What pytest ends with where all tests pass, or where there are none."""


class Tree:
    """A copy of all files as they are now, with the built client."""

    def __init__(self, folder: Path) -> None:
        files = subprocess.check_output(LISTED, cwd=ROOT, text=True).splitlines()
        for file in (*(ROOT / name for name in files), *STATIC.rglob("*")):
            if file.is_file():
                copy = folder / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, copy)
        self.folder = folder
        own = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1", "MAESTRI_PURE": "1"}
        self.environment = {**os.environ, **own}

    @contextmanager
    def changed(self, file: Path, source: bytes) -> Iterator[None]:
        """For a while, another source stands in a file."""
        (self.folder / file).write_bytes(source)
        yield
        shutil.copy2(ROOT / file, self.folder / file)

    @property
    def log(self) -> Path:
        """What pytest says, to whoever runs it here."""
        return self.folder / f"pytest-{get_ident()}.log"

    def passes(self, tests: Sequence[str], seconds: float | None = None, recording: str = "") -> bool:
        """Whether tests pass in time; whatever they started ends with them."""
        named = self.log.with_suffix(".tests")
        named.write_text("\n".join(tests))  # they may be thousands
        with self.log.open("w") as log:
            run = subprocess.Popen(
                [*PYTEST, *(RECORDED if recording else ()), f"@{named}"],
                cwd=self.folder, env=self.environment | {PLACE: recording},
                stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        try:
            return run.wait(seconds) in PASSED
        except subprocess.TimeoutExpired:
            return False
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()


class Recorded(NamedTuple):
    """What a whole run of some tests has shown."""

    limit: float
    """Seconds that a mutant gets for them."""
    witnesses: Witnesses


class Whole(Tree):
    """A copy that stays whole: it shows that tests pass, how long they take, and what they run."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.runs: dict[Sequence[str], Future[Recorded]] = {}
        self.lock = Lock()

    def recorded(self, tests: Sequence[str]) -> Recorded:
        """Who asks first finds out."""
        with self.lock:
            first = tests not in self.runs
            run = self.runs.setdefault(tests, Future())
        if first:
            try:
                run.set_result(self._record(tests, self.folder / f"run-{len(self.runs)}"))
            except Exception as error:
                run.set_exception(error)
        return run.result()

    def _record(self, tests: Sequence[str], folder: Path) -> Recorded:
        folder.mkdir()
        for _ in range(2):  # a test may be unlucky on a busy machine
            start = time.monotonic()
            if self.passes(tests, recording=str(folder)):
                return Recorded(30 + 3 * (time.monotonic() - start), Witnesses.recorded(folder))
        told = self.log.read_text()
        raise RuntimeError(f"pytest {' '.join(tests)} fails before anything is changed:\n{told}")
