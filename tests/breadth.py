"""Breadth: of many cases of one kind the quick run sees some, the wide one more, and the long one all."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def broad(cases: Iterable[Any], quick: Container[Any], wide: Container[Any] | None = None) -> list[Any]:
    """The cases, of which all but a few are wide, or long where it is said which are wide."""
    return [pytest.param(case, id=name_of(case), marks=size_of(case, quick, wide)) for case in cases]


def size_of(case: Any, quick: Container[Any], wide: Container[Any] | None = None) -> Any:
    """The marks of a case; games are looked up by their keys."""
    key = getattr(case, "key", case)
    if key in quick:
        return ()
    return pytest.mark.wide if wide is None or key in wide else pytest.mark.long


def only_long(*case: Any, id: str | None = None) -> Any:
    """One more case of what is shown by those beside it."""
    return pytest.param(*case, id=id, marks=pytest.mark.long)


def name_of(case: Any) -> str:
    return str(getattr(case, "key", case))


def as_many(config: pytest.Config, quick: int, wide: int, long: int) -> int:
    """How often something is tried, in a run of this size."""
    return long if config.getoption("--long") else wide if config.getoption("--wide") else quick
