"""Every error as a problem document, never as a traceback."""

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.routes import HTTPRoute

from maestri.core.refusal import Refusal
from maestri.protocol.problem import CONTENT_TYPE, TYPE_PREFIX, Problem
from maestri.server import pages
from maestri.server.denied import Denied
from maestri.server.logs import plainly
from maestri.server.store.sql import AWAY
from maestri.server.table import shown

logger = logging.getLogger("maestri.server")
WAIT = "10"
"""Seconds after which who asked too often, or too early, may ask again."""
KEYS = {404: "path-unknown", 405: "method-unknown", 413: "body-long", 415: "body-type"}


def problem(refusal: Refusal) -> Problem:
    """A refusal as a problem document."""
    status = refusal.status if isinstance(refusal, Denied) else 400
    return Problem(
        type=TYPE_PREFIX + refusal.key,
        title=HTTPStatus(status).phrase,
        status=status,
        detail=str(refusal),
        game=refusal.game,
        rule=getattr(refusal, "rule", None),
        facts=shown.facts(refusal),
    )


def patience(status: int) -> dict[str, str]:
    """When to come again, where somebody may."""
    return {"retry-after": WAIT} if status in (429, 503) else {}


def answer(refusal: Refusal, **headers: str) -> Response[bytes]:
    told = problem(refusal)
    return Response(
        msgspec.json.encode(told),
        status_code=told.status,
        media_type=CONTENT_TYPE,
        headers={**patience(told.status), **headers},
    )


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    return answer(refusal)


def bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: paths, methods, and bodies that do not fit."""
    if error.status_code >= 500:
        logger.error("request", extra={"facts": {"problem": str(error)[:500]}})
        return answer(Denied(500, "server-failed"))
    if error.status_code == 405:
        return answer(Denied(405, KEYS[405]), allow=", ".join(_allowed(request)))
    if error.status_code in KEYS:
        return answer(Denied(error.status_code, KEYS[error.status_code]))
    return answer(Denied(error.status_code, "request-bad", problem=_what(error)))


def _allowed(request: Request[Any, Any, Any]) -> list[str]:
    """The methods that the address knows."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, HTTPRoute) and _leads_to(route, request.url.path):
            found |= {str(method) for method in route.methods}
    return sorted(found | {"HEAD"} if "GET" in found else found)


def _leads_to(route: HTTPRoute, path: str) -> bool:
    asked, known = path.strip("/").split("/"), route.path_format.strip("/").split("/")
    fits = (a == b or b.startswith("{") for a, b in zip(asked, known, strict=False))
    return len(asked) == len(known) and all(fits)


def unknown(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Where there is nothing: programs get a problem document, people a page."""
    page = pages.nowhere() if _by_a_person(request) else None
    return page or bad_request(request, error)


def _by_a_person(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody typed an address into a browser."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def _what(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra)
    return (found or error.detail)[:300]


def unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """A body that is too deep, or no text."""
    return answer(Denied(400, "request-bad", problem=str(error)[:100]))


def store_away(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logger.error("request", extra={"facts": {"problem": plainly(error)}})
    return answer(Denied(503, "store-away"))


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logger.error("request", exc_info=error)
    return answer(Denied(500, "server-failed"))


HANDLERS: Any = {
    Refusal: refused,
    NotFoundException: unknown,
    HTTPException: bad_request,
    **dict.fromkeys(AWAY, store_away),
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
