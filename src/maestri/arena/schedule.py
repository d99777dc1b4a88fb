"""Which matches an arena plays: every deal in every seating."""

from collections.abc import Iterator, Sequence
from itertools import permutations

import msgspec

from maestri.arena.contender import check_at
from maestri.arena.fixture import Fixture
from maestri.arena.makings import makings
from maestri.core.option import Value
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called


class Arena(msgspec.Struct, frozen=True):
    """Who meets whom at what. With a `field`, each bot in turn sits alone among bots of the field."""

    game: str
    bots: tuple[str, ...]
    seats: int
    matches: int
    seed: str
    options: dict[str, Value] = {}
    field: str | None = None
    adjusted: bool = False
    """Whether luck is measured, so that shares can be told without it."""
    made_with: str = ""
    """The rules and the bots, as they are when the arena is checked."""

    def line_ups(self) -> list[tuple[str, ...]]:
        """The tables to be seated. Without a field there is one, and its last bot fills the free seats."""
        if self.field is None:
            return [self.bots + self.bots[-1:] * (self.seats - len(self.bots))]
        return [(bot,) + (self.field,) * (self.seats - 1) for bot in self.bots]

    def checked(self) -> "Arena":
        """The same, with all options settled, if it can be played."""
        game = game_called(self.game)
        game.check_seats(self.seats)
        names = (*self.bots, *([self.field] if self.field else []))
        for name in names:
            check_at(name, game, self.seats)
        if len(self.bots) > self.seats and self.field is None:
            raise Refusal("arena-seats", bots=len(self.bots), seats=self.seats)
        options = game.settled(self.options)
        return msgspec.structs.replace(self, options=options, made_with=makings(game, names))

    def deals(self) -> int:
        """How many deals make up the matches; a deal that is begun is played in all seatings."""
        per_deal = sum(len(seatings(line_up)) for line_up in self.line_ups())
        return -(-self.matches // per_deal)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches, deal by deal."""
        for deal in range(self.deals()):
            for number, line_up in enumerate(self.line_ups()):
                for seating in seatings(line_up):
                    yield self._fixture(deal, number, seating)

    def _fixture(self, deal: int, line_up: int, seating: tuple[str, ...]) -> Fixture:
        return Fixture(self.game, self.options, self.seed, deal, line_up, seating, self.adjusted)


def seatings(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """All ways to seat a table that differ.

    >>> seatings(["a", "b", "b"])
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return sorted(set(permutations(line_up)))
