"""The web client, as static files; without one, a plain page that says so."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from maestri.locales import words

# The names of built files hold a digest of their contents.
FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)
STATIC = Path(__file__).parent / "static"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Maestri</title><h1>Maestri</h1><p>{text}</p>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p></html>
"""


@get("/", media_type="text/html", include_in_schema=False, sync_to_thread=False)
def no_client() -> Response[str]:
    return Response(PAGE.format(text=words()("no-web-client")), media_type="text/html")


def _files(path: str, folder: Path, cached: CacheControlHeader) -> Any:
    html = path == "/"
    return create_static_files_router(
        path, [folder], html_mode=html, include_in_schema=False, cache_control=cached, name=f"static {path}"
    )


def handlers() -> list[Any]:
    """What is served at `/`."""
    if (STATIC / "index.html").is_file():
        return [_files("/assets", STATIC / "assets", FOREVER), _files("/", STATIC, ASK_AGAIN)]
    return [no_client]
