"""What each seat may see of Master of Rules (MR-34)."""

from typing import Literal

import msgspec

from maestri.core.event import Card, SeatOf
from maestri.core.game import EVERYTHING, View, onlooker
from maestri.games.master_of_rules.cards import size, total
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import name, numbers_in, rules_in
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.scoring import points
from maestri.games.master_of_rules.state import Rules

Kind = Literal["number", "rule"]
KINDS: tuple[Kind | None, ...] = (None, "number", "rule")


class PlayerView(msgspec.Struct):
    """A seat at the table. Its hand is None to others; what all know of it is not."""

    numbers: list[Card] | None
    rules: list[Card] | None
    number_count: int
    rule_count: int
    known_numbers: list[Card]
    known_rules: list[Card]
    number: Card | None
    rule: Card | None
    won: list[Card]
    points: int


class DummyView(msgspec.Struct):
    """The cards in front of a dummy."""

    number: Card | None
    rule: Card | None


class RulesView(View):
    """The table as one seat sees it. The piles have a size and no order: nobody knows the next card."""

    round: int
    rounds: int
    deal: int
    deals: int
    turn: int
    first: SeatOf
    counter: SeatOf
    taking: Kind | None
    refill_numbers: list[Card]
    refill_rules: list[Card]
    players: list[PlayerView]
    dummies: list[DummyView]
    number_pile: int
    rule_pile: int
    number_discard: list[Card]
    rule_discard: list[Card]


def view(table: Rules, seat: int | None) -> RulesView:
    """MR-34: hands are private, everything else on the table is open."""
    return RulesView(
        seat=seat,
        seats=table.seats,
        options={"edition": table.edition.key, **({"toy": True} if table.toy else {})},
        to_move=table.to_move(),
        round=table.round,
        rounds=table.rounds(),
        deal=table.deal_number(),
        deals=table.deals,
        turn=table.turn,
        first=table.first,
        counter=table.counter,
        taking=KINDS[table.taking],
        refill_numbers=numbers_in(table.refill_numbers),
        refill_rules=rules_in(table.refill_rules),
        players=[
            _player(table, player, open_hand=seat == EVERYTHING or table.sees_hand(onlooker(seat), other))
            for other, player in enumerate(table.players)
        ],
        dummies=_dummies(table),
        number_pile=table.piles.number_count,
        rule_pile=table.piles.rule_count,
        number_discard=numbers_in(table.piles.number_discard),
        rule_discard=rules_in(table.piles.rule_discard),
    )


def _player(table: Rules, player: Player, open_hand: bool) -> PlayerView:
    return PlayerView(
        numbers=numbers_in(player.numbers) if open_hand else None,
        rules=rules_in(player.rules) if open_hand else None,
        number_count=size(player.numbers),
        rule_count=total(player.rules),
        known_numbers=numbers_in(player.known_numbers),
        known_rules=rules_in(player.known_rules),
        number=name(player.number) if player.number >= 0 else None,
        rule=_type(player.rule),
        won=rules_in(player.won),
        points=points(player.won, table.edition),
    )


def _dummies(table: Rules) -> list[DummyView]:
    """MR-21: as many as it takes to make five."""
    numbers = [name(card) for card in table.dummy_numbers]
    rules = [_type(table.dummy_rule), None]
    return [
        DummyView(numbers[dummy] if dummy < len(numbers) else None, rules[dummy])
        for dummy in range(5 - table.seats)
    ]


def _type(kind: int) -> str | None:
    return TYPES[kind] if kind >= 0 else None
