"""The small nouns: events, results, refusals, the shelf, random play."""

import pytest

from maestri import IllegalMove, Match, Refusal, all_games, game_called, seeded
from maestri.core.event import Event
from maestri.core.playout import random_playout, random_step
from maestri.core.result import Result, ranked

DUEL = all_games()[0]


class TwoWords(Event):
    seat: int = 0


def test_an_event_is_called_after_its_class_and_hides_nothing_by_itself() -> None:
    event = TwoWords()
    assert event.tag == "two-words"
    assert event.seen_by(None) is event
    assert (event.final, event.unveils) == (False, False)


@pytest.mark.parametrize(
    ("scores", "lowest", "winners", "places"),
    [
        ([3, 9, 5], False, (1,), (3, 1, 2)),
        ([3, 9, 5], True, (0,), (1, 3, 2)),
        ([4, 4, 1], False, (0, 1), (1, 1, 3)),
        ([4, 1, 1, 0], True, (3,), (4, 2, 2, 1)),
    ],
)
def test_equal_scores_share_a_place(
    scores: list[int], lowest: bool, winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ranked(scores, "X-1", lowest_wins=lowest) == Result(winners, tuple(scores), places, "X-1")


def test_a_refusal_within_a_refusal_speaks_the_same_language() -> None:
    inner = IllegalMove(DUEL.key, "DM-6")
    outer = Refusal("record-unplayable", ply=3, problem=inner)
    assert "Cards played together must have the same value." in outer.told()
    assert inner.told("fr") in outer.told("fr") != outer.told()
    assert inner.reason == "Cards played together must have the same value."
    assert str(inner) == "Cards played together must have the same value. (DM-6)"
    assert (inner.key, inner.rule, inner.game) == ("refused-DM-6", "DM-6", DUEL.key)


def test_the_shelf_has_each_game_under_its_key() -> None:
    assert [game_called(game.key) for game in all_games()] == list(all_games())


def test_a_game_without_real_tables_judges_none() -> None:
    with pytest.raises(Refusal) as told:
        DUEL.judge("Ann: 7")
    assert (told.value.key, told.value.facts) == ("judge-none", {"game_key": DUEL.key})


@pytest.mark.parametrize("seats", [1, 9, "3", True, None])
def test_a_game_is_played_by_as_many_as_it_says(seats: object) -> None:
    with pytest.raises(Refusal) as told:
        DUEL.check_seats(seats)
    assert told.value.facts == {
        "seats": repr(seats),
        "fewest": DUEL.seats.start,
        "most": DUEL.seats.stop - 1,
    }
    assert DUEL.check_seats(DUEL.seats.start) == DUEL.seats.start


def test_random_play_counts_its_decisions_and_stops_where_it_should() -> None:
    state = Match(DUEL, 3, "random", {"hands": 1}).state
    rng = seeded("random")
    again = state.copy()
    assert random_playout(state, rng, 5) == 5
    assert state.result() is None
    rest = random_playout(state, rng)
    assert state.result() is not None
    assert random_playout(state, rng) == 0
    assert not random_step(state, rng)
    assert random_playout(again, seeded("random")) == 5 + rest
