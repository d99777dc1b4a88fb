# compiled with mypyc
"""Makes events of what the rules do."""

from itertools import pairwise
from typing import TYPE_CHECKING

from mypy_extensions import i64

from maestri.core.event import Event
from maestri.games.master_of_rules import events
from maestri.games.master_of_rules.cards import bit, count, total
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import name, numbers_in, rules_in
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.scoring import BONUS, deciding_type, earns_three, has_all_types, points
from maestri.games.master_of_rules.teller import Teller
from maestri.games.master_of_rules.verdicts import verdicts

if TYPE_CHECKING:
    from maestri.games.master_of_rules.position import Position


class Telling(Teller):
    """Somebody listens: what happens goes into a log."""

    def __init__(self, log: list[Event]) -> None:
        self.log: list[Event] = log

    def dealt(self, position: "Position") -> None:
        self.log.append(events.Dealt(position.first, _hands(position)))

    def refill_laid(self, position: "Position") -> None:
        cards = (*numbers_in(position.refill_numbers), *rules_in(position.refill_rules))
        self.log.append(events.RefillLaid(cards))

    def laid(self, position: "Position", seat: i64, card: i64) -> None:
        self.log.append(events.Laid(seat, name(card)))

    def hand_shown(self, position: "Position", seat: i64) -> None:
        self.log.append(events.HandShown(seat, tuple(rules_in(position.players[seat].rules))))

    def took(self, position: "Position", seat: i64, card: i64) -> None:
        self.log.append(events.Took(seat, name(card)))

    def dummy_laid(self, position: "Position") -> None:
        """The last card on the dummies' side was laid; only Dummy-1 ever has a rule card."""
        dummy = len(position.dummy_numbers)
        rule = TYPES[position.dummy_rule] if dummy == 1 and position.dummy_rule >= 0 else None
        self.log.append(events.DummyLaid(dummy, name(position.dummy_numbers[-1]), rule))

    def adjudicated(self, position: "Position", done: i64) -> None:
        numbers, types = list(position.numbers_judged()), list(position.types_judged())
        self.log.extend(verdicts(numbers, types))
        rules = [kind for seat, kind in enumerate(types) if not done & bit(seat)]
        if position.dummy_rule >= 0:
            rules.append(position.dummy_rule)
        cards = (*[name(card) for card in numbers], *[TYPES[kind] for kind in rules])
        self.log.append(events.Discarded(cards))

    def numbers_shuffled(self, position: "Position") -> None:
        self.log.append(events.Reshuffled("numbers", position.piles.number_count))

    def rules_shuffled(self, position: "Position") -> None:
        self.log.append(events.Reshuffled("rules", position.piles.rule_count))

    def deal_began(self, position: "Position") -> None:
        if position.first == position.counter:
            self.log.append(events.RoundBegan(position.round))
        self.log.append(events.FirstPlayerPassed(position.first, position.deal_number()))

    def hands_discarded(self, position: "Position") -> None:
        self.log.append(events.HandsDiscarded(_hands(position)))

    def match_ended(self, position: "Position") -> None:
        """MR-30 to MR-33: every seat's points, every tie that was broken, and who won."""
        result = position.result()
        assert result is not None
        for seat in range(position.seats):
            self.log.append(_scored(position, seat))
        ranking = sorted(range(position.seats), key=result.places.__getitem__)
        for ahead, behind in pairwise(ranking):
            tied = result.scores[ahead] == result.scores[behind]
            if tied and result.places[ahead] != result.places[behind]:
                self.log.append(_tie_broken(position, ahead, behind))
        self.log.append(events.MatchEnded(result.winners, result.scores))


def _scored(position: "Position", seat: i64) -> Event:
    won = position.players[seat].won
    edition = position.edition
    threes = tuple([kind for number, kind in enumerate(TYPES) if earns_three(won, number, edition)])
    all_types = BONUS if has_all_types(won) else 0
    return events.Scored(seat, total(won), threes, BONUS * len(threes), all_types, points(won, edition))


def _tie_broken(position: "Position", ahead: i64, behind: i64) -> Event:
    more, fewer = position.players[ahead].won, position.players[behind].won
    kind = deciding_type(more, fewer, position.edition)
    return events.TieBroken(ahead, behind, TYPES[kind], count(more, kind), count(fewer, kind))


def _hands(position: "Position") -> tuple[tuple[str, ...], ...]:
    return tuple([_hand(player) for player in position.players])


def _hand(player: Player) -> tuple[str, ...]:
    return (*numbers_in(player.numbers), *rules_in(player.rules))
