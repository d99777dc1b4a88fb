"""Measuring without being fooled by a noisy machine."""

import time
from collections.abc import Callable, Mapping

ROUNDS = 10
Work = Callable[[], int]
"""Does some work and says how much."""


def rates(works: Mapping[str, Work], seconds: float) -> dict[str, float]:
    """How much of each work is done a second, at best.

    They take turns in short rounds, so that a slow moment of the machine hits them all alike.
    """
    best = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            best[name] = max(best[name], _rate(work, seconds / ROUNDS))
    return best


def rate(work: Work, seconds: float) -> float:
    """How much work is done a second, at best."""
    return rates({"": work}, seconds)[""]


def _rate(work: Work, seconds: float) -> float:
    done = 0
    start = now = time.process_time()  # what other programs take of the core does not count
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)
