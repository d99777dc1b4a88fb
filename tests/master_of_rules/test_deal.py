"""Master of Rules: a deal (MR-7 to MR-14)."""

import pytest

from maestri import IllegalMove
from maestri.games.master_of_rules.events import HandShown, RefillLaid
from tests.citing import rule
from tests.master_of_rules.tables import look, moves, only, play, play_on, player, table, why_not

EDITIONS = ("zman", "japan")
HANDS = "A: R1 R2 R3 R4 limit best only | B: B1 B2 B3 B4 limit limit best | C: G1 G2 G3 G4 trio trio support"
REFILL = "Y1 Y2 Y3 only support trio"


@rule("MR-7", "MR-12")
def test_in_turn_1_any_number_card_or_any_new_rule_card_may_be_laid() -> None:
    match = table(HANDS, refill=REFILL)
    assert moves(match, "A") == ["R1", "R2", "R3", "R4", "limit", "best", "only"]


@rule("MR-7")
def test_play_goes_clockwise_from_the_first_player() -> None:
    match = table(HANDS, refill=REFILL, first="B")
    assert why_not(match, "A", "R1") == "MR-7"
    play(match, "B B1 +Y1, C trio +only, A limit +support")
    assert look(match).turn == 2
    assert match.to_move == (1,)


@rule("MR-8")
def test_in_turn_2_each_lays_the_kind_that_he_did_not_lay_in_turn_1() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A R1 +Y1, B limit +only, C G1 +Y2")
    assert why_not(match, "A", "R2") == "MR-8"
    assert {"best", "only"} <= set(moves(match, "A")) <= {"best", "only", "support", "trio", "limit"}
    play(match, f"A {moves(match, 'A')[0]} +support")
    assert why_not(match, "B", "best") == "MR-8"
    assert moves(match, "B") == ["B1", "B2", "B3", "B4"]


@rule("MR-9")
def test_a_type_that_lies_on_the_table_may_not_be_laid_again_in_either_turn() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A limit +only")
    assert why_not(match, "B", "limit") == "MR-9"
    assert why_not(match, "B", "best") is None
    play(match, "B B1 +Y1, C G1 +Y2, A R1 +Y3")
    assert why_not(match, "B", "limit") == "MR-9"


@rule("MR-9")
def test_a_refused_type_is_told_with_what_may_be_laid_instead() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A limit +only")
    instead = r"blue 1, blue 2, blue 3, blue 4 and Best of the Best"
    with pytest.raises(IllegalMove, match=rf"Limit 23, was already laid .* {instead}\. \(MR-9\)") as refusal:
        match.play(1, "limit")
    assert refusal.value.facts["by"] == 0


@rule("MR-9")
def test_the_next_deal_begins_with_all_types_free() -> None:
    match = table(HANDS, refill=REFILL)
    play_on(match)
    assert look(match).deal == 2
    own = set(player(match, "B").rules or [])
    assert {move for move in moves(match, "B") if move in own} == own


@rule("MR-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_holds_only_types_that_were_laid_may_lay_any_of_them(edition: str) -> None:
    match = table(
        "A: limit best only | B: best trio only | C: limit limit best", refill=REFILL, edition=edition
    )
    play(match, "A limit +only, B best +support")
    assert set(moves(match, "C")) >= {"limit", "best"}


@rule("MR-10", "MR-12")
def test_in_turn_1_he_may_lay_a_number_card_instead() -> None:
    match = table("A: limit best only | B: best trio only | C: G1 limit limit best", refill=REFILL)
    play(match, "A limit +only, B best +support")
    assert "G1" in moves(match, "C")


@rule("MR-10")
def test_one_card_of_another_type_is_enough_to_be_bound() -> None:
    match = table("A: limit best only | B: best trio only | C: limit best trio", refill=REFILL)
    play(match, "A limit +only, B best +support")
    assert why_not(match, "C", "limit") == "MR-9"
    assert why_not(match, "C", "trio") is None


@rule("MR-11", "MR-34")
def test_in_the_japanese_edition_he_first_shows_his_rule_hand_to_all() -> None:
    match = table("A: limit best only | B: best | C: limit limit limit", refill=REFILL, edition="japan")
    play(match, "A limit +only, B best +support")
    assert look(match).players[2].known_rules == []
    told = play(match, "C limit")
    assert told[0] == HandShown(2, ("limit", "limit", "limit"))
    assert all(event.seen_by(seat) == event for event in told for seat in (0, 1, 2, None))
    assert look(match).players[2].known_rules == ["limit", "limit"]


@rule("MR-11")
def test_who_lays_a_new_type_shows_nothing() -> None:
    match = table("A: limit best only | B: best | C: G1 limit limit trio", refill=REFILL, edition="japan")
    assert only(play(match, "A limit +only, B best +support, C trio"), HandShown) == []


@rule("MR-11")
def test_in_the_z_man_edition_nobody_shows_his_hand() -> None:
    match = table("A: limit best only | B: best | C: limit limit limit", refill=REFILL)
    told = play(match, "A limit +only, B best +support, C limit")
    assert only(told, HandShown) == []
    assert look(match).players[2].known_rules == []


@rule("MR-13")
def test_a_card_of_the_same_kind_is_taken_before_the_next_player_acts() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A limit")
    assert match.to_move == (0,)
    assert moves(match, "A") == ["+only", "+trio", "+support"]
    assert {why_not(match, "A", move) for move in ("R1", "best", "+Y1", "+best")} == {"MR-13"}
    play(match, "A +trio")
    assert match.to_move == (1,)
    assert player(match, "A").rules == ["best", "only", "trio"]


@rule("MR-13")
def test_nobody_takes_a_card_before_he_laid_one() -> None:
    match = table(HANDS, refill=REFILL)
    with pytest.raises(IllegalMove, match=r"after laying one .* \(MR-13\)"):
        play(match, "A +Y1")


@rule("MR-13")
def test_the_refill_is_not_topped_up_during_the_deal() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A R1 +Y1, B best +only")
    assert (look(match).refill_numbers, look(match).refill_rules) == (["Y2", "Y3"], ["trio", "support"])


@rule("MR-13")
def test_a_hand_is_four_and_three_again_after_each_card() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A limit +only, B B1 +Y1, C trio +trio, A R1 +Y2")
    assert [(p.number_count, p.rule_count) for p in look(match).players] == [(4, 3)] * 3


@rule("MR-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_last_deal_nobody_takes_a_card(edition: str) -> None:
    match = table(HANDS, edition=edition, left=1)
    assert why_not(match, "A", "+P1") == "MR-14"
    play(match, "A R1, B best, C G1, A limit, B B1")
    assert match.to_move == (2,)
    assert player(match, "A").number_count == 3


@rule("MR-14", "MR-26")
@pytest.mark.parametrize(("edition", "laid"), [("zman", 3), ("japan", 0)])
def test_a_refill_is_laid_out_for_the_last_deal_in_one_edition_only(edition: str, laid: int) -> None:
    match = table(HANDS, edition=edition, left=2)
    told = play_on(match)
    assert len(only(told, RefillLaid)) == (1 if laid else 0)
    assert (len(look(match).refill_numbers), len(look(match).refill_rules)) == (laid, laid)


@rule("MR-4")
def test_only_cards_of_the_hand_may_be_laid() -> None:
    match = table(HANDS, refill=REFILL)
    assert why_not(match, "A", "B1") == "MR-4"
    assert why_not(match, "A", "trio") == "MR-4"
