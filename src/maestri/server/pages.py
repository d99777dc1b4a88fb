"""The web client, as static files; without one, a plain page that says so."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

from maestri.locales import words

STATIC = Path(__file__).parent / "static"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Maestri</title><h1>Maestri</h1><p>{text}</p>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p></html>
"""


@get("/", media_type="text/html", include_in_schema=False, sync_to_thread=False)
def no_client() -> Response[str]:
    return Response(PAGE.format(text=words()("no-web-client")), media_type="text/html")


def handlers() -> list[Any]:
    """What is served at `/`."""
    if (STATIC / "index.html").is_file():
        return [create_static_files_router("/", [STATIC], html_mode=True, include_in_schema=False)]
    return [no_client]
