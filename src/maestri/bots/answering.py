"""The other end of a `Worker`: a process that answers one line after the other."""

import os
import sys
from collections.abc import Callable

from maestri.bots.process import READY


def make_way(kindness: int) -> None:
    """Lets others go first, as far as the system knows how."""
    if os.name == "posix":
        os.nice(kindness)


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """Says that it is ready, then answers each line that comes in."""
    _write(READY)
    for line in sys.stdin.buffer:
        _write(answer(line) + b"\n")


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
