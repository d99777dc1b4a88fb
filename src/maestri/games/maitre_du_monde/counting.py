"""Counting along (MM-8): payments are made before everybody's eyes, so whoever wants may know all money."""

import msgspec

from maestri.core.event import Event
from maestri.core.notes import Notes
from maestri.games.maitre_du_monde.events import Paid
from maestri.games.maitre_du_monde.material import PURSE
from maestri.games.maitre_du_monde.view import OPEN, WorldView


class Tally(Notes[WorldView]):
    """All that was paid since the deal, added up."""

    def __init__(self, seats: int) -> None:
        self.money = [PURSE] * seats

    def take(self, event: Event) -> None:
        if isinstance(event, Paid):
            if event.payer is not None:
                self.money[event.payer] -= event.amount
            if event.payee is not None:
                self.money[event.payee] += event.amount

    def beside(self, view: WorldView) -> WorldView:
        is_open = view.options.get("money", OPEN) == OPEN
        return view if is_open else msgspec.structs.replace(view, counted=list(self.money))
