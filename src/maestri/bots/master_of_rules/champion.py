# compiled with mypyc
"""Who plays Master of Rules for victory and not for points, as a search does."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.pairs import Pairs, done
from maestri.bots.master_of_rules.policy import SPITE, Judge, spread
from maestri.bots.master_of_rules.worth import deals_left, prospects
from maestri.games.master_of_rules.cards import one_of
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.state import Rules

POINTS: Final = 4.5  # what victory is worth in points, by how far points spread: near an even share, a point


class Stakes(Pairs):
    """What pairs bring is told by the chance of victory: whose success hurts depends on who leads."""

    def __init__(self, rules: Rules, seat: i64, types: i64, spite: float) -> None:
        super().__init__(rules, seat, types, spite)
        left = deals_left(rules.deal_number(), rules.seats)
        self.spread: float = spread(left)
        self.plain: vec[float] = vec[float](capacity=rules.seats)
        self.better: vec[float] = vec[float](capacity=rules.seats)  # … with the rule that he has laid
        self.own: vec[float] = vec[float](capacity=5)
        for player in rules.players:
            now = prospects(player.won, rules.edition, left)
            self.plain = append(self.plain, exp(now / self.spread))
            if player.rule >= 0:
                now = prospects(player.won + one_of(player.rule), rules.edition, left)
            self.better = append(self.better, exp(now / self.spread))
        kind: i64
        for kind in range(len(TYPES)):
            now = prospects(rules.players[seat].won + one_of(kind), rules.edition, left)
            self.own = append(self.own, exp(now / self.spread))

    def look_at(self, table: vec[i64]) -> None:
        self.against = 0.0
        other: i64
        for other in range(self.rules.seats):
            if other != self.seat:
                share = 0.0
                if self.rules.players[other].rule >= 0:
                    share = done(self.rules, other, self.rules.players[other].rule, table)
                self.against += self.plain[other] + share * (self.better[other] - self.plain[other])

    def worth(self, kind: i64, share: float) -> float:
        without = self.plain[self.seat]
        with_it = self.own[kind]
        chance = share * with_it / (with_it + self.against)
        chance += (1.0 - share) * without / (without + self.against)
        return chance * self.spread * POINTS


class Champion(Judge):
    """Judges as a regular does, but for victory."""

    def pairs(self, rules: Rules, seat: i64) -> Pairs:
        return Stakes(rules, seat, self.types_open(rules, seat), SPITE)
