# compiled with mypyc
"""What each rule would need right now: done, possible or lost, by what one seat can see (MR-15 to MR-19).

Done: whatever is still laid, the rule will be done. Lost: whatever is still laid, it will not. Every number
card that may still come in a place counts, and no other.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Literal

from maestri.core.packing import packed
from maestri.games.master_of_rules.adjudication import does_own, right_of
from maestri.games.master_of_rules.material import (
    BEST,
    COLOUR_OF,
    HIGHEST,
    LIMIT,
    NUMBER_OF,
    NUMBERS,
    ONLY,
    SUM_LIMIT,
    SUPPORT,
    TYPES,
)
from maestri.games.master_of_rules.unseen import Cards, Place, places_of, types_to_come
from maestri.games.master_of_rules.view import RulesView

Outlook = Literal["done", "possible", "lost"]
Ways = set[bool]
"""How it can still turn out: done, not done, or either."""
EITHER: Ways = {True, False}

ALL: Cards = frozenset(range(NUMBERS))
BY_COLOUR = [ALL & set(range(first, first + HIGHEST)) for first in range(0, NUMBERS, HIGHEST)]
BY_NUMBER = [ALL & set(range(first, NUMBERS, HIGHEST)) for first in range(HIGHEST)]


def outlook(view: RulesView) -> dict[str, Outlook]:
    """For each type: how it would turn out if this seat laid it, or has laid it, in this deal."""
    seat = view.seat
    if seat is None or not 0 <= seat < view.seats or not view.to_move:
        return {}
    places = places_of(view)
    return {name: _worded(ways(view, places, seat, kind, seat)) for kind, name in enumerate(TYPES)}


def _worded(ways: Ways) -> Outlook:
    if ways == EITHER:
        return "possible"
    return "done" if ways == {True} else "lost"


def ways(view: RulesView, places: list[Place], seat: int, kind: int, asking: int) -> Ways:
    """How a type in front of a seat can turn out, for the seat that asks."""
    if kind == SUPPORT:
        return support_ways(view, places, right_of(seat, view.seats), asking)
    if kind == LIMIT:
        return limit_ways(places)
    own, others = places[seat], places[:seat] + places[seat + 1 :]
    if kind == BEST:
        return best_ways(own, others)
    return only_ways(own, others) if kind == ONLY else trio_ways(places)


def support_ways(view: RulesView, places: list[Place], right: int, asking: int) -> Ways:
    """MR-19: as the one to the right, with any rule that he may lay; right round the table all succeed."""
    if right == asking:
        return {True}
    kinds = types_to_come(view, right)
    return set(chain.from_iterable(ways(view, places, right, kind, asking) for kind in kinds))


def limit_ways(places: list[Place]) -> Ways:
    """MR-15: the lowest sum, and the highest."""
    return {lowest_sum(places, 1) <= SUM_LIMIT, -lowest_sum(places, -1) <= SUM_LIMIT}


def lowest_sum(places: list[Place], sign: int, taken: Cards = frozenset()) -> int:
    """The lowest sum; the highest, below zero, with a sign of -1."""
    if not places:
        return 0
    place, rest = places[0], places[1:]
    sums = []
    for cards in (place.own, place.pool - taken):
        if cards:
            best = min(cards, key=lambda card: sign * NUMBER_OF[card])
            sums.append(sign * NUMBER_OF[best] + lowest_sum(rest, sign, taken | {best}))
    return min(sums)


def best_ways(own: Place, others: list[Place]) -> Ways:
    """MR-16: by the colours of the other cards, and by how those of one's own colour compare."""
    found: Ways = set()
    for card in own.cards:
        for filled in _filled(others, _classes(card), frozenset((card,))):
            found.add(does_own(packed([card, *filled]), 0, BEST))
            if found == EITHER:
                return found
    return found


def _classes(card: int) -> list[Cards]:
    """Other cards that differ in nothing that counts: of the same colour lower or higher, or of another."""
    colours = list(BY_COLOUR)
    same = colours.pop(COLOUR_OF[card])
    return [frozenset(c for c in same if c < card), *colours, frozenset(c for c in same if c > card)]


def _filled(places: list[Place], classes: list[Cards], taken: Cards) -> Iterator[tuple[int, ...]]:
    """The ways to fill places with different cards, one for all that differ only within a class."""
    if not places:
        yield ()
        return
    for cards in classes:
        # A card that can come nowhere else leaves the others their choice.
        fitting = places[0].own & cards or (places[0].pool & cards) - taken
        for card in sorted(fitting)[:1]:
            for rest in _filled(places[1:], classes, taken | {card}):
                yield (card, *rest)


def only_ways(own: Place, others: list[Place]) -> Ways:
    """MR-17: whether another card must, and whether one can, share the colour or the number."""
    found: Ways = set()
    for card in own.cards:
        sharing = (BY_COLOUR[COLOUR_OF[card]] | BY_NUMBER[NUMBER_OF[card] - 1]) - {card}
        if any(place.cards & sharing for place in others):
            found.add(False)
        if most_of(others, ALL - sharing - {card}) == len(others):
            found.add(True)
    return found


def trio_ways(places: list[Place]) -> Ways:
    """MR-18: whether three of a kind can come, and whether they can be avoided."""
    can = any(most_of(places, cards) >= 3 for cards in BY_COLOUR + BY_NUMBER)
    return ({True} if can else set()) | ({False} if _without_trio(places, ()) else set())


def _without_trio(places: list[Place], laid: tuple[int, ...]) -> bool:
    if not places:
        return True
    for card in places[0].cards - set(laid):
        colours = sum(COLOUR_OF[other] == COLOUR_OF[card] for other in laid)
        numbers = sum(NUMBER_OF[other] == NUMBER_OF[card] for other in laid)
        if colours < 2 and numbers < 2 and _without_trio(places[1:], (*laid, card)):
            return True
    return False


def most_of(places: list[Place], cards: Cards) -> int:
    """How many of the places can get different cards out of some."""
    needy = [place for place in places if not place.own & cards]
    pools = Counter(place.pool for place in needy)
    shared = sum(min(count, len(pool & cards)) for pool, count in pools.items())
    return len(places) - len(needy) + shared
