"""Server processes under test: their memory, and how fast they start."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

LIMITS = (
    "per-address",
    "connections",
    "connections-per-address",
    "connections-per-person",
    "tables-per-person",
)
"""All that a house allows one guest: here one guest is everybody."""


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def memory(pid: int) -> int:
    """Kilobytes that a process holds; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    lines = status.read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(store: str) -> Iterator[tuple[str, int, float]]:
    """A server on a store: its address, its process, and the seconds it took to start."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "maestri", "serve", "--no-open", "--port", "0", "--store", store]
    command += [word for limit in LIMITS for word in (f"--{limit}", "1000000")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http://"))
            yield address, server.pid, time.perf_counter() - began
        finally:
            server.terminate()


def allow_many_files() -> None:
    """A connection is a file; four thousand of them are more than most systems allow at first."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > soft else soft, hard))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that the server uses too, where there is one: the client shares its cores."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
