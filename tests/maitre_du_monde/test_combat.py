"""MM-28 to MM-31: combat."""

import pytest

from maestri import Match
from maestri.games.maitre_du_monde.cards import CARDS
from maestri.games.maitre_du_monde.encounters import Cancelled, CombatEnded, Played
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

COMBAT = CARDS[:7]
ANSWERS = {
    "squadron": {"missile", "us-aid", "peace-movement", "retreat"},
    "missile": {"drone", "us-aid", "peace-movement", "retreat"},
    "drone": {"squadron", "us-aid", "peace-movement", "retreat"},
    "us-aid": {"us-aid", "peace-movement", "retreat"},
    "revolution": {"us-aid", "retreat"},
}


def attacked_with(card: str, b: str = "", a: str = "", c: str = "") -> Match[WorldView]:
    """A attacks Russia, which B holds, as in the sheet's example."""
    match = world(f"A: {card} {a} | B: russia {b} | C: {c}")
    play(match, f"A attack russia, A play {card}")
    return match


@rule("MM-28")
def test_who_has_no_answer_loses_the_region() -> None:
    """The sheet's example: Escadrille against Russia."""
    match = attacked_with("squadron")
    assert match.moves(1) == ["pass"]
    told = play(match, "B pass")
    (ended,) = [event for event in told if isinstance(event, CombatEnded)]
    assert (ended.seat, ended.loser, ended.region, ended.taken) == (0, 1, "russia", True)
    assert owner(match, "russia") == "A"
    assert deck_size(match, "combat") == 30


@rule("MM-28")
def test_they_answer_each_other_in_turn() -> None:
    match = attacked_with("squadron", "missile", a="drone")
    told = play(match, "B play missile, A play drone, B pass")
    assert [(e.card, e.against) for e in told if isinstance(e, Played)] == [
        ("missile", "squadron"),
        ("drone", "missile"),
    ]
    assert owner(match, "russia") == "A"


@rule("MM-28")
def test_the_defender_wins_nothing_but_peace() -> None:
    match = attacked_with("squadron", "missile", a="alaska")
    play(match, "B play missile, A pass")
    assert (owner(match, "russia"), owner(match, "alaska")) == ("B", "A")
    assert deck_size(match, "combat") == 30


@rule("MM-28")
def test_after_a_combat_the_attacker_may_start_another() -> None:
    match = attacked_with("squadron", "texas", a="drone")
    play(match, "B pass, A attack texas, A play drone, B pass")
    assert owner(match, "texas") == "A"


@rule("MM-28")
def test_only_wealth_of_others_is_attacked_and_only_with_a_card() -> None:
    match = world("A: missile alaska | B: texas | C")
    assert [why_not(match, f"A attack {region}") for region in ("alaska", "suez")] == ["MM-28", "MM-28"]
    assert why_not(world("A: retreat | B: texas | C"), "A attack texas") == "MM-29"


@rule("MM-28")
def test_the_attacker_opens_with_a_card_that_he_has() -> None:
    match = world("A: missile | B: texas | C: drone")
    play(match, "A attack texas")
    assert match.moves(0) == ["play missile"]
    assert why_not(match, "A pass") == "MM-28"
    assert why_not(match, "A play drone") == "MM-28"
    assert why_not(match, "A call") == "MM-30"


@rule("MM-28")
def test_combat_cards_bought_on_the_shop_square_attack_at_once() -> None:
    match = world("A: @2 | B: texas | C", dice="1 1", decks="missile")
    play(match, "A die 1, A buy combat, A done, A attack texas")
    assert phase(match) == "fight"


@rule("MM-29")
@pytest.mark.parametrize("card", COMBAT)
def test_which_cards_open_a_combat(card: str) -> None:
    match = world(f"A: missile {card} | B: texas | C")
    play(match, "A attack texas")
    assert can(match, f"A play {card}") == (card not in ("peace-movement", "retreat"))


@rule("MM-29")
@pytest.mark.parametrize("opening", ANSWERS)
@pytest.mark.parametrize("card", COMBAT)
def test_which_card_answers_which(opening: str, card: str) -> None:
    match = attacked_with(opening, card)
    assert can(match, f"B play {card}") == (card in ANSWERS[opening])
    assert why_not(match, f"B play {card}") == (None if card in ANSWERS[opening] else "MM-29")


@rule("MM-29")
@pytest.mark.parametrize("card", ["peace-movement", "retreat"])
def test_some_cards_are_the_defenders_alone(card: str) -> None:
    match = attacked_with("squadron", "missile", a=card)
    play(match, "B play missile")
    assert why_not(match, f"A play {card}") == "MM-29"


