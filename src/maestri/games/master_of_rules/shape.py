"""Whether a position that was handed in could come up: the right number of cards in every place."""

from maestri.games.master_of_rules.cards import size, total
from maestri.games.master_of_rules.material import NUMBERS_JUDGED
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.position import NOTHING, NUMBER, RULE_CARD
from maestri.games.master_of_rules.state import Rules


def check_shape(table: Rules) -> None:
    """Raises ValueError where the rules could not have led to so many cards here and there."""
    checks = {
        "cards on the table": _table_fits(table),
        "cards of the dummies": _dummies_fit(table),
        "cards in hand": _hands_fit(table),
        "cards in the refill": _refill_fits(table),
        "rules won": all(total(player.won) <= _deals_played(table) for player in table.players),
    }
    for what, fits in checks.items():
        if not fits:
            raise ValueError(f"the wrong number of {what}")


def _deals_played(table: Rules) -> int:
    return table.deal_number() - (0 if table.over else 1)


def _laid(player: Player) -> int:
    return (player.number >= 0) + (player.rule >= 0)


def _table_fits(table: Rules) -> bool:
    """MR-7, MR-8: clockwise from the first player up to the actor, a card more than from there on."""
    if table.over:
        return table.is_last_deal() and table.taking == NOTHING and not any(map(_laid, table.players))
    acted = (table.actor - table.first) % table.seats
    for place in range(table.seats):
        player = table.players[(table.first + place) % table.seats]
        lays = place < acted or (place == acted and table.taking != NOTHING)
        if _laid(player) != table.turn - 1 + lays:
            return False
    return _taking_fits(table)


def _taking_fits(table: Rules) -> bool:
    """MR-13, MR-14: who must take a card has just laid one of its kind."""
    actor = table.players[table.actor]
    laid = {NOTHING: True, NUMBER: actor.number >= 0, RULE_CARD: actor.rule >= 0}
    return laid[table.taking] and not (table.taking != NOTHING and table.is_last_deal())


def _dummies_fit(table: Rules) -> bool:
    """MR-21 to MR-23: Dummy-1 has his cards in turn 2; Dummy-2's are discarded as soon as they are judged."""
    there = table.turn == 2 and table.seats < NUMBERS_JUDGED and not table.over and not table.toy
    return len(table.dummy_numbers) == there and (table.dummy_rule >= 0) == (there and table.seats == 3)


def _hands_fit(table: Rules) -> bool:
    for player in table.players:
        numbers = (
            0
            if table.over
            else table.number_hand() - (player.number >= 0 and not _took(table, player, NUMBER))
        )
        rules = (
            0
            if table.over
            else table.rule_hand() - (player.rule >= 0 and not _took(table, player, RULE_CARD))
        )
        if (size(player.numbers), total(player.rules)) != (numbers, rules):
            return False
    return True


def _took(table: Rules, player: Player, kind: int) -> bool:
    """MR-13, MR-14: whether a card of a kind that was laid has been replaced from the refill."""
    pending = player is table.players[table.actor] and table.taking == kind
    return not pending and not table.is_last_deal()


def _refill_fits(table: Rules) -> bool:
    """MR-6, MR-13, MR-14: a card of each kind for every player, less those that were taken."""
    numbers, rules = size(table.refill_numbers), total(table.refill_rules)
    if table.is_last_deal():
        full = table.seats if table.edition.last_refill else 0
        # MR-27: there may be too few rule cards; in a toy all number cards are in the hands
        return numbers == (0 if table.toy else full) and rules <= full
    players = table.players
    numbers_taken = sum(player.number >= 0 and _took(table, player, NUMBER) for player in players)
    rules_taken = sum(player.rule >= 0 and _took(table, player, RULE_CARD) for player in players)
    return (numbers, rules) == (table.seats - numbers_taken, table.seats - rules_taken)
