"""What each number means that `encoding.py` writes of Duel of Magicians."""

from maestri.core.observation import Feature, by_seat
from maestri.games.duel_of_magicians.material import KINDS

BY_KIND = (KINDS,)
"""The joker, magicians from 1 to 13, the crystal ball."""


def observation(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("hand", BY_KIND, "my cards by kind: joker, 1 to 13, crystal ball"),
        Feature("unseen", BY_KIND, "the cards by kind that are in the pile or in other hands"),
        Feature("total", (1,), "the last total announced"),
        Feature("round-size", (1,), "how many cards lie in the round"),
        Feature("plays", (1,), "how many plays made the round"),
        Feature("last-size", (1,), "how many cards the last play has"),
        Feature("last-ball", (1,), "1 where the last play was a crystal ball"),
        Feature("round", BY_KIND, "the cards of the round by kind"),
        Feature("pile", (1,), "how many cards the pile has"),
        Feature("hand-number", (1,), "which hand of the match is played"),
        Feature("hands-left", (1,), "how many hands come after it"),
        Feature("stack", (1,), "1 where the variant with the stack is played"),
        Feature("starter", (seats,), "who opened the hand"),
        Feature("turn", (seats,), "who is to move"),
        *by_seat(_PLAYER, seats),
    )


_PLAYER = (
    Feature("hand-size", (1,), "how many cards the seat holds"),
    Feature("front-size", (1,), "how many cards lie in front of it"),
    Feature("points", (1,), "its points of the hands that were played"),
    Feature("top", BY_KIND, "the kind of the card on top of those in front"),
)