@rule("MM-29")
def test_revolution_answers_nothing() -> None:
    match = attacked_with("squadron", "missile", a="revolution")
    play(match, "B play missile")
    assert why_not(match, "A play revolution") == "MM-29"


@rule("MM-29")
def test_peace_movement_ends_the_combat_for_the_defender() -> None:
    match = attacked_with("us-aid", "peace-movement")
    play(match, "B play peace-movement")
    assert (phase(match), owner(match, "russia")) == ("before", "B")
    assert cards(match, "A") == cards(match, "B") == []


@rule("MM-29", "MM-8")
def test_retreat_ends_the_combat_and_the_attacker_takes_his_cards_back() -> None:
    match = attacked_with("squadron", "missile retreat", a="drone")
    play(match, "B play missile, A play drone, B play retreat")
    assert (phase(match), owner(match, "russia")) == ("before", "B")
    assert cards(match, "A") == ["squadron", "drone"]
    assert cards(match, "B") == []
    assert table(match, 2).players[0].known == ["squadron", "drone"]


# Offers


@rule("MM-30")
def test_a_fighter_calls_for_offers_and_takes_one() -> None:
    match = attacked_with("squadron", c="missile peace-movement")
    play(match, "B call, C offer missile, C price 1500, B take C")
    assert money(match) == [15000, 13500, 16500]
    assert cards(match, "B") == ["missile"]
    assert can(match, "B play missile")
    assert why_not(match, "B call") == "MM-30"


@rule("MM-30")
def test_or_none() -> None:
    match = attacked_with("squadron", c="missile")
    play(match, "B call, C offer missile, C price 0, B pass, B pass")
    assert owner(match, "russia") == "A"
    assert cards(match, "C") == ["missile"]


@rule("MM-30")
def test_only_others_who_have_cards_are_asked_each_for_one() -> None:
    match = world("A: squadron missile | B: russia drone | C: drone | D | E: missile", open_money=True)
    play(match, "A attack russia, A play squadron, B call")
    assert match.to_move == (2,)
    play(match, "C pass")
    assert match.to_move == (4,)
    play(match, "E offer missile")
    assert why_not(match, "E price 15500") == "MM-36"
    play(match, "E price 15000")
    assert match.moves(1) == ["take E", "pass"]
    assert why_not(match, "B take C") == "MM-30"


@rule("MM-30")
def test_without_sellers_there_is_no_call() -> None:
    assert why_not(attacked_with("squadron", "missile"), "B call") == "MM-30"


@rule("MM-30")
def test_only_a_card_that_one_has_is_offered() -> None:
    match = attacked_with("squadron", c="missile")
    play(match, "B call")
    assert why_not(match, "C offer drone") == "MM-30"
    play(match, "C pass")
    assert (match.to_move, phase(match)) == ((1,), "fight")


# Prix Nobel de la paix


@rule("MM-31")
def test_nobel_cancels_the_opening_and_another_may_replace_it() -> None:
    match = world("A: squadron revolution | B: russia nobel missile | C")
    told = play(match, "A attack russia, A play squadron")
    assert [event.card for event in told if isinstance(event, Cancelled)] == ["squadron"]
    assert match.to_move == (0,)
    play(match, "A play revolution, B pass")
    assert owner(match, "russia") == "A"


@rule("MM-31")
def test_without_another_card_the_cancelled_attacker_loses() -> None:
    match = world("A: squadron | B: russia nobel | C")
    play(match, "A attack russia, A play squadron, A pass")
    assert (owner(match, "russia"), deck_size(match, "combat")) == ("B", 30)


@rule("MM-31", "MM-30")
def test_in_place_of_a_cancelled_card_one_may_call_for_offers() -> None:
    match = world("A: squadron | B: russia nobel | C: drone")
    play(
        match, "A attack russia, A play squadron, A call, C offer drone, C price 500, A take C, A play drone"
    )
    assert match.to_move == (1,)


@rule("MM-31")
def test_nobel_works_for_the_attacker_too_and_on_cards_that_end_the_combat() -> None:
    match = world("A: squadron nobel | B: russia peace-movement missile | C")
    play(match, "A attack russia, A play squadron, B play peace-movement")
    assert (match.to_move, phase(match)) == ((1,), "fight")
    play(match, "B play missile")
    assert match.to_move == (0,)


@rule("MM-31")
def test_nobel_works_once_a_combat_and_anew_in_the_next() -> None:
    match = world("A: squadron squadron drone missile | B: russia nobel | C")
    play(match, "A attack russia, A play squadron, A play squadron, B pass")
    assert owner(match, "russia") == "A"
    match = world("A: squadron squadron | B: russia texas nobel | C")
    play(match, "A attack russia, A play squadron, A pass, A attack texas")
    assert any(isinstance(event, Cancelled) for event in play(match, "A play squadron"))
