"""What is wrong with a position is said, for everything that a game looks for."""

import re

import pytest

from maestri import AnyGame, all_games
from tests.attacks.flaws import Flaw, by_match, changed, moments, problem_with, problems


@pytest.mark.parametrize(("name", "flaws"), by_match().items(), ids=by_match())
def test_what_is_wrong_with_a_position_is_said(name: str, flaws: list[Flaw]) -> None:
    last = max(flaw.ply for flaw in flaws)
    for match, data in moments(name):
        said = [problem_with(match, changed(data, flaw)) for flaw in flaws if flaw.ply == match.ply]
        assert said == [flaw.problem for flaw in flaws if flaw.ply == match.ply]
        if match.ply == last:
            break


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_flaw_that_a_game_looks_for_is_shown(game: AnyGame) -> None:
    shown = {
        flaw.problem for name, flaws in by_match().items() for flaw in flaws if name.startswith(game.key)
    }
    missing = [text for text in problems(game.key) if not any(re.fullmatch(text, each) for each in shown)]
    assert missing == []
