"""Errors of the REST interface, as problem documents."""

from typing import Any

import msgspec


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What went wrong: `type` names the catalogue key, `facts` go into its words, `detail` is in English."""

    type: str
    title: str
    status: int
    detail: str
    game: str | None = None
    rule: str | None = None
    facts: dict[str, Any] = {}


CONTENT_TYPE = "application/problem+json"
TYPE_PREFIX = "urn:maestri:"
