"""Time to think, counted from the log's own times, so that every process counts alike."""

from collections.abc import Iterable

from maestri.protocol.tables import Clock
from maestri.server.store.entry import Entry


class Clocks:
    """What each seat has used. Only the seats that are to move use any."""

    def __init__(
        self, clock: Clock | None, seats: int, started_at: int, pauses: Iterable[tuple[int, int]] = ()
    ) -> None:
        self.clock = clock
        self.used = [0] * seats
        self.since = started_at
        self.pauses = list(pauses)
        """From when to when no server ran."""

    def entry(self, running: Iterable[int], entry: Entry) -> None:
        """An entry of the log ends the time that ran before it."""
        for seat in running:
            self.used[seat] += self._passed(entry.at)
        self.since = max(self.since, entry.at)
        if self.clock is not None and entry.back_to is None:
            if self.clock.kind == "move":
                self.used[entry.seat] = 0
            else:
                self.used[entry.seat] -= self.clock.increment * 1000

    def _passed(self, moment: int) -> int:
        """Milliseconds since the last entry in which somebody could move."""
        lost = sum(max(0, min(end, moment) - max(begin, self.since)) for begin, end in self.pauses)
        return max(0, moment - self.since - lost)

    def left(self, seat: int, running: Iterable[int], moment: int) -> int:
        """Milliseconds that a seat has left at a moment; below 0 when it is out of time."""
        assert self.clock is not None
        spent = self.used[seat] + (self._passed(moment) if seat in running else 0)
        return self.clock.seconds * 1000 - spent

    def shown(self, running: Iterable[int], moment: int) -> list[int] | None:
        """What every seat has left, as it is shown."""
        if self.clock is None:
            return None
        return [max(0, self.left(seat, running, moment)) for seat in range(len(self.used))]
