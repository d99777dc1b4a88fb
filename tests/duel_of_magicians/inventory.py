"""All 55 cards are always somewhere."""

from collections import Counter

from maestri.games.duel_of_magicians.notation import cards_of, names
from maestri.games.duel_of_magicians.state import Duel


def inventory(duel: Duel) -> Counter[str]:
    assert sum(duel.pile.count) == duel.pile.size
    cards = Counter(names(duel.pile.count))
    for player in duel.players:
        assert sum(player.hand.count) == player.hand.size
        cards.update(names(player.hand.count))
        cards.update({0: "J", 14: "ball"}.get(kind, str(kind)) for kind in player.front)
    for move in duel.plays:
        cards.update(cards_of(move))
    return cards
