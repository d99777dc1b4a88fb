"""Master Labyrinth: taking a treasure."""

from collections import Counter

import pytest

from maestri.games.master_labyrinth.events import CoinWon, DragonDieRolled, SecondPhase, Took
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, seen, state, table

A, B = range(2)
FIRST = ("b1", "d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2")


@rule("ML-22")
def test_only_a_treasure_of_the_lowest_value_on_the_board_can_be_taken() -> None:
    match = table("A c3, B e5, 2 a2, 1 b1")
    play(match, "A push a6 NW, A go a2")
    assert seen(match).players[A].treasures == []
    assert seen(match).board.treasures == {"a2": 2, "b1": 1}


@rule("ML-22")
def test_who_ends_his_move_on_such_a_treasure_takes_it_and_must() -> None:
    match = table("A c3, B e5, 2 a2, 1 b1")
    play(match, "A push a6 NW, A go b1 [white]")
    assert seen(match).players[A].treasures == [1]
    assert seen(match).board.treasures == {"a2": 2}


@rule("ML-22")
def test_a_treasure_under_the_lair_still_counts_as_the_lowest() -> None:
    match = table("A c3, B e5, 2 a2, 1 d4")
    play(match, "A push a6 NW, A go a2")
    assert seen(match).players[A].treasures == []


@rule("ML-22")
def test_staying_on_a_treasure_takes_nothing() -> None:
    match = table("A a2, B e5, 1 a2")
    play(match, "A push a6 NW, A stay")
    assert seen(match).players[A].treasures == []


@rule("ML-22")
def test_passing_over_a_treasure_takes_nothing() -> None:
    match = table("A c3, B e5, 1 b1")
    play(match, "A push a6 NW, A go a1")  # past b1
    assert seen(match).players[A].treasures == []


@rule("ML-23")
def test_after_taking_he_moves_no_further() -> None:
    match = table("A c3, B e5, 1 a2", hands="2 8")
    play(match, "A push a6 NW, A go a2")
    assert match.why_not(A, "go a1") == "ML-23"
    play(match, "A keep [white]")
    assert match.why_not(A, "go a1") == "ML-23"
    assert match.why_not(A, "stay") == "ML-23"


@rule("ML-24")
def test_a_card_of_the_same_value_may_be_played_for_a_gold_coin() -> None:
    match = table("A c3, B e5, 1 a2", hands="1 1 2")
    events = play(match, "A push a6 NW, A go a2, A coin [white]")
    assert CoinWon(A, "1") in events
    assert seen(match, A).players[A].hand == ["1", "2"]
    assert seen(match).players[A].coins == 1
    assert seen(match).played == ["1"]


@rule("ML-24")
def test_the_card_may_be_kept() -> None:
    match = table("A c3, B e5, 1 a2", hands="1 2")
    play(match, "A push a6 NW, A go a2, A keep [white]")
    assert seen(match, A).players[A].hand == ["1", "2"]
    assert seen(match).players[A].coins == 0


@rule("ML-24")
def test_there_is_no_coin_without_the_card() -> None:
    match = table("A c3, B e5, 1 a2", hands="2 3 7")
    play(match, "A push a6 NW, A go a2")
    assert match.why_not(A, "coin") == "ML-24"
    assert match.moves(A) == ["keep"]


@rule("ML-24")
def test_there_is_no_coin_without_a_treasure_just_taken() -> None:
    match = table("A c3, B e5, 2 g7", hands="1")
    assert match.why_not(A, "coin") == "ML-24"
    play(match, "A push a6 NW")
    assert match.why_not(A, "coin") == match.why_not(A, "keep") == "ML-24"


@rule("ML-24")
def test_a_card_is_spent_once_for_its_coin_or_for_its_symbol() -> None:
    match = table("A c3, B e5, 8 a2, 9 g7", hands="8", second_phase=True)
    play(match, "A push a6 NW, A go a2, A coin [white]")
    assert match.to_move == (B,)  # there is no card left for a double turn
    assert seen(match).players[A].high_cards == 0


@rule("ML-24", "ML-35")
@pytest.mark.parametrize("hand", ["1", "2"])
def test_the_question_for_the_card_does_not_tell_whether_it_is_held(hand: str) -> None:
    match = table("A c3, B e5, 1 a2", hands=f"{hand} | 3")
    play(match, "A push a6 NW, A go a2")
    assert seen(match, B).step == "coin"


@rule("ML-24", "ML-35")
def test_nobody_is_asked_for_a_card_that_he_cannot_hold() -> None:
    match = table("A c3, B e5, 1 a2", hands="7 | 1")
    play(match, "A push a6 NW, A go a2 [white]")
    assert seen(match).step == "end"
    spent = table("A c3, B e5, 1 a2", hands="2")
    state(spent).played = 2 << 2  # both cards 1
    play(spent, "A push a6 NW, A go a2 [white]")
    assert spent.to_move == (B,)


@rule("ML-22", "ML-24")
def test_example_of_the_sheet_the_second_2_with_its_card_and_then_only_3s() -> None:
    match = table("A c3, B e5, 2 a2, 3 b1, 3 c1, 4 g7", hands="2", won="1 | 1 2")
    play(match, "A push a6 NW, A go a2, A coin [white]")
    assert seen(match).players[A].treasures == [1, 2]
    assert seen(match).players[A].coins == 1
    play(match, f"B push a6 {seen(match).board.spare}, B stay")
    play(match, f"A push a6 {seen(match).board.spare}, A go b1 [white 6]")
    assert seen(match).players[A].treasures == [1, 2, 3]


@rule("ML-25")
def test_treasures_7_to_12_are_laid_as_soon_as_the_second_6_is_taken() -> None:
    match = table("A c3, B b1, black d1, 6 a2", hands="6")
    events = play(match, "A push a6 NW, A go a2")
    assert [type(event) for event in events[-2:]] == [Took, SecondPhase]
    view = seen(match)
    assert view.second_phase
    assert view.step == "coin"
    assert set(view.board.treasures) == set(FIRST)
    assert Counter(view.board.treasures.values()) == dict.fromkeys(range(7, 13), 2)
    assert (view.board.adventurers, view.board.black) == (["a2", "b1"], "d1")


@rule("ML-25")
def test_they_are_not_laid_after_the_first_6() -> None:
    match = table("A c3, B e5, 6 a2, 6 g7")
    play(match, "A push a6 NW, A go a2 [white]")
    assert seen(match).board.treasures == {"g7": 6}
    assert not seen(match).second_phase


@rule("ML-25")
def test_they_are_shuffled() -> None:
    on_d1 = set()
    for number in range(60):
        match = table("A c3, B e5, 6 a2")
        match.seed = f"second phase {number}"
        play(match, "A push a6 NW, A go a2")
        on_d1.add(seen(match).board.treasures["d1"])
    assert on_d1 == set(range(7, 13))


@rule("ML-25")
def test_the_order_is_take_lay_coin_die() -> None:
    match = table("A c3, B e5, 6 a2", hands="6")
    events = play(match, "A push a6 NW, A go a2, A coin [white]")
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (Took, SecondPhase, CoinWon, DragonDieRolled)]
    assert order == sorted(order)


@rule("ML-8")
def test_there_are_as_many_gold_coins_as_are_needed() -> None:
    match = table("A c3, B e5, 1 a2", hands="1")
    state(match).players[A].coins = 23
    play(match, "A push a6 NW, A go a2, A coin [white]")
    assert seen(match).players[A].coins == 24
