"""All 45 number cards and all 60 rule cards are always somewhere."""

from collections import Counter

from maestri.games.master_of_rules.cards import size, total
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import name, numbers_in, rules_in
from maestri.games.master_of_rules.state import Rules


def inventory(table: Rules) -> Counter[str]:
    piles = table.piles
    assert size(piles.numbers) == piles.number_count
    assert total(piles.rules) == piles.rule_count
    cards = Counter(name(card) for card in table.dummy_numbers)
    cards.update(TYPES[kind] for kind in [table.dummy_rule] if kind >= 0)
    for numbers in (piles.numbers, piles.number_discard, table.refill_numbers):
        cards.update(numbers_in(numbers))
    for rules in (piles.rules, piles.rule_discard, table.refill_rules):
        cards.update(rules_in(rules))
    for player in table.players:
        cards.update(numbers_in(player.numbers) + rules_in(player.rules) + rules_in(player.won))
        cards.update(name(card) for card in [player.number] if card >= 0)
        cards.update(TYPES[kind] for kind in [player.rule] if kind >= 0)
    return cards
