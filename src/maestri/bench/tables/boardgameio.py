"""boardgame.io's own server under the same load. Its packages go into a folder that is removed again."""

import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from maestri.bench.tables.figures import Load, highest, per_move
from maestri.bench.tables.load import Run
from maestri.bench.tables.process import busy, free_port, memory

RUNS = msgspec.json.Decoder(Run | str)


@contextmanager
def installed() -> Iterator[Path | None]:
    """The scripts with their packages; None where npm is missing or can't get them."""
    if not (shutil.which("npm") and shutil.which("node")):
        yield None
        return
    with TemporaryDirectory() as folder, as_file(files(__package__).joinpath("boardgame_io")) as scripts:
        place = Path(folder)
        for script in scripts.iterdir():
            shutil.copy(script, place)
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, cwd=place, stdout=sys.stderr, stderr=sys.stderr)
        yield place if done.returncode == 0 else None


def measured(place: Path, name: str, store: Path | None, tables: int, client: Iterable[str]) -> Load:
    """One server, with its memory store or with its file store."""
    port = free_port()
    command = ["node", "server.cjs", str(port), *([str(store)] if store else [])]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        try:
            assert server.stdout is not None
            if not any(b"ready" in line for line in server.stdout):
                raise ChildProcessError(f"{name} did not start")
            before = memory(server.pid)
            load = ["node", "client.cjs", f"http://localhost:{port}", str(tables), *client]
            runs, after, seconds = _runs(load, place, server.pid)
        finally:
            server.kill()
    kilobytes = (after - before) / tables
    return Load(name, tables, kilobytes, None, runs, highest(runs), per_move(seconds, runs))


def _runs(command: list[str], place: Path, pid: int) -> tuple[list[Run], int, float]:
    """What the client measured, the server's memory once all seats were connected, its seconds since."""
    runs: list[Run] = []
    after, began = 0, 0.0
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE) as client:
        assert client.stdout is not None
        for line in client.stdout:
            told = RUNS.decode(line)
            if isinstance(told, Run):
                runs.append(told)
                print(f"boardgame.io: {told}", file=sys.stderr, flush=True)
            else:
                after, began = memory(pid), busy(pid)
        return runs, after, busy(pid) - began
