"""The application: REST and the web client, behind one gate."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from maestri import __version__
from maestri.server import pages
from maestri.server.api import codes, games, mine, ops, people, plies, problems, push, puzzles, tables
from maestri.server.denied import Denied
from maestri.server.gate import Gate
from maestri.server.house import House
from maestri.server.live.websocket import LIVE
from maestri.server.settings import Settings

LONGEST_BODY = 16_384
HANDLERS = (
    *people.HANDLERS,
    *tables.HANDLERS,
    *mine.HANDLERS,
    *push.HANDLERS,
    *codes.HANDLERS,
    *plies.HANDLERS,
    *puzzles.HANDLERS,
    *games.HANDLERS,
    *ops.HANDLERS,
)


@get(LIVE, include_in_schema=False, sync_to_thread=False)
def no_websocket() -> None:
    """What is said to those who come without a websocket."""
    raise Denied(426, "websocket-only")


class Application(Gate):
    """The whole server but its websockets, as one ASGI application; its house opens and closes with it."""

    house: House
    failure: Exception | None = None
    """Why the house could not be opened."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(_litestar(lambda: self.house, self._open), settings)

    @asynccontextmanager
    async def _open(self, _: Litestar) -> AsyncIterator[None]:
        try:
            self.house = await House.open(self.settings)
        except Exception as error:
            self.failure = error
            raise
        try:
            yield
        finally:
            await self.house.close()


def _litestar(the_house: Callable[[], House], open_house: Any) -> Litestar:
    return Litestar(
        [*HANDLERS, *pages.handlers(), no_websocket],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "person": Provide(people.provide_person),
        },
        exception_handlers=problems.HANDLERS,
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Maestri",
            version=__version__,
            path="/api/schema",
            # Pages for people would load foreign code, which our policy forbids.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
