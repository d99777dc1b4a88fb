"""Strangers at another table: they play on while somebody attacks, and note how long each move takes."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Container, Iterable
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Event as Stop
from typing import Any, NamedTuple

import pytest

from maestri.client import Seat
from tests.breadth import size_of
from tests.server.people import seated, visitors
from tests.server.servers import PROCESSES, Server

WINDOW = 3.0
"""Seconds that moves are timed, without the attack and then with it."""
UNNOTICED = 0.6
"""Seconds that nobody minds, however quick a move was without the attack: these machines are noisy."""
PAUSE = 0.03
"""Seconds between two moves of a seat: a match of twenty hands lasts longer than both windows."""
TRIES = 3
Attack = Callable[[int, str, Stop], None]
"""Goes on until it is told to stop, in a process of its own: at a port, with an identity's cookie."""


def on_both_stores(attacks: Iterable[tuple[str, Attack]], wide: Container[str]) -> list[Any]:
    """Each attack on SQLite and on PostgreSQL: some are wide, and the others long."""
    return [
        pytest.param(store, attack, id=name, marks=size_of(name, (), wide))
        for one, attack in attacks
        for store, name in (("sqlite", one), ("postgresql", f"{one} on postgresql"))
    ]


class Waits(NamedTuple):
    """How long the slowest moves took, in seconds, without and with an attack."""

    quiet: float
    attacked: float

    def bearable(self) -> bool:
        """Whether the strangers had their answers within three times of what they are used to."""
        return self.attacked <= max(3 * self.quiet, UNNOTICED)


async def bear(attack: Attack, server: Server) -> None:
    """Fails where strangers feel an attack: each time, for a machine that is busy elsewhere is slow once."""
    felt: list[Waits] = []
    while not felt or not felt[-1].bearable():
        assert len(felt) < TRIES, felt
        felt.append(await waits_under(attack, server))


async def waits_under(attack: Attack, server: Server) -> Waits:
    """What two strangers at a table of their own feel of an attack."""
    async with visitors(server, 3) as (ann, bob, mallory):
        _, seats = await seated([ann, bob], options={"hands": 20})
        try:
            async with playing(seats) as moves:
                quiet = await moves.slowest()
                async with under_way(attack, server, mallory.cookie):
                    return Waits(quiet, await moves.slowest())
        finally:
            for seat in seats:
                await seat.close()


class Moves:
    """The moves of some seats: how long each took, and since when one waits for its answer."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.waiting: dict[Seat, float] = {}

    async def play_on(self, seat: Seat) -> None:
        while not (state := await seat.my_turn()).result:
            self.waiting[seat] = time.perf_counter()
            await seat.play(state.moves[0], state.ply)
            self.taken.append(time.perf_counter() - self.waiting.pop(seat))
            await seat.until(lambda now, ply=state.ply: now.ply > ply)
            await asyncio.sleep(PAUSE)

    async def slowest(self) -> float:
        """The 99th percentile of a window's moves, one that still waits at its end included."""
        self.taken.clear()
        await asyncio.sleep(WINDOW)
        now = time.perf_counter()
        times = sorted([*self.taken, *(now - since for since in self.waiting.values())])
        return times[len(times) * 99 // 100]


@asynccontextmanager
async def playing(seats: list[Seat]) -> AsyncIterator[Moves]:
    """While this lasts they play."""
    moves = Moves()
    tasks = [asyncio.create_task(moves.play_on(seat)) for seat in seats]
    try:
        yield moves
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def under_way(attack: Attack, server: Server, cookie: str) -> AsyncIterator[None]:
    attacker = Attacker(attack, server.port, cookie)
    await asyncio.to_thread(attacker.begin)
    try:
        yield
    finally:
        await asyncio.to_thread(attacker.end)


class Attacker:
    """Somebody who attacks, in a process of his own."""

    def __init__(self, attack: Attack, port: int, cookie: str) -> None:
        self.begun, self.stop = PROCESSES.Event(), PROCESSES.Event()
        args = (attack, self.begun, port, cookie, self.stop)
        self.process = PROCESSES.Process(target=_carry_out, args=args, daemon=True)

    def begin(self) -> None:
        """He is there when this returns: on a busy machine he would come when all is over."""
        self.process.start()
        assert self.begun.wait(60)

    def end(self) -> None:
        self.stop.set()
        self.process.join(10)
        self.process.kill()


def _carry_out(attack: Attack, begun: Stop, port: int, cookie: str, stop: Stop) -> None:
    begun.set()
    attack(port, cookie, stop)
