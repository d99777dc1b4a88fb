"""Runs a server process until it is told to stop."""

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from maestri.core.refusal import Refusal
from maestri.server.app import Application
from maestri.server.doors import Door, Doors
from maestri.server.live.connection import Connection
from maestri.server.live.websocket import WebSocket
from maestri.server.logs import plainly, set_up
from maestri.server.settings import Settings, without_password
from maestri.server.store.sql import AWAY

GRACEFUL = 8
"""Seconds that open connections have to end."""
BACKLOG = 2048
SWITCH = 0.0005
"""Seconds that the thread which stores moves may have to wait for the one that does all else."""
logger = logging.getLogger("maestri.server")


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise Refusal("port", host=settings.host, port=settings.port, problem=error.strerror or "") from None
    listening.listen(BACKLOG)
    return listening


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(10_000, 20, 50)  # short pauses: a move waits for each
            logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
            self.ready()


def serve(settings: Settings, ready: Callable[[str], None]) -> int:
    """Serves until a signal; `ready` gets the address when it listens."""
    set_up()
    sys.setswitchinterval(SWITCH)
    listening = bound(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{listening.getsockname()[1]}"
    app = Application(settings)

    doors = Doors(settings.connections, settings.connections_per_address)

    def door(**uvicorns: Any) -> Door:
        return Door(doors, **uvicorns)

    def websocket(server_state: ServerState, **_: object) -> WebSocket:
        return WebSocket(server_state, partial(Connection, app.house))

    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=door,  # type: ignore[arg-type]  # all that uvicorn does with either class is to call it
        ws=websocket,  # type: ignore[arg-type]
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL,
    )
    server = Server(config, lambda: ready(address))
    # What uvicorn says of a start that failed is long, and may quote what nobody should read.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    with suppress(SystemExit):
        server.run([listening])
    if app.failure is not None:
        raise _plain(app.failure, settings.store)
    return 0 if server.started else 1


def _plain(failure: Exception, store: str) -> Refusal:
    """Why the house could not be opened, in one line."""
    if isinstance(failure, Refusal):
        return failure
    if not isinstance(failure, AWAY):
        logger.error("start", exc_info=failure)
    return Refusal("store-closed", store=without_password(store), problem=plainly(failure))
