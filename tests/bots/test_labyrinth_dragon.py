"""What a master of Master Labyrinth thinks of the dragon once all treasures are taken."""

from functools import cache
from typing import Any

import pytest

from maestri import Match, seeded
from maestri.bots.master_labyrinth.dragon import (
    DEFEATED,
    MANY,
    can_come,
    prospects,
    ways_to_him,
    who_defeats_him,
)
from maestri.bots.master_labyrinth.strategist import Strategist
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import LAST_DUEL_ROLLS, PUSH_ARROW, PUSH_SIDES, TO_DEFEAT
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.setup import random_board
from maestri.games.master_labyrinth.squares import BIT, NAMES
from maestri.games.master_labyrinth.state import Labyrinth
from tests.master_labyrinth.labyrinths import table

DIE = range(1, 7)
IN_GOOD_TIME = 66  # turns until all treasures are taken
TIRED = IN_GOOD_TIME + 28
TWO_WAITS_LATER = IN_GOOD_TIME + 64
NEAR, FAR = "A c4, B g7", "A a7, B g7"
"""A before the dragon, who faces west, and where no push leads to him."""


def last_duel(pieces: str, won: str, turns: int = IN_GOOD_TIME, hands: str = "") -> Labyrinth:
    match: Match[Any] = table(f"{pieces}, dragon W", won=won, hands=hands, last_duel=True)
    state = match.state
    assert isinstance(state, Labyrinth)
    state.turns = turns
    won_bags = sum(player.treasures for player in state.players)
    state.lost = bag.TWO_OF_EACH - won_bags
    return state


@cache
def defeated(before: int, last: int, rolls: int, rerolls: int) -> float:
    """ML-31: with the sum of the rolls before the last one, and so many that may be rolled again."""
    if before + last >= TO_DEFEAT:
        return 1.0
    ways = [0.0]
    if rolls < LAST_DUEL_ROLLS:
        ways.append(sum(defeated(before + last, roll, rolls + 1, rerolls) for roll in DIE) / 6)
    if rerolls:
        ways.append(sum(defeated(before, roll, rolls, rerolls - 1) for roll in DIE) / 6)
    return max(ways)


def test_how_likely_he_is_defeated_follows_from_the_rolls() -> None:
    told = [sum(defeated(0, roll, 1, rerolls) for roll in DIE) / 6 for rerolls in range(len(DEFEATED))]
    assert pytest.approx(told, abs=0.001) == DEFEATED


@pytest.mark.parametrize("number", range(10))
def test_the_ways_to_him_are_the_pushes_after_which_one_comes_there(number: int) -> None:
    board = random_board(4, seeded(f"ways {number}"))
    board.turn_dragon(number)
    counted = [0, 0, 0, 0]
    for push in pushes(board.spare, board.forbidden):
        after = board.copy()
        after.push(PUSH_ARROW[push], PUSH_SIDES[push])
        for seat in range(4):
            counted[seat] += after.reachable(seat) & BIT[after.faced()] != 0
    assert list(ways_to_him(board)) == counted
    assert [can_come(board, seat) for seat in range(4)] == [ways > 0 for ways in counted]


def test_who_stands_before_him_may_hope_for_more_and_with_re_rolls_for_more_still() -> None:
    away, near = (prospects(last_duel(pieces, "12 11 | 12 11"), 1.0) for pieces in (FAR, NEAR))
    armed = prospects(last_duel(NEAR, "12 11 | 12 11", hands="1 2 |"), 1.0)
    assert away[0] < near[0] < armed[0]
    assert sum(armed) == pytest.approx(1.0)


def test_whom_even_the_dragon_does_not_bring_level_has_as_good_as_lost() -> None:
    state = last_duel(NEAR, "1 2 | 12 12 11 11")
    assert prospects(state, 1.0)[0] < 0.01


def test_whom_it_would_not_help_tries_less_often() -> None:
    behind, level = (last_duel(NEAR, won) for won in ("1 2 | 12 12 11 11", "12 11 | 12 11"))
    assert who_defeats_him(behind, 1.0)[0] < who_defeats_him(level, 1.0)[0] / 2


def test_who_comes_next_is_reckoned_with_and_the_more_the_more_ways_he_has() -> None:
    by_ways = {}
    for square in NAMES:
        state = last_duel(f"A a7, B {square}", "12 11 | 12 11")
        mine, others = ways_to_him(state.board)
        assert mine == 0
        by_ways[min(others, MANY)] = who_defeats_him(state, 1.0)[1]
    ways = sorted(by_ways)
    assert len(ways) > 3
    assert [by_ways[each] for each in ways] == sorted(by_ways.values())
    assert by_ways[0] < by_ways[ways[1]] < by_ways[MANY]


def test_who_hopes_for_nothing_does_not_look_who_comes() -> None:
    near, away = (last_duel(pieces, "12 11 | 12 11") for pieces in (NEAR, FAR))
    assert list(prospects(near, 0.0)) == pytest.approx(list(prospects(away, 0.0)))


@pytest.mark.parametrize("turns", [IN_GOOD_TIME, TWO_WAITS_LATER])
def test_he_is_thought_of_however_long_nobody_has_defeated_him(turns: int) -> None:
    near, away = (last_duel(pieces, "12 11 | 12 11", turns) for pieces in (NEAR, FAR))
    judge = Strategist(horizon=0)
    assert judge.value(near, 2)[0] > judge.value(away, 2)[0] + 0.05


@pytest.mark.parametrize(("turns", "bars"), [(IN_GOOD_TIME, True), (TIRED, False)])
def test_at_a_glance_the_next_player_s_way_to_him_is_barred_for_a_while(turns: int, bars: bool) -> None:
    state = last_duel("A a1, B c3", "12 11 | 12 11", turns)
    judge = Strategist(wary=True, horizon=0)
    careless = Strategist(horizon=0)
    moves = state.moves(0)
    apart = [
        (own - blind, can_come(after.board, 1))
        for push, own, blind in zip(
            moves,
            judge.judged(state, 0, moves, seeded("x")),
            careless.judged(state, 0, moves, seeded("x")),
            strict=True,
        )
        for after in [pushed(state, push)]
    ]
    assert {comes for _, comes in apart} == {True, False}
    assert all((cost < -0.5) == (comes and bars) for cost, comes in apart)


def pushed(state: Labyrinth, push: int) -> Labyrinth:
    after = state.copy()
    assert isinstance(after, Labyrinth)
    after.board.push(PUSH_ARROW[push], PUSH_SIDES[push])
    return after
