"""What a master of Master Labyrinth sees beyond the next push."""

from typing import Any

import pytest

from maestri import Match, seeded
from maestri.bots.master_labyrinth.strategist import Strategist
from maestri.bots.search import Search
from maestri.games.master_labyrinth.position import PUSHING
from maestri.games.master_labyrinth.state import Labyrinth
from tests.master_labyrinth.labyrinths import table

THINKS_A_LITTLE = 150


def labyrinth(match: Match[Any]) -> Labyrinth:
    assert isinstance(match.state, Labyrinth)
    return match.state


def played_by_a_master(match: Match[Any], turns: int) -> list[str]:
    """The moves of whoever is to move, until so many turns were played."""
    moves = []
    while labyrinth(match).turns < turns:
        (seat,) = match.to_move
        state = labyrinth(match).copy()
        search = Search(
            Strategist(wary=True, horizon=0), state, seat, match.seats, seeded("master"), 3.0, 0.5
        )
        search.run(THINKS_A_LITTLE, 60.0)
        moves.append(match.game.write(search.ranking(state.moves(seat))[0].move))
        match.play(seat, moves[-1])
    return moves


def test_a_roll_out_stops_between_turns_and_not_within_one() -> None:
    match = table("A c3, B e5, 1 a2", hands="1 | 2")
    state = labyrinth(match)
    search = Search(Strategist(horizon=0), state, 0, 2, seeded("between"))
    state.play(0, state.moves(0)[0], seeded("push"))
    search.roll_out(state)
    assert (state.step, state.turn) == (PUSHING, 1)


def test_a_treasure_in_reach_is_taken_and_its_card_brings_the_coin() -> None:
    match = table("A c3, B e5, 1 b1, 5 f7", hands="1 | 2")
    assert "coin" in played_by_a_master(match, turns=1)


def test_a_double_turn_is_kept_while_there_is_little_to_win_by_it() -> None:
    for treasure, plays_it in (("1", False), ("12", True)):
        match = table(f"A c3, B e5, {treasure} b1", hands="9 | 8", second_phase=True)
        state = labyrinth(match)
        score = Strategist().ending(state, 0, match.game.read("double 9"))
        assert (score > 0) == plays_it


@pytest.mark.parametrize("won", ["|", "11 10 8 7 |", "| 11 10 8 7"], ids=["even", "ahead", "behind"])
def test_who_has_as_good_as_won_or_lost_strays_no_more_than_others(won: str) -> None:
    state = labyrinth(table("A c3, B e5, 9 b1, 9 f7", hands="1 | 2", won=won, second_phase=True))
    search = Search(Strategist(horizon=0), state.copy(), 0, 2, seeded("x"), 3.0, 0.5)
    search.run(600, 60.0)
    assert search.ranking(state.moves(0))[0].visits > 60
