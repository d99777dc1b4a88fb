"""Duel of Magicians with the stack (DM-17, DM-18)."""

import pytest

from tests.citing import rule
from tests.duel_of_magicians.duels import duel, front, hand, play, table

A, B, C, D = range(4)


@rule("DM-17")
def test_taken_cards_lie_on_the_stack_in_the_order_played_jokers_above_naturals() -> None:
    match = duel("A: 5 5 J 1 | B: ball 1 | C: 2 2 / 13", stack=True)
    play(match, "A 5+5+J, B ball, C take")
    assert front(match, "C") == ["13", "5", "5", "J", "ball"]


@rule("DM-17")
def test_without_the_variant_nothing_comes_from_the_stack() -> None:
    assert duel("A: 5 / 5 | B: 1").why_not(A, "5+5^") == "DM-17"


@rule("DM-18")
def test_the_top_card_of_the_stack_is_a_seventh_card() -> None:
    match = duel("A: 1 2 | B: 5 5 1 / 9 5", stack=True)
    play(match, "A 1, B 5+5+5^")
    assert table(match).total == 15
    assert front(match, "B") == ["9"]
    assert hand(match, "B") == ["1"]


@rule("DM-18")
def test_a_joker_and_a_crystal_ball_may_come_from_the_stack_too() -> None:
    joker = duel("A: 1 2 | B: 5 1 / J", stack=True)
    play(joker, "A 1")
    assert {"J^=4", "5+J^", "1+J^"} <= set(joker.moves(B))
    ball = duel("A: 1 2 | B: 5 1 / ball", stack=True)
    play(ball, "A 1, B ball^")
    assert hand(ball, "B") == ["1", "5"]


@rule("DM-18")
def test_only_the_top_card_comes_from_the_stack() -> None:
    match = duel("A: 5 | B: 1 / 5 9", stack=True)
    assert match.why_not(A, "5+5^") == "DM-18"
    assert duel("A: 5 / 5 5 | B: 1", stack=True).why_not(A, "5^+5^+5") == "DM-18"


@rule("DM-18")
def test_an_opening_holds_at_least_one_card_of_the_hand() -> None:
    match = duel("A: 5 1 / 5 | B: 1", stack=True)
    assert match.why_not(A, "5^") == "DM-18"
    assert match.why_not(A, "5+5^") is None
    assert duel("A: 1 / ball | B: 1", stack=True).why_not(A, "ball^") == "DM-18"


@rule("DM-18")
def test_the_stack_never_counts_as_hand() -> None:
    only_ball = duel("A: ball / 5 | B: 1", stack=True)
    assert only_ball.moves(A) == ["ball"]
    last = duel("A: 5 / 5 5 | B: 1", stack=True)
    play(last, "A 5+5^")
    assert last.result is not None
    assert last.result.scores == (1, 1)


@rule("DM-18")
@pytest.mark.parametrize("value", range(2, 14))
def test_a_card_of_any_value_on_top_makes_a_pair_with_its_like(value: int) -> None:
    match = duel(f"A: 1 1 | B: {value} 1 / {value}", stack=True)
    play(match, "A 1")
    with_top = {move for move in match.moves(B) if "^" in move}
    assert with_top == {f"{value}^", f"{value}+{value}^"}
