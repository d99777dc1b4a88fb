"""MM-36 to MM-38, MM-41: deals."""

from typing import Any

import pytest

from maestri import Match
from maestri.games.maitre_du_monde.notation import MOVE_OF
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, cards, money, owner, phase, play, rolled, why_not, world


def market(text: str) -> Match[WorldView]:
    return world(text, free_trade=True)


@rule("MM-37")
def test_without_the_option_nobody_trades_on_his_turn() -> None:
    match = world("A: alaska | B: texas | C")
    assert [why_not(match, f"A {move}") for move in ("sell alaska", "ask texas")] == ["MM-37", "MM-37"]


@rule("MM-37", "MM-36")
def test_with_it_wealth_and_combat_cards_are_sold() -> None:
    match = market("A: alaska missile veto nobel | B | C")
    play(
        match,
        "A sell alaska, A with B, A price 2500, B accept, A sell missile, A with C, A price 0, C accept",
    )
    assert (owner(match, "alaska"), cards(match, "C"), money(match)) == (
        "B",
        ["missile"],
        [17500, 12500, 15000],
    )
    assert [why_not(match, f"A sell {item}") for item in ("veto", "nobel")] == ["MM-37", "MM-37"]


@rule("MM-37", "MM-36")
def test_wealth_is_asked_of_its_owner() -> None:
    match = market("A | B: texas | C")
    play(match, "A ask texas, A price 3000, B accept")
    assert (owner(match, "texas"), money(match)) == ("A", [12000, 18000, 15000])
    assert why_not(match, "A ask suez") == "MM-36"


@rule("MM-37", "MM-36")
def test_only_who_has_a_combat_card_can_sell_it() -> None:
    match = market("A | B: missile | C: drone")
    play(match, "A ask missile")
    assert match.moves(0) == ["with B", "with C"]
    play(match, "A with C, A price 500")
    assert match.moves(2) == ["refuse"]
    assert why_not(match, "C accept") == "MM-36"
    play(match, "C refuse, A ask missile, A with B, A price 500, B accept")
    assert cards(match, "A") == ["missile"]


@rule("MM-36")
def test_a_deal_happens_only_if_the_buyer_can_pay() -> None:
    match = world("A: alaska | B: 1000 | C", free_trade=True, open_money=True)
    play(match, "A sell alaska, A with B")
    assert match.moves(0) == ["price 0", "price 500", "price 1000"]
    assert why_not(match, "A price 1500") == "MM-36"


@rule("MM-36")
def test_a_deal_happens_only_if_both_agree() -> None:
    match = market("A: alaska | B | C")
    play(match, "A sell alaska, A with B, A price 500, B refuse")
    assert (owner(match, "alaska"), phase(match)) == ("A", "before")


@rule("MM-36")
def test_after_three_refusals_there_are_no_more_offers_this_turn() -> None:
    match = market("A: alaska | B | C")
    for _ in range(3):
        play(match, "A sell alaska, A with B, A price 500, B refuse")
    assert why_not(match, "A sell alaska") == "MM-36"


def refused(match: Match[Any], offer: str, partner: str) -> None:
    """An offer of A or B that its partner refuses."""
    seat = offer[0]
    play(match, f"{offer}, {seat} with {partner}, {seat} price 500, {partner} refuse")


@rule("MM-36", "MM-37")
def test_anothers_distress_brings_the_player_in_turn_no_further_offers() -> None:
    match = market("A: 0 @23 alaska | B: 0 russia texas | C: fair-trade")
    for _ in range(3):
        refused(match, "A sell alaska", "C")
    rolled(match, "1 1")
    play(match, "A die 1, B sell russia, B with bank, B sell texas, B with bank")
    assert phase(match) == "after"
    assert why_not(match, "A sell alaska") == "MM-36"


@rule("MM-36", "MM-37")
def test_refusals_in_anothers_distress_take_no_offer_from_the_player_in_turn() -> None:
    match = market("A: 0 @23 alaska | B: 0 embargo | C: fair-trade")
    rolled(match, "1 1")
    play(match, "A die 1")
    while phase(match) != "distress":
        match.play(match.to_move[0], "pass")
    for _ in range(3):
        refused(match, "B sell embargo", "C")
    play(match, "B give up")
    assert can(match, "A sell alaska")


@rule("MM-14", "MM-36")
def test_who_is_in_distress_has_three_offers_whatever_the_player_in_turn_used() -> None:
    match = market("A: 0 @23 alaska | B: 0 embargo | C: fair-trade")
    for _ in range(3):
        refused(match, "A sell alaska", "C")
    rolled(match, "1 1")
    play(match, "A die 1")
    while phase(match) != "distress":
        match.play(match.to_move[0], "pass")
    for _ in range(3):
        refused(match, "B sell embargo", "C")
    assert why_not(match, "B sell embargo") == "MM-36"


@rule("MM-36")
def test_nobody_deals_with_himself_or_on_his_turn_with_the_bank() -> None:
    match = market("A: alaska | B | C")
    play(match, "A sell alaska")
    assert (why_not(match, "A with A"), why_not(match, "A with bank"), why_not(match, "A with D")) == (
        "MM-36",
        "MM-14",
        "MM-1",
    )


@rule("MM-38")
def test_nothing_binds_who_was_helped() -> None:
    """B sells A the very card that A then turns on him."""
    match = market("A | B: missile texas | C")
    play(match, "A ask missile, A with B, A price 500, B accept")
    assert can(match, "A attack texas")


@rule("MM-41")
@pytest.mark.parametrize("text", ["price 1", "price 750", "stake 100500", "price 999999999999"])
def test_sums_are_multiples_of_500_up_to_a_limit(text: str) -> None:
    match = market("A: alaska | B | C")
    assert match.why_not(0, text) == "MM-41"


@rule("MM-41")
def test_every_sum_of_the_move_table_is_a_multiple_of_500() -> None:
    sums = [
        int(text.split()[1]) for text in MOVE_OF if text.startswith(("price", "stake ")) and text[-1] == "0"
    ]
    assert len(sums) == 402
    assert all(amount % 500 == 0 for amount in sums)
