"""Fair by proof: a secret that is sealed before the first card and shown after the last."""

from hashlib import sha256
from secrets import token_hex
from typing import Self

import msgspec


class Fairness(msgspec.Struct, frozen=True):
    """Where a match's seed came from: the house's sealed secret, and what every player added to it."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]

    @classmethod
    def sealed(cls, *entropy: str, secret: str | None = None) -> Self:
        """A fresh secret with its seal. The house must show the commitment before it asks for entropy."""
        secret = secret or token_hex(32)
        return cls(commitment_of(secret), secret, entropy)

    @property
    def seed(self) -> str:
        """The seed of the match: SHA-256 of the secret and every entropy, one a line."""
        return sha256("\n".join((self.secret, *self.entropy)).encode()).hexdigest()

    def holds(self, seed: str) -> bool:
        """Whether the seal fits the secret, and the secret the seed."""
        return self.commitment == commitment_of(self.secret) and self.seed == seed


def commitment_of(secret: str) -> str:
    """The seal of a secret: its SHA-256."""
    return sha256(secret.encode()).hexdigest()
