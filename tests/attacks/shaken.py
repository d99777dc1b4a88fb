"""A server that is shaken from within: the machine's clock is set, and what looks after it fails."""

import time
from functools import partial
from multiprocessing.sharedctypes import Synchronized

from maestri.server import now
from maestri.server.house.caretaker import Caretaker
from tests.server.servers import PROCESSES, Server


class Shaken(Server):
    """A server whose machine shows what time a test says, and whose caretaker falls when he is tripped."""

    def __init__(self, store: str, *more: str) -> None:
        super().__init__(store, *more)
        self.skew: Synchronized[float] = PROCESSES.Value("d", 0.0)
        """Seconds by which the machine's clock is wrong."""
        self.trips: Synchronized[int] = PROCESSES.Value("i", 0)
        self.prepare = partial(shake, self.skew, self.trips)


def shake(skew: "Synchronized[float]", trips: "Synchronized[int]") -> None:
    """In the server's process, before it starts."""
    seconds, nanoseconds, goes_round = time.time, time.time_ns, Caretaker.go_round

    async def go_round(self: Caretaker, number: int) -> None:
        if trips.value:
            trips.value -= 1
            raise RuntimeError("tripped")
        await goes_round(self, number)

    time.time = lambda: seconds() + skew.value
    time.time_ns = lambda: nanoseconds() + int(skew.value * 1e9)
    now.BEGAN[0] = time.time_ns() - time.monotonic_ns()
    Caretaker.go_round = go_round  # type: ignore[method-assign]
