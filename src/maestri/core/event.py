"""Facts that happened. Log, animation and words in every language are made from them."""

import re
from typing import Annotated, ClassVar, Self

import msgspec

from maestri.core.secrecy import marks
from maestri.locales import kinds
from maestri.locales.telling import BY_SEAT, ROLLED_BY_SEAT


def speaks_of(kind: str) -> msgspec.Meta:
    """Marks a field's type with what it speaks of, so that words and pictures can be found for it.

    `Annotated[str, speaks_of("card")]` is worded with the message `card-<value>` of the catalogue.
    """
    return msgspec.Meta(extra_json_schema={"format": kind})


SeatOf = Annotated[int, speaks_of("seat")]
Card = Annotated[str, speaks_of("card")]
BySeat = Annotated[tuple[int, ...], speaks_of(BY_SEAT)]
"""A number for each seat, in the order of the seats; told with their names."""
RolledBySeat = Annotated[tuple[int, ...], speaks_of(ROLLED_BY_SEAT)]
"""What each seat rolled; 0 for those who did not."""


def kebab(name: str) -> str:
    """The tag of an event class: HandEnded -> hand-ended.

    >>> kebab("HandEnded")
    'hand-ended'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, tag_field="event", tag=kebab):
    """A fact, with all that happened in it. `seen_by` takes away what a seat may not know."""

    final: ClassVar[bool] = False
    """Something hidden came out: the move can't be taken back."""

    unveils: ClassVar[bool] = False
    """It shows what the move alone does not tell, so it may differ between positions that looked alike."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as a seat sees it (None: a spectator); None where the seat sees nothing of it.

        What is marked as a seat's own is None to all but the seat that the event names first.
        """
        hidden = marks(type(self))
        if not hidden or seat == self.actor:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(hidden))

    @property
    def actor(self) -> int | None:
        """The seat that the event names first."""
        fields = kinds(type(self))
        return next((getattr(self, field) for field, kind in fields.items() if kind == "seat"), None)

    @property
    def tag(self) -> str:
        return kebab(type(self).__name__)
