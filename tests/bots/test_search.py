"""The search itself."""

from typing import Any

import pytest

from maestri import Match, seeded
from maestri.bots.duel_of_magicians.policy import Duellist
from maestri.bots.duel_of_magicians.traits import BY_REASONING
from maestri.bots.policy import Policy
from maestri.bots.search import Search
from maestri.bots.tree import Node
from maestri.core.packing import packed
from tests.duel_of_magicians.duels import duel, play


def searched(match: Match[Any], simulations: int, *, see_all: bool = False) -> Search:
    (seat,) = match.to_move
    search = Search(Policy(), match.state, seat, match.seats, seeded("search"), see_all=see_all)
    search.run(simulations, 60.0)
    return search


def best(match: Match[Any], search: Search) -> str:
    (seat,) = match.to_move
    return match.game.write(search.ranking(match.state.moves(seat))[0].move)


def test_a_move_that_wins_at_once_is_found() -> None:
    match = duel("A: 5 5 | B: 13")
    assert best(match, searched(match, 200)) == "5+5"


def test_the_worth_of_a_sure_victory_is_that_of_victory() -> None:
    match = duel("A: 5 5 | B: 13")
    ranking = searched(match, 200).ranking(match.state.moves(0))
    assert ranking[0].worth == pytest.approx(1.0)


def test_every_simulation_is_counted_once() -> None:
    match = duel("A: 2 4 9 | B: 1 2 3")
    ranking = searched(match, 77).ranking(match.state.moves(0))
    assert sum(each.visits for each in ranking) == 77


def test_searching_changes_nothing_in_the_position() -> None:
    match = duel("A: 2 4 9 | B: 1 2 3")
    before = match.state_data()
    searched(match, 50)
    assert match.state_data() == before


def test_the_tree_below_a_move_that_was_made_is_kept() -> None:
    match = duel("A: 2 4 9 | B: 1 2 3")
    search = searched(match, 300)
    played = search.ranking(match.state.moves(0))[0]
    play(match, f"A {match.game.write(played.move)}")
    search.follow(0, played.move, match.state)
    assert search.root.passed == played.visits - 1
    search.run(10, 60.0)
    assert search.root.passed == played.visits + 9


def test_a_cheat_sees_that_the_other_cannot_answer() -> None:
    match = duel("A: 3 3 1 | B: 2 2 2 13", hands=1)
    assert best(match, searched(match, 400, see_all=True)) == "3+3"


@pytest.mark.parametrize("by_habit", [True, False])
def test_who_thinks_that_others_play_by_habit_looks_into_nothing_else_they_may_do(by_habit: bool) -> None:
    match = duel("A: 2 4 9 | B: 5 6 11 13")
    args = (Duellist(BY_REASONING), match.state, 0, 2, seeded("habit"))
    search = Search(*args, see_all=True, by_habit=by_habit)
    search.run(300, 60.0)
    answers = [len(node.edges) for node in search.root.next if node is not None]
    assert len(answers) > 1
    assert (max(answers) == 1) == by_habit


def test_who_is_choosing_stops_where_nothing_can_change_his_choice() -> None:
    match, goal, spared = duel("A: 2 4 9 | B: 1 3 8"), 160, 0
    for number in range(40):
        whole, short = (Search(Policy(), match.state, 0, 2, seeded(f"stops {number}")) for _ in range(2))
        whole.run(goal, 60.0)
        short.run(goal, 60.0, True)
        spared += goal - int(short.simulations)
        assert best(match, short) == best(match, whole)
    assert spared > goal


@pytest.mark.parametrize(("visits", "lead"), [((5, 9, 7), 2), ((9, 5, 7), 2), ((4, 4), 0), ((3,), 3)])
def test_the_lead_of_a_move_is_that_over_the_next_one(visits: tuple[int, ...], lead: int) -> None:
    node = Node()
    node.visits = packed(visits)
    assert node.lead() == lead
