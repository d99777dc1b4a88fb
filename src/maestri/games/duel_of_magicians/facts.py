"""What refusals of Duel of Magicians speak of."""

from maestri.core.refusal import Facts


class DuelFacts(Facts):
    """Whose turn it is, the last total, and the total of the cards that were meant."""

    turn: str
    last: int
    total: int
