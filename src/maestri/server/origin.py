"""Whether a page of another site is behind a request."""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit


def foreign(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """True where a browser says that the page is not ours. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != headers.get("host")
