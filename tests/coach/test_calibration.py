"""Whether what is said of chances can be held against what happened."""

import pytest

from maestri import AnyGame
from maestri.coach.calibration import Seen, looked_at, tenths
from maestri.coach.values import Values, judged
from tests.laws.test_laws import for_every_game


def test_some_of_the_victory_may_go_to_anybody_before_the_end() -> None:
    assert judged([0.6, 0.2, 0.1, 0.1], 1.0, 0.0) == pytest.approx([0.6, 0.2, 0.1, 0.1])
    assert judged([0.8, 0.2], 2.0, 0.04) == pytest.approx([0.96 * 16 / 17 + 0.02, 0.96 / 17 + 0.02])
    unsure = Seen([0, 0], [[0.8, 0.2], [0.8, 0.2]], [1.0, 0.0])
    assert unsure.said(1.0, 0.02) == unsure.said(1.0, doubt=0.02) == pytest.approx([0.794, 0.206])
    over = Seen([0, 0, 0], [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]], [1.0, 0.0, 0.0])
    assert over.said(0.5, 0.02) == [0.75, 0.25, 0.0]
    assert over.said(0.5, 0.02, doubt=0.03) == pytest.approx([0.7375, 0.2525, 0.01])


@for_every_game
def test_nobody_is_sure_of_a_victory_before_the_end(game: AnyGame) -> None:
    """What positions are said to be worth is what was kept of them, once it is sharpened and doubted."""
    (seen, *_), values = looked_at(game, game.seats.start, "doubt", samples=2), Values(game, game.seats.start)
    said = seen.said(values.sharpness, values.unsure, values.doubt)
    assert sum(said) == pytest.approx(1)
    judged = [end for end in seen.ends if 0 not in end]
    assert min(said) >= (values.doubt + (1 - values.doubt) * values.unsure * len(judged) / 2) / len(said)


def test_positions_of_one_match_count_as_one_surprise() -> None:
    alike = [(0.55, 1.0)] * 4
    apart, together = tenths([[pair] for pair in alike])[5], tenths([alike])[5]
    assert apart[:3] == together[:3] == pytest.approx((4, 0.55, 1.0))
    assert str(together) == "said 0.550 happened 1.000: +0.450 ± 0.450"
    assert together.error == pytest.approx(2 * apart.error) == pytest.approx(0.45)
