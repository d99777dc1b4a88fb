"""What each number means that `encoding.py` writes of Master of Rules."""

from maestri.core.observation import Feature, by_seat
from maestri.games.master_of_rules.material import NUMBERS, TYPES

BY_NUMBER = (NUMBERS,)
"""Number cards as the move table counts them: R1 to R9, then B, Y, G and P."""
BY_TYPE = (len(TYPES),)
"""Rule cards: limit, best, only, trio, support."""


def observation(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("numbers", BY_NUMBER, "1 for each number card that I hold, R1 to P9"),
        Feature("rules", BY_TYPE, "my rule cards by type: limit, best, only, trio, support"),
        Feature("refill-numbers", BY_NUMBER, "1 for each number card in the refill"),
        Feature("refill-rules", BY_TYPE, "the rule cards of the refill by type"),
        Feature("discarded-numbers", BY_NUMBER, "1 for each number card that was discarded"),
        Feature("discarded-rules", BY_TYPE, "the rule cards that were discarded, by type"),
        Feature("dummy-numbers", BY_NUMBER, "1 for each number card of a dummy"),
        Feature("dummy-rule", BY_TYPE, "the rule card of a dummy"),
        Feature("types-laid", BY_TYPE, "1 for each type that lies on the table in this deal"),
        Feature("number-pile", (1,), "how many cards the pile of number cards has"),
        Feature("rule-pile", (1,), "how many cards the pile of rule cards has"),
        Feature("deal", (1,), "which deal of the match is played"),
        Feature("deals-left", (1,), "how many deals come after it"),
        Feature("turn-of-deal", (2,), "the first or the second turn of the deal"),
        Feature("taking", (2,), "the kind of card that is to be taken: number, rule"),
        Feature("japan", (1,), "1 where the Japanese edition is played"),
        Feature("first", (seats,), "who has the first-player card"),
        Feature("counter", (seats,), "who has the round counter"),
        Feature("turn", (seats,), "who is to move"),
        *by_seat(_PLAYER, seats),
    )


_PLAYER = (
    Feature("number-count", (1,), "how many number cards the seat holds"),
    Feature("rule-count", (1,), "how many rule cards it holds"),
    Feature("known-numbers", BY_NUMBER, "1 for each number card that all know it to hold"),
    Feature("known-rules", BY_TYPE, "the rule cards that all know it to hold, by type"),
    Feature("number", BY_NUMBER, "its number card on the table"),
    Feature("rule", BY_TYPE, "its rule card on the table"),
    Feature("won", BY_TYPE, "the rules that it won, by type"),
)
