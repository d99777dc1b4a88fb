"""Master of Rules: dummies (MR-21 to MR-25)."""

import pytest

from maestri import Match
from maestri.games.master_of_rules.cards import total
from maestri.games.master_of_rules.events import Discarded, DummyLaid
from maestri.games.master_of_rules.material import TYPES
from maestri.games.master_of_rules.view import DummyView, RulesView
from tests.citing import rule
from tests.master_of_rules.tables import look, moves, only, play, play_on, state_of, table, why_not


def turn_1(match: Match[RulesView]) -> list[object]:
    """Everybody lays his first number card and takes one."""
    told: list[object] = []
    while look(match).turn == 1:
        seat = match.to_move[0]
        told.extend(match.play(seat, match.moves(seat)[0]))
    return told


@rule("MR-21")
@pytest.mark.parametrize(("seats", "dummies"), [(3, 2), (4, 1), (5, 0)])
def test_dummies_fill_the_table_up_to_five(seats: int, dummies: int) -> None:
    assert look(Match("master-of-rules", seats)).dummies == [DummyView(None, None)] * dummies


@rule("MR-22")
def test_with_four_players_dummy_1_gets_a_number_card_after_turn_1() -> None:
    match = Match("master-of-rules", 4, "dummy")
    before = look(match).number_pile
    told = turn_1(match)
    [dummy] = look(match).dummies
    assert dummy.number is not None
    assert dummy.rule is None
    assert told[-1] == DummyLaid(1, dummy.number, None)
    assert look(match).number_pile == before - 1


@rule("MR-23")
def test_with_three_players_dummy_1_gets_a_number_and_a_rule_card_after_turn_1() -> None:
    match = Match("master-of-rules", 3, "dummy")
    numbers, rules = look(match).number_pile, look(match).rule_pile
    turn_1(match)
    first, second = look(match).dummies
    assert first.number is not None
    assert first.rule in TYPES
    assert second == DummyView(None, None)
    assert (look(match).number_pile, look(match).rule_pile) == (numbers - 1, rules - 1)


@rule("MR-23")
def test_with_three_players_dummy_2_gets_a_number_card_after_turn_2() -> None:
    match = Match("master-of-rules", 3, "dummy")
    told = only(play_on(match), DummyLaid)
    assert [(event.dummy, event.rule is None) for event in told] == [(1, False), (2, True)]  # type: ignore[attr-defined]
    numbers = [event.number for event in told]  # type: ignore[attr-defined]
    assert set(numbers) <= set(look(match).number_discard)


@rule("MR-21")
def test_with_five_players_no_dummy_lays_anything() -> None:
    assert only(play_on(Match("master-of-rules", 5, "dummy")), DummyLaid) == []


def with_dummy_rule(kind: str) -> Match[RulesView]:
    """Turn 2 of three players who all laid a number card; Dummy-1's rule card can only be of a type."""
    match = table(f"A: {kind} best only | B: {kind} {kind} {kind} | C: trio", refill="only only trio")
    piles = state_of(match).piles
    of_the_kind = piles.rules & 15 << 4 * TYPES.index(kind)
    piles.rule_discard = piles.rules - of_the_kind
    piles.rules, piles.rule_count = of_the_kind, total(of_the_kind)
    turn_1(match)
    assert look(match).dummies[0].rule == kind
    return match


@rule("MR-24", "MR-9")
def test_the_rule_card_of_dummy_1_blocks_its_type_in_turn_2() -> None:
    match = with_dummy_rule("limit")
    assert why_not(match, "A", "limit") == "MR-9"
    assert moves(match, "A") == ["best", "only"]
    with pytest.raises(Exception, match="Dummy-1 has this type, Limit 23, already"):
        match.play(0, "limit")


@rule("MR-24", "MR-10")
def test_the_exception_holds_against_dummy_1_too() -> None:
    match = with_dummy_rule("limit")
    play(match, "A best +only")
    assert moves(match, "B") == ["limit"]


@rule("MR-24")
def test_the_rule_card_of_dummy_1_may_repeat_a_type() -> None:
    """It is drawn blindly: of many deals where A has laid Trio, Dummy-1 gets another one in some."""
    types = set()
    for seed in range(40):
        match = Match("master-of-rules", 3, f"blind {seed}")
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[-1])
        laid = look(match).players[seat].rule
        turn_1(match)
        types.add(look(match).dummies[0].rule == laid)
    assert types == {True, False}


@rule("MR-25")
@pytest.mark.parametrize("edition", ["zman", "japan"])
def test_the_rule_card_of_dummy_1_is_discarded_done_or_not(edition: str) -> None:
    for seed in range(20):
        match = Match("master-of-rules", 3, f"discard {seed}", {"edition": edition})
        turn_1(match)
        rule_of_dummy = look(match).dummies[0].rule
        told = play_on(match)
        [discarded] = only(told, Discarded)
        assert discarded.cards[-1] == rule_of_dummy  # type: ignore[attr-defined]
        won = sum(len(player.won) for player in look(match).players)
        assert won + len(look(match).rule_discard) == 4
