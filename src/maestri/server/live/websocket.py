"""A websocket of the server: bytes come in and messages go on, messages come and frames go out.

It speaks straight to the transport. A layer that keeps a queue, a task and a parser for each connection costs
more memory and time than all that a table does.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast

from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from maestri.protocol.close_codes import NOT_ALLOWED, PROTOCOL_ERROR, RESTARTING, TOO_BIG, TOO_SLOW
from maestri.protocol.live import LONGEST_MESSAGE
from maestri.server.limits import Bucket
from maestri.server.live import frames
from maestri.server.live.frames import Broken, Frame

LIVE = "/api/live"
QUIET = 20.0
"""Seconds without a word after which a client is asked whether it is there; after twice as many it is not."""
FAREWELL = 3.0
"""Seconds that a client has to answer a close."""
MOST_WAITING = 1 << 20
"""Bytes that may wait for a slow client. Beyond them it is closed; it can come back by ply."""
MOST_PARTS = 8
"""Frames that a message may come in. Browsers send one for all that is said here."""
CONTROLS_A_SECOND, CONTROLS_AT_ONCE = 2, 20
"""Pings and pongs of one client; it is asked every 20 seconds, and needs to ask no more often."""


class Listener(Protocol):
    """Who is behind a websocket."""

    def heard(self, message: bytes) -> None:
        """A whole message came."""

    def gone(self) -> None:
        """The connection has ended."""


Welcome = Callable[["WebSocket", Request], Listener]


class WebSocket(asyncio.Protocol):
    """One connection. uvicorn makes it when a client asks for a websocket, and hands it the request."""

    __slots__ = (
        "asked_at",
        "broken",
        "closed",
        "controls",
        "heard_at",
        "leave",
        "listener",
        "loop",
        "parts",
        "paused",
        "rest",
        "said",
        "server",
        "transport",
        "welcome",
    )

    def __init__(self, server: ServerState, welcome: Welcome) -> None:
        self.server = server
        self.welcome = welcome
        self.loop = asyncio.get_running_loop()
        self.listener: Listener | None = None
        self.rest = b""
        """The beginning of a frame that is not whole yet."""
        self.parts: list[bytes] | None = None
        """What came of a message that is not whole yet."""
        self.controls = Bucket(CONTROLS_A_SECOND, CONTROLS_AT_ONCE)
        self.paused = False
        """What came is not read on until there is room for it."""
        self.said: list[bytes] | None = None
        self.closed = False
        """Good-bye was said, by either side."""
        self.broken = False
        """What the client sends makes no sense any more."""
        self.heard_at = self.loop.time()
        self.asked_at = 0.0
        self.leave: Callable[[], None] | None = None
        """Says at the door that the connection has ended."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Work that the server waits for when it ends."""
        task = self.loop.create_task(work)
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)
        return task

    # What goes out

    def say(self, message: bytes) -> None:
        """Sends a text, together with all that is said at the same moment: every write is a system call."""
        if self.said:
            self.said.append(frames.text(message))
        else:
            self.said = [frames.text(message)]
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self.said:
            said, self.said = self.said, None
            self._write(b"".join(said))

    def close(self, code: int) -> None:
        """Says good-bye; the connection ends when the client has answered, or has had time to."""
        if not self.closed:
            self._flush()
            self._write(frames.closing(code))
            self.closed = True
            self.heard_at = self.loop.time()
            self.resume()

    def pause(self) -> None:
        """Reads no more, so that a flood waits on its own side; nor what came in the same packet."""
        self.paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        """Reads on, first what came already: else a flood would pile up here."""
        if self.paused:
            self.paused = False
            if self.rest:
                self.loop.call_soon(self._read_on)
            else:
                self._read_on()

    def _read_on(self) -> None:
        self.data_received(b"")
        if not self.paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def look_after(self, moment: float) -> None:
        """Asks a quiet client whether it is there, and gives up one that does not answer."""
        quiet = moment - self.heard_at
        if quiet > (FAREWELL if self.closed else 2 * QUIET):
            self.transport.abort()
        elif quiet > QUIET and self.asked_at < self.heard_at:
            self.asked_at = moment
            self._write(frames.control(frames.PING))

    def _write(self, data: bytes) -> None:
        if self.closed or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            data = frames.closing(TOO_SLOW)
            self.closed = True
        self.transport.write(data)

    # What uvicorn and the transport call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server.connections.add(self)  # type: ignore[arg-type]  # it needs no more than `shutdown`

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.server.connections.discard(self)
        if self.leave is not None:
            self.leave()
        if self.listener is not None:
            self.listener.gone()

    def shutdown(self) -> None:
        """The server ends; the client may come back."""
        self._flush()
        if not self.closed:
            self.transport.write(frames.closing(RESTARTING))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.listener is None:
            self._shake_hands(data)
        elif not self.broken:
            self._read(data)

    def _read(self, data: bytes) -> None:
        if not self.closed:
            self.heard_at = self.loop.time()
        data = self.rest + data if self.rest else data
        place = 0
        try:
            while not self.paused and (frame := frames.read(data, place, LONGEST_MESSAGE)) is not None:
                place = frame.end
                self._received(frame)
            self.rest = data[place:]
        except Broken as broken:
            self.broken = True
            self.close(broken.code)
            self.transport.write_eof()  # its own good-bye would not be understood

    def _shake_hands(self, request: bytes) -> None:
        """Whether this is a websocket is for the library to say; after that it is not needed any more."""
        protocol = ServerProtocol()
        protocol.receive_data(request)
        asked = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
        here = asked is not None and asked.path.partition("?")[0] == LIVE
        response = protocol.accept(asked) if asked and here else protocol.reject(404, "not here\n")
        protocol.send_response(response)
        self.transport.write(b"".join(protocol.data_to_send()))
        if asked is None or response.status_code != 101:
            self.closed = True
            self.transport.close()
        else:
            self.listener = self.welcome(self, asked)

    def _received(self, frame: Frame) -> None:
        if frame.kind >= frames.CLOSE and not self.controls.take():
            raise Broken(NOT_ALLOWED)
        if frame.kind == frames.CLOSE:
            self._good_bye(frame.payload)
        elif frame.kind == frames.PING:
            self._write(frames.control(frames.PONG, frame.payload))
        elif frame.kind != frames.PONG and not self.closed:
            self._data(frame)

    def _data(self, frame: Frame) -> None:
        """A message may come in several frames, though nobody needs that for so short ones."""
        assert self.listener is not None
        if (frame.kind == frames.CONTINUED) != (self.parts is not None):
            raise Broken(PROTOCOL_ERROR)
        if self.parts is None and frame.last:
            self.listener.heard(frame.payload)
            return
        self.parts = [*(self.parts or ()), frame.payload]
        if len(self.parts) > MOST_PARTS:
            raise Broken(NOT_ALLOWED)
        message = b"".join(self.parts)
        if len(message) > LONGEST_MESSAGE:
            raise Broken(TOO_BIG)
        if frame.last:
            self.parts = None
            self.listener.heard(message)

    def _good_bye(self, payload: bytes) -> None:
        if not self.closed:
            self._write(frames.control(frames.CLOSE, payload[:2] if len(payload) >= 2 else b""))
            self.closed = True
        self.transport.close()
