"""Heads without end, requests that never come whole, and more connections than one person needs."""

import asyncio
from functools import partial
from multiprocessing.synchronize import Event as Stop
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from maestri.server import doors
from tests.attacks.strangers import Attack, bear, on_both_stores
from tests.attacks.wire import connected, until_closed, upgraded
from tests.server.lines import Line
from tests.server.people import run, visitors
from tests.server.servers import Server

BEGUN = b"GET /healthz HTTP/1.1\r\nHost: maestri\r\n"


def endless_header(port: int, cookie: str, stop: Stop) -> None:
    _pour(port, stop, BEGUN + b"X: ", b"x" * 65_536)


def endless_headers(port: int, cookie: str, stop: Stop) -> None:
    _pour(port, stop, BEGUN, b"X: y\r\n" * 10_000)


def endless_requests(port: int, cookie: str, stop: Stop) -> None:
    _pour(port, stop, b"", b"GET /nowhere HTTP/1.1\r\nHost: maestri\r\n\r\n" * 1_500)


def _pour(port: int, stop: Stop, first: bytes, more: bytes) -> None:
    """Comes back as often as it is turned away."""
    while not stop.is_set():
        try:
            with connected(port) as line:
                line.sendall(first)
                while not stop.is_set():
                    line.sendall(more)
        except OSError:
            stop.wait(0.05)


FLOODS: tuple[Attack, ...] = (endless_header, endless_headers, endless_requests)


@pytest.mark.parametrize(
    ("attacked", "attack"),
    on_both_stores([(flood.__name__, flood) for flood in FLOODS], {"endless_header", "endless_requests"}),
    indirect=["attacked"],
)
def test_a_flood_of_heads_is_felt_at_no_table(attacked: Server, attack: Attack) -> None:
    run(bear(attack, attacked))


@pytest.mark.parametrize(
    "sent",
    [
        BEGUN + b"X: " + b"x" * 2 * doors.LONGEST_HEAD,
        BEGUN + b"X: y\r\n" * 2 * doors.MOST_HEADERS + b"\r\n",
        b"GET /" + b"x" * 2 * doors.LONGEST_HEAD,
    ],
    ids=["one header", "many headers", "the path"],
)
def test_a_head_that_is_too_long_is_answered_in_one_line(server: Server, sent: bytes) -> None:
    with connected(server.port) as line:
        line.sendall(sent)
        said = until_closed(line)
    assert said.startswith(b"HTTP/1.1 431 ")
    assert b"too long" in said


@pytest.mark.parametrize(
    ("sent", "counted"),
    [(BEGUN + b"X: y\r\n" * 40_000, "on_header"), (b"GET / HTTP/1.1\r\n\r\n" * 10_000, "on_url")],
    ids=["headers", "requests"],
)
def test_of_a_flood_that_comes_at_once_only_its_beginning_is_read(
    sent: bytes, counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bytes] = []
    reads = getattr(doors.Door, counted)

    def counts(door: doors.Door, *what: bytes) -> None:
        seen.append(what[0])
        reads(door, *what)

    monkeypatch.setattr(doors.Door, counted, counts)

    async def test() -> None:
        config = uvicorn.Config(_waits_for_all, log_config=None, lifespan="off")
        door = doors.Door(doors.Doors(9, 9), config=config, server_state=ServerState(), app_state={})
        door.connection_made(cast(asyncio.Transport, Line()))
        door.data_received(sent)
        assert door.denied is not None
        door.connection_lost(None)

    run(test())
    assert len(seen) < 1_000


@pytest.mark.parametrize(
    "sent",
    [b"", BEGUN, b"POST /api/me HTTP/1.1\r\nHost: maestri\r\nContent-Length: 10\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(doors, "PATIENCE", 0.2)

    async def test() -> None:
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(_waits_for_all, log_config=None, lifespan="off")
        at_once = partial(
            doors.Door, doors.Doors(9, 9), config=config, server_state=ServerState(), app_state={}
        )
        async with await loop.create_server(at_once, "127.0.0.1", 0) as listening:
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            writer.write(sent)
            assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
            writer.close()
            await writer.wait_closed()

    run(test())
    assert [vars(line)["facts"]["why"] for line in caplog.records] == ["request-slow"]


async def _waits_for_all(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        """Until the body is whole, or nobody is there."""


def test_whoever_holds_too_many_connections_is_told_so_and_those_inside_are_answered(
    small_house: Server,
) -> None:
    async def test() -> None:
        async with visitors(small_house, 1) as (ann,):
            with upgraded(small_house.port, ann.cookie) as inside:
                crowd = [connected(small_house.port) for _ in range(12)]
                answers = [until_closed(line) for line in crowd[-3:]]
                assert all(answer.startswith(b"HTTP/1.1 429 ") for answer in answers)
                assert all(b"retry-after" in answer for answer in answers)
                inside.sendall(b"")
                for line in crowd:
                    line.close()
            with connected(small_house.port) as line:
                line.sendall(BEGUN + b"Connection: close\r\n\r\n")
                assert until_closed(line).startswith(b"HTTP/1.1 200 ")

    run(test())
