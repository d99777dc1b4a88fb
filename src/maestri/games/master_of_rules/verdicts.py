# compiled with mypyc
"""Why each rule was done or not: what adjudication found, as data."""

from collections.abc import Sequence

from maestri.core.event import Event
from maestri.core.packing import packed
from maestri.games.master_of_rules import events
from maestri.games.master_of_rules.adjudication import adjudicate, leans_on, right_of, sum_of
from maestri.games.master_of_rules.material import BEST, COLOUR_OF, COLOURS, LIMIT, NUMBER_OF, ONLY, TRIO
from maestri.games.master_of_rules.notation import name

Numbers = Sequence[int]


def verdicts(numbers: Numbers, types: Sequence[int]) -> list[Event]:
    """What the numbers come to, then a verdict for each player."""
    return [_counted(numbers), *each_verdict(numbers, types)]


def each_verdict(numbers: Numbers, types: Sequence[int]) -> list[Event]:
    """A verdict for each player, clockwise. The number cards of the dummies come after the players'."""
    done = adjudicate(packed(numbers), packed(types))
    return [_verdict(numbers, types, player, bool(done >> player & 1)) for player in range(len(types))]


def _counted(numbers: Numbers) -> Event:
    frequent, frequency = _most_frequent(numbers)
    values = [NUMBER_OF[card] for card in numbers]
    equal = [card for card in numbers if values.count(NUMBER_OF[card]) > 1]
    return events.NumbersCounted(sum_of(packed(numbers)), _letters(frequent), frequency, _names(equal))


def _verdict(numbers: Numbers, types: Sequence[int], player: int, done: bool) -> Event:
    kind = types[player]
    if kind == LIMIT:
        return events.LimitJudged(player, done, sum_of(packed(numbers)))
    if kind == BEST:
        return _best(numbers, player, done)
    if kind == ONLY:
        return _only(numbers, player, done)
    if kind == TRIO:
        return events.TrioJudged(player, done, _names(_trio(numbers)))
    return _support(types, player, done)


def _best(numbers: Numbers, player: int, done: bool) -> Event:
    """MR-16."""
    frequent, frequency = _most_frequent(numbers)
    highest = [max(card for card in numbers if COLOUR_OF[card] == colour) for colour in frequent]
    own = name(numbers[player])
    return events.BestJudged(player, done, own, _letters(frequent), frequency, _names(highest))


def _most_frequent(numbers: Numbers) -> tuple[list[int], int]:
    """MR-16: the colours than which none is more frequent, and how often each is there."""
    colours = [COLOUR_OF[card] for card in numbers]
    frequency = max(map(colours.count, colours))
    return sorted({colour for colour in colours if colours.count(colour) == frequency}), frequency


def _only(numbers: Numbers, player: int, done: bool) -> Event:
    """MR-17."""
    own = numbers[player]
    sharing = [
        card
        for card in numbers
        if card != own and (COLOUR_OF[card] == COLOUR_OF[own] or NUMBER_OF[card] == NUMBER_OF[own])
    ]
    return events.OnlyJudged(player, done, name(own), _names(sharing))


def _trio(numbers: Numbers) -> list[int]:
    """MR-18: all cards whose colour or number is there three times."""
    colours = [COLOUR_OF[card] for card in numbers]
    values = [NUMBER_OF[card] for card in numbers]
    return [c for c in numbers if colours.count(COLOUR_OF[c]) >= 3 or values.count(NUMBER_OF[c]) >= 3]


def _support(types: Sequence[int], player: int, done: bool) -> Event:
    """MR-19."""
    end = leans_on(packed(types), player)
    return events.SupportJudged(player, done, right_of(player, len(types)), end if end >= 0 else None)


def _letters(colours: Sequence[int]) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in colours)


def _names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(name(card) for card in cards)
