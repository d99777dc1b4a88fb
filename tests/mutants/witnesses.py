"""Which tests run a line: found out once, so that a mutant meets those alone that can notice it."""

import ast
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from coverage import CoverageData

from tests.mutants.recording import LINES, SECONDS

BETWEEN_TESTS = ""
"""The name of what runs outside every test, such as imports."""


class Witnesses(NamedTuple):
    """What one run of some tests has written down."""

    lines: CoverageData
    seconds: dict[str, float]

    @classmethod
    def recorded(cls, folder: Path) -> "Witnesses":
        lines = CoverageData(str(folder / LINES))
        lines.read()
        return cls(lines, json.loads((folder / SECONDS).read_text()))

    def of(self, file: Path, lines: Sequence[int]) -> list[str] | None:
        """The tests that run one of the lines, the quickest first; None where it runs outside all tests."""
        seen = self.lines.contexts_by_lineno(str(file))
        tests = {test for line in lines for test in seen.get(line, ())}
        if BETWEEN_TESTS in tests:
            return None
        return sorted(tests, key=lambda test: self.seconds.get(test, 0))


def lines_of_statement(source: bytes, line: int) -> range:
    """The lines of the smallest statement around a line, without those of a body: they run together."""
    around = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt) and line in _head(node)
    ]
    return min(map(_head, around), key=len, default=range(line, line + 1))


def _head(node: ast.stmt) -> range:
    body = getattr(node, "body", None)
    end = body[0].lineno if body else (node.end_lineno or node.lineno) + 1
    return range(node.lineno, max(end, node.lineno + 1))
