"""What refusals of Maître du Monde speak of."""

from maestri.core.event import SeatOf
from maestri.core.refusal import Facts
from maestri.games.maitre_du_monde.kinds import Item


class WorldFacts(Facts):
    """The nearest cause, the thing meant, whom the table waits for and in which phase, money and price."""

    why: str = "other"
    named: Item = ""
    player: tuple[SeatOf, ...] = ()
    phase: str = "over"
    money: int = 0
    price: int = 0
    facing: Item | None = None
