"""Counting along: what is paid (MM-8) and who answers an attack (MM-28) is seen by all, and may be noted."""

import msgspec

from maestri.core.event import Event
from maestri.core.notes import Notes
from maestri.games.maitre_du_monde.encounters import Attacked, Played
from maestri.games.maitre_du_monde.events import Paid
from maestri.games.maitre_du_monde.material import PURSE
from maestri.games.maitre_du_monde.view import OPEN, Stand, WorldView


class Tally(Notes[WorldView]):
    """Since the deal: all that was paid, added up, and how everybody stood up to attacks."""

    def __init__(self, seats: int) -> None:
        self.money = [PURSE] * seats
        self.stands = [Stand() for _ in range(seats)]
        self.silent: int | None = None
        """Who is attacked and has played no card yet."""

    def take(self, event: Event) -> None:
        match event:
            case Paid():
                self.pay(event)
            case Attacked():
                self.silent = event.defender
                self.stands[event.defender].attacked += 1
            case Played() if event.seat == self.silent:
                self.silent = None
                self.stands[event.seat].answered += 1

    def pay(self, paid: Paid) -> None:
        if paid.payer is not None:
            self.money[paid.payer] -= paid.amount
        if paid.payee is not None:
            self.money[paid.payee] += paid.amount

    def beside(self, view: WorldView) -> WorldView:
        is_open = view.options.get("money", OPEN) == OPEN
        stands = [msgspec.structs.replace(stand) for stand in self.stands]
        return msgspec.structs.replace(view, counted=None if is_open else list(self.money), stands=stands)
