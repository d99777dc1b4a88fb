"""The position that a view shows."""

from collections.abc import Iterable

from librt.vecs import append
from mypy_extensions import i64

from maestri.core.option import Value
from maestri.games.master_of_rules.cards import bit, count, size, total
from maestri.games.master_of_rules.editions import EDITIONS
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import number_set, numbers_in, rule_count, rules_in
from maestri.games.master_of_rules.piles import full_piles, toy_piles
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.shape import check_shape
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import KINDS, PlayerView, RulesView


def table_of(seats: int, options: dict[str, Value]) -> Rules:
    """A table at which nobody sits yet."""
    toy = bool(options.get("toy"))
    piles = toy_piles(seats) if toy else full_piles()
    return Rules(seats, EDITIONS[str(options["edition"])], piles, toy)


def lay_out(view: RulesView) -> Rules:
    """The table of the view. Hidden hands get the cards that all know of, and any others of the piles."""
    table = table_of(view.seats, view.options)
    table.sit_down()
    _seat(table, view)
    _fill_the_middle(table, view)
    for player, seen in zip(table.players, view.players, strict=True):
        _seat_player(table, player, seen)
    _fill_hands(table, view)
    check_shape(table)
    return table


def _seat(table: Rules, view: RulesView) -> None:
    """Whose turn it is, and who has the first-player card and the round counter."""
    seats = range(view.seats)
    if view.first not in seats or view.counter not in seats or not set(view.to_move) <= set(seats):
        raise ValueError("a seat that is not there")
    if not 1 <= view.round <= table.rounds() or view.turn not in (1, 2):
        raise ValueError("a round or a turn that is not played")
    table.round, table.turn = view.round, view.turn
    table.first, table.counter = view.first, view.counter
    table.over = not view.to_move
    table.actor = view.to_move[0] if view.to_move else view.first
    table.taking = KINDS.index(view.taking)


def _fill_the_middle(table: Rules, view: RulesView) -> None:
    table.refill_numbers = _numbers(table, view.refill_numbers)
    table.refill_rules = _rules(table, view.refill_rules)
    table.piles.number_discard = _numbers(table, view.number_discard)
    table.piles.rule_discard = _rules(table, view.rule_discard)
    for dummy in view.dummies:
        if dummy.number is not None:
            table.dummy_numbers = append(table.dummy_numbers, _number(table, dummy.number))
    if view.dummies and view.dummies[0].rule is not None:
        table.dummy_rule = _rule_on_table(table, view.dummies[0].rule)


def _seat_player(table: Rules, player: Player, seen: PlayerView) -> None:
    """What is seen of a player: cards on the table, rules won, and the hand as far as it is known."""
    if seen.number is not None:
        player.number = _number(table, seen.number)
    if seen.rule is not None:
        player.rule = _rule_on_table(table, seen.rule)
    player.won = _rules(table, seen.won)
    player.known_numbers, player.known_rules = number_set(seen.known_numbers), rule_count(seen.known_rules)
    player.numbers = _numbers(table, seen.known_numbers if seen.numbers is None else seen.numbers)
    player.rules = _rules(table, seen.known_rules if seen.rules is None else seen.rules)
    known = (count(player.known_rules, kind) <= count(player.rules, kind) for kind in range(len(TYPES)))
    if player.known_numbers & ~player.numbers or not all(known):
        raise ValueError("cards known to be in a hand that are not there")


def _fill_hands(table: Rules, view: RulesView) -> None:
    """The cards that nobody sees go to the hands; as many as the view says stay in the piles."""
    for player, seen in zip(table.players, view.players, strict=True):
        numbers, rules = seen.number_count - size(player.numbers), seen.rule_count - total(player.rules)
        if numbers < 0 or rules < 0:
            raise ValueError("more cards in a hand than it has")
        player.numbers |= _numbers(table, numbers_in(table.piles.numbers)[:numbers])
        player.rules += _rules(table, rules_in(table.piles.rules)[:rules])
    if table.piles.number_count != view.number_pile:
        raise ValueError("number cards are missing, or too many")
    if table.piles.rule_count != view.rule_pile:
        raise ValueError("rule cards are missing, or too many")


def _number(table: Rules, card: str) -> i64:
    return _numbers(table, [card]).bit_length() - 1


def _rule_on_table(table: Rules, rule: str) -> i64:
    """MR-9: its type is blocked for the rest of the deal."""
    _rules(table, [rule])
    table.types_laid |= bit(TYPES.index(rule))
    return TYPES.index(rule)


def _numbers(table: Rules, cards: Iterable[str]) -> int:
    """Number cards that lie somewhere else can't be in the pile."""
    numbers = number_set(cards)
    if numbers & ~table.piles.numbers:
        raise ValueError("a number card that is there twice")
    table.piles.numbers &= ~numbers
    table.piles.number_count -= size(numbers)
    return numbers


def _rules(table: Rules, cards: Iterable[str]) -> int:
    """Rule cards that lie somewhere else can't be in the pile."""
    rules = rule_count(cards)
    if any(count(rules, kind) > count(table.piles.rules, kind) for kind in range(len(TYPES))):
        raise ValueError("more rule cards of a type than there are")
    table.piles.rules -= rules
    table.piles.rule_count -= total(rules)
    return rules
