"""A reason to be looked into."""

from typing import Any, NamedTuple

from maestri import Match


class Case(NamedTuple):
    """A move that was made for a reason: the table before and after it, what came of it, what was said."""

    before: Any
    after: Any
    events: list[Any]
    seat: int
    move: str
    facts: Any
    match: Match[Any]
    """Before the move."""

    @property
    def player(self) -> Any:
        return self.before.players[self.seat]

    @property
    def then(self) -> Any:
        return self.after.players[self.seat]

    @property
    def what(self) -> str:
        return self.move.partition(" ")[2]

    def happened(self, tag: str) -> list[Any]:
        return [event for event in self.events if event.tag == tag]
