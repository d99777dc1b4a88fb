"""Duel of Magicians: how moves are written, and what is answered to what is none."""

import pytest

from maestri import IllegalMove, Match, Refusal
from maestri.games.duel_of_magicians.material import PLAYS
from maestri.games.duel_of_magicians.notation import NOTATION
from maestri.games.duel_of_magicians.state import Duel
from tests.duel_of_magicians.duels import duel

A, B, C, D = range(4)


def test_every_move_of_the_table_is_read_as_it_is_written() -> None:
    match = Match("duel-of-magicians", 2)
    assert len(set(NOTATION)) == len(PLAYS)
    assert [match.game.read(text) for text in NOTATION] == list(range(len(PLAYS)))


def test_cards_may_be_written_in_any_order_and_spacing() -> None:
    read = Match("duel-of-magicians", 2).game.read
    assert read(" j + 5+5 ") == read("5 + Joker + 5") == read("5+5+J")
    assert read("Crystal ball") == read("ball")


@pytest.mark.parametrize("text", ["", "hello", "5+", "14", "J=x", "5++5", "^", "=4", "5" * 500])
def test_gibberish_is_answered_with_what_a_move_looks_like(text: str) -> None:
    with pytest.raises(Refusal, match=r"Type a move like 3\+3"):
        duel("A: 5 | B: 1").play(A, text)


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    match = duel("A: 6 | B: 3 3")
    before = match.game.view(match.state, -1)
    with pytest.raises(IllegalMove) as refused:
        match.play(B, "3")
    assert refused.value.rule == "DM-8"
    assert match.game.view(match.state, -1) == before
    assert isinstance(match.state, Duel)
