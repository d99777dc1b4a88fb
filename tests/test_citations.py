"""Every rule of every game is shown by a test."""

import pytest

from maestri import AnyGame, all_games
from tests.citing import cited_rules


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_rule_is_cited_by_a_test(game: AnyGame) -> None:
    assert [rule_id for rule_id in game.rules if rule_id not in cited_rules()] == []


def test_every_citation_is_of_a_rule() -> None:
    known = {rule_id for game in all_games() for rule_id in game.rules}
    assert cited_rules() <= known
