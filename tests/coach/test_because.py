"""Why a move is good is true: its facts fit the table, found out a second way."""

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from maestri import AnyGame, Match
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.coach.because import because
from maestri.core.game import EVERYTHING
from maestri.core.rng import rng_for_ply, seeded
from maestri.locales import words
from tests.citing import rule
from tests.coach.truth.case import Case
from tests.laws.test_laws import for_every_game
from tests.maitre_du_monde.worlds import play, vote, world
from tests.master_labyrinth.labyrinths import table

PLIES, MOST = 160, 5000
LOOKED_AT = 4
"""Moves of a seat that are looked into at a ply."""


@for_every_game
def test_a_reason_is_true(game: AnyGame, request: pytest.FixtureRequest) -> None:
    long = request.config.getoption("--long")
    seen = Counter[str]()
    for number in range(20 if long else 2):
        match = Match(game, max(3, game.seats.start), f"reasons {number}")
        seen.update(looked_into(match, MOST if long else PLIES))
    assert len(seen) >= 7, seen
    assert set(seen) <= set(truths(game))


@for_every_game
def test_every_reason_can_be_looked_into(game: AnyGame) -> None:
    known = {key for key in words("en", game.key).catalogue.messages if key.startswith("because-")}
    assert known == set(truths(game))


@rule("ML-30")
def test_once_the_treasures_are_taken_pushes_bar_the_way_to_the_dragon() -> None:
    match = table("A a7, B c3, dragon W", won="12 11 | 12 11", last_duel=True)
    told = {true_reason(match, 0, move) for move in match.moves(0)}
    assert told == {"because-reach", "because-bars-dragon"}


@rule("MM-22")
def test_who_lets_a_resolution_stand_is_not_told_that_he_keeps_his_cards() -> None:
    match = world("A: disarmament | B: missile veto | C")
    play(match, "A submit disarmament, A name B")
    vote(match, "+++")
    assert true_reason(match, 1, "pass") == "because-unopposed"


def truths(game: AnyGame) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"tests.coach.truth.{game.key.replace('-', '_')}").TRUE
    return found


def looked_into(match: Match[Any], most: int) -> list[str]:
    """Plays regulars, and looks into some moves of each ply; the reasons that were given."""
    bot, chooser = bot_of(match.game, REGULAR), seeded(match.seed)
    found = []
    while match.to_move and match.ply < most:
        seat = match.to_move[0]
        moves = match.moves(seat)
        some = [moves[chooser.below(len(moves))] for _ in range(LOOKED_AT)]
        found += [true_reason(match, seat, move) for move in some]
        match.play(seat, choice(match, seat, bot))
    return found


def true_reason(match: Match[Any], seat: int, move: str) -> str:
    """The key of the reason, which fits what the move does."""
    game = match.game
    given = because(game, match.recall(seat), move)
    assert given is not None
    after = match.state.copy()
    events: list[Any] = []
    after.listen(events)
    after.play(seat, game.read(move), rng_for_ply(match.seed, match.ply + 1))
    views = game.view(match.state, EVERYTHING), game.view(after, EVERYTHING)
    case = Case(*views, events, seat, move, given.facts, match)
    assert truths(game)[given.key](case), (match.ply, given, move)
    return given.key
