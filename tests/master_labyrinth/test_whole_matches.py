"""Master Labyrinth: matches that come to their natural end, which random play seldom does."""

import pytest

from maestri import Match, Record, seeded
from maestri.core.playout import random_playout
from maestri.games.master_labyrinth.events import (
    DoubleTurn,
    DragonDefeated,
    GuardInLair,
    LastDuelLost,
    Pushed,
    Threatened,
)
from tests.breadth import broad
from tests.citing import rule
from tests.golden.files import FOLDER
from tests.laws import test_laws as laws
from tests.laws.tables import inventory
from tests.master_labyrinth.greedy import greedy
from tests.master_labyrinth.labyrinths import state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", broad(range(6), {0}))
def test_the_laws_hold_to_the_last_duel(seats: int, number: int) -> None:
    match = Match("master-labyrinth", seats, f"whole {number}")
    chooser = seeded(f"whole {number}")
    stock = inventory(match)
    while match.to_move:
        seat, move = match.to_move[0], greedy(state(match), chooser)
        laws.somebody_can_move(match)
        laws.nothing_is_lost_or_made(match, stock)
        if state(match).step > 1 or match.ply % 29 == 0:
            laws.legal_exactly_when_not_refused(match)
            laws.a_view_can_be_imagined(match)
            laws.the_position_is_data(match)
            laws.hidden_differences_are_invisible(match, seat, move)
        match.play_move(seat, move)
    assert match.result is not None
    assert match.result.reason == "ML-32"
    laws.replay_equals_original(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_without_a_limit_ends_too(seats: int) -> None:
    for number in range(5):
        match = Match("master-labyrinth", seats, f"unlimited {number}")
        assert random_playout(match.state, seeded(f"unlimited {number}")) < 100_000
        assert match.result is not None


@pytest.mark.long
def test_5_000_random_matches_with_a_turn_limit() -> None:
    for number in range(5_000):
        match = Match(
            "master-labyrinth", 2 + number % 3, f"limit {number}", {"turn_limit": 40 + number % 100}
        )
        random_playout(match.state, seeded(f"limit {number}"))
        assert match.result is not None


@rule("ML-21", "ML-26", "ML-27", "ML-29", "ML-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_golden_matches_show_the_lair_ties_double_turns_and_both_ends_of_the_last_duel(
    seats: int,
) -> None:
    events = Record.load(FOLDER / "master-labyrinth" / f"{seats}-players.json").replay().events
    kinds = {type(event) for event in events}
    assert {GuardInLair, DoubleTurn, LastDuelLost, DragonDefeated} <= kinds
    assert any(len(event.nearest) > 1 for event in events if isinstance(event, Threatened))
    rides = [ride for event in events if isinstance(event, Pushed) for ride in event.rode]
    assert any(ride.end == "d4" and ride.piece.startswith("adventurer") for ride in rides)
