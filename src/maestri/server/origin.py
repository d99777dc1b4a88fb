"""Whether a page of another site is behind a request, or a name that is not ours."""

from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

AT_HOME = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Ends of names that nobody on the internet can own."""


def foreign(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """True where a browser says that the page is not ours. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != headers.get("host")


def ours(host: str, allowed: Collection[str]) -> bool:
    """Whether the house goes by the name that a browser knows it by.

    A site that lets its own name lead to this machine could else read what the machine's browser may read.
    A name that somebody on the internet may own must be told to the house; addresses and names at home not.
    """
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    if not host or "." not in name or name.endswith(AT_HOME) or _is_address(name):
        return True
    return any(urlsplit(origin).hostname == name for origin in allowed)


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
