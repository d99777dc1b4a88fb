"""Breadth: of many cases of one kind the quick run sees some, and the long one all."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def broad(cases: Iterable[Any], quick: Container[Any]) -> list[Any]:
    """The cases, of which all but a few are long; games are named by their keys."""
    named = [(getattr(case, "key", case), case) for case in cases]
    return [
        pytest.param(case, id=str(name), marks=() if name in quick else pytest.mark.long)
        for name, case in named
    ]
