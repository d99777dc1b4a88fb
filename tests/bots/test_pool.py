"""A bot that fails is replaced by the next lower level, and stops no table."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from maestri import Match, seeded
from maestri.bots.levels import MASTER, NOVICE, REGULAR, bot_of
from maestri.bots.pool import Pool
from maestri.bots.process import Failure
from maestri.bots.worker import BOTS


@asynccontextmanager
async def pool(bots: str = BOTS, patience: float = 30.0) -> AsyncIterator[Pool]:
    """Patient, so that a busy machine fails no test."""
    made = Pool(1, patience, bots)
    try:
        yield made
    finally:
        await made.close()


@pytest.fixture
def match() -> Match[Any]:
    return Match("duel-of-magicians", 3, "pool", {"hands": 1})


def test_a_sound_bot_answers_for_itself_as_it_would_without_a_pool(match: Match[Any]) -> None:
    async def test() -> None:
        (seat,) = match.to_move
        asked = match.view(seat), match.moves(seat)
        async with pool() as pooled:
            for level in (NOVICE, REGULAR):
                answer = await pooled.choose(match.game, level, *asked, "x")
                assert answer == (bot_of(match.game, level)(*asked, seeded("x")), level)
            advised = await pooled.hints(match.game, asked[0], "x")
            assert sorted(hint.move for hint in advised) == sorted(asked[1])
            assert pooled.waiting == 0

    asyncio.run(test())


@pytest.mark.parametrize(
    ("rogue", "problem"),
    [
        pytest.param("crashing", "crashed", marks=pytest.mark.wide),
        ("raising", "crashed"),
        pytest.param("hanging", "too slow", marks=pytest.mark.wide),
        ("babbling", "answered 'xyzzy'"),
    ],
)
def test_the_next_lower_level_steps_in(
    rogue: str, problem: str, match: Match[Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        (seat,) = match.to_move
        patience = 3.0 if rogue == "hanging" else 30.0
        async with pool(f"tests.bots.rogues:{rogue}", patience) as pooled:
            answer = await pooled.choose(match.game, MASTER, match.view(seat), match.moves(seat), "x")
        assert answer.level == REGULAR
        assert answer.move in match.moves(seat)

    with caplog.at_level(logging.WARNING):
        asyncio.run(test())
    told = [record.getMessage() for record in caplog.records if record.name == "maestri.bots.pool"]
    assert told == [f"bot failed: game=duel-of-magicians level=master problem={problem}"]


def test_where_all_levels_fail_the_table_plays_on_at_random(match: Match[Any]) -> None:
    async def test() -> None:
        async with pool("tests.bots.rogues:all_babbling") as pooled:
            for _ in range(2):
                (seat,) = match.to_move
                answer = await pooled.choose(match.game, MASTER, match.view(seat), match.moves(seat), "x")
                assert answer.level is None
                match.play(seat, answer.move)

    asyncio.run(test())
    assert match.ply == 2


def test_a_process_that_was_killed_is_replaced_by_a_fresh_one(match: Match[Any]) -> None:
    async def test() -> None:
        (seat,) = match.to_move
        asked = match.view(seat), match.moves(seat)
        async with pool() as pooled:
            await pooled.choose(match.game, NOVICE, *asked, "x")
            process = pooled.workers[0].process
            assert process is not None
            process.kill()
            await process.wait()
            with pytest.raises(Failure):
                await pooled.hints(match.game, asked[0], "x")
            assert (await pooled.choose(match.game, NOVICE, *asked, "x")).level == NOVICE

    asyncio.run(test())
