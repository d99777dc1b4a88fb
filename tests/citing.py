"""Ties tests to the rules they show: `@rule("DM-8")`."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Says which rules a test shows."""
    return pytest.mark.rule(*ids)


@cache
def cited_rules(examples: bool = False) -> set[str]:
    """All ids that tests cite, read from their sources, so that it does not matter which tests are run.

    Games that are examples are not on the shelf, and their tests are asked for by themselves.
    """
    tests = Path(__file__).parent
    sources = [path for path in tests.rglob("test_*.py") if ("examples" in path.parts) == examples]
    return {rule_id for source in sources for rule_id in _cited_in(source)}


def _cited_in(source: Path) -> list[str]:
    text = source.read_text(encoding="utf-8")
    if "rule(" not in text:  # most do not, and parsing takes its time
        return []
    tree = ast.parse(text)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    cited = [call.args for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [str(arg.value) for args in cited for arg in args if isinstance(arg, ast.Constant)]
