"""Runs a server process until it is told to stop."""

import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from maestri.core.refusal import Refusal
from maestri.protocol.live import LONGEST_MESSAGE
from maestri.server.app import application
from maestri.server.logs import set_up
from maestri.server.settings import Settings

GRACEFUL = 8
"""Seconds that open connections have to end."""
BACKLOG = 2048
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
            gc.set_threshold(50_000, 20, 50)
            self.ready()


def serve(settings: Settings, ready: Callable[[str], None]) -> int:
    """Serves until a signal; `ready` gets the address when it listens."""
    set_up()
    listening = bound(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        application(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL,
        h11_max_incomplete_event_size=16_384,
    )
    server = Server(config, lambda: ready(address))
    server.run([listening])
    return 0 if server.started else 1
