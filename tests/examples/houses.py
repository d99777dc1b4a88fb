"""Programs that have the trial game on their shelf."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
ENVIRONMENT = {**os.environ, "MAESTRI_GAMES": str(EXAMPLES), "COLUMNS": "100"}


@contextmanager
def house_with_ladder(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder."""
    store = f"sqlite:///{folder / 'tables.sqlite'}"
    options = ("--no-open", "--port", "0", "--per-address", "100000", "--store", store, "--thinkers", "1")
    command = [sys.executable, "-m", "maestri", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as server:
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        finally:
            server.kill()
