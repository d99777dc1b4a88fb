# compiled with mypyc
"""What players of Duel of Magicians may still expect of a hand, and how sure a lead is."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.duel_of_magicians.policy import packed
from maestri.bots.duel_of_magicians.traits import PROSPECTS
from maestri.games.duel_of_magicians.cards import count_of
from maestri.games.duel_of_magicians.material import CARDS, KINDS
from maestri.games.duel_of_magicians.state import Duel

# The places of a row: each kind of card in hand while the pile lasts, the same after it, and then, once for
# each of these times, for the player to move: …
TO_MOVE: Final = 2 * KINDS  # to have to answer
A_POINT: Final = 1  # every point of the total
A_CARD: Final = 2  # every card of the round
OPENING: Final = 3  # to open
MOVER: Final = 4
HIGH: Final = 20  # a total above is as good as this one

WORTH: Final = [packed(list(row)) for row in PROSPECTS]

# A lead of so many points makes it e times as likely to be ahead in the end …
A_HAND: Final[vec[float]] = packed([13.5, 8.2, 6.5, 5.2, 4.5])  # … of a hand to come, by seats
AFTER_PILE: Final = 2.5  # … of one whose pile is used up
DECIDED: Final = 0.1  # … of one that is over


def prospect(duel: Duel, seat: i64) -> float:
    """DM-15: the points that a player may expect of the rest of this hand."""
    worth = WORTH[duel.seats - 2]
    late: i64 = 1 if duel.pile.size == 0 else 0
    hand = duel.players[seat].hand.counts
    points = 0.0
    kind: i64
    for kind in range(KINDS):
        count = count_of(hand, kind)
        if count:
            points += worth[late * KINDS + kind] * float(count)
    if seat != duel.turn:
        return points
    mover = TO_MOVE + late * MOVER
    if duel.is_opening():
        return points + worth[mover + OPENING]
    points += worth[mover] + worth[mover + A_POINT] * float(min(HIGH, duel.total))
    return points + worth[mover + A_CARD] * float(duel.round_size())


def spread_of(duel: Duel, dealt: bool) -> float:
    """DM-16: how sure a lead is, where this hand is `dealt` and on its way, or to come like others."""
    of_a_hand = A_HAND[duel.seats - 2] * A_HAND[duel.seats - 2]
    now = of_a_hand
    if dealt:
        pile = float(duel.pile.size) / float(CARDS - duel.full_hand * duel.seats)
        now = AFTER_PILE * AFTER_PILE + (of_a_hand - AFTER_PILE * AFTER_PILE) * pile
    return sqrt(now + of_a_hand * float(duel.hands - duel.hand_number))
