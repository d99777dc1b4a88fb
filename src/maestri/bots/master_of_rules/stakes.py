# compiled with mypyc
"""What is at stake for everybody on a table of Master of Rules: chances of victory, and types taken first."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.pairs import Pairs, done, zeros
from maestri.bots.master_of_rules.standing import KINDS, Standing
from maestri.games.master_of_rules.cards import ALL_RULES, bit, count, one_of, total
from maestri.games.master_of_rules.material import RULE
from maestri.games.master_of_rules.state import Rules

SKILL: Final = 0.8  # that somebody whose rule is not laid yet lays one that he does, where he has it
PERHAPS: Final = 0.5  # that somebody lays his rule first, who may still lay either


class Stakes(Pairs):
    """What pairs bring is told by the chance of victory: whose success hurts depends on who leads.

    A rule that is laid now is one that nobody else can lay (MR-9); one that is laid later may be gone.
    """

    def __init__(self, rules: Rules, seat: i64, types: i64, spite: float, standing: Standing) -> None:
        super().__init__(rules, seat, types, spite)
        self.standing: Standing = standing
        self.may_lay: vec[float] = self.types_of_others()
        self.does: vec[float] = zeros(rules.seats * KINDS)  # on the table that is looked at
        self.denied: vec[float] = zeros(KINDS)  # what stands against him if nobody else lays a type
        self.later: vec[float] = zeros(len(self.numbers) * KINDS)  # pairs whose rule is laid later
        self.free: vec[float] = self.still_free()

    # What others may lay

    def types_of_others(self) -> vec[float]:
        """By seat and type, how likely somebody has a rule that he may lay."""
        unseen = self.unseen_rules()
        types = vec[float](capacity=self.rules.seats * KINDS)
        other: i64
        kind: i64
        for other in range(self.rules.seats):
            player = self.rules.players[other]
            for kind in range(KINDS):
                chance = 0.0
                if other != self.seat and player.rule < 0 and not self.rules.types_laid & bit(kind):
                    hidden = total(player.rules) - total(player.known_rules)
                    chance = holds(count(player.known_rules, kind), hidden, kind, unseen)
                types = append(types, chance)
        return types

    def unseen_rules(self) -> i64:
        """The rule cards in the pile and in hands, for all that the seat knows."""
        unseen = ALL_RULES - self.rules.piles.rule_discard - self.rules.refill_rules
        if self.rules.dummy_rule >= 0:
            unseen -= one_of(self.rules.dummy_rule)
        seat: i64
        for seat in range(self.rules.seats):
            player = self.rules.players[seat]
            unseen -= player.won
            unseen -= player.rules if seat == self.seat else player.known_rules
            if player.rule >= 0:
                unseen -= one_of(player.rule)
        return unseen

    def still_free(self) -> vec[float]:
        """By type, how likely nobody takes it before one's second card."""
        free = vec[float](capacity=KINDS)
        kind: i64
        other: i64
        for kind in range(KINDS):
            chance = 1.0
            for other in range(self.rules.seats):
                chance *= 1.0 - self.takes(other, kind)
            free = append(free, chance)
        return free

    def takes(self, other: i64, kind: i64) -> float:
        """How likely somebody lays a type before one's second card: any of his is as likely."""
        if self.rules.players[self.seat].rule >= 0 or self.may_lay[other * KINDS + kind] == 0.0:
            return 0.0
        amount = 0.0
        each: i64
        for each in range(KINDS):
            amount += self.may_lay[other * KINDS + each]
        surely = 1.0 if self.rules.players[other].number >= 0 else PERHAPS
        return surely * self.may_lay[other * KINDS + kind] / max(1.0, amount)

    # What comes of a table

    def add(self, table: vec[i64]) -> None:
        best_of_type = zeros(KINDS)
        kind: i64
        number: i64
        for number in range(len(self.numbers)):
            table[self.seat] = self.numbers[number]
            self.look_at(table)
            best = 0.0
            for kind in range(KINDS):
                if self.types & bit(kind):
                    share = done(self.rules, self.seat, kind, table)
                    now = self.standing.chance(self.seat, kind, share, self.denied[kind])
                    later = self.standing.chance(self.seat, kind, share * self.free[kind], self.against)
                    self.pairs[number * KINDS + kind] += now
                    self.later[number * KINDS + kind] += later
                    best = max(best, later)
                    best_of_type[kind] = max(best_of_type[kind], now)
            self.best_of_number[number] += best
        for kind in range(KINDS):
            self.best_of_type[kind] += best_of_type[kind]

    def look_at(self, table: vec[i64]) -> None:
        """How strong the others come out of a table, and how strong if a type is kept from them."""
        self.against = 0.0
        other: i64
        kind: i64
        for kind in range(KINDS):
            self.denied[kind] = 0.0
        for other in range(self.rules.seats):
            if other != self.seat:
                self.look_at_one(other, table)
                self.against += self.strong(other, -1)
                for kind in range(KINDS):
                    if self.types & bit(kind):
                        self.denied[kind] += self.strong(other, kind)

    def look_at_one(self, other: i64, table: vec[i64]) -> None:
        kind: i64
        for kind in range(KINDS):
            does = self.may_lay[other * KINDS + kind]
            if self.rules.players[other].rule == kind:
                does = 1.0
            if does > 0.0:
                does *= done(self.rules, other, kind, table)
            self.does[other * KINDS + kind] = does

    def strong(self, other: i64, denied: i64) -> float:
        """How strong somebody comes out of the table, who can't lay a type but has perhaps laid it."""
        skill = 1.0 if self.rules.players[other].rule >= 0 else SKILL
        missed = 1.0
        amount = 0.0
        better = 0.0
        kind: i64
        for kind in range(KINDS):
            does = self.does[other * KINDS + kind]
            if does > 0.0 and (kind != denied or self.rules.players[other].rule >= 0):
                missed *= 1.0 - does
                amount += does
                better += does * self.standing.better[other * KINDS + kind]
        plain = self.standing.plain[other]
        if amount == 0.0:
            return plain
        return plain + skill * (1.0 - missed) * (better / amount - plain)

    def score(self, move: i64, foresight: float) -> float:
        if move >= RULE:
            return super().score(move, foresight)
        number: i64 = 0
        while self.numbers[number] != move:
            number += 1
        flat = 0.0
        kind: i64
        for kind in range(KINDS):
            flat = max(flat, self.later[number * KINDS + kind])
        return foresight * self.best_of_number[number] + (1.0 - foresight) * flat


def holds(known: i64, hidden: i64, kind: i64, unseen: i64) -> float:
    """How likely a type is in a hand: surely where it is known, else among so many hidden cards."""
    if known:
        return 1.0
    lacks = 1.0 - float(count(unseen, kind)) / float(max(1, total(unseen)))
    none = 1.0
    for _ in range(hidden):
        none *= lacks
    return 1.0 - none
