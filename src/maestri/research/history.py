"""What a seat has seen happen: its information state, as events and as text."""

from collections.abc import Iterable

import msgspec

from maestri.core.event import Event


def history(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """All that a seat has seen of what happened, from the deal on; `Match.events` has what happened."""
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)


def information_state(events: Iterable[Event], seat: int) -> str:
    """The same as text: where it is the same, the seat can't tell two matches apart."""
    return f"seat {seat} " + msgspec.json.encode(history(events, seat)).decode()
