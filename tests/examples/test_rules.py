"""The rules of the trial game, each shown by its id."""

from itertools import chain
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, IllegalMove, Match
from maestri.core.game import EVERYTHING
from tests.citing import cited_rules, rule


def laid(game: AnyGame, hands: str, ladder: str = "", pile: str = "") -> Match[Any]:
    """A position from a few words: `laid(game, "3 9 | 4", ladder="7")`; all other cards are discarded."""
    table: dict[str, Any] = {
        "hands": [hand.split() for hand in hands.split("|")],
        "ladder": ladder.split(),
        "pile": pile.split(),
    }
    shown = Match(game, 2).state_data() | table | {"turn": 0, "to_move": [0]}
    deck = [str(number) for number in range(1, 21)]
    lying = [*table["ladder"], *table["pile"], *chain.from_iterable(table["hands"])]
    return Match.from_state(game, {**shown, "discards": [card for card in deck if card not in lying]})


@rule("LA-1")
def test_each_gets_five_cards_and_one_is_turned_up(ladder: AnyGame) -> None:
    table: Any = Match(ladder, 2).view(None)
    assert [len(hand) for hand in table.hands] == [5, 5]
    assert (len(table.ladder), len(table.pile)) == (1, 9)


@rule("LA-1")
def test_only_who_is_to_move_plays(ladder: AnyGame) -> None:
    assert laid(ladder, "3 9 | 8", "7").why_not(1, "8") == "LA-1"


@rule("LA-2")
def test_a_card_must_be_in_hand_and_higher_than_the_last(ladder: AnyGame) -> None:
    match = laid(ladder, "3 9 | 8", "7")
    assert match.moves(0) == ["9", "pass"]
    assert match.why_not(0, "3") == match.why_not(0, "8") == "LA-2"
    match.play(0, "9")
    assert match.why_not(1, "8") == "LA-2"


@rule("LA-3")
def test_a_card_is_drawn_while_the_pile_lasts_and_seen_by_the_drawer_alone(ladder: AnyGame) -> None:
    match = laid(ladder, "3 | 8", "7", pile="20")
    assert match.why_not(0, "pass") == "LA-3"
    (drew,) = match.play(0, "draw")
    assert [drew.seen_by(seat).card for seat in (0, 1, None)] == ["20", None, None]  # type: ignore[union-attr]
    assert match.why_not(1, "draw") == "LA-3"


@rule("LA-3")
def test_two_passes_in_a_row_sweep_the_ladder_away_and_the_next_has_to_lay(ladder: AnyGame) -> None:
    match = laid(ladder, "3 5 | 8 9", "7 20")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.moves(0) == ["3", "5"]
    assert match.why_not(0, "pass") == "LA-3"


@rule("LA-4")
def test_who_first_has_no_card_wins(ladder: AnyGame) -> None:
    match = laid(ladder, "9 | 8 20", "7")
    match.play(0, "9")
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.reason) == ((0,), (0, 2), "LA-4")
    assert match.why_not(1, "20") == "LA-4"


@pytest.mark.parametrize("wrong", [{"turn": 2}, {"turn": -1}, {"hands": [["7"]]}])
def test_a_position_has_its_seats_and_no_others(ladder: AnyGame, wrong: dict[str, Any]) -> None:
    view = ladder.view(Match(ladder, 2, "seats").state, EVERYTHING)
    with pytest.raises(ValueError, match="seats are numbered 0 to 1"):
        ladder.lay_out(msgspec.structs.replace(view, **wrong))


def test_a_refusal_without_words_of_its_own_says_the_rule(ladder: AnyGame) -> None:
    with pytest.raises(IllegalMove) as refused:
        laid(ladder, "3 9 | 8", "7").play(0, "3")
    assert "higher than the last one on the ladder" in str(refused.value)
    assert "はしごの最後の札より大きい" in refused.value.told("ja")


def test_every_rule_of_the_trial_game_is_cited(ladder: AnyGame) -> None:
    assert cited_rules(examples=True) == set(ladder.rules)
