"""Master of Rules: adjudication (MR-15 to MR-20)."""

import pytest

from maestri.games.master_of_rules import events
from maestri.games.master_of_rules.judge import judge
from maestri.games.master_of_rules.material import LIMIT
from maestri.games.master_of_rules.verdicts import verdicts
from tests.citing import rule
from tests.master_of_rules.tables import done, look, moves, only, play, player, table


@rule("MR-15")
def test_numbers_that_add_up_to_exactly_23_fulfil_limit_23() -> None:
    assert "A" in done("A: limit R1 | B: trio B2 | C: trio G3 | D: trio Y8 | E: trio P9")


@rule("MR-15")
def test_numbers_that_add_up_to_24_do_not() -> None:
    assert "A" not in done("A: limit R1 | B: trio B3 | C: trio G3 | D: trio Y8 | E: trio P9")


@rule("MR-15")
def test_the_numbers_of_dummies_count_too() -> None:
    assert done("A: limit R1 | B: limit B1 | C: limit G1 | D1: Y9 | D2: P9") == {"A", "B", "C"}
    assert done("A: limit R1 | B: limit B2 | C: limit G3 | D1: Y9 | D2: P9") == set()


@rule("MR-16")
def test_the_highest_card_of_the_most_frequent_colour_is_best_and_another_colours_highest_is_not() -> None:
    assert done("A: best P7 | B: limit P3 | C: best B9 | D: limit P5 | E: limit B1") == {"A"}


@rule("MR-16")
def test_if_colours_tie_for_most_frequent_the_highest_of_each_is_best() -> None:
    assert done("A: best B8 | B: limit R2 | C: best R6 | D: limit B5 | E: limit G9") == {"A", "C"}


@rule("MR-16")
def test_the_second_highest_of_the_most_frequent_colour_is_not_best() -> None:
    assert done("A: best P7 | B: best P8 | C: limit B9 | D: limit G5 | E: limit Y1") == {"B"}


@rule("MR-16")
def test_with_five_different_colours_every_card_is_best() -> None:
    assert done("A: best R1 | B: best B2 | C: best G3 | D: best Y8 | E: best P9") == set("ABCDE")


@rule("MR-16")
def test_a_dummy_may_hold_the_best_card() -> None:
    assert done("A: best P7 | B: limit P3 | C: limit B9 | D: limit G9 | D1: P9") == set()


@rule("MR-17")
def test_a_card_that_shares_neither_colour_nor_number_is_the_only_one() -> None:
    assert "A" in done("A: only Y3 | B: limit R5 | C: limit B6 | D: only R2 | E: limit G9")


@rule("MR-17")
def test_a_red_2_is_not_the_only_one_beside_another_red_card() -> None:
    assert "D" not in done("A: only Y3 | B: limit R5 | C: limit B6 | D: only R2 | E: limit G9")


@rule("MR-17")
def test_a_card_is_not_the_only_one_beside_another_of_its_number() -> None:
    assert done("A: only Y3 | B: limit R9 | C: limit B3 | D: limit P9 | E: limit G9") == set()


@rule("MR-18")
def test_three_of_a_colour_are_a_trio_even_without_ones_own_card() -> None:
    assert done("A: trio B9 | B: limit R9 | C: limit R8 | D: limit R1 | E: limit G7") == {"A"}


@rule("MR-18")
def test_three_of_a_number_are_a_trio_and_so_are_four() -> None:
    assert done("A: trio B9 | B: limit R9 | C: limit P9 | D: limit R1 | E: limit G7") == {"A"}
    assert done("A: trio B9 | B: limit R9 | C: limit P9 | D: limit Y9 | E: limit G7") == {"A"}


@rule("MR-18")
def test_two_pairs_are_no_trio() -> None:
    assert done("A: trio B9 | B: limit R9 | C: limit P8 | D: limit R8 | E: limit B7") == set()


@rule("MR-19")
def test_support_right_chains_through() -> None:
    assert done("C: trio R1 | B: support R5 | A: support R9 | D: limit B9 | E: limit G8") == {"A", "B", "C"}
    assert done("C: trio P1 | B: support R5 | A: support R9 | D: limit B9 | E: limit G8") == set()


@rule("MR-19")
def test_right_is_the_seat_that_acts_before() -> None:
    assert done("A: trio R1 | B: support R5 | C: limit R9 | D: limit B9 | E: only B8") == {"A", "B"}
    assert done("A: support R1 | B: limit R5 | C: limit R9 | D: limit B9 | E: trio B8") == {"A", "E"}


@rule("MR-19")
def test_dummies_are_skipped_wherever_they_sit() -> None:
    assert done("A: trio R1 | D1: limit R5 | B: support R9 | D2: B9 | C: limit B8") == {"A", "B"}


@rule("MR-19")
@pytest.mark.parametrize(
    "text",
    [
        "A: support R1 | B: support B9 | C: support G8 | D1: limit Y7 | D2: P7",
        "A: support R1 | B: support B9 | C: support G8 | D: support Y7 | D1: P7",
    ],
)
def test_if_all_real_players_lay_support_right_all_succeed(text: str) -> None:
    assert done(text) == set("ABCD" if "D:" in text else "ABC")


