"""Where in a JSON text something stands, so that a mistake can be shown by its line."""

import json
import re
from collections.abc import Iterator

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+')

Path = tuple[str | int, ...]


def line_of(text: str, path: Path) -> int:
    """The line on which the value at a path begins; the nearest one around it where the path is not there.

    >>> line_of('{"a": 1,\\n "b": [2,\\n 3]}', ("b", 1))
    3
    """
    nearest = 0
    for found, place in _places(text):
        if found == path[: len(found)]:
            nearest = place
        if found == path:
            break
    return text.count("\n", 0, nearest) + 1


def _places(text: str) -> Iterator[tuple[Path, int]]:
    """The path and place of every value, from the outside in."""
    tokens = [(match.group(), match.start()) for match in _TOKEN.finditer(text)]
    path: list[str | int] = []
    opened: list[str] = []
    for number, (token, place) in enumerate(tokens):
        if token in "]}":
            opened.pop()
            path.pop()
        elif token == ",":
            path[-1] = path[-1] + 1 if isinstance(path[-1], int) else path[-1]
        elif token != ":":
            is_key = number + 1 < len(tokens) and tokens[number + 1][0] == ":"
            if is_key:
                path[-1] = json.loads(token)
            else:
                yield tuple(path), place
        if token in "[{":
            opened.append(token)
            path.append(0 if token == "[" else "")
