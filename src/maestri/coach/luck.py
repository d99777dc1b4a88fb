"""What chance alone brought each seat in a match, so that results can be had without it (after AIVAT).

A stroke of luck is what a position is worth less what others are worth that the same move might have led to.
Those are drawn as the true one was, so that luck is nothing on the mean, however good or bad the values are:
results less luck are true on the mean, and where values are good they scatter less.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from math import ceil
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.kit import kit_of
from maestri.bots.policy import Policy, Seated
from maestri.coach.because import reasons_of
from maestri.coach.values import Shares, Values, won
from maestri.core.game import AnyGame
from maestri.core.match import Match, Ply
from maestri.core.rng import Rng, seeded
from maestri.core.state import State

OTHERS = 24
"""Ways that chance might have gone instead."""


class Luck(Protocol):
    """Follows a match from its deal on."""

    def follow(self, before: State, instead: Sequence[int] = ()) -> None:
        """A move was played; before it the position was this one, and its player, asked again, chose so."""

    def total(self) -> Shares:
        """What chance brought each seat, when the match is over."""


class Player(NamedTuple):
    """What a seat is thought to play like; `known` where it plays just so, its whims included."""

    policy: Policy
    known: bool


def unknown(game: AnyGame) -> Player:
    """Somebody who searches: as the game says that masters look from outside, else like a regular."""
    like: Callable[[], Policy] = getattr(reasons_of(game), "LIKE_A_MASTER", kit_of(game).regular)
    return Player(like(), known=False)


def asked_again(game: AnyGame) -> int:
    """How often somebody who searches is asked again what he would play, beside what he plays."""
    times: int = getattr(reasons_of(game), "ASKED_AGAIN", 0)
    return times


def luck_of(match: Match[Any], players: Sequence[Player] | None = None) -> Luck:
    """By playing on where a game says how often (`PLAYED_ON`), else as its bots judge at a glance. Players of
    whom nothing is said are not known."""
    samples: int = getattr(reasons_of(match.game), "PLAYED_ON", 0)
    if not samples:
        return AtAGlance(match)
    return PlayedOn(match, samples, players or [unknown(match.game) for _ in range(match.seats)])


class AtAGlance:
    """Values as the game's bots judge, wherever chance was used."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.worth = Values(match.game, match.seats).shares
        self.brought: Shares = [0.0] * match.seats
        if match.start is None:
            self._book(match.state, [dealt(match, number) for number in range(OTHERS)])

    def follow(self, before: State, instead: Sequence[int] = ()) -> None:
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
    """Values by playing on as the players are thought to, to the end of a hand or a match.

    What a position is worth and what a move makes of it are played on with the same chance: where the move
    is what was thought, one is the other. So luck need not be added up: all that is no luck is what may be
    expected before the deal, and what each decision changed beside what was thought. What somebody decides
    whose play is known is nothing on the mean beside his play: it is luck as well, and not played on at all.
    Who is not known may be asked again: which of his choices he happened to play is luck, too.
    """

    def __init__(self, match: Match[Any], samples: int, players: Sequence[Player]) -> None:
        self.match = match
        self.samples = samples
        self.players = players
        self.to_the_end: bool = getattr(reasons_of(match.game), "TO_THE_END", False)
        self.values = Values(match.game, match.seats)
        self.values.policy = Seated(kit_of(match.game).regular(), [player.policy for player in players])
        self.decided = self._mean([self._deal(number) for number in range(samples)])

    def _deal(self, number: int) -> Shares:
        state = dealt(self.match, number) if self.match.start is None else self.match.state
        return self._played_on(state, state.copy(), seeded(f"{self.match.seed}/luck/0/{number}"))

    def _played_on(self, start: State, state: State, rng: Rng) -> Shares:
        shares = self.values.end(start, state, rng)
        while self.to_the_end and state.result() is None:
            shares = self.values.end(state, state, rng)
        return shares

    def follow(self, before: State, instead: Sequence[int] = ()) -> None:
        ply, moves = self.match.plies[-1], before.moves(self.match.plies[-1].seat)
        self.values.policy.begin(before)
        if len(moves) > 1 and not self.players[ply.seat].known:
            for move, weight in self._beside(before, ply.seat, moves, [ply.move, *instead]).items():
                ends = self._ends(
                    partial(self._end, before, ply.seat, move), ceil(abs(weight) * self.samples)
                )
                self._book(float(weight), ends)
        over = self.values.policy.settled(self.match.state) or not self.match.to_move
        if over and not self.to_the_end:
            self._book(1.0, self._ends(partial(self._further, before, ply), self.samples))

    def _ends(self, end: Callable[[str], Shares], times: int) -> Shares:
        return self._mean([end(chance) for chance in self._chances(times)])

    def _chances(self, times: int) -> list[str]:
        return [f"{self.match.seed}/luck/{self.match.ply}/{number}" for number in range(times)]

    def _book(self, weight: float, ends: Shares) -> None:
        self.decided = [old + weight * end for old, end in zip(self.decided, ends, strict=True)]

    def _beside(
        self, before: State, seat: int, moves: vec[i64], choices: Sequence[int]
    ) -> dict[int, Fraction]:
        """By move, how much more often it was chosen than thought: the more, the oftener it is played on."""
        chances = self._chances(self.samples)
        usual = [self.values.policy.picked(before, seat, moves, seeded(f"{each}/usual")) for each in chances]
        played, thought = Counter(choices), Counter(usual)
        shares = {
            move: Fraction(played[move], len(choices)) - Fraction(thought[move], len(usual))
            for move in played | thought
        }
        return {move: share for move, share in shares.items() if share}

    def _further(self, before: State, ply: Ply, chance: str) -> Shares:
        """From here on values look to a later end."""
        near = self._end(before, ply.seat, ply.move, chance)
        after, rng = before.copy(), seeded(chance)
        after.play(ply.seat, ply.move, rng)
        return [a - b for a, b in zip(self.values.end(after, after, rng), near, strict=True)]

    def _end(self, before: State, seat: int, move: int, chance: str) -> Shares:
        state, rng = before.copy(), seeded(chance)
        state.play(seat, move, rng)
        return self._played_on(before, state, rng)

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
