"""What a bot holds can't be told from how long it takes: a forced move takes as long as a free one."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, Match, all_games, seeded
from maestri.bots.levels import MASTER, NOVICE, REGULAR
from maestri.bots.pool import Answer, Pool
from maestri.bots.turns import Turn
from maestri.core.game import EVERYTHING
from maestri.server.house import House
from maestri.server.house.thinking import _next_beat
from tests.breadth import broad
from tests.laws.tables import random_play
from tests.server.inside import a_house, a_table, comes, quiet
from tests.server.people import run
from tests.server.recorded import a_match

PACE = 0.3
"""Of the usual pace, so that the test is over soon."""
THOUGHT = 0.2
NOISE = 0.1
"""Seconds: far less than a beat, and less than a thought where a bot answers as soon as it can."""


class Thinkers(Pool):
    """Bots that take their time where they have a choice, as a search does."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, *asked: Any) -> Answer:
        level, moves, turn = asked[1], asked[3], asked[5]
        turn.comes()
        if len(moves) > 1:
            await asyncio.sleep(THOUGHT)
        return Answer(moves[0], level)


def _forced_and_free(game: AnyGame) -> tuple[int, dict[str, Any], dict[str, Any]] | None:
    """A seat, and two positions that differ only in what another seat can't see: in one it has no choice."""
    for number in range(40):
        match = a_match(game)
        for (seat, move), _ in zip(random_play(match, seeded(f"timing {number}")), range(60), strict=False):
            del move
            other = (seat + 1) % match.seats
            found = _with_another_choice(game, match, seat, other)
            if found is not None:
                return seat, *found
    return None


def _with_another_choice(
    game: AnyGame, match: Match[Any], seat: int, other: int
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    if len(match.moves(seat)) != 1:
        return None
    view = match.view(other)
    for chance in range(20):
        imagined = game.imagine(view, seeded(f"imagined {chance}"))
        if seat in imagined.to_move() and len(imagined.moves(seat)) > 1:
            return tuple(
                msgspec.to_builtins(game.view(state, EVERYTHING)) for state in (match.state, imagined)
            )
    return None


async def _seconds(house: House, game: AnyGame, name: str, start: dict[str, Any], seat: int) -> float:
    """How long a bot at that seat takes, as somebody sees it who looks on."""
    room = await a_table(house, game, name, start=start)
    await room.change(lambda sheet: sheet.seats[seat].replace(for_good=False))
    began = time.perf_counter()
    onlooker = await comes(room, 9)
    while not any(told["ply"] > 0 for told in onlooker.told("state")):
        await asyncio.sleep(0.001)
    return time.perf_counter() - began


PAIRS = {game.key: pair for game in all_games() if (pair := _forced_and_free(game))}


@pytest.mark.parametrize("key", broad(PAIRS, {"master-of-rules"}))
def test_a_forced_move_takes_as_long_as_a_free_one(tmp_path: Path, key: str) -> None:
    game = next(game for game in all_games() if game.key == key)
    seat, forced, free = PAIRS[key]

    async def test() -> None:
        async with a_house(tmp_path, bot_pace=PACE) as house:
            house.thinking.pool = Thinkers()
            times = [
                await _seconds(house, game, f"{number} {what}", start, seat)
                for number in range(3)
                for what, start in (("forced", forced), ("free", free))
            ]
            assert abs(min(times[::2]) - min(times[1::2])) < NOISE, times
            assert min(times) > REGULAR.beat * PACE * 0.9
            await quiet(house)

    run(test())


def test_there_is_such_a_pair() -> None:
    assert PAIRS


def test_an_answer_that_was_not_ready_waits_for_the_next_beat() -> None:
    async def test() -> None:
        began = time.monotonic()
        await _next_beat(began - 0.25, 0.1)
        assert 0.04 < time.monotonic() - began < 0.05 + NOISE
        began = time.monotonic()
        await _next_beat(began, 0.0)
        assert time.monotonic() - began < 0.05

    run(test())


def test_who_has_no_choice_waits_in_line_as_the_others_do() -> None:
    async def test() -> None:
        pool = Pool(1)
        worker = await pool.turns.take("somebody")
        match = a_match(all_games()[0])
        turn = Turn("ann")
        asked = asyncio.create_task(pool.choose(match.game, MASTER, match.view(0), ["take"], "x", turn))
        await asyncio.sleep(0.05)
        assert not asked.done()
        freed = time.monotonic()
        pool.turns.give(worker)
        assert (await asked).move == "take"
        assert turn.came_at >= freed
        assert list(pool.turns.free) == [worker]

    run(test())


def test_bots_look_as_if_they_thought() -> None:
    for level in (NOVICE, REGULAR, MASTER):
        assert 0.6 <= level.beat <= 1.5
        assert level.seconds <= level.beat
