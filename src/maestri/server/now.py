"""What time it is, as tables are kept."""

import time

BEGAN = [time.time_ns() - time.monotonic_ns()]


def steady() -> int:
    """Nanoseconds since 1970, counted from the start on: who sets the machine's clock moves no other."""
    return BEGAN[0] + time.monotonic_ns()


clock = steady


def not_before(moment: int) -> None:
    """It is later than this, whatever the machine says: its clock was set back while no server ran."""
    BEGAN[0] = max(BEGAN[0], moment * 1_000_000 - time.monotonic_ns())


def now() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000
