# compiled with mypyc
"""News (MM-26, MM-27): the Actualité cards of one's own turn."""

from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import (
    COMBAT_KINDS,
    DISASTER,
    FIRST_CARD,
    SCANDAL,
    SPYING,
    STRIKE,
    SUBSIDY,
    TOURIST_BOOM,
)
from maestri.games.maitre_du_monde.material import BANK, COMBAT, NOTHING, TOURISM
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.resolutions import fine, loses


def use_news(table: Position, seat: i64, card: i64, target: i64, rng: Rng) -> None:
    """MM-26: it happens at once; the card goes back into the deck, which is shuffled."""
    table.put_back(card)
    table.teller.used(seat, card, target)
    if card == STRIKE:
        table.players[target].strikes += 1
    elif card == SCANDAL:
        fine(table, target, table.box.amounts[SCANDAL], "scandal")
        table.players[target].muted |= 1 << seat
    elif card == SPYING:
        spy(table, seat, target, rng)
    elif card == DISASTER:
        loses(table, target)
    elif card == SUBSIDY:
        table.pay(BANK, seat, table.box.amounts[SUBSIDY], "subsidy")
    elif card == TOURIST_BOOM:
        boom = table.box.amounts[TOURIST_BOOM] * table.count(seat, TOURISM)
        table.pay(BANK, seat, boom, "tourist-boom")


def spy(table: Position, seat: i64, target: i64, rng: Rng) -> None:
    """MM-27: he alone sees the other's Combat cards, and takes one of them at random."""
    victim = table.players[target]
    card: i64
    for card in range(COMBAT_KINDS):
        table.knowledge.see(target, card, victim.hand[card], 1 << seat)
    taken: i64 = NOTHING
    if victim.sizes[COMBAT] > 0:
        taken = random_combat_card(table, target, rng)
    table.teller.spied(seat, target, victim.hand, taken)
    if taken >= 0:
        victim.remove(taken)
        table.knowledge.leave(target, taken, (1 << seat) | (1 << target))
        table.players[seat].add(taken)
        table.knowledge.gain(seat, taken, 1 << target)


def random_combat_card(table: Position, seat: i64, rng: Rng) -> i64:
    hand = table.players[seat].hand
    nth = rng.below(table.players[seat].sizes[COMBAT])
    card = FIRST_CARD[COMBAT]
    while nth >= hand[card]:
        nth -= hand[card]
        card += 1
    return card
