"""MM-9, MM-10, MM-21: a turn."""

from maestri.games.maitre_du_monde.events import Collected, Moved
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, money, phase, play, table, vote, why_not, world


@rule("MM-9")
def test_one_of_two_dice_is_chosen() -> None:
    match = world("A | B | C", dice="4 6")
    assert match.moves(0) == ["die 4", "die 6"]
    assert why_not(match, "A die 5") == "MM-9"
    told = play(match, "A die 6")
    assert [event.steps for event in told if isinstance(event, Moved)] == [6]
    assert table(match).players[0].square == 6


@rule("MM-9")
def test_a_double_gives_one_choice() -> None:
    assert world("A | B | C", dice="3 3").moves(0) == ["die 3"]


@rule("MM-9")
def test_cards_are_used_before_rolling_and_after_the_square() -> None:
    match = world("A: subsidy subsidy @8 | B | C")
    play(match, "A use subsidy")
    assert can(match, "A roll")
    assert not can(match, "A end")
    play(match, "A roll")
    assert why_not(match, "A use subsidy") == "MM-9"


@rule("MM-9")
def test_after_the_square_the_turn_is_ended() -> None:
    match = world("A: subsidy @8 | B | C", dice="1 1")
    play(match, "A die 1")
    assert phase(match) == "after"
    assert not can(match, "A roll")
    play(match, "A use subsidy, A end")
    assert match.to_move == (1,)


@rule("MM-9")
def test_nobody_acts_on_the_turn_of_another() -> None:
    match = world("A | B: subsidy | C")
    assert why_not(match, "B use subsidy") == "MM-9"
    assert match.moves(1) == []


@rule("MM-10")
def test_passing_omc_collects_before_the_square() -> None:
    match = world("A: 0 @23 alaska greenland andes | B: gulf texas | C: iran", dice="2 2")
    told = play(match, "A die 2")
    assert money(match) == [7000, 14000, 14000]
    assert any(isinstance(event, Collected) for event in told)
    assert phase(match) == "shop"


@rule("MM-10", "MM-21")
def test_reaching_omc_collects_once_and_nothing_else() -> None:
    match = world("A: 0 @22 alaska greenland andes | B: gulf | C: iran", dice="2 2")
    play(match, "A die 2")
    assert (money(match), phase(match)) == ([7000, 14000, 14000], "after")
    play(match, "A end")
    assert money(match)[0] == 7000


@rule("MM-10")
def test_while_moving_no_asylum_shields_the_collector() -> None:
    """He comes from one asylum; on his way he stands on no square, so his assets can be frozen."""
    match = world("A: 0 @17 alaska greenland andes summit | B: freeze | C")
    play(match, "A use summit, A go 16")
    assert table(match).players[0].square is None
    play(match, "B submit freeze")
    vote(match, "-++")
    assert money(match)[0] == 0
    assert table(match).players[0].square == 9
