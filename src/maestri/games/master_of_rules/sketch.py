"""The table as text, for terminals."""

from collections.abc import Iterable, Mapping

from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.outlook import outlook
from maestri.games.master_of_rules.view import PlayerView, RulesView
from maestri.locales import Words

EMPTY = "·"


def sketch(view: RulesView, say: Words, names: list[str]) -> str:
    """Who laid and won what, the refill, and the hands that may be seen."""
    lines = [_head(view, say), ""]
    lines += _places(view, say, names)
    lines += ["", say("sketch-refill", cards=_row([*view.refill_numbers, *view.refill_rules]))]
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
    width = max(map(len, names + dummies))
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        arrow = "▸" if seat in view.to_move else " "
        first = "1" if seat == view.first else " "
        won = say("sketch-won", points=player.points, cards=_counts(player.won))
        yield f"{arrow}{first} {name:<{width}}  {_laid(player.number, player.rule)}  {won}"
    for name, dummy in zip(dummies, view.dummies, strict=True):
        yield f"   {name:<{width}}  {_laid(dummy.number, dummy.rule)}"


def _laid(number: str | None, rule: str | None) -> str:
    return f"{number or EMPTY:<2} {rule or EMPTY:<7}"


def _counts(won: list[str]) -> str:
    """`limit×2 trio`"""
    counts = [(kind, won.count(kind)) for kind in TYPES]
    return " ".join(f"{kind}×{count}" if count > 1 else kind for kind, count in counts if count) or EMPTY


def _outlook(prospects: Mapping[str, str], say: Words) -> str:
    """`limit possible · best lost …`"""
    return " · ".join(f"{kind} {say(f'outlook-{prospect}')}" for kind, prospect in prospects.items())


def _hand(player: PlayerView, whose: str, say: Words) -> Iterable[str]:
    """The hand where it may be seen, else what all know of it."""
    known = [*player.known_numbers, *player.known_rules]
    if player.numbers is not None and player.rules is not None:
        cards = [*player.numbers, *player.rules]
        return [say("sketch-hand", whose=whose, cards=_row(cards))] if cards else []
    return [say("sketch-known", whose=whose, cards=_row(known))] if known else []


def _row(cards: list[str]) -> str:
    return " ".join(f"[{card}]" for card in cards) or EMPTY
