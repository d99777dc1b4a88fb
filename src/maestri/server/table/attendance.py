"""Who is at a table at a moment."""

from collections.abc import Mapping
from typing import NamedTuple, Self


class Missing(NamedTuple):
    """Somebody who is not there."""

    since: int | None
    """None where he never was."""
    stand_in_at: int | None
    """When a stand-in comes for him."""


class Attendance(NamedTuple):
    """The seats whose people are connected, to this process or to another; and since when others are not.

    Spectators have places below 0.
    """

    moment: int
    here: frozenset[int]
    until: Mapping[int, int]
    """Until when each seat's person was said to be there, as far as that is known."""

    @classmethod
    def at(cls, moment: int, watching: frozenset[int], until: Mapping[int, int]) -> Self:
        """There are those who watch here, and those whom another process says to be there."""
        return cls(moment, watching.union(seat for seat, last in until.items() if last > moment), until)

    def gone_since(self, seat: int, turn_began: int) -> int:
        """When a person who is not there was there last; who never was, is missed since his turn began."""
        return self.until.get(seat, turn_began)
