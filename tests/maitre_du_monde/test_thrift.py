"""The reconstructed board and prices make a game: thrifty players bring it to an end."""

from statistics import median

import pytest

from maestri import Match, seeded
from maestri.bots.maitre_du_monde.thrift import choose
from maestri.games.maitre_du_monde.view import WorldView
from tests.maitre_du_monde.worlds import table


def thrifty_match(number: int) -> Match[WorldView]:
    match = Match("maitre-du-monde", 4, f"thrift {number}", {"turn_limit": 1000})
    rng = seeded(f"thrift {number}")
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, choose(table(match, seat), match.moves(seat), rng))
    return match


def test_nine_of_ten_matches_end_in_under_80_rounds(request: pytest.FixtureRequest) -> None:
    count = 200 if request.config.getoption("--long") else 20
    played = [thrifty_match(number) for number in range(count)]
    rounds = [(table(match).turns + 3) // 4 for match in played]
    assert sum(length < 80 for length in rounds) >= 0.9 * count
    assert median(rounds) >= 10
    assert {match.result.reason for match in played if match.result} == {"MM-32"}
