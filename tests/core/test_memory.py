"""What was asked of a position leaves nothing behind: a house answers for years."""

import gc
import sys
from collections.abc import Callable, Iterator

import pytest

from maestri import AnyGame, Match, all_games, seeded
from tests.breadth import name_of

TIMES = 100
LEAST = 0.5
"""What leaks keeps a block a question and more; what is set up for later use keeps a few, ever fewer."""


def kept_by(ask: Callable[[], object]) -> float:
    """Blocks of memory that one question leaves behind every time; others here may keep some once."""
    return min(_grown(ask) for _ in range(4))


def _grown(ask: Callable[[], object]) -> float:
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        ask()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES


def questions(game: AnyGame) -> Iterator[tuple[str, Callable[[], object]]]:
    """What a house asks all day, of a match that has gone on for a while."""
    match, rng = Match(game, game.seats.start, "memory"), seeded("walk")
    for _ in range(25):
        seat = match.to_move[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    seat = match.to_move[0]
    view, moves = match.view(seat), match.moves(seat)[:6]
    yield "a look", lambda: match.view(seat)
    yield "the moves", lambda: match.moves(seat)
    yield "the outlook", lambda: game.outlook(view)
    yield "what a move would do", lambda: [game.preview(view, game.read(move)) for move in moves]
    yield "another position like it", lambda: game.imagine(view, seeded("other"))
    yield "a new match", lambda: Match(game, game.seats.start, "new")


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_nothing_that_is_asked_of_a_position_is_kept(game: AnyGame) -> None:
    kept = {question: kept_by(ask) for question, ask in questions(game)}
    assert {question: blocks for question, blocks in kept.items() if blocks > LEAST} == {}
