"""Planted luck: one throw, draw or deal of a match is replaced by a bad one, and is found as luck."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice, product
from typing import Any, NamedTuple

import pytest

from maestri import AnyGame, Match, all_games
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.coach.review import VICTORY, Look, Reviewer
from maestri.coach.values import Values
from maestri.core.record import Record
from maestri.core.rng import Rng, rng_for_ply, seeded
from maestri.core.state import State

SHORT: dict[str, Any] = {"hands": 1, "turn_limit": 12}
OTHERS = 12
"""Ways that chance might have gone; the worst of them is planted."""
GLANCES, SURE = 32, 400
"""Samples that tell which is the worst, and others that settle what it costs: with fewer, some that look bad
cost nothing at all, and were found to."""
STAKE = 0.06
"""Of a victory, what it costs at least."""


class Planted(NamedTuple):
    """A match, the move that comes next, what chance makes of it, and whom that costs how much."""

    match: Match[Any]
    move: str
    chance: str
    seat: int
    cost: float


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.key))
@pytest.mark.wide
def test_planted_luck_is_luck_and_no_decision(game: AnyGame, request: pytest.FixtureRequest) -> None:
    many = 10 if request.config.getoption("--long") else 1
    cases = (planted(game, f"planted luck {number}") for number in range(8 * many))
    found = list(islice(filter(None, cases), many))
    assert len(found) == many
    hits = [is_found(case) for case in found]
    assert sum(hits) >= 0.9 * many, hits


def planted(game: AnyGame, seed: str) -> Planted | None:
    """The first stroke of luck from some ply on that might have gone much worse for somebody."""
    options = {option.key: SHORT[option.key] for option in game.options if option.key in SHORT}
    match = Match(game, game.seats.start, seed, options)
    bot, first = bot_of(game, REGULAR), 1 + seeded(seed).below(30)
    while match.to_move:
        move = choice(match, match.to_move[0], bot)
        case = worst(match, move) if match.ply >= first else None
        if case:
            return case
        match.play(match.to_move[0], move)
    return None


def worst(match: Match[Any], move: str) -> Planted | None:
    """The worst that chance may make of a move instead of what it makes of it, where that is bad enough."""
    chances = [f"{match.seed}/instead/{number}" for number in range(OTHERS)]
    states = [state for chance in chances if (state := after(match, move, seeded(chance)))]
    came = after(match, move, rng_for_ply(match.seed, match.ply + 1))
    if came is None or len(states) < OTHERS:
        return None
    looks = costs(match, came, states, GLANCES)
    place, seat = max(product(range(OTHERS), range(match.seats)), key=lambda each: looks[each[0]][each[1]])
    if looks[place][seat] < STAKE:
        return None
    cost = costs(match, came, [states[place]], SURE)[0][seat]
    return Planted(match, move, chances[place], seat, cost) if cost > STAKE else None


def after(match: Match[Any], move: str, rng: Rng) -> State | None:
    """What chance makes of a move, where it leaves something to chance."""
    state = match.state.copy()
    state.play(match.to_move[0], match.game.read(move), rng)
    return state if rng.used else None


def costs(match: Match[Any], came: State, states: list[State], samples: int) -> list[list[float]]:
    """By position and seat, how much less it is worth than what came."""
    values = Values(match.game, match.seats)
    found = [values.chances(state, samples, f"costs {samples}").means for state in (came, *states)]
    return [[usual - own for usual, own in zip(found[0], means, strict=True)] for means in found[1:]]


def is_found(case: Planted) -> bool:
    """What was decided is judged as if nothing had been planted; whether the rest, which is luck, is less by
    about what it costs."""
    before, usual = looks(case)
    with thrown(case.match.ply + 1, case.chance):
        same, planted = looks(case)
    assert (same, planted.decision) == (before, usual.decision)
    return planted.chances[case.seat].value - usual.chances[case.seat].value < -case.cost * VICTORY / 2


def looks(case: Planted) -> tuple[Look, Look]:
    """What a review finds at the ply before, and at the one where chance comes in."""
    match = Record.of(case.match).replay(case.match.ply)
    bot = bot_of(match.game, REGULAR)
    match.play(match.to_move[0], case.move)
    while match.to_move:
        match.play(match.to_move[0], choice(match, match.to_move[0], bot))
    first, second = Reviewer(Record.of(match)).looks(case.match.ply, case.match.ply + 1)[-2:]
    return first, second


@contextmanager
def thrown(ply: int, chance: str) -> Iterator[None]:
    """At one ply chance is another; at all others what the seed makes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "maestri.core.match.rng_for_ply",
            lambda seed, number: seeded(chance) if number == ply else rng_for_ply(seed, number),
        )
        yield
