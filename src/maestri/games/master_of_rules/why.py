"""Why a move of Master of Rules is refused."""

from typing import Literal

from maestri.games.master_of_rules.facts import DUMMY, RulesFacts
from maestri.games.master_of_rules.material import RULE, TAKE
from maestri.games.master_of_rules.notation import name
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import KINDS


def why(table: Rules, seat: int, move: int) -> RulesFacts:
    """All that a refusal of this move may want to say."""
    card = _card(move)
    return RulesFacts(
        card=name(card),
        kind="number" if card < RULE else "rule",
        taking=KINDS[table.taking] or "nothing",
        allowed=tuple(name(_card(each)) for each in table.moves(seat)) if seat in table.to_move() else (),
        by=_who_laid(table, card - RULE),
    )


def _card(move: int) -> int:
    """The card that a move lays or takes."""
    return move - TAKE if move >= TAKE else move


def _who_laid(table: Rules, kind: int) -> int | Literal["dummy"] | None:
    """The seat that laid a type in this deal, or the dummy."""
    if table.dummy_rule == kind:
        return DUMMY
    return next((seat for seat, player in enumerate(table.players) if 0 <= player.rule == kind), None)
