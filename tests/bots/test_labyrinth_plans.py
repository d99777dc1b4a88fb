"""Bots of Master Labyrinth look a turn ahead, and do not wait for ever."""

import pytest

from maestri import seeded
from maestri.bots.master_labyrinth.goals import can_take
from maestri.bots.master_labyrinth.plans import best_chance, chances, chances_of_all, patience
from maestri.bots.master_labyrinth.strategist import Strategist
from maestri.bots.search import Search
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import LAIR, PUSH_ARROW, PUSH_SIDES
from maestri.games.master_labyrinth.position import ENDING
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.reach import push_to_take, taken_after
from maestri.games.master_labyrinth.setup import random_board
from maestri.games.master_labyrinth.squares import BIT, SQUARES
from maestri.games.master_labyrinth.state import Labyrinth
from tests.master_labyrinth.labyrinths import table


@pytest.mark.parametrize("number", range(5))
def test_a_square_s_chances_are_the_pushes_that_take_a_treasure_from_there(number: int) -> None:
    board = random_board(4, seeded(f"chances {number}"))
    targets, everywhere = board.treasures[1], (1 << SQUARES) - 1
    counted = [
        sum(taken_after(board, BIT[square], targets, push) != 0 for push in pushes(board.spare, -1))
        for square in range(SQUARES)
    ]
    assert list(chances(board, targets, everywhere)) == counted
    assert list(chances_of_all(board, targets)) == [counted[square] for square in board.adventurers]
    assert best_chance(board, targets, everywhere) == max(counted)


@pytest.mark.parametrize("number", range(40))
def test_the_first_push_is_found_that_takes_a_treasure_when_it_is_made(number: int) -> None:
    board = random_board(2, seeded(f"push to take {number}"))
    takes = []
    for push in pushes(board.spare, board.forbidden):
        after = board.copy()
        after.push(PUSH_ARROW[push], PUSH_SIDES[push])
        here = BIT[after.adventurers[0]]
        if after.reachable(0) & after.treasures[1] & ~here & ~BIT[LAIR]:
            takes.append(push)
    assert push_to_take(board, BIT[board.adventurers[0]], board.treasures[1]) == (takes or [-1])[0]


@pytest.mark.parametrize("number", range(5))
def test_who_can_take_a_treasure_has_a_push_for_it_though_it_lies_under_the_lair(number: int) -> None:
    board = random_board(4, seeded(f"can take {number}"))
    board.treasures[1] = BIT[LAIR]
    for seat, square in enumerate(board.adventurers):
        takes = [taken_after(board, BIT[square], BIT[LAIR], push) for push in pushes(board.spare, -1)]
        assert can_take(board, seat) == any(takes)


@pytest.mark.parametrize(
    ("won", "turns", "left"),
    [
        ("", 6, 1.0),
        ("", 12, 0.5),
        ("", 18, 0.0),
        ("", 25, 0.0),
        ("", 26, 1.0),
        ("", 32, 0.5),
        ("1 1 | 2 2", 16, 1.0),
        ("1 1 | 2 2", 28, 0.0),
    ],
)
def test_patience_runs_out_where_nobody_takes_a_treasure_and_comes_back(
    won: str, turns: int, left: float
) -> None:
    state = table("A c3, B e5, 3 a2", won=won).state
    assert isinstance(state, Labyrinth)
    state.turns = turns
    assert patience(state, 12.0) == pytest.approx(left)


@pytest.mark.parametrize(("turns", "wish"), [(64, "end"), (90, "challenge"), (190, "challenge")])
def test_a_leader_whom_nothing_hurries_challenges_the_dragon_in_the_end(turns: int, wish: str) -> None:
    match = table("A c4, B e5, dragon W", won="7 8 8 9 10 11 12 | 9 10 11 12", last_duel=True)
    state = match.state
    assert isinstance(state, Labyrinth)
    state.lost = bag.bag_of([*range(1, 7), *range(1, 7), 7])
    state.players[0].coins, state.players[1].coins = 4, 5
    state.step, state.turns = ENDING, turns
    search = Search(Strategist(horizon=0), state, 0, 2, seeded("leader"), 3.0, 0.5)
    search.run(400, 60.0)
    assert match.game.write(search.ranking(state.moves(0))[0].move) == wish
