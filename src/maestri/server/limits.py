"""Bounds on how often somebody may ask."""

import time

MOST_KNOWN = 10_000


class Bucket:
    """So many asks a second, and a few more at once."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.left = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.seen) * self.rate)
        self.seen = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return bucket.take()
