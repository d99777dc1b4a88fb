"""Master of Rules: scoring (MR-30 to MR-33)."""

from itertools import product

import pytest

from maestri import Result
from maestri.games.master_of_rules.editions import EDITIONS, Edition
from maestri.games.master_of_rules.events import MatchEnded, Scored, TieBroken
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.notation import rule_count
from maestri.games.master_of_rules.scoring import final_result, points, rank_key
from tests.citing import rule
from tests.master_of_rules.tables import only, play_on, table

each_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)


def score(won: str, edition: str = "zman") -> int:
    return points(rule_count(won.split()), EDITIONS[edition])


def result(*won: str, edition: str = "zman") -> Result:
    return final_result([rule_count(rules.split()) for rules in won], EDITIONS[edition])


@rule("MR-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_rule_card_won_is_a_point(edition: str) -> None:
    assert score("", edition) == 0
    assert score("trio trio only support", edition) == 4


@rule("MR-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_of_a_type_earn_2_points_more_and_six_no_more(edition: str) -> None:
    assert score("trio trio", edition) == 2
    assert score("trio trio trio", edition) == 5
    assert score("trio " * 6, edition) == 8


@rule("MR-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bonus_is_earned_for_each_type(edition: str) -> None:
    assert score("limit limit limit best best best only only only", edition) == 9 + 6
    assert score("limit limit limit best best best only only only trio trio trio", edition) == 12 + 8


@rule("MR-31")
@pytest.mark.parametrize(("edition", "earned"), [("zman", 3), ("japan", 5)])
def test_three_support_right_earn_the_bonus_in_the_japanese_edition_only(edition: str, earned: int) -> None:
    assert score("support support support", edition) == earned


@rule("MR-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_five_types_earn_2_points_more_once(edition: str) -> None:
    assert score("limit best only trio", edition) == 4
    assert score("limit best only trio support", edition) == 7
    assert score("limit best only trio support " * 2, edition) == 12


@rule("MR-33")
def test_the_most_points_win() -> None:
    assert result("trio", "trio trio trio", "only only") == Result((1,), (1, 5, 2), (3, 1, 2), "MR-29")


@rule("MR-33")
@pytest.mark.parametrize(
    ("edition", "order"),
    [("zman", "support trio only best limit"), ("japan", "trio only best limit support")],
)
def test_equal_points_are_decided_by_the_types_in_the_editions_order(edition: str, order: str) -> None:
    assert [TYPES[kind] for kind in EDITIONS[edition].tie_break] == order.split()
    for more, less in zip(order.split(), order.split()[1:], strict=False):
        assert result(f"{less} limit", f"{more} limit", "", edition=edition).winners == (1,)


@rule("MR-33")
def test_the_same_table_can_have_another_winner_in_the_other_edition() -> None:
    assert result("support", "trio", "", edition="zman").winners == (0,)
    assert result("support", "trio", "", edition="japan").winners == (1,)


@rule("MR-33")
def test_still_tied_the_victory_is_shared() -> None:
    assert result("support trio", "trio support", "best") == Result((0, 1), (2, 2, 1), (1, 1, 3), "MR-29")


@rule("MR-33")
def test_the_same_order_ranks_every_place() -> None:
    assert result("limit", "trio trio", "support", "best").places == (4, 1, 2, 3)


@rule("MR-33")
@each_edition
def test_the_last_step_of_a_tie_break_can_never_decide(edition: Edition) -> None:
    """With four equal counts, one card more of the fifth type is always more points."""
    *_, last = edition.tie_break
    for counts in product(range(5), repeat=len(TYPES)):
        won = sum(count << 4 * kind for kind, count in enumerate(counts))
        assert points(won + (1 << 4 * last), edition) > points(won, edition)


@rule("MR-33")
@each_edition
def test_the_rank_key_orders_by_points_before_all_else(edition: Edition) -> None:
    assert rank_key(rule_count(["limit"] * 2), edition) > rank_key(rule_count(["support"]), edition)
    assert rank_key(rule_count(["limit"] * 2), edition) > rank_key(rule_count(["trio"]), edition)


@rule("MR-30", "MR-31", "MR-32", "MR-33")
def test_the_end_is_told_line_by_line() -> None:
    won = "limit best only trio trio trio"
    match = table(f"A: / {won} support | B: / {won} limit | C: / {won} best", left=1)
    told = play_on(match)
    scores = only(told, Scored)
    assert [event.seat for event in scores] == [0, 1, 2]  # type: ignore[attr-defined]
    for event in scores:
        assert isinstance(event, Scored)
        assert event.threes_bonus == 2 * len(event.threes)
        assert event.points == event.cards + event.threes_bonus + event.all_types_bonus
    assert match.result is not None
    assert told[-1] == MatchEnded(match.result.winners, match.result.scores)


@rule("MR-33")
def test_a_tie_that_was_broken_is_told_with_the_type_that_decided() -> None:
    ties = []
    for seed in range(60):
        match = table("A: / trio | B: / only | C: / best", left=1)
        match.seed = f"tie {seed}"
        ties += only(play_on(match), TieBroken)
        assert match.result is not None
    assert ties
    for tie in ties:
        assert isinstance(tie, TieBroken)
        assert tie.more > tie.fewer
        assert tie.rule in TYPES
