"""What stands before every request: origin, rate, and headers that tell browsers to be strict."""

from typing import Any

import msgspec

from maestri.protocol.problem import CONTENT_TYPE
from maestri.server.api.problems import problem
from maestri.server.denied import Denied
from maestri.server.limits import Buckets
from maestri.server.origin import foreign
from maestri.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.per_address, settings.per_address * 5)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def strict(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        denied = self._denied(scope)
        if denied is None:
            await self.app(scope, receive, strict)
        else:
            await _answer(denied, strict)

    def _denied(self, scope: Any) -> Denied | None:
        if not self.buckets.take((scope.get("client") or ("",))[0]):
            return Denied(429, "too-fast")
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in SAFE and foreign(headers, self.settings.origins):
            return Denied(403, "origin-foreign")
        return None


async def _answer(denied: Denied, send: Any) -> None:
    body = msgspec.json.encode(problem(denied))
    headers = [(b"content-type", CONTENT_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
