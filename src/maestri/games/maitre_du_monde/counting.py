"""Counting along (MM-8): payments are made before everybody's eyes, so whoever wants may know all money."""

from collections.abc import Iterable

import msgspec

from maestri.core.event import Event
from maestri.games.maitre_du_monde.events import Paid
from maestri.games.maitre_du_monde.material import PURSE
from maestri.games.maitre_du_monde.view import WorldView


def counted(view: WorldView, told: Iterable[Event]) -> WorldView:
    """The view of somebody who added up all that was paid since the deal."""
    money = [PURSE] * view.seats
    for event in told:
        if isinstance(event, Paid):
            if event.payer is not None:
                money[event.payer] -= event.amount
            if event.payee is not None:
                money[event.payee] += event.amount
    return msgspec.structs.replace(view, counted=money)
