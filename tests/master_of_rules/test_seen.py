"""Master of Rules: what everybody may see, and what can be imagined from it (MR-34)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from maestri import Match, Refusal, seeded
from maestri.games.master_of_rules import GAME
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import RulesView
from maestri.locales import words
from tests.citing import rule
from tests.master_of_rules.tables import look, play, play_on, table

HANDS = "A: R1 R2 R3 R4 limit best only | B: B1 B2 B3 B4 limit best only | C: G1 G2 G3 G4 limit limit limit"
REFILL = "Y1 Y2 Y3 trio support support"


def imagined(match: Match[RulesView], seat: str | None, seed: str) -> RulesView:
    """The whole position that a seat imagines."""
    view = look(match, seat)
    return match.game.view(match.game.imagine(view, seeded(seed)), -1)


def redealt(match: Match[RulesView], seat: str | None, seed: str) -> RulesView:
    """The whole position after all that a seat can't see was dealt anew."""
    state = match.state.copy()
    state.redeal(-1 if seat is None else "ABCDE".index(seat), seeded(seed))
    return match.game.view(state, -1)


Dealer = Callable[[Match[RulesView], str | None, str], RulesView]
both_ways = pytest.mark.parametrize("dealt", [imagined, redealt])


@rule("MR-34")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    match = table(HANDS, refill=REFILL)
    for seat in ("A", "B", "C", None):
        seen = [player.numbers is not None for player in look(match, seat).players]
        assert seen == [seat == other for other in "ABC"]


@rule("MR-34")
def test_table_refill_won_cards_discards_and_sizes_are_public() -> None:
    match = table(HANDS, refill=REFILL)
    play_on(match)
    match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    views = [look(match, seat) for seat in ("A", "B", "C", None)]
    assert len(views[0].number_discard) == 5
    for view in views:
        for player in view.players:
            player.numbers = player.rules = None
        view.seat = None
    assert all(view == views[0] for view in views)


@rule("MR-34", "MR-13")
def test_a_card_taken_from_the_refill_is_known_until_it_is_laid() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A R1 +Y1, B limit +trio")
    assert look(match).players[0].known_numbers == ["Y1"]
    assert look(match).players[1].known_rules == ["trio"]
    play(match, "C G1 +Y2, A only +support")
    assert look(match).players[0].known_rules == ["support"]
    play_on(match)
    while "Y1" in look(match).players[0].known_numbers:
        seat = match.to_move[0]
        moves = match.moves(seat)
        match.play(seat, "Y1" if seat == 0 and "Y1" in moves else moves[0])
    assert look(match).players[0].number == "Y1"


@rule("MR-34")
def test_of_two_cards_of_a_type_the_known_one_counts_as_laid() -> None:
    match = table("A: limit limit limit | B: | C: | D: | E:", refill="limit")
    play(match, "A limit +limit")
    assert look(match).players[0].known_rules == ["limit"]
    play_on(match)
    while match.to_move != (0,):
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    while look(match).players[0].rule is None:
        seat = match.to_move[0]
        moves = match.moves(seat)
        match.play(seat, moves[-1] if seat == 0 and moves[-1] == "limit" else moves[0])
    assert look(match).players[0].known_rules.count("limit") <= 1


@rule("MR-34")
@both_ways
def test_imagined_hands_hold_what_was_seen_taken(dealt: Dealer) -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A R1 +Y1, B limit +trio")
    hands = set()
    for seed in range(30):
        view = dealt(match, "C", f"seed {seed}")
        a, b, c = view.players
        assert a.numbers is not None
        assert b.rules is not None
        assert "Y1" in a.numbers
        assert "trio" in b.rules
        assert (c.numbers, c.rules) == (["G1", "G2", "G3", "G4"], ["limit"] * 3)
        hands.add(tuple(a.numbers))
    assert len(hands) > 20


@rule("MR-34", "MR-11")
@both_ways
def test_imagined_hands_hold_what_was_shown(dealt: Dealer) -> None:
    match = table(HANDS, refill=REFILL, edition="japan")
    play(match, "A limit +trio, B best +support, C limit")
    for seed in range(10):
        assert dealt(match, "A", f"seed {seed}").players[2].rules == ["limit", "limit"]


@rule("MR-34")
@both_ways
def test_unseen_cards_are_as_likely_in_a_hand_as_their_number_in_the_piles(dealt: Dealer) -> None:
    match = table(HANDS, refill=REFILL)
    # From C: 45 cards less 4 in hand and 3 in the refill are unseen, and A holds 4 of them.
    hits = sum("P9" in (dealt(match, "C", f"seed {n}").players[0].numbers or ()) for n in range(1500))
    assert 0.75 < hits / 1500 / (4 / 38) < 1.25


