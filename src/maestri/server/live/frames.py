"""Frames of websockets (RFC 6455), as a server without extensions reads and writes them."""

from typing import NamedTuple

from websockets.utils import apply_mask

from maestri.protocol.close_codes import PROTOCOL_ERROR, TOO_BIG

CONTINUED, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KNOWN = (CONTINUED, TEXT, BYTES, CLOSE, PING, PONG)
LAST = 0x80
RESERVED = 0x70
MASKED = 0x80
SHORT = 125


class Broken(Exception):
    """Not a frame that a client may send; the code says why the connection ends."""

    def __init__(self, code: int) -> None:
        self.code = code


class Frame(NamedTuple):
    """A frame of a client, and where in the data it ends."""

    kind: int
    last: bool
    payload: bytes
    end: int


def text(message: bytes) -> bytes:
    """A message of text as one frame."""
    return _head(TEXT, len(message)) + message


def control(kind: int, payload: bytes = b"") -> bytes:
    """A ping, a pong or a close."""
    return _head(kind, len(payload)) + payload


def closing(code: int) -> bytes:
    """The frame that ends a connection, and says why."""
    return control(CLOSE, code.to_bytes(2, "big"))


def _head(kind: int, size: int) -> bytes:
    first = LAST | kind
    if size <= SHORT:
        return bytes((first, size))
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big")
    return bytes((first, 127)) + size.to_bytes(8, "big")


def read(data: bytes, start: int, longest: int) -> Frame | None:
    """The frame that begins at a place of the data; None where it is not whole yet."""
    if len(data) < start + 2:
        return None
    first, second = data[start], data[start + 1]
    _check(first, second)
    size, place = second & ~MASKED, start + 2
    if size > SHORT:
        width = 2 if size == 126 else 8
        size, place = int.from_bytes(data[place : place + width], "big"), place + width
        if len(data) < place:
            return None
    if size > longest:
        raise Broken(TOO_BIG)
    end = place + 4 + size
    if len(data) < end:
        return None
    payload = apply_mask(data[place + 4 : end], data[place : place + 4])
    return Frame(first & 15, bool(first & LAST), payload, end)


def _check(first: int, second: int) -> None:
    kind = first & 15
    whole = first & LAST and second & ~MASKED <= SHORT
    if first & RESERVED or kind not in KNOWN or not second & MASKED or (kind >= CLOSE and not whole):
        raise Broken(PROTOCOL_ERROR)
