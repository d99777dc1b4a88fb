"""What levels are worth: measured in every game, told wherever one is chosen."""

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
    assert len(set(ratings_of(game.key).values())) == len(levels_of(game))
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


def test_the_order_of_matches_hardly_counts() -> None:
    matches = [duel(number, *(("a", "b") if number % 4 else ("b", "a"))) for number in range(120)]
    there, back = rated(matches), rated(matches[::-1])
    assert there["a"][0] - there["b"][0] == pytest.approx(back["a"][0] - back["b"][0], abs=0.5)


def test_the_levels_are_listed_with_their_points(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bots"])
    told = " ".join(capsys.readouterr().out.split())
    for game in all_games():
        for points in ratings_of(game.key).values():
            assert f" {points:,}" in told
