"""What somebody keeps who has watched from the deal on: taken event by event, none of them read twice."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from maestri.core.event import Event

V = TypeVar("V")


class Notes(Generic[V]):
    """A game's own way to take notes, and to lay them beside a view."""

    def take(self, event: Event) -> None:
        """Something happened, as the seat saw it."""
        raise NotImplementedError

    def beside(self, view: V) -> V:
        """The view of somebody who has these notes."""
        raise NotImplementedError


class Notebook(Generic[V]):
    """The notes of one seat, and how many plies are in them."""

    def __init__(self, notes: Notes[V], seat: int, dealt: Iterable[Event]) -> None:
        self.notes = notes
        self.seat = seat
        self.plies = 0
        self._take(dealt)

    def ply(self, events: Iterable[Event]) -> None:
        """One more of them."""
        self._take(events)
        self.plies += 1

    def _take(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.notes.take(seen)
