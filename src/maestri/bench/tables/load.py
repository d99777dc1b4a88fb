"""Tables of four connected seats, and moves due at fixed moments, whether or not the last came through."""

import asyncio
import time

import msgspec

from maestri.bench.tables.socket import Socket, opened
from maestri.client import Person

SEATS = 4
GAME = "duel-of-magicians"
SETTLE = 2.0
"""Seconds for moves under way to come through at the end."""
TICK = 0.001
"""Seconds: a shorter sleep would be none, and the client would take a core from the server."""


class Told(msgspec.Struct, gc=False):
    """What the client reads of a message: all of it is parsed, this is kept."""

    is_: str = msgspec.field(name="is")
    ply: int = -1
    moves: tuple[str, ...] = ()


decoder = msgspec.json.Decoder(Told)


class Run(msgspec.Struct, frozen=True):
    """One rate: what came through, how late, and what went wrong."""

    rate: int
    done: int
    seconds: float
    p50: float
    p99: float
    errors: int
    lagging: int
    """Moves that were due and had not come through at the end."""


class LoadTable:
    """One table, seen from its four seats."""

    def __init__(self) -> None:
        self.plies = [-1] * SEATS
        self.moves: list[tuple[str, ...]] = [()] * SEATS
        self.sockets: list[Socket] = []
        self.due: float | None = None
        self.waiting: list[float] = []
        self.latencies: list[float] = []
        self.errors = 0

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()

    def heard(self, seat: int, message: bytes) -> None:
        told = decoder.decode(message)
        if told.is_ == "state":
            self.plies[seat], self.moves[seat] = told.ply, told.moves
            if self.plies.count(told.ply) == SEATS:
                self._everybody_knows()
        elif told.is_ == "refused":
            self.errors += 1

    def _everybody_knows(self) -> None:
        if self.due is not None:
            self.latencies.append(time.perf_counter() - self.due)
            self.due = None
        if self.waiting:
            self._play(self.waiting.pop(0))

    def move_due(self, moment: float) -> None:
        """A move is due now; if the last one is still under way, it waits, and its time runs."""
        if self.due is None:
            self._play(moment)
        else:
            self.waiting.append(moment)

    def _play(self, moment: float) -> None:
        for seat, moves in enumerate(self.moves):
            if moves:
                self.due = moment
                ask = f'{{"do":"play","id":1,"ply":{self.plies[seat]},"move":"{moves[0]}"}}'
                self.sockets[seat].say(ask.encode())
                return
        self.errors += 1


async def laid(server: str, count: int) -> list[LoadTable]:
    """Lays and starts tables, and connects every seat."""
    people = [Person(server) for _ in range(SEATS)]
    for person in people:
        await person.arrive()
    ids = [await _started(people) for _ in range(count)]
    tables = [LoadTable() for _ in ids]
    host, port = server.removeprefix("http://").split(":")
    for table, table_id in zip(tables, ids, strict=True):
        for seat, person in enumerate(people):
            await _connect(table, table_id, seat, person.cookie, host, int(port))
    for person in people:
        await person.http.aclose()
    while not all(table.plies == [0] * SEATS for table in tables):
        await asyncio.sleep(0.1)
    return tables


async def _started(people: list[Person]) -> str:
    table = await people[0].lay(GAME, [{"kind": "open"}] * SEATS, options={"hands": 20}, grace=3600)
    for seat, person in enumerate(people):
        await person.sit(table.id, seat)
    await people[0].do(table.id, "start")
    return table.id


async def _connect(table: LoadTable, table_id: str, seat: int, cookie: str, host: str, port: int) -> None:
    socket = await opened(host, port, cookie, lambda message: table.heard(seat, message))
    table.sockets.append(socket)
    socket.say(f'{{"do":"watch","id":0,"table":"{table_id}"}}'.encode())


async def loaded(tables: list[LoadTable], rate: int, seconds: float) -> Run:
    """So many moves a second, spread over all tables in turn."""
    for table in tables:
        table.latencies.clear()
        table.errors = 0
    start = time.perf_counter() + 0.1
    count = int(rate * seconds)
    for number in range(count):
        due = start + number / rate
        while (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(max(wait, TICK))
        tables[number % len(tables)].move_due(due)
        if number % 64 == 0:
            await asyncio.sleep(0)
    return await _settled(tables, rate, start)


async def _settled(tables: list[LoadTable], rate: int, start: float) -> Run:
    end = time.perf_counter() + SETTLE
    seconds = time.perf_counter() - start
    while time.perf_counter() < end and any(table.due is not None for table in tables):
        await asyncio.sleep(0.05)
    lagging = sum((table.due is not None) + len(table.waiting) for table in tables)
    latencies = sorted(latency for table in tables for latency in table.latencies)
    errors = sum(table.errors + sum(socket.lost for socket in table.sockets) for table in tables)
    for table in tables:
        table.waiting.clear()
    if not latencies:
        return Run(rate, 0, seconds, float("inf"), float("inf"), errors, lagging)
    p50, p99 = latencies[len(latencies) // 2], latencies[int(len(latencies) * 0.99)]
    return Run(rate, len(latencies), seconds, p50 * 1000, p99 * 1000, errors, lagging)