@rule("MR-34")
def test_a_view_says_nothing_of_the_order_of_the_piles() -> None:
    fields = set(RulesView.__struct_fields__)
    assert {"number_pile", "rule_pile"} <= fields
    assert isinstance(look(table(HANDS)).number_pile, int)


def test_taking_from_the_refill_can_be_undone_and_laying_a_card_can_not() -> None:
    match = table(HANDS, refill=REFILL)
    play(match, "A R1 +Y1")
    assert [ply.final for ply in match.plies] == [True, False]


def spoiled(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The data of a true position in turn 2 of three players, with something changed in it."""
    match = Match("master-of-rules", 3, "spoiled")
    while look(match).turn == 1:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    data = match.state_data()
    change(data)
    return data


def a_card_twice(data: dict[str, Any]) -> None:
    data["players"][0]["numbers"][0] = data["players"][1]["numbers"][0]


def a_card_too_few_in_hand(data: dict[str, Any]) -> None:
    """The card is in the pile instead, so that none is missing."""
    data["players"][0]["numbers"].pop(0)
    data["players"][0]["number_count"] -= 1
    data["players"][0]["known_numbers"] = []
    data["number_pile"] += 1


def more_rules_won_than_deals_played(data: dict[str, Any]) -> None:
    data["players"][0].update(won=["trio"], points=1)
    data["rule_pile"] -= 1


def too_many_of_a_type(data: dict[str, Any]) -> None:
    data["players"][0]["won"] = ["trio"] * 13


@pytest.mark.parametrize(
    "change",
    [
        a_card_twice,
        too_many_of_a_type,
        a_card_too_few_in_hand,
        more_rules_won_than_deals_played,
        lambda data: data["players"][0]["numbers"].pop(),
        lambda data: data["players"][0].update(number="R99"),
        lambda data: data["players"][0].update(rule="trios"),
        lambda data: data["players"][0].update(known_numbers=["R1", "R1"]),
        lambda data: data["players"][0].update(known_rules=["trio", "trio", "trio", "trio"]),
        lambda data: data["players"][0].update(number=None),
        lambda data: data["players"][0].update(points=99),
        lambda data: data["players"].pop(),
        lambda data: data["refill_rules"].pop(),
        lambda data: data["refill_rules"].append("trio"),
        lambda data: data["dummies"][0].update(rule=None),
        lambda data: data["dummies"][1].update(number="P9"),
        lambda data: data.update(taking="rule"),
        lambda data: data.update(turn=1),
        lambda data: data.update(turn=3),
        lambda data: data.update(round=5),
        lambda data: data.update(round=0),
        lambda data: data.update(deal=2),
        lambda data: data.update(first=3),
        lambda data: data.update(counter=-1),
        lambda data: data.update(to_move=[]),
        lambda data: data.update(to_move=[0, 1]),
        lambda data: data.update(to_move=[7]),
        lambda data: data.update(number_pile=3),
        lambda data: data.update(rule_pile=0),
        lambda data: data.update(options={"edition": "german"}),
        lambda data: data.update(options={}),
        lambda data: data.update(seats=2),
        lambda data: data.update(seat=0),
    ],
)
def test_data_that_is_no_position_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(Refusal):
        Match.from_state("master-of-rules", spoiled(change))


def test_data_that_was_not_changed_is_a_position() -> None:
    data = spoiled(lambda data: None)
    assert Match.from_state("master-of-rules", data).state_data() == data


def test_a_copy_goes_its_own_way() -> None:
    match = table(HANDS, refill=REFILL)
    before = match.state_data()
    copy = match.state.copy()
    assert isinstance(copy, Rules)
    rng = seeded("copy")
    while copy.to_move():
        seat = copy.to_move()[0]
        copy.play(seat, copy.moves(seat)[0], rng)
    assert match.state_data() == before


@pytest.mark.parametrize(
    "wrong",
    [
        *({"first": 3}, {"counter": -1}, {"to_move": (3,)}),
        *({"round": 0}, {"round": 99}, {"turn": 0}, {"turn": 3}),
    ],
    ids=str,
)
def test_a_view_of_seats_rounds_and_turns_that_are_not_there_is_not_imagined(wrong: dict[str, Any]) -> None:
    view = look(table(HANDS, refill=REFILL), "A")
    with pytest.raises(ValueError, match="that is not"):
        GAME.imagine(msgspec.structs.replace(view, **wrong), seeded("wrong"))


def test_the_table_as_text_counts_what_each_has_won() -> None:
    view, say = look(table(HANDS, refill=REFILL), "A"), words("en", GAME.key)
    assert "0 points: ·" in GAME.sketch(view, say, ["Ada", "Bo", "Cy"])
    view.players[1].won, view.players[1].points = ["limit", "trio", "limit"], 3
    assert "3 points: Limit 23 ×2, Trio" in GAME.sketch(view, say, ["Ada", "Bo", "Cy"])
