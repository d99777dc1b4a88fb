"""What refusals of Duel of Magicians speak of."""

from maestri.core.event import SeatOf
from maestri.core.refusal import Facts


class DuelFacts(Facts):
    """Whose turn it is, the last total, the total of the cards that were meant, and the nearest cause."""

    turn: str = "yours"
    mover: SeatOf | None = None
    last: int = 0
    total: int = 0
    why: str = ""
