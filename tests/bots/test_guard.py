"""A bot that fails is replaced by the next lower level, and stops no table."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from maestri import Match, seeded
from maestri.bots.guard import Guard
from maestri.bots.levels import MASTER, NOVICE, REGULAR, bot_of
from maestri.bots.worker import BotOf
from tests.bots import rogues


@contextmanager
def guard(bots: BotOf, patience: float = 30.0, workers: int = 2) -> Iterator[Guard]:
    """Patient, so that a busy machine fails no test."""
    made = Guard(workers, bots, patience)
    waiting = [made.ready.get(timeout=60) for _ in range(workers)]
    for worker in waiting:
        made.ready.put(worker)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def match() -> Match:
    return Match("duel-of-magicians", 3, "guard", {"hands": 1})


def test_a_sound_bot_answers_for_itself_as_it_would_without_a_guard(match: Match) -> None:
    (seat,) = match.to_move
    asked = match.view(seat), match.moves(seat)
    with guard(bot_of) as guarded:
        for level in (NOVICE, REGULAR):
            answer = guarded.choose(match.game, level, *asked, seeded("x"))
            assert answer == (bot_of(match.game, level)(*asked, seeded("x")), level)


@pytest.mark.parametrize(
    ("rogue", "problem"),
    [
        (rogues.crashing, "crashed"),
        (rogues.raising, "crashed"),
        (rogues.hanging, "too slow"),
        (rogues.babbling, "answered 'xyzzy'"),
    ],
)
def test_the_next_lower_level_steps_in(
    rogue: BotOf, problem: str, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    (seat,) = match.to_move
    patience = 3.0 if rogue is rogues.hanging else 30.0
    with guard(rogue, patience) as guarded, caplog.at_level(logging.WARNING):
        answer = guarded.choose(match.game, MASTER, match.view(seat), match.moves(seat), seeded("x"))
    assert answer.level == REGULAR
    assert answer.move in match.moves(seat)
    assert [record.getMessage() for record in caplog.records] == [
        f"bot failed: game=duel-of-magicians level=master problem={problem}"
    ]


def test_where_all_levels_fail_the_table_plays_on_at_random(match: Match) -> None:
    with guard(rogues.all_babbling, workers=3) as guarded:
        bot = guarded.bot(match.game, MASTER)
        for _ in range(2):
            (seat,) = match.to_move
            match.play(seat, bot(match.view(seat), match.moves(seat), seeded("x")))
    assert match.ply == 2
