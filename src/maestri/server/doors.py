"""The doors of the house: HTTP as uvicorn speaks it, with bounds on heads, on patience and on connections.

uvicorn's own bound on heads is read by another parser than the one that runs here, and a connection that says
nothing would stay open for ever.
"""

import logging
from collections import Counter
from functools import partial
from ipaddress import ip_network
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from maestri.protocol.problem import CONTENT_TYPE
from maestri.server.api.problems import patience, problem
from maestri.server.denied import Denied
from maestri.server.limits import Bucket
from maestri.server.live.websocket import WebSocket
from maestri.server.metrics import TURNED_AWAY

LONGEST_HEAD = 16_384
"""Bytes of a request before its body: more than any browser sends."""
MOST_HEADERS = 100
MOST_PIPELINED = 8
"""Requests that may wait on one connection for the answer to the one before."""
PIECE = 4096
"""Bytes that are read before it is asked whether there was too much in them."""
PATIENCE = 15.0
"""Seconds within which a request must have come whole."""
logger = logging.getLogger("maestri.server")


class Doors:
    """How many connections are open: in all, and from each address."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.open: Counter[str] = Counter()
        self.lines = Bucket(1, 5)
        """A flood of those who are turned away is no flood of lines in the log."""

    def enter(self, address: str) -> Denied | None:
        """Counts a connection in; or says why it can't stay."""
        self.open[address] += 1
        if self.open[address] > self.per_address:
            return Denied(429, "connections-too-many", most=self.per_address)
        if self.open.total() > self.most:
            return Denied(503, "house-full")
        return None

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def note(self, denied: Denied, address: str) -> None:
        """Writes down who was turned away, a few lines at a time."""
        TURNED_AWAY.labels(denied.key).inc()
        if self.lines.take():
            logger.warning("turned away", extra={"facts": {"why": denied.key, "address": address}})


def network_of(address: str) -> str:
    """What counts as one address: whoever has an IPv6 address has a whole network of them.

    >>> network_of("203.0.113.7"), network_of("2001:db8::1:2:3")
    ('203.0.113.7', '2001:db8::/64')
    """
    return str(ip_network((address, 64), strict=False)) if ":" in address else address


class Door(HttpToolsProtocol):
    """One connection. Whoever goes beyond a bound gets one clear answer, and the connection ends."""

    def __init__(self, doors: Doors, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.doors = doors
        self.address = ""
        self.head = 0
        """Bytes that came of a request whose head is not whole yet."""
        self.denied: Denied | None = None
        self.upgraded = False
        self.deadline: Any = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        self._expect()
        denied = self.doors.enter(self.address)
        if denied is not None:
            self._turn_away(denied)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        self.doors.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece at a time: of thousands of headers, or of requests, not all are read to know that."""
        for start in range(0, len(data), PIECE):
            if self.denied is not None or self.upgraded or self.transport.is_closing():
                return
            self._read(data[start : start + PIECE])

    def _read(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self._turn_away(Denied(431, "head-long", longest=LONGEST_HEAD))
        elif self.denied is not None:
            self._turn_away(self.denied)

    def handle_websocket_upgrade(self) -> None:
        self._expect_no_more()
        self.upgraded = True
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocket):
            socket.leave = partial(self.doors.leave, self.address)

    # What the parser calls

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self.denied = Denied(431, "head-long", longest=LONGEST_HEAD)
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.denied = Denied(429, "too-fast")
        if self.denied is None:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        if self.denied is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._expect_no_more()
        self.head = 0
        if self.denied is None:
            super().on_message_complete()

    # Patience

    def _expect(self) -> None:
        """From now on a whole request must come, in good time."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(
                PATIENCE, lambda: self._turn_away(Denied(408, "request-slow", seconds=int(PATIENCE)))
            )

    def _expect_no_more(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _turn_away(self, denied: Denied) -> None:
        self.denied = denied
        self._expect_no_more()
        self.doors.note(denied, self.address)
        if not self.transport.is_closing():
            self.transport.write(_told(denied))
            self.transport.close()


def _told(denied: Denied) -> bytes:
    body = msgspec.json.encode(problem(denied))
    head = f"content-type: {CONTENT_TYPE}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n"
    wait = "".join(f"{name}: {value}\r\n" for name, value in patience(denied.status).items())
    return STATUS_LINE[denied.status] + f"{head}{wait}\r\n".encode() + body
