"""A websocket at a line that keeps what is written."""

import asyncio
from base64 import b64encode
from typing import Any, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from maestri.server.live.websocket import WebSocket


class Line:
    """A transport that keeps what is written, and how it ended."""

    def __init__(self) -> None:
        self.written = b""
        self.waiting = 0
        self.reading = True
        self.end = ""

    def write(self, data: bytes) -> None:
        assert not self.end
        self.written += data

    def taken(self) -> bytes:
        """What was written since this was asked."""
        taken, self.written = self.written, b""
        return taken

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return bool(self.end)

    def abort(self) -> None:
        self.end = "aborted"

    def close(self) -> None:
        self.end = "closed"

    def write_eof(self) -> None:
        self.written += b"<eof>"

    def get_extra_info(self, name: str) -> None:
        """Nothing is known of the other end."""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Server:
    """What uvicorn knows of its connections."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[Any] = set()


class Listener:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.left = 0

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def gone(self) -> None:
        self.left += 1


def request(path: str = "/api/live", version: str = "13") -> bytes:
    key = b64encode(bytes(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: {version}\r\n\r\n"
    ).encode()


class Open:
    """A websocket, its line, and who is behind it."""

    def __init__(self, hello: bytes | None = None) -> None:
        self.listener, self.line, self.server = Listener(), Line(), Server()
        self.asked: list[Request] = []
        self.socket = WebSocket(cast(Any, self.server), self._welcome)
        self.socket.connection_made(cast(asyncio.BaseTransport, self.line))
        self.socket.data_received(request() if hello is None else hello)
        self.hello = self.line.taken()

    def _welcome(self, _: WebSocket, asked: Request) -> Listener:
        self.asked.append(asked)
        return self.listener

    def gets(self, kind: Opcode, payload: bytes, last: bool = True) -> None:
        self.socket.data_received(Frame(kind, payload, last).serialize(mask=True))
