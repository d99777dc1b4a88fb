"""What refusals of Master of Rules speak of."""

from typing import Literal

from maestri.core.event import Card, SeatOf
from maestri.core.refusal import Facts

DUMMY: Literal["dummy"] = "dummy"


class RulesFacts(Facts):
    """The card that was meant, what the seat may do instead, and who laid that type before."""

    card: Card
    kind: str = ""
    taking: str = ""
    allowed: tuple[Card, ...] = ()
    by: SeatOf | Literal["dummy"] | None = None
