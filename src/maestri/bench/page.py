"""What a bench prints: lines that are whole on any terminal, and in a file."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec


def say(line: str) -> None:
    """Prints a line at once: what is measured next takes a while."""
    print(line, flush=True)


def table(*rows: Sequence[str]) -> str:
    """Rows of cells, the first column to the left and the figures to the right; a row may end early."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    figures = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=False))
    return "  ".join((row[0].ljust(widths[0]), *figures))


def figure(value: float | None, form: str = ",.0f") -> str:
    """A figure, or a dash where there is none."""
    return "–" if value is None else format(value, form)


def as_json(report: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(report)).decode()
