"""What is hidden, said once: a mark in the type of a field. What a seat may see follows from it."""

from functools import cache

import msgspec

OWN = "own"
UNSEEN = "unseen"

own = msgspec.Meta(extra_json_schema={"secret": OWN})
"""Marks what only its owner sees: a list by seat in a view; in an event, what the seat it names first has."""
unseen = msgspec.Meta(extra_json_schema={"secret": UNSEEN})
"""Marks what nobody sees."""


@cache
def marks(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The marked fields of a struct, each with its mark."""
    types = {field.name: msgspec.inspect.type_info(field.type) for field in msgspec.structs.fields(struct)}
    found = {name: _mark(info) for name, info in types.items()}
    return {name: mark for name, mark in found.items() if mark}


def _mark(info: msgspec.inspect.Type) -> str:
    extra = info.extra_json_schema if isinstance(info, msgspec.inspect.Metadata) else None
    return str((extra or {}).get("secret", ""))
