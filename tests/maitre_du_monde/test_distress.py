"""MM-14: a player who can't pay his taxes."""

from maestri import Match
from maestri.games.maitre_du_monde.encounters import Declined, Sold
from maestri.games.maitre_du_monde.events import Distressed, Eliminated, Paid
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import (
    can,
    cards,
    deck_size,
    money,
    owner,
    phase,
    play,
    table,
    why_not,
    world,
)


def short(b: str, c: str = "fair-trade", **more: str) -> Match[WorldView]:
    """A collects 1,000 for gold from B, who has less."""
    match = world(f"A: 0 @23 alaska | B: {b} | C: {c}", dice="1 1", **more)  # type: ignore[arg-type]
    told = play(match, "A die 1")
    while phase(match) in ("freeze", "slump", "surge", "amnesty"):
        told += match.play(match.to_move[0], "pass")
    assert any(isinstance(event, Distressed) and event.seat == 1 for event in told)
    return match


@rule("MM-14")
def test_the_bank_buys_at_half_price() -> None:
    match = short("0 russia missile nobel scientist atomic")
    for item, price in (
        ("russia", 500),
        ("missile", 1000),
        ("nobel", 7500),
        ("scientist", 2500),
        ("atomic", 5000),
    ):
        again = short("0 russia missile nobel scientist atomic")
        told = play(again, f"B sell {item}, B with bank")
        assert [event.price for event in told if isinstance(event, Sold)] == [price]
    assert can(match, "B sell russia")


@rule("MM-14")
def test_sold_to_the_bank_wealth_goes_to_the_stock_and_combat_to_the_deck() -> None:
    match = short("0 russia missile")
    play(match, "B sell russia, B with bank")
    assert (owner(match, "russia"), money(match)[1]) == ("stock", 500)
    before = deck_size(match, "combat")
    play(match, "B sell missile, B with bank")
    assert deck_size(match, "combat") == before + 1
    assert money(match) == [1000, 500, 15000]


@rule("MM-14")
def test_he_sells_only_while_he_is_short() -> None:
    match = short("500 russia texas")
    play(match, "B sell russia, B with bank")
    assert match.to_move == (0,)
    assert owner(match, "texas") == "B"


@rule("MM-14")
def test_he_gives_up_only_when_nothing_can_be_sold_to_the_bank() -> None:
    match = short("0 russia embargo")
    assert why_not(match, "B give up") == "MM-14"
    play(match, "B sell russia, B with bank")
    assert can(match, "B give up")
    assert can(match, "B sell embargo")


@rule("MM-14", "MM-36")
def test_any_card_can_be_sold_to_another_player_the_collector_included() -> None:
    match = short("0 embargo")
    play(match, "B sell embargo")
    assert not can(match, "B with bank")
    assert can(match, "B with A")
    play(match, "B with C, B price 1500, C accept")
    assert cards(match, "C") == ["embargo"]
    assert money(match) == [1000, 500, 13500]


@rule("MM-14", "MM-36")
def test_a_refused_offer_changes_nothing_and_three_in_a_row_are_the_last() -> None:
    match = short("0 embargo")
    for _ in range(3):
        told = play(match, "B sell embargo, B with C, B price 500, C refuse")
        assert any(isinstance(event, Declined) for event in told)
    assert why_not(match, "B sell embargo") == "MM-36"
    assert match.moves(1) == ["give up"]


@rule("MM-14")
def test_who_is_eliminated_pays_what_he_has_and_his_cards_go_back() -> None:
    match = short("500 embargo veto", "fair-trade")
    before = deck_size(match, "un"), deck_size(match, "news")
    told = play(match, "B give up")
    assert [event.amount for event in told if isinstance(event, Paid) and event.payer == 1] == [500]
    assert any(isinstance(event, Eliminated) and event.seat == 1 for event in told)
    out = table(match).players[1]
    assert (out.money, out.un, out.news, out.square, out.out) == (0, 0, 0, None, 1)
    assert (deck_size(match, "un"), deck_size(match, "news")) == (before[0] + 1, before[1] + 1)
    assert money(match)[0] == 500


@rule("MM-14")
def test_his_wealth_goes_back_to_the_stock_and_what_he_sold_stays_sold() -> None:
    """He sells Russia to C, which is not enough, and all else to the bank."""
    match = world("A: 0 @23 alaska canada | B: 0 russia | C: 15000 fair-trade", dice="1 1")
    play(match, "A die 1, B sell russia, B with C, B price 500, C accept, B give up")
    assert owner(match, "russia") == "C"
    assert money(match) == [500, 0, 14500]


@rule("MM-14")
def test_nobody_buys_a_development_card_that_he_owns() -> None:
    match = short("0 nobel", "nobel fair-trade")
    play(match, "B sell nobel")
    assert why_not(match, "B with C") == "MM-31"
    assert can(match, "B with A")


@rule("MM-14", "MM-32")
def test_a_development_card_that_completes_the_three_wins_at_once() -> None:
    match = short("0 nobel", "vaccine fair-trade")
    play(match, "B sell nobel, B with C, B price 0, C accept")
    result = match.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), "MM-32")


@rule("MM-14")
def test_bombs_stay_usable_after_the_scientist_was_sold() -> None:
    match = short("0 scientist atomic texas")
    play(match, "B sell scientist, B with bank, A end")
    assert can(match, "B bomb atomic")


@rule("MM-14")
def test_a_player_who_is_out_has_no_turn_and_can_not_be_named() -> None:
    match = short("0", "fair-trade strike")
    play(match, "B give up, A end")
    assert match.to_move == (2,)
    play(match, "C use strike")
    assert why_not(match, "C name B") == "MM-14"
