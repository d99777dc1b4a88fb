"""Why a card of Master of Rules is good."""

from functools import partial

import msgspec

from maestri.bots.master_of_rules.champion import Champion
from maestri.bots.master_of_rules.policy import Judge
from maestri.coach.because import Because, seat_of
from maestri.core.event import Card
from maestri.core.refusal import Facts
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.outlook import outlook
from maestri.games.master_of_rules.scoring import points as points_of
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import PlayerView, RulesView


class RulesFacts(Facts):
    """The card, the rule that is spoken of, and how many cards are meant, of how many."""

    card: Card = ""
    rule: Card | None = None
    count: int = 0
    of: int = 0


facts_type = RulesFacts
DOUBT = 0.03
"""Of the victory, what may go to anybody: people do not play on as assumed."""
PLAYS_ON = partial(Judge, samples=1, whim=0.2, deals=2)
"""How regulars do at a glance, for two deals: chances are told for those who play no better."""
PLAYED_ON = 120
"""How often a match is played on to tell luck from decisions: what scatter is left comes from these."""
TO_THE_END = True
"""What a deal is worth for the match is not told well by the points that were won: all of it is played."""
LIKE_A_MASTER = partial(Champion, samples=60)
"""What his search plays on by, with a closer look."""
ASKED_AGAIN = 4
"""How often a master is asked again what he would play: which of several cards he lays is often a whim."""


def points(rules: Rules) -> list[int]:
    """MR-30: what everybody has won so far."""
    return [int(points_of(player.won, rules.edition)) for player in rules.players]


def because(view: RulesView, move: str) -> Because:
    """MR-15 to MR-19 for what is laid; for what is taken, how it goes with the hand."""
    player = view.players[seat_of(view)]
    if move.startswith("+"):
        return _taken(player, move[1:])
    return _rule(view, player, move) if move in TYPES else _number(view, player, move)


def _taken(player: PlayerView, card: str) -> Because:
    if card in TYPES:
        held = (player.rules or []).count(card)
        return Because("because-second" if held else "because-new", RulesFacts(card, count=held))
    numbers = player.numbers or []
    alike = sum(other[0] == card[0] or other[1:] == card[1:] for other in numbers)
    return Because("because-alike" if alike else "because-unlike", RulesFacts(card, count=alike))


def _rule(view: RulesView, player: PlayerView, rule: str) -> Because:
    rest = len(player.rules or []) - 1
    return Because(f"because-rule-{outlook(view)[rule]}", RulesFacts(rule, rule, rest))


def _number(view: RulesView, player: PlayerView, card: str) -> Because:
    after = outlook(_laid(view, card))
    if player.rule:
        return Because(f"because-number-{after[player.rule]}", RulesFacts(card, player.rule))
    rules = player.rules or []
    alive = sum(after[rule] != "lost" for rule in rules)
    return Because("because-open", RulesFacts(card, count=alive, of=len(rules)))


def _laid(view: RulesView, card: str) -> RulesView:
    """The table with the number before the one who lays it."""
    seat = seat_of(view)
    players = list(view.players)
    numbers = [other for other in players[seat].numbers or [] if other != card]
    players[seat] = msgspec.structs.replace(
        players[seat], numbers=numbers, number_count=len(numbers), number=card
    )
    return msgspec.structs.replace(view, players=players)
