"""One match of the arena, to be played anywhere: in this process, in another, on another machine."""

import time
from typing import Any

import msgspec

from maestri.arena.contender import contender, drawn, known_to_all, player
from maestri.arena.visitors import seconds_of_visitors
from maestri.coach.luck import Luck, luck_of
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.option import Value
from maestri.core.registry import game_called

MOST_PLIES = 50_000
"""No match among bots comes near; one that does is a fault to be seen, not to be waited for."""


class Fixture(msgspec.Struct, frozen=True):
    """Which match: the deal, and who sits where. `line_up` says for whose sake it is played."""

    game: str
    options: dict[str, Value]
    seed: str
    deal: int
    line_up: int
    seating: tuple[str, ...]
    adjusted: bool = False

    @property
    def place(self) -> tuple[int, int, tuple[str, ...]]:
        """What tells it from the other matches of its arena."""
        return self.deal, self.line_up, self.seating


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, and how long its bots thought."""

    deal: int
    line_up: int
    seating: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int
    decisions: dict[str, int]
    """By bot; forced moves are no decisions."""
    seconds: dict[str, float]
    slowest: dict[str, float]
    luck: tuple[float, ...] = ()
    """What chance brought each seat, in victories, where that was asked for."""

    @property
    def place(self) -> tuple[int, int, tuple[str, ...]]:
        return self.deal, self.line_up, self.seating


def played(fixture: Fixture) -> Outcome:
    """Plays a match to its end."""
    game = known_to_all(game_called(fixture.game), fixture.seating)
    match = Match(game, len(fixture.seating), f"{fixture.seed}/{fixture.deal}", options_of(game, fixture))
    bots = {name: contender(game, name) for name in fixture.seating}
    clock = {name: Clock() for name in fixture.seating}
    players = [player(game, name) for name in fixture.seating]
    luck = luck_of(match, players) if fixture.adjusted else None
    while match.to_move:
        seat = match.to_move[0]
        name = fixture.seating[seat]
        start = spent()
        move = bots[name](match, seat)
        clock[name].add(spent() - start, decided=len(match.state.moves(seat)) > 1)
        before, instead = (match.state.copy(), drawn(match, seat, name)) if luck else (None, [])
        match.play(seat, move)
        if luck and before:
            luck.follow(before, instead)
        if match.ply > MOST_PLIES:
            raise RuntimeError(f"{fixture} does not end")
    return _outcome(fixture, match, clock, luck)


def options_of(game: AnyGame, fixture: Fixture) -> dict[str, Value]:
    """Without those that older rules do not know."""
    known = {option.key for option in (*game.options, *game.toys)}
    return {key: value for key, value in fixture.options.items() if key in known}


def spent() -> float:
    """Seconds of the processor, here and where visitors think: a busy machine does not stretch them."""
    return time.process_time() + seconds_of_visitors()


class Clock:
    """How long a bot thought in a match."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, seconds: float, *, decided: bool) -> None:
        if decided:
            self.decisions += 1
            self.seconds += seconds
            self.slowest = max(self.slowest, seconds)


def _outcome(fixture: Fixture, match: Match[Any], clock: dict[str, Clock], luck: Luck | None) -> Outcome:
    result = match.result
    assert result is not None
    return Outcome(
        fixture.deal,
        fixture.line_up,
        fixture.seating,
        result.winners,
        result.scores,
        result.places,
        match.ply,
        {name: each.decisions for name, each in clock.items()},
        {name: round(each.seconds, 6) for name, each in clock.items()},
        {name: round(each.slowest, 6) for name, each in clock.items()},
        tuple(round(each, 6) for each in luck.total()) if luck else (),
    )
