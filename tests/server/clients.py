"""A live connection without sockets, and somebody at its other end."""

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request

from maestri.server.house import House
from maestri.server.live.connection import Connection
from tests.server.recorded import person


class Line:
    """A websocket of which a test sees both ends."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.paused = 0
        self.looked_at: list[float] = []

    def say(self, message: bytes) -> None:
        self.said.append(msgspec.json.decode(message))

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return asyncio.get_running_loop().create_task(work)

    def close(self, code: int) -> None:
        self.closed.append(code)

    def pause(self) -> None:
        self.paused += 1

    def resume(self) -> None:
        self.paused -= 1

    def look_after(self, moment: float) -> None:
        self.looked_at.append(moment)


class Client:
    """Somebody at the other end."""

    def __init__(self, house: House, cookie: str, **headers: str) -> None:
        self.line = Line()
        request = Request("/api/live", Headers({"Cookie": f"maestri={cookie}", "Host": "here", **headers}))
        self.connection = Connection(house, cast(Any, self.line), request)
        self.numbers = 0

    async def settled(self) -> None:
        """Nothing is under way any more."""
        while self.connection.task is not None:
            await asyncio.sleep(0.001)

    def send(self, do: str, **more: object) -> int:
        self.numbers += 1
        self.connection.heard(msgspec.json.encode({"do": do, "id": self.numbers, **more}))
        return self.numbers

    async def ask(self, do: str, **more: object) -> dict[str, Any]:
        number = self.send(do, **more)
        await self.settled()
        return next(told for told in self.line.said if told.get("id") == number)


async def let_in(house: House, number: int) -> Client:
    """Somebody whom the house knows."""
    await house.store.people.add(person(number), 0)
    client = Client(house, house.signer.sign(person(number).id, 0))
    await client.settled()
    return client
