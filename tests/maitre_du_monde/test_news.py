"""MM-26, MM-27: the Actualité cards of one's own turn. The reactions are shown where they are used."""

import pytest

from maestri.games.maitre_du_monde.encounters import Spied
from maestri.games.maitre_du_monde.events import TurnMissed
from tests.citing import rule
from tests.maitre_du_monde.worlds import (
    can,
    cards,
    deck_size,
    end_turn,
    money,
    owner,
    play,
    state_of,
    table,
    vote,
    why_not,
    world,
)


@rule("MM-26")
def test_used_a_card_goes_back_into_the_deck() -> None:
    match = world("A: subsidy | B | C")
    play(match, "A use subsidy")
    assert (cards(match, "A"), deck_size(match, "news")) == ([], 24)
    assert why_not(match, "A use subsidy") == "MM-26"


@rule("MM-26")
@pytest.mark.parametrize("card", ["strike", "scandal", "spying", "disaster"])
def test_a_card_that_harms_is_not_used_by_or_on_who_is_in_asylum(card: str) -> None:
    assert why_not(world(f"A: {card} @asylum | B: texas | C"), f"A use {card}") == "MM-19"
    alone = world(f"A: {card} | B: texas @asylum | C: @asylum")
    assert why_not(alone, f"A use {card}") == "MM-27"


@rule("MM-27", "MM-26")
def test_strike_misses_a_turn_and_strikes_add_up() -> None:
    match = world("A: strike strike | B | C")
    play(match, "A use strike, A name B, A use strike, A name B")
    assert table(match).players[1].strikes == 2
    for _ in range(2):
        end_turn(match)
        assert match.to_move == (2,)
        end_turn(match)
    end_turn(match)
    assert match.to_move == (1,)


@rule("MM-26")
def test_a_struck_player_still_votes_and_reacts() -> None:
    match = world("A: strike aid | B: veto | C")
    play(match, "A use strike, A name B, A submit aid")
    assert 1 in match.to_move
    vote(match, "+++")
    assert can(match, "B use veto")


@rule("MM-27")
def test_a_missed_turn_is_told() -> None:
    match = world("A: strike | B | C")
    play(match, "A use strike, A name B")
    state_of(match).stack[0] = 7
    assert any(isinstance(event, TurnMissed) and event.seat == 1 for event in play(match, "A end"))


@rule("MM-27")
def test_scandal_costs_2000_and_the_vote_until_the_users_turn() -> None:
    match = world("A: scandal aid | B: 1500 | C")
    play(match, "A use scandal, A name B, A submit aid")
    assert money(match)[1] == 0
    assert match.to_move == (0, 2)
    vote(match, "-.-")
    for _ in range(3):
        end_turn(match)
    assert table(match).players[1].muted == []


@rule("MM-27", "MM-8")
def test_espionage_shows_combat_cards_to_the_spy_alone_and_takes_one() -> None:
    match = world("A: spying | B: missile missile veto | C")
    told = play(match, "A use spying, A name B")
    (event,) = [event for event in told if isinstance(event, Spied)]
    assert (event.cards, event.taken) == (("missile", "missile"), "missile")
    assert (event.seen_by(1).taken, event.seen_by(2).cards, event.seen_by(2).taken) == ("missile", None, None)
    assert (cards(match, "A"), cards(match, "B")) == (["missile"], ["missile", "veto"])
    assert table(match, 0).players[1].known == ["missile"]
    assert table(match, 1).players[0].known == ["missile"]
    assert table(match, 2).players[0].known == table(match, 2).players[1].known == []


@rule("MM-27", "MM-8")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_after_espionage_only_spy_and_victim_are_sure_of_what_is_left(seed: str) -> None:
    """All saw B's cards; then one of them goes, and the others did not see which."""
    match = world("A: inspection spying | B: missile missile drone veto | C", seed=seed)
    play(match, "A submit inspection, A name B")
    vote(match, "+++")
    play(match, "B pass, A pass, A use spying, A name B")
    assert table(match, 0).players[1].known == cards(match, "B")
    assert table(match, 2).players[1].known == ["missile", "veto"]
    assert table(match, None).players[1].known == ["missile", "veto"]


@rule("MM-27", "MM-8")
def test_a_spy_of_any_seat_knows_what_he_saw() -> None:
    match = world("A | B: spying | C: missile drone | D")
    end_turn(match)
    play(match, "B use spying, B name C")
    assert table(match, 1).players[2].known == cards(match, "C") != []
    assert table(match, 2).players[1].known == cards(match, "B") != []
    assert [table(match, seat).players[each].known for seat in (0, 3) for each in (1, 2)] == [[]] * 4


@rule("MM-27")
def test_espionage_of_empty_hands_takes_nothing() -> None:
    match = world("A: spying | B | C")
    play(match, "A use spying, A name B")
    assert cards(match, "A") == []


@rule("MM-27")
def test_disaster_sends_another_players_wealth_to_the_stock() -> None:
    match = world("A: disaster alaska | B: texas | C")
    play(match, "A use disaster")
    assert match.moves(0) == ["region texas"]
    play(match, "A region texas")
    assert owner(match, "texas") == "stock"


@rule("MM-27")
def test_subsidy_pays_3000() -> None:
    match = world("A: subsidy | B | C")
    play(match, "A use subsidy")
    assert money(match)[0] == 18000


@rule("MM-27")
def test_tourist_boom_pays_2000_a_tourism_card() -> None:
    match = world("A: tourist-boom mexico sahara alaska | B | C")
    play(match, "A use tourist-boom")
    assert money(match)[0] == 19000


@rule("MM-27")
@pytest.mark.parametrize(("steps", "collects"), [(1, False), (23, True), (24, True)])
def test_summit_moves_1_to_24_squares_and_passing_omc_counts(steps: int, collects: bool) -> None:
    match = world("A: 0 summit alaska @8 | B | C")
    play(match, "A use summit")
    assert len(match.moves(0)) == 24
    assert why_not(match, "A go 25") == "MM-27"
    play(match, f"A go {steps}")
    assert (money(match)[0] == 2000) is collects
    assert table(match).players[0].square == (8 + steps) % 24


@rule("MM-27")
def test_summit_is_used_instead_of_rolling() -> None:
    match = world("A: summit @8 | B | C", dice="1 1")
    play(match, "A die 1")
    assert why_not(match, "A use summit") == "MM-27"


@rule("MM-27")
@pytest.mark.parametrize("card", ["veto", "slump", "surge", "amnesty", "sale"])
def test_reactions_wait_for_their_time(card: str) -> None:
    assert why_not(world(f"A: {card} | B: texas | C"), f"A use {card}") == "MM-27"
