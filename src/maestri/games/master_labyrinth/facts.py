"""What refusals of Master Labyrinth speak of."""

from maestri.core.event import Card, SeatOf
from maestri.core.refusal import Facts
from maestri.games.master_labyrinth.events import Sides, Square


class LabyrinthFacts(Facts):
    """Whose move it is and which step, the squares and cards that were meant, and what there is instead."""

    mover: SeatOf | None = None
    step: str = ""
    taken: int = 0
    limit: int = 0
    here: Square | None = None
    there: Square | None = None
    lair: str = ""
    card: Card | None = None
    again: bool = False
    dragon: str = ""
    faced: Square | None = None
    arrow: Square | None = None
    arrows: tuple[Square, ...] = ()
    sides: Sides | None = None
    spare: tuple[Sides, ...] = ()
