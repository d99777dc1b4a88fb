"""Measuring without being fooled by a noisy machine."""

import time
from collections.abc import Callable

ROUNDS = 3


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done a second, at best: `work` does some and says how much."""
    return max(_rate(work, seconds / ROUNDS) for _ in range(ROUNDS))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        done += work()
        now = time.perf_counter()
    return done / (now - start)
