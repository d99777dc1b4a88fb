"""The web client, as static files; without one, a plain page that says so."""

import mimetypes
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from maestri.locales import LANGUAGES, words
from maestri.server.denied import Denied
from maestri.server.policy import policy

# The names of built files hold a digest of their contents.
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
STATIC = Path(__file__).parent / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build has made smaller already, the smallest first."""
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
}
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Maestri</title><h1>Maestri</h1><p>{text}</p>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p></html>
"""


class File:
    """A built file in memory, as it is and compressed."""

    def __init__(self, path: Path, cached: str) -> None:
        self.plain = path.read_bytes()
        self.smaller = {
            name: made.read_bytes()
            for name, ending in ENCODINGS.items()
            if (made := path.with_name(path.name + ending)).is_file()
        }
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = kind
        self.tag = _digest(self.plain)
        self.headers = {"cache-control": cached, "vary": "accept-encoding, accept-language"}

    def answer(self, request: Request[Any, Any, Any], **more: str) -> Response[bytes]:
        encoding = _accepted(request.headers.get("accept-encoding", ""), self.smaller)
        tag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        headers = {**self.headers, **more, "etag": tag}
        if _known(tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if encoding is None:
            return Response(self.plain, headers=headers, media_type=self.kind)
        headers["content-encoding"] = encoding
        return Response(self.smaller[encoding], headers=headers, media_type=self.kind)


def _accepted(header: str, made: Iterable[str]) -> str | None:
    """The smallest of what was made that the browser takes; one at `q=0` it does not."""
    asked = (part.replace(" ", "").partition(";") for part in header.split(","))
    accepted = {name for name, _, quality in asked if quality not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return next((name for name in made if name in accepted), None)


def _known(tag: str, header: str) -> bool:
    """Whether the browser has it already."""
    tags = {each.strip().removeprefix("W/") for each in header.split(",")}
    return tag in tags or "*" in tags


@get("/", media_type="text/html", include_in_schema=False, sync_to_thread=False)
def no_client() -> Response[str]:
    return Response(PAGE.format(text=words()("no-web-client")), media_type="text/html")


def _early(language: str, assets: Iterable[str]) -> str:
    """What the page will ask for as soon as it runs, so that the browser asks for it meanwhile."""
    words = [name for name in assets if name.startswith(f"{language}-") and name.endswith(".js")]
    return ", ".join(f"</assets/{name}>; rel=modulepreload" for name in words)


def _language(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that the client speaks."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return next((tag.strip()[:2] for tag in wanted if tag.strip()[:2] in LANGUAGES), "en")


@cache
def _page(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def nowhere() -> Response[bytes] | None:
    """The client at an address where nothing is: it says so as people want to hear it."""
    page = _page(STATIC / "index.html")
    if page is None:
        return None
    headers = {"content-security-policy": policy(page.decode())}
    return Response(page, status_code=404, media_type="text/html", headers=headers)


def handlers() -> list[Any]:
    """What is served at `/`."""
    if not (STATIC / "index.html").is_file():
        return [no_client]
    index = File(STATIC / "index.html", ASK_AGAIN)
    index.headers["content-security-policy"] = policy(index.plain.decode())
    compressed = tuple(ENCODINGS.values())
    assets = {
        path.name: File(path, FOREVER)
        for path in (STATIC / "assets").iterdir()
        if path.is_file() and path.suffix not in compressed
    }
    early = {language: _early(language, assets) for language in LANGUAGES}

    @get("/", media_type="text/html", include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return index.answer(request, link=early.get(_language(request), ""))

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in assets:
            raise Denied(404, "path-unknown")
        return assets[name].answer(request)

    return [page, asset, *_beside(assets)]


WORKER = "sw.js"
NO_FILES = b"const FILES = []"
NOT_OFFLINE = ("Board-", "kaisei-")
"""Assets that no rule book needs: boards, and letters that can be done without."""


def _beside(assets: Iterable[str]) -> list[Any]:
    """What lies beside the page under a name that does not change: the service worker, manifest, icons."""
    files = {
        path.name: File(path, ASK_AGAIN)
        for path in STATIC.iterdir()
        if path.suffix in (".js", ".webmanifest", ".png")
    }
    if WORKER in files:
        worker = files[WORKER]
        kept = sorted(f"/assets/{name}" for name in assets if not name.startswith(NOT_OFFLINE))
        worker.plain = worker.plain.replace(NO_FILES, b"const FILES = " + msgspec.json.encode(kept))
        worker.smaller, worker.headers = {}, {**worker.headers, "etag": f'"{_digest(worker.plain)}"'}

    def served(name: str) -> Any:
        @get(f"/{name}", include_in_schema=False, sync_to_thread=False)
        def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
            return files[name].answer(request)

        return beside

    return [served(name) for name in files]


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]
