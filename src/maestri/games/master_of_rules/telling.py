"""Makes events of what the rules do, where somebody listens."""

from itertools import pairwise
from typing import TYPE_CHECKING

from maestri.games.master_of_rules import events
from maestri.games.master_of_rules.cards import count, total
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import name, numbers_in, rules_in
from maestri.games.master_of_rules.scoring import BONUS, deciding_type, earns_three, has_all_types, points
from maestri.games.master_of_rules.verdicts import verdicts

if TYPE_CHECKING:
    from maestri.core.event import Event
    from maestri.games.master_of_rules.player import Player
    from maestri.games.master_of_rules.state import Rules
    from maestri.games.master_of_rules.table import Table


def dealt(table: "Table") -> None:
    _log(table).append(events.Dealt(table.first, tuple(_hand(player) for player in table.players)))


def refill_laid(table: "Table") -> None:
    cards = (*numbers_in(table.refill_numbers), *rules_in(table.refill_rules))
    _log(table).append(events.RefillLaid(cards))


def hand_shown(table: "Table", seat: int) -> None:
    _log(table).append(events.HandShown(seat, tuple(rules_in(table.players[seat].rules))))


def laid(table: "Table", seat: int, card: int) -> None:
    _log(table).append(events.Laid(seat, name(card)))


def took(table: "Table", seat: int, card: int) -> None:
    _log(table).append(events.Took(seat, name(card)))


def dummy_laid(table: "Table") -> None:
    """The last card on the dummies' side was laid; only Dummy-1 ever has a rule card."""
    dummy = len(table.dummy_numbers)
    rule = TYPES[table.dummy_rule] if dummy == 1 and table.dummy_rule >= 0 else None
    _log(table).append(events.DummyLaid(dummy, name(table.dummy_numbers[-1]), rule))


def adjudicated(table: "Rules", done: int) -> None:
    numbers, types = list(table.numbers_judged()), list(table.types_judged())
    _log(table).extend(verdicts(numbers, types))
    rules = [kind for seat, kind in enumerate(types) if not done >> seat & 1]
    if table.dummy_rule >= 0:
        rules.append(table.dummy_rule)
    cards = (*map(name, numbers), *(TYPES[kind] for kind in rules))
    _log(table).append(events.Discarded(cards))


def numbers_shuffled(table: "Table") -> None:
    _log(table).append(events.Reshuffled("numbers", table.piles.number_count))


def rules_shuffled(table: "Table") -> None:
    _log(table).append(events.Reshuffled("rules", table.piles.rule_count))


def deal_began(table: "Table") -> None:
    if table.first == table.counter:
        _log(table).append(events.RoundBegan(table.round))
    _log(table).append(events.FirstPlayerPassed(table.first, table.deal_number()))


def hands_discarded(table: "Table") -> None:
    _log(table).append(events.HandsDiscarded(tuple(_hand(player) for player in table.players)))


def match_ended(table: "Rules") -> None:
    """MR-30 to MR-33: every seat's points, every tie that was broken, and who won."""
    result = table.result()
    assert result is not None
    log = _log(table)
    log.extend(_scored(table, seat) for seat in range(table.seats))
    ranking = sorted(range(table.seats), key=lambda seat: result.places[seat])
    for ahead, behind in pairwise(ranking):
        if result.scores[ahead] == result.scores[behind] and result.places[ahead] != result.places[behind]:
            log.append(_tie_broken(table, ahead, behind))
    log.append(events.MatchEnded(result.winners, result.scores))


def _scored(table: "Table", seat: int) -> events.Scored:
    won = table.players[seat].won
    threes = tuple(kind for n, kind in enumerate(TYPES) if earns_three(won, n, table.edition))
    all_types = BONUS if has_all_types(won) else 0
    return events.Scored(seat, total(won), threes, BONUS * len(threes), all_types, points(won, table.edition))


def _tie_broken(table: "Table", ahead: int, behind: int) -> events.TieBroken:
    more, fewer = table.players[ahead].won, table.players[behind].won
    kind = deciding_type(more, fewer, table.edition)
    return events.TieBroken(ahead, behind, TYPES[kind], count(more, kind), count(fewer, kind))


def _hand(player: "Player") -> tuple[str, ...]:
    return (*numbers_in(player.numbers), *rules_in(player.rules))


def _log(table: "Table") -> "list[Event]":
    assert table.log is not None
    return table.log
