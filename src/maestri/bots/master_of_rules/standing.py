# compiled with mypyc
"""How strong everybody stands in a match of Master of Rules: the stronger, the likelier he wins it."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.worth import deals_left, prospects, spread
from maestri.games.master_of_rules.cards import one_of
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.state import Rules

POINTS: Final = 4.5  # what victory is worth in points, by how far points spread: near an even share, a point
KINDS: Final[i64] = len(TYPES)


class Standing:
    """Everybody's strength during a deal, as it is and with one more rule of a type."""

    def __init__(self, rules: Rules) -> None:
        self.deal: i64 = rules.deal_number()
        self.won: vec[i64] = vec[i64](capacity=rules.seats)
        self.plain: vec[float] = vec[float](capacity=rules.seats)
        self.better: vec[float] = vec[float](capacity=rules.seats * KINDS)
        left = deals_left(self.deal, rules.seats)
        self.spread: float = spread(left)
        kind: i64
        for player in rules.players:
            self.won = append(self.won, player.won)
            self.plain = append(self.plain, exp(prospects(player.won, rules.edition, left) / self.spread))
            for kind in range(KINDS):
                with_it = prospects(player.won + one_of(kind), rules.edition, left)
                self.better = append(self.better, exp(with_it / self.spread))

    def is_of(self, rules: Rules) -> bool:
        """Whether a position is in the same deal of a match that stands the same."""
        if self.deal != rules.deal_number() or len(self.won) != rules.seats:
            return False
        seat: i64
        for seat in range(rules.seats):
            if self.won[seat] != rules.players[seat].won:
                return False
        return True

    def chance(self, seat: i64, kind: i64, share: float, against: float) -> float:
        """Of victory, in points, with a rule that is done for that share."""
        without = self.plain[seat]
        with_it = self.better[seat * KINDS + kind]
        chance = share * with_it / (with_it + against)
        chance += (1.0 - share) * without / (without + against)
        return chance * self.spread * POINTS
