"""What goes wrong in a house that runs for long, one thing after the other."""

import asyncio
import os
import random
import resource
import signal
import socket
import sqlite3
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import asyncpg
import httpx

from maestri.server.doors import PATIENCE
from tests.attacks.shaken import Shaken
from tests.attacks.strangers import Attack, Attacker
from tests.attacks.test_fragments import empty_parts
from tests.attacks.test_heads import endless_header, endless_requests
from tests.attacks.wire import connected, upgraded
from tests.server.postgres import Postgres
from tests.server.servers import Server

Fault = partial[None]
AWHILE = 3.0
"""Seconds that a fault lasts."""
CROWD, FULL = 100, 180
"""Connections of an address, and of all, that a house lets in that is to be full once."""
HOURS = 7_200


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


def clock_stepped(server: Shaken) -> None:
    """Somebody sets the machine's clock; one time in two while no server runs."""
    server.skew.value += random.choice((-HOURS, HOURS))
    if random.random() < 0.5:
        killed(server)


def caretaker_tripped(server: Shaken) -> None:
    server.trips.value = 1
    time.sleep(AWHILE)


def helpers_killed(server: Server) -> None:
    """Whoever thinks or looks back for it is ended, again and again."""
    pid = _pid(server)
    for _ in range(int(AWHILE / 0.1)):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        time.sleep(0.1)


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
    for number in range(24):
        with suppress(OSError, AssertionError):
            lines.append(upgraded(server.port, cookie))
            lines.append(connected(server.port))
            if number % 2:
                lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: maestri\r\n")
    time.sleep(PATIENCE + 1)
    _close(lines)


def crowded(server: Server) -> None:
    """More connections than one address may have, from two of them: the house is full."""
    lines = []
    for source in ("127.0.0.2", "127.0.0.3"):
        for _ in range(CROWD + 5):
            with suppress(OSError):
                lines.append(connected(server.port, source=source))
    time.sleep(AWHILE)
    _close(lines)


def _close(lines: list[socket.socket]) -> None:
    for line in lines:
        line.close()


def impatient(server: Server, cookie: str) -> None:
    """Has all his matches counted again and again."""
    with httpx.Client(base_url=server.address, cookies={"maestri": cookie}) as http:
        for _ in range(20):
            http.get("/api/me/history")


def hostile(attack: Attack, server: Server, cookie: str) -> None:
    attacker = Attacker(attack, server.port, cookie)
    attacker.begin()
    time.sleep(AWHILE)
    attacker.end()


ATTACKS: tuple[Attack, ...] = (empty_parts, endless_header, endless_requests)


def everywhere(server: Shaken, cookie: str) -> list[Fault]:
    """What may happen to any house."""
    alone = (killed, stopped, asleep, disk_full, crowded, helpers_killed)
    guests = [partial(hostile, attack, server, cookie) for attack in ATTACKS]
    guests += [partial(half_open, server, cookie), partial(impatient, server, cookie)]
    shaken = [partial(clock_stepped, server), partial(caretaker_tripped, server)]
    return [*(partial(each, server) for each in alone), *guests, *shaken]


def _signal(server: Server, which: signal.Signals) -> None:
    os.kill(_pid(server), which)


def _pid(server: Server) -> int:
    assert server.process is not None
    assert server.process.pid is not None
    return server.process.pid
