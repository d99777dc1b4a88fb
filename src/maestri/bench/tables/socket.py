"""A websocket client that costs next to nothing, so that the bench measures the server."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import cast

NO_MASK = bytes(4)


class Socket(asyncio.Protocol):
    """One connection. Frames that come in go to `heard`; only whole text frames and pings are expected."""

    __slots__ = ("heard", "lost", "opened", "request", "rest", "shaken", "transport")

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.shaken = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("not a websocket"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.transport.close()
                return
            self.shaken = True
            self.opened.set_result(None)
        self.rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hands on every whole frame; gives what is left over."""
        place = 0
        while len(data) - place >= 2:
            kind, size, start = data[place] & 15, data[place + 1], place + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + size:
                break
            if kind == 1:
                self.heard(data[start : start + size])
            elif kind == 9:
                self.transport.write(b"\x8a\x80" + NO_MASK)
            place = start + size
        return data[place:]

    def close(self) -> None:
        self.transport.close()

    def say(self, message: bytes) -> None:
        """Sends a text of fewer than 64 kB."""
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + message)


async def opened(host: str, port: int, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    """A connection to `/api/live` that is ready."""
    request = (
        f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: maestri={cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), heard), host, port)
    await socket.opened
    return socket
