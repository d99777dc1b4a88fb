"""Fair by proof: the house is bound before the players are, and all players before any shows what he adds."""

from hashlib import sha256
from itertools import zip_longest
from secrets import token_hex
from typing import NamedTuple, Self

import msgspec


class Share(NamedTuple):
    """What one seat has in the seed. A bot's seat has nothing."""

    pledge: str | None
    entropy: str | None

    @property
    def line(self) -> str | None:
        """What goes into the seed: the entropy, or the pledge of one that was not revealed."""
        return self.entropy if self.entropy is not None else self.pledge

    @property
    def kept(self) -> bool:
        """Whether what was revealed is what was pledged."""
        return None in self or self.pledge == digest_of(self.entropy or "")


class Fairness(msgspec.Struct, frozen=True):
    """Where a match's seed came from: the house's sealed secret, and what every seat added to it.

    A pledge without its entropy was not revealed in time; an entropy without a pledge was given openly.
    """

    commitment: str
    secret: str
    entropy: tuple[str | None, ...]
    pledges: tuple[str | None, ...] = ()

    @classmethod
    def sealed(cls, *entropy: str | None, secret: str | None = None) -> Self:
        """A fresh secret with its seal. The house must show the commitment before it asks for entropy."""
        secret = secret or token_hex(32)
        return cls(digest_of(secret), secret, entropy)

    @property
    def shares(self) -> list[Share]:
        """What each seat added, in the order of the seats."""
        return [Share(*share) for share in zip_longest(self.pledges, self.entropy)]

    @property
    def seed(self) -> str:
        """The seed of the match: SHA-256 of the secret and every share, one a line."""
        lines = [share.line for share in self.shares]
        return digest_of("\n".join([self.secret, *(line for line in lines if line is not None)]))

    def holds(self, seed: str) -> bool:
        """Whether the secret fits its seal, every entropy its pledge, and all of them the seed."""
        sealed = self.commitment == digest_of(self.secret) and all(share.kept for share in self.shares)
        return sealed and self.seed == seed

    @property
    def unpledged(self) -> int:
        """How many entropies were given openly: whoever gave the last knew the others."""
        return sum(share.pledge is None and share.entropy is not None for share in self.shares)

    @property
    def unrevealed(self) -> int:
        """How many pledges stand in the seed themselves."""
        return sum(share.pledge is not None and share.entropy is None for share in self.shares)


def digest_of(text: str) -> str:
    """The seal of a secret, and the pledge of an entropy: its SHA-256."""
    return sha256(text.encode()).hexdigest()
