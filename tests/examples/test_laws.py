"""The trial game keeps the laws that every game keeps, and what a plain game is made of keeps its word."""

from typing import Any

import pytest

from maestri import AnyGame, Match, Refusal, all_games, seeded
from maestri.core.game import EVERYTHING
from tests.laws.test_laws import examples, keeps_the_laws, never_gets_stuck


def test_it_keeps_the_laws(ladder: AnyGame, request: pytest.FixtureRequest) -> None:
    keeps_the_laws(ladder, examples(15, 60, request.config))


def test_random_play_never_gets_stuck(ladder: AnyGame, request: pytest.FixtureRequest) -> None:
    never_gets_stuck(ladder, examples(15, 60, request.config))


def test_it_is_not_among_the_shipped_games() -> None:
    assert "ladder" not in [game.key for game in all_games()]


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have(ladder: AnyGame) -> None:
    match = Match(ladder, 2, "seen")
    whole: Any = ladder.view(match.state, EVERYTHING)
    mine: Any = match.view(0)
    assert mine.hands == [whole.hands[0], [None] * 5]
    assert mine.pile == [None] * 9
    assert match.view(None).hands == [[None] * 5] * 2


def test_piles_and_hands_have_no_order_but_the_deck_s(ladder: AnyGame) -> None:
    """Else the order in which cards came would be something hidden that data keep."""
    match = Match(ladder, 2, "order")
    state: Any = match.state
    before = match.state_data()
    state.table.pile.reverse()
    state.table.hands[0].reverse()
    assert match.state_data() == before
    again = match.state.copy()
    state.table.pile.reverse()
    assert state.draw(state.table.pile, seeded("one")) == again.draw(again.table.pile, seeded("one"))  # type: ignore[attr-defined]


def test_what_is_hidden_is_dealt_anew_and_what_is_seen_is_not(ladder: AnyGame) -> None:
    match = Match(ladder, 2, "anew")
    dealt: list[Any] = []
    for number in range(5):
        again: Any = match.state.copy()
        again.redeal(0, seeded(f"{number}"))
        assert match.game.view(again, 0) == match.view(0)
        dealt.append(tuple(again.table.hands[1]))
    assert len(set(dealt)) > 1


def test_the_first_seat_begins_where_a_deal_says_nothing_else(ladder: AnyGame) -> None:
    assert ladder.view_type(seat=None, seats=2, options={}, to_move=()).turn == 0


def test_between_the_moves_nobody_listens(ladder: AnyGame) -> None:
    """Else a position that somebody plays on by himself would make events that nobody reads."""
    match = Match(ladder, 2, "listening")
    assert match.state.log is None
    (seat,) = match.to_move
    assert match.play(seat, match.moves(seat)[0])
    assert match.state.log is None


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"turn": 2, "to_move": [2]}, ""),
        ({"hands": [[]]}, ""),
        ({"pile": []}, ""),
        ({"pile": [None] * 9}, ""),
        ({"ladder": ["7", "7"]}, "more cards 7 than there are"),
        ({"ladder": ["king"]}, "more cards king than there are"),
    ],
)
def test_a_table_that_does_not_fit_together_is_refused(
    ladder: AnyGame, change: dict[str, Any], problem: str
) -> None:
    data = Match(ladder, 2, "whole").state_data()
    with pytest.raises(Refusal, match=f"not a position.*{problem}"):
        Match.from_state(ladder, {**data, **change})


def test_what_can_t_be_read_is_refused_with_an_example(ladder: AnyGame) -> None:
    with pytest.raises(Refusal, match="like 1"):
        ladder.read("twelve")
