"""Raw connections to a server, for those who do not keep to the rules."""

import base64
import os
import socket

from websockets.frames import Frame, Opcode


def connected(port: int, patience: float = 20.0, source: str = "") -> socket.socket:
    """A connection, from another address of this machine where one is named."""
    return socket.create_connection(("127.0.0.1", port), patience, (source, 0) if source else None)


def upgraded(port: int, cookie: str) -> socket.socket:
    """A websocket at /api/live, with its handshake done."""
    line = connected(port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: maestri={cookie}\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = line.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def masked(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A frame as the library's client would write it."""
    return Frame(Opcode(kind), payload, last).serialize(mask=True)


def until_closed(line: socket.socket) -> bytes:
    """All that the server still says before it ends the connection."""
    said = b""
    try:
        while more := line.recv(65_536):
            said += more
    except ConnectionError:
        """It was ended rather than closed."""
    return said
