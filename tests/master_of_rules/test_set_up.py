"""Master of Rules: material and set-up (MR-1 to MR-6)."""

import pytest

from maestri import IllegalMove, Match, Refusal
from maestri.games.master_of_rules.material import COPIES, TYPES
from maestri.games.master_of_rules.notation import NOTATION, NUMBER_NAMES
from tests.citing import rule
from tests.laws.tables import inventory
from tests.master_of_rules.tables import look, player


@rule("MR-1")
def test_there_is_one_card_of_each_number_in_each_of_five_colours() -> None:
    stock = inventory(Match("master-of-rules", 4))
    numbers = {card: count for card, count in stock.items() if card not in TYPES}
    assert numbers == {f"{colour}{number}": 1 for colour in "RBYGP" for number in range(1, 10)}
    assert len(NUMBER_NAMES) == 45


@rule("MR-1")
@pytest.mark.parametrize("card", ["R0", "R10", "O5", "+B77"])
def test_a_card_that_does_not_exist_is_refused_by_name(card: str) -> None:
    with pytest.raises(IllegalMove, match=f"no card {card.removeprefix('+')}") as refusal:
        Match("master-of-rules", 3).play(0, card)
    assert refusal.value.rule == "MR-1"


@rule("MR-2")
def test_there_are_twelve_rule_cards_of_each_type() -> None:
    stock = inventory(Match("master-of-rules", 4))
    assert {kind: stock[kind] for kind in TYPES} == dict.fromkeys(TYPES, 12)
    assert COPIES * len(TYPES) == 60


@rule("MR-3")
@pytest.mark.parametrize("seats", [0, 2, 6, -3, True, "4", 4.0])
def test_other_than_3_to_5_players_are_refused(seats: object) -> None:
    with pytest.raises(Refusal, match="takes 3 to 5"):
        Match("master-of-rules", seats)  # type: ignore[call-overload]


@rule("MR-4", "MR-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_gets_four_number_and_three_rule_cards_and_the_rest_are_piles(seats: int) -> None:
    match = Match("master-of-rules", seats, "deal")
    view = look(match)
    assert [(p.number_count, p.rule_count) for p in view.players] == [(4, 3)] * seats
    assert (view.number_pile, view.rule_pile) == (45 - 5 * seats, 60 - 4 * seats)
    assert len(player(match, "A").numbers or []) == 4


@rule("MR-5")
def test_the_first_player_is_random_and_holds_the_round_counter_at_1() -> None:
    views = [look(Match("master-of-rules", 3, f"seed {n}")) for n in range(40)]
    assert {view.first for view in views} == {0, 1, 2}
    assert all((view.first,) == (view.counter,) == view.to_move and view.round == 1 for view in views)


@rule("MR-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_refill_has_a_card_of_each_kind_for_every_real_player(seats: int) -> None:
    view = look(Match("master-of-rules", seats, "deal"))
    assert (len(view.refill_numbers), len(view.refill_rules)) == (seats, seats)


@pytest.mark.parametrize("text", ["", "+", "seven", "R", "7", "R7 trio", "take", "R⁷", "R٧", "x" * 5000])
def test_what_is_no_move_is_refused_in_one_line_with_an_example(text: str) -> None:
    with pytest.raises(Refusal, match="R7") as refusal:
        Match("master-of-rules", 3).play(0, text)
    assert refusal.value.key == "notation"
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("r7", "R7"),
        (" + b 3 ", "+B3"),
        ("TRIO", "trio"),
        ("Limit 23", "limit"),
        ("+Support Right", "+support"),
    ],
)
def test_notation_may_be_written_freely(text: str, notation: str) -> None:
    game = Match("master-of-rules", 3).game
    assert game.write(game.read(text)) == notation


def test_notation_is_read_as_it_is_written() -> None:
    game = Match("master-of-rules", 3).game
    assert [game.read(text) for text in NOTATION] == list(range(game.size))


def test_the_edition_must_be_one_of_two() -> None:
    with pytest.raises(Refusal, match="zman, japan"):
        Match("master-of-rules", 3, options={"edition": "german"})
    assert Match("master-of-rules", 3).options == {"edition": "zman"}
