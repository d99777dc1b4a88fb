"""Which cards may still come where, by what one seat can see (MR-34)."""

from collections.abc import Iterable
from typing import NamedTuple

from maestri.games.master_of_rules.material import COPIES, NUMBERS_JUDGED, TYPES
from maestri.games.master_of_rules.notation import NUMBER_CARD
from maestri.games.master_of_rules.view import PlayerView, RulesView

Cards = frozenset[int]
NONE: Cards = frozenset()


class Place(NamedTuple):
    """The number cards that may lie in a place when the deal is judged: one, once it lies there."""

    own: Cards
    """Those that can come here only."""
    pool: Cards
    """Those that other places may get instead."""

    @property
    def cards(self) -> Cards:
        return self.own | self.pool


def places_of(view: RulesView) -> list[Place]:
    """The five places that are judged: the players' clockwise, then the dummies'."""
    unseen = unseen_numbers(view)
    players = [_of_player(player, unseen) for player in view.players]
    laid = [Place(_cards([dummy.number]), NONE) for dummy in view.dummies if dummy.number is not None]
    waiting = NUMBERS_JUDGED - len(players) - len(laid)
    # MR-27: what the pile is too small for comes from the discards, which all have seen.
    pools = [unseen if draw < view.number_pile else _cards(view.number_discard) for draw in range(waiting)]
    return players + laid + [Place(NONE, pool) for pool in pools]


def unseen_numbers(view: RulesView) -> Cards:
    """The cards that lie in the pile or in hands, for all this seat knows."""
    laid = [player.number for player in view.players] + [dummy.number for dummy in view.dummies]
    seen = {*view.refill_numbers, *view.number_discard, *(number for number in laid if number is not None)}
    for player in view.players:
        seen.update(player.known_numbers, player.numbers or ())
    return _cards(NUMBER_CARD.keys() - seen)


def _of_player(player: PlayerView, unseen: Cards) -> Place:
    """The card that he laid; or one of his hand, where those that are not known may be any unseen card."""
    if player.number is not None:
        return Place(_cards([player.number]), NONE)
    if player.numbers is not None:
        return Place(_cards(player.numbers), NONE)
    known = _cards(player.known_numbers)
    return Place(known, unseen if player.number_count > len(known) else NONE)


def _cards(names: Iterable[str]) -> Cards:
    return frozenset(NUMBER_CARD[name] for name in names)


def types_to_come(view: RulesView, seat: int) -> list[int]:
    """The types that a player may have on the table when the deal is judged."""
    player = view.players[seat]
    if player.rule is not None:
        return [TYPES.index(player.rule)]
    held = set(player.rules if player.rules is not None else player.known_rules)
    may_hold = set(held)
    if player.rules is None and player.rule_count > len(player.known_rules):
        may_hold |= _unseen_types(view)
    laid = set(_rules_laid(view))
    if held - laid and _lays_next(view, seat):
        may_hold -= laid  # MR-9 binds him, for he holds another type
    return [kind for kind, name in enumerate(TYPES) if name in may_hold]


def _rules_laid(view: RulesView) -> list[str]:
    rules = [player.rule for player in view.players] + [dummy.rule for dummy in view.dummies]
    return [rule for rule in rules if rule is not None]


def _lays_next(view: RulesView, seat: int) -> bool:
    """Whether nobody can lay a rule card before him: in turn 2, if all in between have laid theirs."""
    if view.turn == 1 or not view.to_move:
        return False
    before = (seat - view.to_move[0]) % view.seats
    between = [view.players[(view.to_move[0] + step) % view.seats] for step in range(before)]
    return all(player.rule is not None for player in between)


def _unseen_types(view: RulesView) -> set[str]:
    """MR-2: the types of which not all twelve cards have been seen."""
    seen = [*view.refill_rules, *view.rule_discard, *_rules_laid(view)]
    for player in view.players:
        seen += player.won
        seen += player.known_rules if player.rules is None else player.rules
    return {kind for kind in TYPES if seen.count(kind) < COPIES}
