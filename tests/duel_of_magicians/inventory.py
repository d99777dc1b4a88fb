"""All 55 cards are always somewhere."""

from collections import Counter

from maestri.games.duel_of_magicians.cards import by_kind
from maestri.games.duel_of_magicians.notation import cards_of, names
from maestri.games.duel_of_magicians.state import Duel


def inventory(duel: Duel) -> Counter[str]:
    assert sum(by_kind(duel.pile.counts)) == duel.pile.size
    cards = Counter(names(duel.pile.counts))
    for player in duel.players:
        assert sum(by_kind(player.hand.counts)) == player.hand.size
        cards.update(names(player.hand.counts))
        cards.update({0: "J", 14: "ball"}.get(kind, str(kind)) for kind in player.front)
    for move in duel.plays:
        cards.update(cards_of(move))
    return cards