def first_without_support(hands: str) -> str | None:
    """All lay a number card in turn 1 and Support Right in turn 2, up to the one who may not."""
    match = table(hands)
    seats = "ABCDE"[: match.seats]
    for seat in seats:
        play(match, f"{seat} {moves(match, seat)[0]}")
        play(match, f"{seat} {moves(match, seat)[0]}")
    for seat in seats:
        if "support" not in moves(match, seat):
            return seat
        play(match, f"{seat} support")
        if seat != seats[-1]:
            play(match, f"{seat} {moves(match, seat)[0]}")
    play(match, f"{seats[-1]} {moves(match, seats[-1])[0]}")
    assert all(player.won == ["support"] for player in look(match).players)
    return None


THREE = "A: support | B: support support support | C: support support support"
FOUR = f"{THREE} | D: support support support"


@rule("MR-19", "MR-10")
def test_a_table_of_support_right_only_comes_up_with_three_and_four_players() -> None:
    assert first_without_support(THREE) is None
    assert first_without_support(FOUR) is None


@rule("MR-19", "MR-10")
def test_with_five_players_the_fifth_would_need_the_13th_of_12_cards() -> None:
    assert first_without_support(f"{FOUR} | E: support support") == "E"
    with pytest.raises(AssertionError, match="no further support"):
        table(f"{FOUR} | E: support support support")


@rule("MR-19", "MR-9")
@pytest.mark.parametrize("other", ["limit", "best", "only", "trio"])
def test_who_lays_support_right_after_another_holds_three_of_them(other: str) -> None:
    match = table(f"A: support | B: support support {other} | C: | D: | E:", refill="only")
    play(match, "A support +only")
    assert "support" not in moves(match, "B")


@rule("MR-20")
def test_rules_that_were_done_are_won_and_all_else_is_discarded() -> None:
    match = table(
        "A: R1 trio trio trio | B: R2 only only only | C: R3 support support support | D: P9 best best best "
        "| E: B9 limit limit limit",
        refill="Y1 Y2 Y3 Y4 Y5 best best only trio limit",
    )
    told = play(match, "A R1 +Y1, B R2 +Y2, C R3 +Y3, D P9 +Y4, E B9 +Y5")
    told += play(match, "A trio +best, B only +best, C support +only, D best +trio, E limit +limit")
    assert [player(match, seat).won for seat in "ABCDE"] == [["trio"], [], [], [], []]
    view = look(match)
    assert view.number_discard == ["R1", "R2", "R3", "B9", "P9"]
    assert view.rule_discard == ["limit", "best", "only", "support"]
    assert all(p.number is None and p.rule is None for p in view.players)
    discarded = events.Discarded(("R1", "R2", "R3", "P9", "B9", "only", "support", "best", "limit"))
    assert only(told, events.Discarded) == [discarded]


def test_before_the_verdicts_the_five_numbers_are_counted() -> None:
    match = table(
        "A: R1 trio | B: R2 only | C: R3 support | D: P9 best | E: B9 limit",
        refill="Y1 Y2 Y3 Y4 Y5 best best only trio limit",
    )
    told = play(match, "A R1 +Y1, B R2 +Y2, C R3 +Y3, D P9 +Y4, E B9 +Y5")
    assert only(told, events.NumbersCounted) == []
    told = play(match, "A trio +best, B only +best, C support +only, D best +trio, E limit +limit")
    counted = events.NumbersCounted(24, ("R",), 3, ("P9", "B9"))
    assert only(told, events.NumbersCounted) == [counted]
    judged = next(at for at, event in enumerate(told) if isinstance(event, events.TrioJudged))
    assert told.index(counted) == judged - 1


def test_colours_that_are_as_frequent_are_counted_together() -> None:
    (counted, *_) = verdicts([0, 9, 18, 1, 10], [LIMIT] * 5)
    assert counted == events.NumbersCounted(7, ("R", "B"), 2, ("R1", "B1", "Y1", "R2", "B2"))


def test_each_verdict_says_why() -> None:
    _, verdicts = judge("A: trio R1 | B: limit R2 | C: best R9 | D: only P9 | E: support B8")
    assert verdicts == [
        events.TrioJudged(0, True, ("R1", "R2", "R9")),
        events.LimitJudged(1, False, 29),
        events.BestJudged(2, True, "R9", ("R",), 3, ("R9",)),
        events.OnlyJudged(3, False, "P9", ("R9",)),
        events.SupportJudged(4, False, 3, 3),
    ]


def test_a_verdict_on_tied_colours_names_all_of_them_and_a_support_the_end_of_its_chain() -> None:
    _, verdicts = judge("A: best B8 | B: support R2 | C: support R6 | D: trio B5 | E: only G9")
    assert verdicts == [
        events.BestJudged(0, True, "B8", ("R", "B"), 2, ("R6", "B8")),
        events.SupportJudged(1, True, 0, 0),
        events.SupportJudged(2, True, 1, 0),
        events.TrioJudged(3, False, ()),
        events.OnlyJudged(4, True, "G9", ()),
    ]


def test_a_trio_of_a_colour_and_of_a_number_shows_all_its_cards() -> None:
    _, verdicts = judge("A: trio R7 | B: limit R1 | C: limit R2 | D: limit B7 | E: limit G7")
    assert verdicts[0] == events.TrioJudged(0, True, ("R7", "R1", "R2", "B7", "G7"))


def test_all_support_has_no_end_to_lean_on() -> None:
    _, verdicts = judge("A: support R7 | B: support R1 | C: support G2 | D1: B7 | D2: G7")
    assert verdicts[0] == events.SupportJudged(0, True, 2, None)
