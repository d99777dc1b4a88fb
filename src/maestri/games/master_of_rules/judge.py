"""A companion for a real table: `A: trio R7 | B: support B3 | C: only G8 | D1: P2 limit | D2: Y9`.

Players are listed clockwise, each with a number card and a rule card in any order. D1 and D2 are the
dummies, wherever they are listed: D1 with four players, D1 and D2 with three. With three players D1 may
have a rule card, which never scores (MR-25).
"""

from typing import NamedTuple

from maestri.core.event import Event
from maestri.core.refusal import Refusal
from maestri.games.master_of_rules.material import NUMBERS_JUDGED, RULE
from maestri.games.master_of_rules.notation import CARD_OF, KEY, name
from maestri.games.master_of_rules.verdicts import each_verdict

DUMMIES = ("D1", "D2")
FEWEST = 3
LONGEST_NAME = 40


class Place(NamedTuple):
    """A player or a dummy, with the cards in front of him."""

    name: str
    numbers: tuple[int, ...]
    types: tuple[int, ...]

    @property
    def is_dummy(self) -> bool:
        return self.name in DUMMIES


def judge(text: str) -> tuple[list[str], list[Event]]:
    """The players' names clockwise, and a verdict for each of them."""
    places = [_place(part) for part in text.split("|")]
    players = [place for place in places if not place.is_dummy]
    dummies = [place for place in places if place.is_dummy]
    _check_count(places, players)
    for place in places:
        _check_cards(place, players)
    numbers = [place.numbers[0] for place in players + dummies]
    _check_once(numbers)
    return [place.name for place in players], each_verdict(numbers, [place.types[0] for place in players])


def _place(text: str) -> Place:
    who, colon, cards = text.partition(":")
    if not colon or not 0 < len(who.strip()) <= LONGEST_NAME:
        raise Refusal("judge-form", game=KEY, text=text.strip()[:60])
    who = who.strip().upper() if who.strip().upper() in DUMMIES else who.strip()
    read = [_card(card) for card in cards.split()]
    numbers = tuple(card for card in read if card < RULE)
    return Place(who, numbers, tuple(card - RULE for card in read if card >= RULE))


def _card(text: str) -> int:
    card = CARD_OF.get(text.lower())
    if card is None:
        raise Refusal("judge-card", game=KEY, card=text[:60])
    return card


def _check_count(places: list[Place], players: list[Place]) -> None:
    """MR-3, MR-21: three to five players, and dummies up to five places."""
    names = [place.name for place in places]
    twice = next((who for who in names if names.count(who) > 1), None)
    if twice is not None:
        raise Refusal("judge-name", game=KEY, name=twice)
    missing = DUMMIES[: NUMBERS_JUDGED - len(players)]
    if len(players) < FEWEST or len(places) != NUMBERS_JUDGED or not set(missing) <= set(names):
        raise Refusal("judge-count", game=KEY, players=len(players), dummies=len(places) - len(players))


def _check_cards(place: Place, players: list[Place]) -> None:
    """MR-8, MR-22, MR-23: a number card in every place, a rule card for each player, one perhaps for D1."""
    fewest = 0 if place.is_dummy else 1
    most = 1 if not place.is_dummy or (place.name == "D1" and len(players) == 3) else 0
    if len(place.numbers) != 1 or not fewest <= len(place.types) <= most:
        key = "judge-dummy-cards" if place.is_dummy else "judge-cards"
        raise Refusal(key, game=KEY, name=place.name)


def _check_once(numbers: list[int]) -> None:
    """MR-1: there is one of each number card."""
    twice = next((card for card in numbers if numbers.count(card) > 1), None)
    if twice is not None:
        raise Refusal("judge-twice", game=KEY, card=name(twice))
