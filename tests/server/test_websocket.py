"""The server's websockets keep to RFC 6455, and end where a client does not."""

import asyncio
import json
import struct
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from maestri.protocol.close_codes import TOO_SLOW
from maestri.protocol.live import LONGEST_MESSAGE
from maestri.server.live import frames
from maestri.server.live.websocket import FAREWELL, MOST_WAITING, QUIET, WebSocket
from tests.server.people import run, visitors
from tests.server.servers import Server

PING = b'{"do":"ping","id":7}'


def masked(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A frame as the library's client would write it."""
    return Frame(Opcode(kind), payload, last).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096])
def test_a_frame_of_any_length_is_read_byte_by_byte(size: int) -> None:
    payload = bytes(n % 256 for n in range(size))
    data = masked(frames.TEXT, payload)
    for cut in {*range(min(len(data), 20)), len(data) - 1}:
        assert frames.read(data[:cut], 0, LONGEST_MESSAGE) is None
    frame = frames.read(b"before" + data + b"after", 6, LONGEST_MESSAGE)
    assert frame == (frames.TEXT, True, payload, 6 + len(data))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    message = b"x" * size
    assert frames.text(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frames.text(b"not masked"), 1002),
        (b"\xc1\x80" + bytes(4), 1002),
        (b"\x83\x80" + bytes(4), 1002),
        (b"\x09\x80" + bytes(4), 1002),
        (b"\x89\xfe\x00\x7e" + bytes(4), 1002),
        (masked(frames.TEXT, b"x" * (LONGEST_MESSAGE + 1)), 1009),
        (b"\x81\xff" + struct.pack("!Q", 1 << 62), 1009),
    ],
    ids=["unmasked", "reserved bit", "unknown kind", "ping in parts", "long ping", "too long", "endless"],
)
def test_what_is_no_frame_of_a_client_breaks(data: bytes, code: int) -> None:
    with pytest.raises(frames.Broken) as broken:
        frames.read(data, 0, LONGEST_MESSAGE)
    assert broken.value.code == code


async def _connected(server: Server, cookie: str) -> ClientConnection:
    url = server.address.replace("http", "ws") + "/api/live"
    return await connect(url, additional_headers={"Cookie": f"maestri={cookie}"}, proxy=None)


def test_messages_in_parts_pings_and_closes_are_answered(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            socket = await _connected(server, ann.cookie)
            await socket.send([PING[:5].decode(), PING[5:9].decode(), PING[9:].decode()])
            assert json.loads(await socket.recv()) == {"is": "pong", "id": 7}
            await (await socket.ping(b"hello"))
            await socket.send(PING)
            assert json.loads(await socket.recv()) == {"is": "pong", "id": 7}
            await socket.close(1000)
            assert socket.close_code == 1000

    run(test())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(frames.CONTINUED, b"of nothing"), 1002),
        (masked(frames.TEXT, b"{", last=False) + masked(frames.TEXT, b"}"), 1002),
        (masked(frames.TEXT, b"x" * 4000, last=False) + masked(frames.CONTINUED, b"x" * 4000), 1009),
        (masked(frames.TEXT, b"x" * 100_000), 1009),
        (masked(frames.TEXT, b"\xff\xfe"), 4400),
    ],
    ids=["continues nothing", "is not continued", "too long in parts", "too long", "no text"],
)
def test_a_client_that_breaks_the_rules_is_told_why_it_is_closed(
    server: Server, data: bytes, code: int
) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            socket = await _connected(server, ann.cookie)
            socket.transport.write(data)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == code

    run(test())


def test_elsewhere_there_is_no_websocket(server: Server) -> None:
    async def test() -> None:
        url = server.address.replace("http", "ws") + "/api/elsewhere"
        with pytest.raises(Exception, match="404"):
            await connect(url, proxy=None)

    run(test())


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting = 0
        self.ended = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.ended

    def abort(self) -> None:
        self.ended = True

    def resume_reading(self) -> None:
        """It was never paused."""


class Ledger:
    """What uvicorn knows of its connections."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[Any] = set()


def _alone() -> tuple[WebSocket, Line]:
    line = Line()
    socket = WebSocket(cast(Any, Ledger()), cast(Any, None))
    socket.connection_made(cast(asyncio.BaseTransport, line))
    return socket, line


def test_a_quiet_client_is_asked_and_then_given_up() -> None:
    async def test() -> None:
        socket, line = _alone()
        begun = socket.heard_at
        socket.look_after(begun + QUIET - 1)
        assert line.written == []
        for moment in (1, 2, 3):
            socket.look_after(begun + QUIET + moment)
        assert line.written == [frames.control(frames.PING)]
        assert not line.ended
        socket.look_after(begun + 2 * QUIET + 1)
        assert line.ended

    run(test())


def test_what_is_said_at_one_moment_goes_out_together_and_before_a_close() -> None:
    async def test() -> None:
        socket, line = _alone()
        socket.say(b"one")
        socket.say(b"two")
        await asyncio.sleep(0)
        assert line.written == [frames.text(b"one") + frames.text(b"two")]
        socket.say(b"three")
        socket.close(TOO_SLOW)
        socket.say(b"never")
        await asyncio.sleep(0)
        assert line.written[1:] == [frames.text(b"three"), frames.closing(TOO_SLOW)]

    run(test())


def test_a_client_that_takes_nothing_is_closed_and_what_waits_is_bounded() -> None:
    async def test() -> None:
        socket, line = _alone()
        line.waiting = MOST_WAITING + 1
        for _ in range(3):
            socket.say(b"news")
            await asyncio.sleep(0)
        assert line.written == [frames.closing(TOO_SLOW)]
        socket.look_after(socket.heard_at + FAREWELL + 1)
        assert line.ended

    run(test())
