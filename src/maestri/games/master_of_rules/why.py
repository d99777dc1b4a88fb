"""The facts that the words of a refusal speak of."""

from typing import Any

from maestri.games.master_of_rules.material import RULE, TAKE
from maestri.games.master_of_rules.notation import name, write
from maestri.games.master_of_rules.state import Rules

TAKING = ("nothing", "number", "rule")
DUMMY = "dummy"
NOBODY = "nobody"


def why(table: Rules, seat: int, move: int) -> dict[str, Any]:
    """The card that was meant, what the seat may do instead, and who laid that type before."""
    card = move - TAKE if move >= TAKE else move
    return {
        "card": name(card),
        "kind": "number" if card < RULE else "rule",
        "taking": TAKING[table.taking],
        "allowed": " ".join(map(write, table.moves(seat))) if seat in table.to_move() else "",
        "by": _who_laid(table, card - RULE),
    }


def _who_laid(table: Rules, kind: int) -> int | str:
    """The seat that laid a type in this deal, or the dummy."""
    if table.dummy_rule == kind:
        return DUMMY
    return next((seat for seat, player in enumerate(table.players) if 0 <= player.rule == kind), NOBODY)
