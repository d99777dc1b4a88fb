"""MM-39, MM-40: the end."""

import pytest

from maestri import Match, Refusal
from maestri.games.maitre_du_monde.events import MatchEnded
from tests.citing import rule
from tests.maitre_du_monde.worlds import end_turn, play, state_of, world


@rule("MM-39")
def test_the_last_player_wins() -> None:
    match = world("A: 0 @23 alaska | B: 0 | C: 500", dice="1 1")
    told = play(match, "A die 1, B give up, C give up")
    assert any(isinstance(event, MatchEnded) and event.reason == "MM-39" for event in told)
    result = match.result
    assert result is not None
    assert (result.winners, result.places, result.reason) == ((0,), (1, 3, 2), "MM-39")


@rule("MM-39")
def test_nobody_plays_on_alone() -> None:
    match = world("A: 0 @23 alaska | B: 0 | C: 500", dice="1 1")
    play(match, "A die 1, B give up, C give up")
    with pytest.raises(Refusal, match="players can't be so"):
        Match.from_state(match.game, {**match.state_data(), "over": False})


@rule("MM-40")
def test_after_the_last_turn_the_highest_fortune_wins() -> None:
    """Money, and what all cards but ONU and Actualité cost."""
    match = world(
        "A: 1000 alaska missile nobel scientist atomic veto embargo | B: 33000 | C: 34500", turn_limit=2
    )
    end_turn(match)
    assert match.result is None
    end_turn(match)
    result = match.result
    assert result is not None
    assert result.scores == (34000, 33000, 34500)
    assert (result.winners, result.places, result.reason) == ((2,), (2, 3, 1), "MM-40")


@rule("MM-40")
def test_ties_share_the_victory() -> None:
    match = world("A | B | C: 500", turn_limit=1)
    end_turn(match)
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("MM-40")
def test_missed_turns_count() -> None:
    match = world("A | B | C: 500", turn_limit=2)
    state_of(match).players[1].strikes = 1
    end_turn(match)
    assert match.result is not None


@rule("MM-40")
def test_eliminated_players_rank_last_the_later_before_the_earlier() -> None:
    match = world("A: 0 @23 alaska | B: 500 | C: 0 | D: 1500", dice="1 1", turn_limit=1)
    play(match, "A die 1, B give up, C give up")
    end_turn(match)
    assert match.result is not None
    assert match.result.places == (1, 4, 3, 2)


@rule("MM-40")
def test_who_has_nothing_left_ranks_before_the_eliminated() -> None:
    match = world("A: 0 @23 alaska | B: 500 | C: 1000", dice="1 1", turn_limit=1)
    play(match, "A die 1, B give up")
    end_turn(match)
    assert match.result is not None
    assert match.result.scores == (2500, 0, 0)
    assert match.result.places == (1, 3, 2)


@rule("MM-40")
def test_without_the_option_a_match_goes_on() -> None:
    match = world("A | B | C")
    for _ in range(500):
        end_turn(match)
    assert match.result is None
