"""What goes wrong in a house that runs for long, one thing after the other."""

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.synchronize import Event as Stop
from pathlib import Path

import asyncpg

from tests.attacks.strangers import Attack
from tests.attacks.test_fragments import empty_parts
from tests.attacks.test_heads import endless_header, endless_requests
from tests.attacks.wire import connected, upgraded
from tests.server.postgres import Postgres
from tests.server.servers import PROCESSES, Server

Fault = Callable[[], None]
AWHILE = 3.0
"""Seconds that a fault lasts."""
HALF_OPEN = 60


def killed(server: Server) -> None:
    server.kill()
    server.start()


def stopped(server: Server) -> None:
    server.stop()
    server.start()


def asleep(server: Server) -> None:
    """The machine sleeps, and nobody's clock with it."""
    _signal(server, signal.SIGSTOP)
    time.sleep(AWHILE)
    _signal(server, signal.SIGCONT)


def disk_full(server: Server) -> None:
    """No file can grow any more."""
    pid = _pid(server)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    time.sleep(AWHILE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def sqlite_slow(file: Path) -> None:
    """Somebody else has the disk."""
    other = sqlite3.connect(file, timeout=30, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(AWHILE)
    other.execute("ROLLBACK")
    other.close()


def postgres_slow(postgres: Postgres) -> None:
    """Whoever wants to write waits."""
    asyncio.run(_hold_the_log(postgres.url))


async def _hold_the_log(url: str) -> None:
    other = await asyncpg.connect(url)
    async with other.transaction():
        await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
        await asyncio.sleep(AWHILE)
    await other.close()


def postgres_restarted(postgres: Postgres) -> None:
    postgres.stop()
    time.sleep(AWHILE / 2)
    postgres.start()


def half_open(server: Server, cookie: str) -> None:
    """Sockets whose other end says nothing any more, with and without half a request."""
    lines = []
    with suppress(OSError, AssertionError):
        for number in range(HALF_OPEN):
            lines.append(upgraded(server.port, cookie) if number % 10 == 0 else connected(server.port))
            if number % 2:
                lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: maestri\r\n")
    time.sleep(AWHILE)
    for line in lines:
        line.close()


def hostile(attack: Attack, server: Server, cookie: str) -> None:
    with _under_way(attack, server.port, cookie):
        time.sleep(AWHILE)


ATTACKS: tuple[Attack, ...] = (empty_parts, endless_header, endless_requests)


def everywhere(server: Server, cookie: str) -> list[Fault]:
    """What may happen to any house."""
    hostiles = [partial(hostile, attack, server, cookie) for attack in ATTACKS]
    others = [partial(each, server) for each in (killed, stopped, asleep, disk_full)]
    return [*others, partial(half_open, server, cookie), *hostiles]


@contextmanager
def _under_way(attack: Attack, port: int, cookie: str) -> Iterator[None]:
    stop: Stop = PROCESSES.Event()
    process = PROCESSES.Process(target=attack, args=(port, cookie, stop), daemon=True)
    process.start()
    try:
        yield
    finally:
        stop.set()
        process.join(10)
        process.kill()


def _signal(server: Server, which: signal.Signals) -> None:
    os.kill(_pid(server), which)


def _pid(server: Server) -> int:
    assert server.process is not None
    assert server.process.pid is not None
    return server.process.pid
