"""A house, and connections to it of which every byte is kept."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from uvicorn.server import ServerState

from maestri import AnyGame, Match
from maestri.bench.tables.socket import Socket
from maestri.core.fairness import digest_of
from maestri.core.option import settled
from maestri.protocol.tables import Reveal, Sit
from maestri.server.house import House
from maestri.server.live.connection import Connection
from maestri.server.live.websocket import WebSocket
from maestri.server.settings import Settings
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.room import Room
from tests.server.people import quick_options
from tests.server.stores import empty_store

MOMENT = 1_000_000
"""It is always that late, so that two conversations can be compared byte by byte."""
SECRETS = ("the sealed secret", "the seed", "entropy-of-", "person-of-")
"""What no message may hold while the match goes on."""


def seats_of(game: AnyGame) -> int:
    return max(game.seats.start, min(4, game.seats.stop - 1))


def a_sheet(game: AnyGame, start: dict[str, object] | None = None, name: str = "table") -> Sheet:
    return Sheet(
        id=name,
        game=game.key,
        rules=game.rules_version,
        options=settled(game.options, quick_options(game)),
        seats=[
            SeatSheet("open", person=person(n).id, nickname=person(n).nickname, entropy=f"entropy-of-{n}")
            for n in range(seats_of(game))
        ],
        status="playing",
        host=person(0).id,
        invite="invite",
        secret="the sealed secret",
        seed="the seed",
        start=start,
        created_at=MOMENT,
        started_at=MOMENT,
    )


def onlookers(game: AnyGame) -> tuple[int | None, ...]:
    return (*range(seats_of(game)), None)


def a_match(game: AnyGame) -> Match[Any]:
    sheet = a_sheet(game)
    return Match(game, len(sheet.seats), sheet.seed, sheet.options, fairness=sheet.fairness())


def sitting(room: Room, seat: int, entropy: str, invite: str = "") -> Sit:
    """What a client sends that has seen the table, and will reveal this entropy."""
    return Sit(seat, digest_of(entropy), room.sheet.commitment, invite)


def revealing(room: Room, entropy: str) -> Reveal:
    """What a client sends that has seen all pledges."""
    return Reveal(entropy, room.sheet.pledges)


def person(number: int) -> Person:
    return Person(f"person-of-{number}", f"Nickname {number}", 0)


class Tap(Socket):
    """A connection of one seat or of a spectator."""

    __slots__ = ("answers", "messages", "numbers", "seat", "stream")

    def __init__(self, seat: int | None, cookie: str) -> None:
        request = (
            "GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: maestri={cookie}\r\n\r\n"
        )
        super().__init__(request.encode(), self._message)
        self.seat = seat
        self.stream = bytearray()
        """Every byte that came."""
        self.messages: list[bytes] = []
        self.numbers = 0
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}

    def data_received(self, data: bytes) -> None:
        self.stream += data
        super().data_received(data)

    def _message(self, message: bytes) -> None:
        self.messages.append(message)
        told = msgspec.json.decode(message)
        if told.get("id") in self.answers:
            self.answers.pop(told["id"]).set_result(told)

    async def ask(self, do: str, **more: object) -> dict[str, Any]:
        """Asks, and waits for the answer."""
        self.numbers += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[self.numbers] = answer
        self.say(msgspec.json.encode({"do": do, "id": self.numbers, **more}))
        return await answer

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [told for told in map(msgspec.json.decode, self.messages) if told["is"] == kind]


class Stage:
    """Every seat and a spectator, who all watch one table after the other."""

    def __init__(self, house: House, taps: list[Tap]) -> None:
        self.house = house
        self.taps = taps
        self.ply = 0

    def tap(self, seat: int | None) -> Tap:
        return next(tap for tap in self.taps if tap.seat == seat)

    async def watch(self, sheet: Sheet) -> None:
        """All come to a table."""
        self.ply = 0
        await self.house.store.add_sheet(sheet)
        for tap in self.taps:
            assert (await tap.ask("watch", table=sheet.id))["is"] == "done"
        await self.settled()

    async def play(self, seat: int, move: str) -> None:
        """A move; returns when everybody has heard of it."""
        done = await self.tap(seat).ask("play", ply=self.ply, move=move)
        assert done["is"] == "done", done
        self.ply += 1
        await self.settled()

    async def settled(self) -> None:
        """Whatever was sent has arrived: an answer comes after all that was told before."""
        for tap in self.taps:
            await tap.ask("ping")


@asynccontextmanager
async def recorded(file: Path, game: AnyGame) -> AsyncIterator[Stage]:
    """A house on a store of its own, with a connection for every seat and one for a spectator."""
    async with AsyncExitStack() as stack:
        house = await House.open(Settings(store=await empty_store(file), bot_pace=0.0))
        stack.push_async_callback(house.close)
        port = await _listening(house, stack)
        taps = [await _connected(house, port, seat, seats_of(game)) for seat in onlookers(game)]
        stack.push_async_callback(_gone, house, taps)
        yield Stage(house, taps)


async def _gone(house: House, taps: list[Tap]) -> None:
    for tap in taps:
        tap.transport.close()
    while house.visitors.known or house.errands.tasks:
        await asyncio.sleep(0.01)


async def _listening(house: House, stack: AsyncExitStack) -> int:
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: WebSocket(state, partial(Connection, house)), "127.0.0.1", 0)
    stack.callback(server.close)
    return int(server.sockets[0].getsockname()[1])


async def _connected(house: House, port: int, seat: int | None, spectator: int) -> Tap:
    who = person(spectator if seat is None else seat)
    await house.store.people.add(who, MOMENT)
    cookie = house.signer.sign(who.id, who.generation)
    loop = asyncio.get_running_loop()
    _, tap = await loop.create_connection(lambda: Tap(seat, cookie), "127.0.0.1", port)
    await tap.opened
    return tap
