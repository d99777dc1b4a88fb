# compiled with mypyc
"""What was laid and taken in this deal of Master of Rules, and the table as it was before."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.games.master_of_rules.cards import bit, count, one_of
from maestri.games.master_of_rules.events import Dealt, DummyLaid, FirstPlayerPassed, Laid, Took
from maestri.games.master_of_rules.material import RULE, TAKE
from maestri.games.master_of_rules.notation import read
from maestri.games.master_of_rules.position import NOTHING
from maestri.games.master_of_rules.state import Rules


class Deed:
    """A card laid or taken, and how many cards the dummies had before."""

    def __init__(self, seat: i64, move: i64, dummies: i64) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.dummies: i64 = dummies


def deeds_in(past: list[Event]) -> list[Deed]:
    """All that was laid and taken since the deal began, the last first."""
    deeds: list[Deed] = []
    dummies: i64 = 0
    for event in past:
        if isinstance(event, Laid):
            deeds.append(Deed(event.seat, read(event.card), dummies))
        elif isinstance(event, Took):
            deeds.append(Deed(event.seat, TAKE + read(event.card), dummies))
        elif isinstance(event, DummyLaid):
            dummies += 1
        elif isinstance(event, (Dealt, FirstPlayerPassed)):
            deeds = []
            dummies = 0
    deeds.reverse()
    return deeds


def take_back(rules: Rules, deed: Deed) -> None:
    """The table as it was before: what was taken lies in the refill, what was laid is in hand.

    Whether all knew of a card that was laid can't be told any more.
    """
    player = rules.players[deed.seat]
    move = deed.move
    rules.taking = NOTHING
    if move >= TAKE + RULE:
        kind = move - TAKE - RULE
        player.rules -= one_of(kind)
        if count(player.known_rules, kind):
            player.known_rules -= one_of(kind)
        rules.refill_rules += one_of(kind)
    elif move >= TAKE:
        player.numbers &= ~bit(move - TAKE)
        player.known_numbers &= ~bit(move - TAKE)
        rules.refill_numbers |= bit(move - TAKE)
    elif move >= RULE:
        player.rules += one_of(move - RULE)
        player.rule = -1
    else:
        player.numbers |= bit(move)
        player.number = -1
    put_dummies_back(rules, deed.dummies)


def put_dummies_back(rules: Rules, kept: i64) -> None:
    """MR-22 to MR-24: dummies' cards that came later; the types on the table are those that lie there now."""
    numbers = vec[i64](capacity=2)
    place: i64
    for place in range(kept):
        numbers = append(numbers, rules.dummy_numbers[place])
    rules.dummy_numbers = numbers
    if kept == 0:
        rules.dummy_rule = -1
    rules.types_laid = 0
    if rules.dummy_rule >= 0:
        rules.types_laid |= bit(rules.dummy_rule)
    for player in rules.players:
        if player.rule >= 0:
            rules.types_laid |= bit(player.rule)
