"""How much memory something keeps every time that it is done."""

import gc
import sys
from collections.abc import Callable

LEAST = 0.5
"""What leaks keeps a block each time and more; what is set up for later use keeps a few, ever fewer."""
ROUNDS = 4
"""Others in this process may keep something in one of them."""


def kept_by(act: Callable[[], object], times: int) -> float:
    """Blocks of memory that one act leaves behind every time; rounds end with the first quiet one."""
    least = _grown(act, times)
    for _ in range(1, ROUNDS):
        if least <= LEAST:
            break
        least = min(least, _grown(act, times))
    return least


def _grown(act: Callable[[], object], times: int) -> float:
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(times):
        act()
    gc.collect()
    return (sys.getallocatedblocks() - before) / times
