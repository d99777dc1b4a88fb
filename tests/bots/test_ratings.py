"""What levels are worth: measured in every game, told wherever one is chosen."""

from math import log
from random import Random

import pytest

from maestri import AnyGame, all_games
from maestri.arena.figures import rated
from maestri.arena.fixture import Outcome
from maestri.arena.ladder import Report
from maestri.bots.levels import levels_of
from maestri.bots.ratings import START, expected, ratings_of
from maestri.terminal.cli import main

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)


@EVERY_GAME
def test_every_level_of_a_game_was_measured_and_a_higher_one_is_stronger(game: AnyGame) -> None:
    assert list(ratings_of(game.key)) == [level.key for level in levels_of(game)]
    points = list(ratings_of(game.key).values())
    assert points == sorted(set(points))
    assert ratings_of(game.key)["regular"] == START


def test_levels_of_a_game_that_nobody_measured_are_worth_nothing_yet() -> None:
    assert ratings_of("tic-tac-toe") == {}


def duel(number: int, winner: str, loser: str) -> Outcome:
    return Outcome(number, 0, (winner, loser), (0,), (1, 0), (1, 2), 1, {}, {}, {})


def test_points_say_how_often_one_wins_between_two() -> None:
    draw = Random("duels")
    pairs = [("master", "regular") if draw.random() < 10 / 11 else ("regular", "master") for _ in range(600)]
    found = rated([duel(number, *pair) for number, pair in enumerate(pairs)])
    points = Report("", "", [], {"a-game": found}).points()["a-game"]
    won = sum(winner == "master" for winner, _ in pairs) / len(pairs)
    assert expected(points["master"], points["regular"]) == pytest.approx(won, abs=0.03)


def four(number: int, draw: Random) -> Outcome:
    """A match in which a master comes before each of three regulars ten times of eleven."""
    goals = [-log(draw.random()) / (10 if seat == 0 else 1) for seat in range(4)]
    places = tuple(1 + sum(other < goal for other in goals) for goal in goals)
    seating = ("master", "regular", "regular", "regular")
    return Outcome(number, 0, seating, (places.index(1),), (0, 0, 0, 0), places, 1, {}, {}, {})


def test_points_say_how_often_one_comes_before_another_with_any_number_of_players() -> None:
    draw = Random("fours")
    matches = [four(number, draw) for number in range(600)]
    points = Report("", "", [], {"a-game": rated(matches)}).points()["a-game"]
    before = sum(match.places[0] < place for match in matches for place in match.places[1:]) / 1800
    assert expected(points["master"], points["regular"]) == pytest.approx(before, abs=0.03)


def test_which_matches_ended_first_changes_nothing() -> None:
    matches = [duel(number, *(("a", "b") if number % 4 else ("b", "a"))) for number in range(40)]
    assert rated(matches) == rated(matches[::-1])


def test_the_levels_are_listed_with_their_points(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bots"])
    told = " ".join(capsys.readouterr().out.split())
    for game in all_games():
        for points in ratings_of(game.key).values():
            assert f" {points:,}" in told
    assert told.endswith("Only in Master Labyrinth at a table for 2.")
