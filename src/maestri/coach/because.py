"""Why a move is good, in facts of the game: each can be checked against what the seat sees."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from maestri.core.game import AnyGame, View
from maestri.core.refusal import Facts


class Because(NamedTuple):
    """A message of the game's catalogue, and the facts that it speaks of."""

    key: str
    facts: Facts


class Reasons(Protocol):
    """What a game's module here brings; a move is a legal one, in notation."""

    facts_type: type[Facts]

    def because(self, view: Any, move: str, /) -> Because: ...

    def points(self, state: Any, /) -> list[int]:
        """By seat, the more the better, if the match ended here."""


def because(game: AnyGame, view: View, move: str) -> Because | None:
    """Why the view's seat may want the move, by that view alone; None where the game has no reasons."""
    reasons = reasons_of(game)
    return reasons.because(view, move) if reasons else None


@cache
def reasons_of(game: AnyGame) -> Reasons | None:
    """The reasons in `maestri.coach.<game>`, where there are any."""
    name = f"{__package__}.{game.key.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


def seat_of(view: View) -> int:
    """The seat that sees this view."""
    assert view.seat is not None
    return view.seat
