"""What was asked of a position leaves nothing behind: a house answers for years."""

from collections.abc import Callable, Iterator

import pytest

from maestri import AnyGame, Match, all_games, seeded
from tests.breadth import name_of
from tests.kept import LEAST, kept_by

TIMES = 100


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
    kept = {question: kept_by(ask, TIMES) for question, ask in questions(game)}
    assert {question: blocks for question, blocks in kept.items() if blocks > LEAST} == {}
