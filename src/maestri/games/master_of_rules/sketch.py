"""The table as text, for terminals."""

from collections.abc import Iterable, Mapping

from maestri.core.cells import cells, padded
from maestri.core.sketch import typed
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.outlook import outlook
from maestri.games.master_of_rules.view import DummyView, PlayerView, RulesView
from maestri.locales import Words

EMPTY = "·"
Place = PlayerView | DummyView


def sketch(view: RulesView, say: Words, names: list[str]) -> str:
    """Who laid and won what, the refill, and the hands that may be seen."""
    lines = [_head(view, say), ""]
    lines += _places(view, say, names)
    lines += ["", say("sketch-refill", cards=_row([*view.refill_numbers, *view.refill_rules], say))]
    if prospects := outlook(view):
        lines.append(say("sketch-outlook", rules=_outlook(prospects, say)))
    for seat, player in enumerate(view.players):
        lines += _hand(player, say("sketch-own-hand") if seat == view.seat else names[seat], say)
    return "\n".join(lines)


def _head(view: RulesView, say: Words) -> str:
    facts = {"deal": view.deal, "deals": view.deals, "round": view.round, "rounds": view.rounds}
    return say("sketch-head", **facts, turn=view.turn, numbers=view.number_pile, rules=view.rule_pile)


def _places(view: RulesView, say: Words, names: list[str]) -> Iterable[str]:
    """A line a player, and a line a dummy."""
    dummies = [say("dummy", number=number) for number in range(1, len(view.dummies) + 1)]
    players: list[tuple[str, Place]] = list(zip(names, view.players, strict=True))
    places = players + list(zip(dummies, view.dummies, strict=True))
    width = max(cells(name) for name, _ in places)
    laid = [_laid(place, say) for _, place in places]
    number_width, rule_width = (max(map(cells, column)) for column in zip(*laid, strict=True))
    for seat, ((name, place), (number, rule)) in enumerate(zip(places, laid, strict=True)):
        arrow = "▸" if seat in view.to_move else " "
        first = "1" if seat == view.first else " "
        cards = f"{padded(number, number_width)}  {padded(rule, rule_width)}"
        yield f"{arrow}{first} {padded(name, width)}  {cards}  {_won(place, say)}".rstrip()


def _laid(place: Place, say: Words) -> tuple[str, str]:
    number, rule = (say.name("card", card) if card else EMPTY for card in (place.number, place.rule))
    return number, rule


def _won(place: Place, say: Words) -> str:
    """`3 points: Limit 23 ×2, Trio`; a dummy wins nothing."""
    if not isinstance(place, PlayerView):
        return ""
    counts = [(say.name("card", kind), place.won.count(kind)) for kind in TYPES]
    cards = [say("sketch-won-type", card=card, count=count) for card, count in counts if count]
    return say("sketch-won", points=place.points, cards=say("list-comma").join(cards) or EMPTY)


def _outlook(prospects: Mapping[str, str], say: Words) -> str:
    """`Limit 23 possible, Best of the Best lost …`"""
    return say("list-comma").join(
        say("sketch-prospect", rule=say.name("card", kind), prospect=say(f"outlook-{prospect}"))
        for kind, prospect in prospects.items()
    )


def _hand(player: PlayerView, whose: str, say: Words) -> Iterable[str]:
    """The hand where it may be seen, else what all know of it."""
    known = [*player.known_numbers, *player.known_rules]
    if player.numbers is not None and player.rules is not None:
        cards = [*player.numbers, *player.rules]
        return [say("sketch-hand", whose=whose, cards=_row(cards, say))] if cards else []
    return [say("sketch-known", whose=whose, cards=_row(known, say))] if known else []


def _row(cards: list[str], say: Words) -> str:
    return say("list-comma").join(typed(say, "card", card) for card in cards) or EMPTY
