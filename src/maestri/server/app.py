"""The application: REST, the websocket, the web client, behind one guard."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from maestri import __version__
from maestri.server import live, pages
from maestri.server.api import games, ops, people, plies, problems, tables
from maestri.server.denied import Denied
from maestri.server.guard import LIVE, Guard
from maestri.server.house import House
from maestri.server.settings import Settings

LONGEST_BODY = 16_384
HANDLERS = (*people.HANDLERS, *tables.HANDLERS, *plies.HANDLERS, *games.HANDLERS, *ops.HANDLERS)


@get(LIVE, include_in_schema=False, sync_to_thread=False)
def no_websocket() -> None:
    """What is said to those who come without a websocket."""
    raise Denied(426, "websocket-only")


def application(settings: Settings) -> Guard:
    """The whole server as one ASGI application; its house opens and closes with it."""
    houses: list[House] = []

    def the_house() -> House:
        return houses[0]

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        house = await House.open(settings)
        houses.append(house)
        try:
            yield
        finally:
            await house.close()

    async def websocket(scope: Any, receive: Any, send: Any) -> None:
        await live.serve(the_house(), scope, receive, send)

    return Guard(_litestar(the_house, open_house), websocket, settings)


def _litestar(the_house: Callable[[], House], open_house: Any) -> Litestar:
    return Litestar(
        [
            *people.HANDLERS,
            *tables.HANDLERS,
            *plies.HANDLERS,
            *games.HANDLERS,
            *ops.HANDLERS,
            *pages.handlers(),
            no_websocket,
        ],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "person": Provide(people.provide_person),
        },
        exception_handlers=problems.HANDLERS,
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(title="Maestri", version=__version__, path="/api/schema"),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
