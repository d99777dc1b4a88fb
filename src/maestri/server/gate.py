"""What stands before every request: origin, rate, and headers that tell browsers to be strict."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec

from maestri.protocol.problem import CONTENT_TYPE
from maestri.server.api.problems import patience, problem
from maestri.server.denied import Denied
from maestri.server.limits import Bucket, Buckets
from maestri.server.metrics import TURNED_AWAY
from maestri.server.origin import foreign, ours
from maestri.server.policy import policy
from maestri.server.settings import Settings

HEADERS = (
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
STRICT = (*HEADERS, (b"cache-control", b"no-store"))
SAFE = ("GET", "HEAD", "OPTIONS")
BREATH = 0.25
"""Seconds after which whoever is too fast is told so: a flood waits for its own answers."""
TOO_FAST = 429
logger = logging.getLogger("maestri.server")


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.per_address, settings.per_address * 5)
        self.lines = Bucket(1, 5)
        """A flood of those who are too fast is no flood of lines in the log."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        head = scope["method"] == "HEAD"

        async def strict(message: Any) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_FAST:
                    self._note(_address(scope))
                    await asyncio.sleep(BREATH)
                message = {**message, "headers": _strict(message["headers"])}
            elif head:  # the same as GET would say, but for the body
                message = {**message, "body": b""}
            await send(message)

        denied = self._denied(scope)
        if denied is None:
            await self.app({**scope, "method": "GET"} if head else scope, receive, strict)
        else:
            await _answer(denied, strict)

    def _note(self, address: str) -> None:
        TURNED_AWAY.labels("too-fast").inc()
        if self.lines.take():
            logger.warning("turned away", extra={"facts": {"why": "too-fast", "address": address}})

    def _denied(self, scope: Any) -> Denied | None:
        if not self.buckets.take(_address(scope)):
            return Denied(TOO_FAST, "too-fast")
        if not _readable(scope):
            return Denied(400, "request-bad", problem="the address is not UTF-8")
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not ours(headers.get("host", ""), self.settings.origins):
            return Denied(421, "host-unknown", host=headers.get("host", "")[:60])
        if scope["method"] not in SAFE and foreign(headers, self.settings.origins):
            return Denied(403, "origin-foreign")
        return None


def _address(scope: Any) -> str:
    return str((scope.get("client") or ("",))[0])


def _strict(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What an answer does not say of itself; what is said of one person is kept by no cache."""
    said = list(headers)
    names = {name.lower() for name, _ in said}
    return [*said, *((name, value) for name, value in STRICT if name not in names)]


def _readable(scope: Any) -> bool:
    """Whether the address is text: no database takes another."""
    try:
        address = unquote_to_bytes((scope.get("raw_path") or b"") + b"?" + scope["query_string"]).decode()
    except UnicodeDecodeError:
        return False
    return "\0" not in address


async def _answer(denied: Denied, send: Any) -> None:
    body = msgspec.json.encode(problem(denied))
    headers = [(b"content-type", CONTENT_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in patience(denied.status).items()]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
