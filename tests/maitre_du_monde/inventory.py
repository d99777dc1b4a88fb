"""All wealth is in one place each, and all cards of the three decks are always somewhere."""

from collections import Counter

from maestri.games.maitre_du_monde.cards import CARDS, ITEMS, cards_in
from maestri.games.maitre_du_monde.state import World


def inventory(world: World) -> Counter[str]:
    assert all(-2 <= owner < world.seats for owner in world.owner)
    assert all(player.money >= 0 and player.money % 500 == 0 for player in world.players)
    assert [sum(part) for part in decks(world.pile)] == list(world.pile_sizes)
    cards = Counter(cards_in(world.pile))
    for player in world.players:
        assert [sum(part) for part in decks(player.hand)] == list(player.sizes)
        cards.update(cards_in(player.hand))
    cards.update(CARDS[card] for card in world.combat.spent_in_attack)
    cards.update(CARDS[card] for card in world.combat.spent_in_defence)
    if world.resolution.card >= 0:
        cards[CARDS[world.resolution.card]] += 1
    if world.using >= 0 and ITEMS[world.using] in CARDS:
        cards[ITEMS[world.using]] += 1
    return +cards


def decks(counts: object) -> list[list[int]]:
    row = list(counts)  # type: ignore[call-overload]
    return [row[:7], row[7:17], row[17:]]
