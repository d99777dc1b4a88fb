"""MM-15 to MM-20: the squares."""

import pytest

from maestri.games.maitre_du_monde.events import CharityRolled, DeckEmpty, Drew, Staked
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, cards, money, owner, phase, play, table, why_not, world


@rule("MM-15")
def test_up_to_three_wealth_cards_at_1000_each() -> None:
    match = world("A: @2 | B | C", dice="1 1")
    play(match, "A die 1, A buy alaska, A buy russia, A buy suez")
    assert phase(match) == "after"
    assert money(match)[0] == 12000
    assert {owner(match, region) for region in ("alaska", "russia", "suez")} == {"A"}


@rule("MM-15")
def test_or_up_to_three_combat_cards_at_2000_each_drawn_unseen() -> None:
    match = world("A: @2 | B | C", dice="1 1")
    told = play(match, "A die 1, A buy combat, A buy combat, A buy combat")
    drawn = [event for event in told if isinstance(event, Drew)]
    assert len(drawn) == 3
    assert all(event.seen_by(1).card is None and event.card for event in drawn)
    assert (money(match)[0], table(match).players[0].combat) == (9000, 3)


@rule("MM-15")
def test_one_kind_a_visit() -> None:
    match = world("A: @2 | B | C", dice="1 1")
    play(match, "A die 1, A buy alaska")
    assert why_not(match, "A buy combat") == "MM-15"
    match = world("A: @2 | B | C", dice="1 1")
    play(match, "A die 1, A buy combat")
    assert why_not(match, "A buy alaska") == "MM-15"


@rule("MM-15")
def test_what_is_not_in_the_stock_or_too_dear_is_refused() -> None:
    match = world("A: 1500 @2 | B: alaska | C", dice="1 1", destroyed="texas")
    play(match, "A die 1")
    assert [why_not(match, f"A buy {what}") for what in ("alaska", "texas", "combat", "nobel")] == [
        "MM-15"
    ] * 4
    play(match, "A buy russia")
    assert why_not(match, "A buy suez") == "MM-15"
    assert match.moves(0) == ["done"]


@rule("MM-15")
def test_an_empty_combat_deck_sells_none() -> None:
    match = world("A: @2 | B | C", dice="1 1", decks="missile")
    play(match, "A die 1, A buy combat")
    assert why_not(match, "A buy combat") == "MM-15"


@rule("MM-15", "MM-27")
def test_sale_halves_wealth_for_one_visit() -> None:
    match = world("A: 1000 @2 sale | B | C", dice="1 1")
    play(match, "A die 1, A use sale, A buy alaska, A buy texas")
    assert money(match)[0] == 0
    assert why_not(match, "A use sale") == "MM-26"
    assert table(match).decks["news"] == 24


@rule("MM-27")
def test_sale_is_for_the_shop_alone() -> None:
    assert why_not(world("A: sale | B | C"), "A use sale") == "MM-27"
    match = world("A: @2 sale | B | C", dice="1 1")
    play(match, "A die 1, A buy combat")
    assert why_not(match, "A use sale") == "MM-27"


@rule("MM-16")
@pytest.mark.parametrize(("square", "deck", "card"), [(3, "un", "embargo"), (1, "news", "veto")])
def test_a_card_is_drawn_and_seen_by_its_owner_alone(square: int, deck: str, card: str) -> None:
    match = world(f"A: @{square} | B | C", dice="1 1", decks="embargo veto")
    told = play(match, "A die 1")
    (drew,) = [event for event in told if isinstance(event, Drew)]
    assert (drew.deck, drew.card, drew.seen_by(1).card) == (deck, card, None)
    assert cards(match, "A") == [card]


@rule("MM-16")
def test_an_empty_deck_gives_none() -> None:
    match = world("A: @3 | B | C", dice="1 1", decks="")
    assert any(isinstance(event, DeckEmpty) for event in play(match, "A die 1"))
    assert phase(match) == "after"


@rule("MM-17")
def test_charity_pays_1000_times_the_roll() -> None:
    rolls = set()
    for seed in range(30):
        match = world("A: 0 @4 | B | C", dice="1 1", seed=f"charity {seed}")
        (event,) = [event for event in play(match, "A die 1") if isinstance(event, CharityRolled)]
        assert money(match)[0] == 1000 * event.roll
        rolls.add(event.roll)
    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("MM-18")
def test_laundering_loses_on_1_to_3_and_doubles_on_4_to_6() -> None:
    rolls = set()
    for seed in range(30):
        match = world("A: 5000 @10 | B | C", dice="1 1", seed=f"stake {seed}")
        told = play(match, "A die 1, A stake 2000")
        (event,) = [event for event in told if isinstance(event, Staked)]
        assert money(match)[0] == (3000 if event.roll <= 3 else 7000)
        rolls.add(event.roll)
    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("MM-18", "MM-41")
def test_a_stake_is_any_sum_one_has() -> None:
    match = world("A: 1500 @10 | B | C", dice="1 1")
    play(match, "A die 1")
    assert match.moves(0) == ["stake 0", "stake 500", "stake 1000", "stake 1500", "stake all"]
    assert why_not(match, "A stake 2000") == "MM-18"
    assert why_not(match, "A stake 700") == "MM-41"
    play(match, "A stake 0")
    assert money(match)[0] == 1500


@rule("MM-18", "MM-41")
def test_all_of_a_great_fortune_can_be_staked() -> None:
    match = world("A: 250000 @10 | B | C", dice="1 1")
    play(match, "A die 1, A stake all")
    assert money(match)[0] in (0, 500000)


@rule("MM-19")
def test_nobody_attacks_from_asylum_or_into_it() -> None:
    assert why_not(world("A: missile @asylum | B: texas | C"), "A attack texas") == "MM-19"
    assert why_not(world("A: missile | B: texas @asylum | C"), "A attack texas") == "MM-19"
    assert can(world("A: missile | B: texas @8 | C"), "A attack texas")


@rule("MM-19")
def test_asylum_keeps_off_cards_that_harm() -> None:
    match = world("A: strike sanctions | B: @asylum | C")
    play(match, "A use strike")
    assert why_not(match, "A name B") == "MM-19"
    assert can(match, "A name C")
    assert why_not(world("A: strike @asylum | B | C"), "A use strike") == "MM-19"


@rule("MM-20")
def test_any_number_of_master_cards_is_bought_on_a_visit() -> None:
    match = world("A: 45000 @5 | B | C", dice="1 1")
    play(match, "A die 1, A buy vaccine, A buy scientist, A buy chemical, A buy atomic")
    assert table(match).players[0].masters == ["vaccine", "scientist", "atomic", "chemical"]
    assert why_not(match, "A buy fair-trade") == "MM-20"
    assert money(match)[0] == 5000


@rule("MM-20")
def test_who_can_not_pay_any_is_not_asked() -> None:
    match = world("A: 4500 @5 | B | C", dice="1 1", open_money=True)
    play(match, "A die 1")
    assert phase(match) == "after"
