"""Whether what is said of chances can be held against what happened."""

import pytest

from maestri import AnyGame, Match
from maestri.coach.calibration import Seen, tenths
from maestri.coach.values import Values, doubted
from tests.laws.test_laws import for_every_game


def test_some_of_the_victory_may_go_to_anybody() -> None:
    assert doubted([1.0, 0.0, 0.0, 0.0], 0.04) == pytest.approx([0.97, 0.01, 0.01, 0.01])
    seen = Seen([0, 0], [[1.0, 0.0], [1.0, 0.0]], [1.0, 0.0])
    assert seen.said(1.0, 0.02) == pytest.approx([0.99, 0.01], abs=1e-5)


@for_every_game
def test_nobody_is_sure_of_a_victory_before_the_end(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    values, match = Values(game, game.seats.start), Match(game, game.seats.start, "doubt")
    sure = [1.0, *[0.0] * (match.seats - 1)]
    monkeypatch.setattr(Values, "ends", lambda *_: [sure, sure])
    assert values.chances(match.state, 2, "doubt").means == pytest.approx(doubted(sure, values.doubt))


def test_positions_of_one_match_count_as_one_surprise() -> None:
    alike = [(0.55, 1.0)] * 4
    apart, together = tenths([[pair] for pair in alike])[5], tenths([alike])[5]
    assert apart[:3] == together[:3] == pytest.approx((4, 0.55, 1.0))
    assert str(together) == "said 0.550 happened 1.000: +0.450 ± 0.450"
    assert together.error == pytest.approx(2 * apart.error) == pytest.approx(0.45)
