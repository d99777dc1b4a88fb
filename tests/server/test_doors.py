"""The doors and the gate by themselves: who may come in, how much he may send, and what he is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest
import uvicorn
from prometheus_client import REGISTRY
from uvicorn.server import ServerState

from maestri.server import doors
from maestri.server.denied import Denied
from maestri.server.doors import Doors
from maestri.server.gate import HEADERS, Gate
from maestri.server.settings import Settings
from tests.server.people import run

ASKED = b"GET / HTTP/1.1\r\nHost: maestri\r\n\r\n"
ANSWERED = b"HTTP/1.1 204 No Content\r\n"
FOREIGN = (b"origin", b"https://elsewhere.example")
NEAR = (b"origin", b"https://next.local")


def test_connections_are_counted_by_address_and_in_all() -> None:
    house = Doors(most=3, per_address=2)
    assert [house.enter("ann") for _ in range(2)] == [None, None]
    crowd = house.enter("ann")
    assert crowd is not None
    assert (crowd.status, crowd.key, crowd.facts) == (429, "connections-too-many", {"most": 2})
    house.leave("ann")
    assert house.enter("bob") is None
    full = house.enter("cleo")
    assert full is not None
    assert (full.status, full.key) == (503, "house-full")
    for address in ("ann", "ann", "bob", "cleo"):
        house.leave(address)
    assert house.open == {}, "nothing is kept of who has left"


def test_a_flood_of_those_turned_away_is_counted_and_no_flood_of_lines(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = Doors(1, 1)
    counted = {"why": "house-full"}
    before = REGISTRY.get_sample_value("maestri_turned_away_total", counted) or 0
    for _ in range(50):
        house.note(Denied(503, "house-full"), "10.0.0.1")
    assert REGISTRY.get_sample_value("maestri_turned_away_total", counted) == before + 50
    assert [vars(line)["facts"] for line in caplog.records] == [{**counted, "address": "10.0.0.1"}] * 5


@pytest.mark.parametrize(("status", "comes_again"), [(408, False), (429, True), (431, False), (503, True)])
def test_who_is_turned_away_is_told_why_and_when_to_come_again(status: int, comes_again: bool) -> None:
    head, _, body = doors._told(Denied(status, "too-fast")).partition(b"\r\n\r\n")
    first, *headers = head.decode().split("\r\n")
    fields = dict(header.split(": ") for header in headers)
    assert first.startswith(f"HTTP/1.1 {status} ")
    assert (int(fields["content-length"]), fields["connection"]) == (len(body), "close")
    assert fields["content-type"] == "application/problem+json"
    assert ("retry-after" in fields) == comes_again
    assert msgspec.json.decode(body)["status"] == status


@asynccontextmanager
async def at_the_door(most: int = 9) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A line to a door behind which every request is answered with nothing."""
    config = uvicorn.Config(_answers, log_config=None, lifespan="off", timeout_keep_alive=60)
    door = partial(doors.Door, Doors(most, 9), config=config, server_state=ServerState(), app_state={})
    loop = asyncio.get_running_loop()
    async with await loop.create_server(door, "127.0.0.1", 0) as listening:
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        try:
            yield reader, writer
        finally:
            writer.close()
            await writer.wait_closed()


async def _answers(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        """Until the body is whole."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_who_was_answered_may_be_silent_and_ask_again_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "PATIENCE", 0.1)

    async def test() -> None:
        async with at_the_door() as (reader, writer):
            for _ in range(2):
                writer.write(ASKED)
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(ANSWERED)
                await asyncio.sleep(0.2)
            writer.write(ASKED[:10])
            assert (await reader.read()).startswith(b"HTTP/1.1 408 "), "half a request is no silence"

    run(test())


def test_a_full_house_says_so_without_being_asked() -> None:
    async def test() -> None:
        async with at_the_door(most=0) as (reader, _):
            assert (await reader.read()).startswith(b"HTTP/1.1 503 ")

    run(test())


def test_a_long_body_is_no_long_head() -> None:
    async def test() -> None:
        async with at_the_door() as (reader, writer):
            length = 3 * doors.LONGEST_HEAD
            writer.write(b"POST / HTTP/1.1\r\nHost: m\r\nContent-Length: %d\r\n\r\n" % length)
            for _ in range(3):
                writer.write(b"x" * doors.LONGEST_HEAD)
                await writer.drain()
                await asyncio.sleep(0.01)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(ANSWERED)
            for _ in range(2):
                writer.write(b"GET / HTTP/1.1\r\nHost: m\r\nX: %s\r\n\r\n" % (b"x" * 10_000))
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(ANSWERED)

    run(test())


def test_more_headers_than_a_browser_sends_are_too_many() -> None:
    async def test() -> None:
        for many, status in ((doors.MOST_HEADERS - 1, b"204"), (doors.MOST_HEADERS, b"431")):
            async with at_the_door() as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: m\r\n" + b"X: y\r\n" * many + b"\r\n")
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 " + status)

    run(test())


class Passed:
    """What is behind the gate: it remembers who came through."""

    def __init__(self) -> None:
        self.scopes: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"x", b"y")]})
            await send({"type": "http.response.body", "body": b"in"})


async def asked(gate: Gate, method: str = "GET", *headers: tuple[bytes, bytes]) -> list[Any]:
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    scope = {"type": "http", "method": method, "headers": list(headers), "client": ("10.0.0.1", 1)}
    scope["query_string"] = b""
    await gate(scope, None, send)
    return said


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", (FOREIGN,), 200),
        ("HEAD", (FOREIGN,), 200),
        ("OPTIONS", (FOREIGN,), 200),
        ("POST", (FOREIGN,), 403),
        ("DELETE", (FOREIGN,), 403),
        ("POST", (NEAR, (b"host", b"next.local")), 200),
        ("GET", ((b"host", b"elsewhere.example"),), 421),
        ("POST", (), 200),
    ],
)
def test_pages_of_other_sites_change_nothing(
    method: str, headers: tuple[tuple[bytes, bytes], ...], status: int
) -> None:
    async def test() -> None:
        start, body = await asked(Gate(Passed(), Settings()), method, *headers)
        assert start["status"] == status
        assert set(HEADERS) <= set(start["headers"]), "browsers are told to be strict, whatever the answer"
        if status == 403:
            assert (b"content-length", str(len(body["body"])).encode()) in start["headers"]
            assert msgspec.json.decode(body["body"])["type"] == "urn:maestri:origin-foreign"

    run(test())


def test_an_address_may_ask_much_at_once_and_then_waits() -> None:
    async def test() -> None:
        behind = Passed()
        gate = Gate(behind, Settings(per_address=2))
        statuses = [(await asked(gate))[0]["status"] for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        await gate({"type": "websocket"}, None, None)
        assert behind.scopes[-1] == {"type": "websocket"}, "sockets are met elsewhere"

    run(test())
