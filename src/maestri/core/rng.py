# compiled with mypyc
"""The generator behind every shuffle and die: sfc32, small enough to check by hand.

Only 32-bit additions, shifts and exclusive-ors, so that the same numbers come out of
any language. `docs/chance.md` describes it and gives test vectors.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import kind_in_bits, unpacked
from maestri.core.undrawn import Undrawn

WORD: Final = 0xFFFFFFFF
SCRIPTED: Final = -1
NO_SCRIPT: Final[list[int]] = []


class Rng:
    """A stream of random numbers. It is handed to the rules from outside and kept by nobody."""

    def __init__(self, digest: bytes) -> None:
        """Starts from the first 16 bytes of a digest, read as four big-endian words."""
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = int.from_bytes(digest[12:16], "big")
        self.used: bool = False
        self.script: list[int] = NO_SCRIPT  # the draws that were decided on, where the counter is SCRIPTED

    def word(self) -> i64:
        """The next 32 random bits."""
        self.used = True
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """An unbiased number from 0 to n - 1: words from the last, incomplete run of n are thrown away."""
        if self.counter < 0:
            return self.scripted(n)
        while True:
            word = self.word()
            number: i64 = word % n
            if word - number <= WORD + 1 - n:
                return number

    def scripted(self, n: i64) -> i64:
        """The next draw that was decided on; where none is left, it says how many outcomes it has."""
        if n == 1:
            return 0
        self.used = True
        if not self.script:
            raise Undrawn([1] * int(n))
        return self.script.pop(0)

    def kind(self, counts: i64, width: i64, total: i64) -> i64:
        """Of things counted by kind, each count so many bits wide, the kind of any one of them."""
        if self.counter < 0:
            return self.scripted_kind(unpacked(counts, width))
        return kind_in_bits(counts, width, self.below(total))

    def scripted_kind(self, counts: vec[i64]) -> i64:
        """The draws that were decided on number the kinds that are there, and no others."""
        kinds = [kind for kind in range(len(counts)) if counts[kind]]
        if len(kinds) == 1:
            return kinds[0]
        self.used = True
        if not self.script:
            raise Undrawn([int(counts[kind]) for kind in kinds])
        return kinds[self.script.pop(0)]

    def die(self) -> i64:
        """One roll of an ordinary die."""
        return self.below(6) + 1


def seeded(text: str) -> Rng:
    """A generator from any text, by way of SHA-256."""
    return Rng(sha256(text.encode()).digest())


def scripted(draws: Sequence[int]) -> Rng:
    """A generator that draws what was decided on; where it is asked for more, it raises Undrawn."""
    rng = Rng(bytes(16))
    rng.script = list(draws)
    rng.counter = SCRIPTED
    return rng


def rng_for_ply(seed: str, ply: int) -> Rng:
    """The generator of one ply of a match: ply 0 is the deal, ply n the n-th move."""
    return seeded(f"maestri/{seed}/{ply}")
