"""What chance alone brought each seat in a match, so that results can be had without it (after AIVAT).

A stroke of luck is what a position is worth less what others are worth that the same move might have led to.
Those are drawn as the true one was, so that luck is nothing on the mean, however good or bad the values are:
results less luck are true on the mean, and where values are good they scatter less.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.kit import kit_of
from maestri.bots.policy import Policy, Seated
from maestri.coach.because import reasons_of
from maestri.coach.values import Shares, Values, won
from maestri.core.match import Match, Ply
from maestri.core.rng import seeded
from maestri.core.state import State

OTHERS = 24
"""Ways that chance might have gone instead."""


class Luck(Protocol):
    """Follows a match from its deal on."""

    def follow(self, before: State) -> None:
        """A move was played; before it the position was this one."""

    def total(self) -> Shares:
        """What chance brought each seat, when the match is over."""


class Player(NamedTuple):
    """What a seat is thought to play like; `known` where it plays just so, its whims included."""

    policy: Policy
    known: bool


def luck_of(match: Match[Any], players: Sequence[Player] | None = None) -> Luck:
    """By playing on where a game says how often (`PLAYED_ON`), else as its bots judge at a glance. Players of
    whom nothing is said play like regulars, more or less."""
    samples: int = getattr(reasons_of(match.game), "PLAYED_ON", 0)
    if not samples:
        return AtAGlance(match)
    regulars = [Player(kit_of(match.game).regular(), known=False) for _ in range(match.seats)]
    return PlayedOn(match, samples, players or regulars)


class AtAGlance:
    """Values as the game's bots judge, wherever chance was used."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.worth = Values(match.game, match.seats).shares
        self.brought: Shares = [0.0] * match.seats
        if match.start is None:
            self._book(match.state, [dealt(match, number) for number in range(OTHERS)])

    def follow(self, before: State) -> None:
        ply, others = self.match.plies[-1], list[State]()
        if not ply.final:
            return
        for number in range(OTHERS):
            state, rng = before.copy(), seeded(f"{self.match.seed}/luck/{self.match.ply}/{number}")
            state.play(ply.seat, ply.move, rng)
            if not rng.used:
                return  # nothing was left to chance
            others.append(state)
        self._book(self.match.state, others)

    def total(self) -> Shares:
        return self.brought

    def _book(self, true: State, others: list[State]) -> None:
        came, instead = self.worth(true), [self.worth(other) for other in others]
        for seat in range(self.match.seats):
            self.brought[seat] += came[seat] - fmean(each[seat] for each in instead)


class PlayedOn:
    """Values by playing on as the players are thought to, to the end of a hand or a deal.

    What a position is worth and what a move makes of it are played on with the same chance: where the move
    is what was thought, one is the other. So luck need not be added up: all that is no luck is what may be
    expected before the deal, and what each decision changed beside what was thought. What somebody decides
    whose play is known is nothing on the mean beside his play: it is luck as well, and not played on at all.
    """

    def __init__(self, match: Match[Any], samples: int, players: Sequence[Player]) -> None:
        self.match = match
        self.samples = samples
        self.players = players
        self.values = Values(match.game, match.seats)
        self.values.policy = Seated(kit_of(match.game).regular(), [player.policy for player in players])
        self.decided = self._mean([self._deal(number) for number in range(samples)])

    def _deal(self, number: int) -> Shares:
        state = dealt(self.match, number) if self.match.start is None else self.match.state
        return self.values.end(state, state.copy(), seeded(f"{self.match.seed}/luck/0/{number}"))

    def follow(self, before: State) -> None:
        ply, moves = self.match.plies[-1], before.moves(self.match.plies[-1].seat)
        self.values.policy.begin(before)
        further = self.values.policy.settled(self.match.state) or not self.match.to_move
        if further or (len(moves) > 1 and not self.players[ply.seat].known):
            changes = [self._change(before, ply, moves, further, number) for number in range(self.samples)]
            self.decided = [a + b for a, b in zip(self.decided, self._mean(changes), strict=True)]

    def _change(self, before: State, ply: Ply, moves: vec[i64], further: bool, number: int) -> Shares:
        """By the move, beside what was thought. `further`: from here on values look to a later end."""
        chance, usual = f"{self.match.seed}/luck/{self.match.ply}/{number}", ply.move
        if not self.players[ply.seat].known:
            usual = self.values.policy.picked(before, ply.seat, moves, seeded(f"{chance}/usual"))
        if usual == ply.move and not further:
            return [0.0] * self.match.seats
        after, instead = before.copy(), before.copy()
        rng, same = seeded(chance), seeded(chance)
        after.play(ply.seat, ply.move, rng)
        instead.play(ply.seat, usual, same)
        came, would = self.values.end(after, after, rng), self.values.end(before, instead, same)
        return [a - b for a, b in zip(came, would, strict=True)]

    def _mean(self, found: list[Shares]) -> Shares:
        return [fmean(each) for each in zip(*found, strict=True)]

    def total(self) -> Shares:
        result = self.match.result
        assert result is not None
        came = won(result, self.match.seats)
        return [a - b for a, b in zip(came, self.decided, strict=True)]


def dealt(match: Match[Any], number: int) -> State:
    """Another deal."""
    rng = seeded(f"{match.seed}/luck/{number}")
    state: State = match.game.start(match.seats, match.options, rng)
    return state
