"""How a network is taught: all that has to be said to teach it again."""

from typing import Any

import msgspec

from maestri.core.refusal import Refusal


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """What is learned, from how many matches at a time, and in how large steps."""

    game: str
    seats: tuple[int, ...]
    """At tables of these sizes, all by one network."""
    seed: int = 1
    against: str | None = None
    """The bot that plays all seats but the first; without one the network plays them all itself."""
    matches: int = 256
    """At a time, for each number of seats."""
    steps: int = 64
    """Decisions in each match between two lessons."""
    width: int = 128
    depth: int = 3
    epochs: int = 2
    parts: int = 8
    rate: float = 1e-3
    """The size of a step at first; it shrinks to a twentieth."""
    trust: float = 0.97
    """Lambda: how far a reward reaches back."""
    clip: float = 0.2
    curiosity: float = 0.01
    """What it is worth to try other things as well."""

    def checked(self) -> "Recipe":
        """The same, if it can be followed."""
        sizes = (self.matches, self.steps, self.width, self.depth, self.epochs, self.parts)
        if min(sizes) < 1 or self.width % 2 or not 0 < self.rate < 1:
            raise Refusal("training-sizes")
        return self

    def told(self) -> dict[str, Any]:
        """As a checkpoint tells it."""
        return msgspec.structs.asdict(self)
