"""Master Labyrinth: dragon die and duels. In all of them A takes treasure 1 on a2 first."""

import pytest

from maestri import Event, Match
from maestri.games.master_labyrinth.events import (
    DragonDieRolled,
    DragonTurned,
    DuelRolled,
    GuardInLair,
    NobodyThreatened,
    Rerolled,
    Spared,
    Threatened,
    TreasureLost,
)
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, seen, squares, table

A, B, C, D = range(4)
PASSAGE_OF_A = squares("a1 b1 c1 a2 c2 d2 e2 f2 a3 c3 d3 e3 f3 c4")


def taking(match: Match[LabyrinthView], dice: str) -> list[Event]:
    """A takes the treasure, and the dice fall."""
    return play(match, f"A push a6 NW, A go a2 [{dice}]")[3:]


@rule("ML-26")
@pytest.mark.parametrize(
    ("arrows", "facing", "square"), [(1, "N", "d3"), (2, "E", "e4"), (3, "S", "d5"), (4, "W", "c4")]
)
def test_arrows_turn_the_dragon_by_quarter_turns_clockwise(arrows: int, facing: str, square: str) -> None:
    match = table("A c3, B g7, 1 a2, 2 g1, dragon W")
    rolled, turned, *_ = taking(match, f"x{arrows} 6")
    assert (rolled, turned) == (DragonDieRolled(A, str(arrows)), DragonTurned(facing, square))
    assert seen(match).board.dragon == facing


@rule("ML-26")
@pytest.mark.parametrize("guard", ["white", "black"])
def test_a_guards_face_leaves_the_dragon_as_he_is(guard: str) -> None:
    match = table("A c3, B e5, 1 a2, 2 g1, dragon W")
    events = taking(match, guard)
    assert events[0] == DragonDieRolled(A, guard)
    assert isinstance(events[1], NobodyThreatened)
    assert seen(match).board.dragon == "W"


@rule("ML-26")
def test_the_dragon_threatens_the_square_he_faces_and_the_whole_passage_connected_to_it() -> None:
    match = table("A c3, B g7, 1 a2, 2 g1, dragon W")
    threatened = taking(match, "x4 6")[2]
    assert isinstance(threatened, Threatened)
    assert (threatened.menace, threatened.square) == ("dragon", "c4")
    assert set(threatened.passage) == PASSAGE_OF_A


@rule("ML-26")
def test_the_square_that_the_dragon_faces_need_not_open_towards_him() -> None:
    match = table("A c3, B d5, 1 a2, 2 g1, dragon W", won=" | 1")
    assert seen(match).board.corridors[7 * 4 + 3] == "EW"  # d5 is closed to the north
    threatened = taking(match, "x3 6")[2]
    assert isinstance(threatened, Threatened)
    assert threatened.nearest == (B,)


@rule("ML-26")
def test_a_guard_threatens_the_passage_connected_to_his_square() -> None:
    match = table("A c3, B b6, 1 a2, 2 g1, white a5", won=" | 1")
    threatened = taking(match, "white 6")[1]
    assert isinstance(threatened, NobodyThreatened)
    assert set(threatened.passage) == squares("a4 b4 a5 b5 a6")


@rule("ML-26")
@pytest.mark.parametrize("guard", ["white", "black"])
def test_a_guard_under_the_lair_threatens_nobody(guard: str) -> None:
    match = table(f"A c3, B d4, 1 a2, 2 g1, {guard} d4", won=" | 1")
    assert taking(match, guard)[1:] == [GuardInLair(guard)]
    assert match.to_move == (B,)


@rule("ML-26")
def test_an_adventurer_under_the_lair_is_threatened_by_nobody() -> None:
    match = table("A c3, B d4, 1 a2, 2 g1, dragon S", won=" | 1")
    assert isinstance(taking(match, "x4")[2], NobodyThreatened)


@rule("ML-26")
def test_the_die_is_rolled_for_the_last_treasure_too() -> None:
    match = table("A c3, B e5, 12 a2", second_phase=True)
    assert DragonDieRolled(A, "black") in taking(match, "black")
    assert seen(match).board.treasures == {}


@rule("ML-27")
def test_only_the_nearest_along_the_passage_duels() -> None:
    match = table("A c3, B e3, C f3, 1 a2, 2 g1, dragon W", won=" | 1 | 1")
    _, _, threatened, rolled = taking(match, "x4 6")
    assert isinstance(threatened, Threatened)
    assert threatened.distances == (9, 4, 5)
    assert (threatened.nearest, threatened.distance) == ((B,), 4)
    assert rolled == DuelRolled(B, 6, True)


@rule("ML-27")
def test_the_square_the_dragon_faces_counts_1_and_a_guards_own_square_0() -> None:
    dragon = table("A c3, B c4, 1 a2, 2 g1, dragon W", won=" | 1")
    threatened = taking(dragon, "x4 6")[2]
    assert isinstance(threatened, Threatened)
    assert threatened.distances == (9, 1)
    guard = table("A c3, B c4, 1 a2, 2 g1, white c4", won=" | 1")
    threatened = taking(guard, "white 6")[1]
    assert isinstance(threatened, Threatened)
    assert threatened.distances == (8, 0)


@rule("ML-27")
def test_ways_are_counted_through_the_passage_and_not_as_the_crow_flies() -> None:
    match = table("A c3, B f2, C a3, 1 a2, 2 g1, white b1", won=" | 1 | 1")
    threatened = taking(match, "white 6")[1]  # from b1: a2 is 2 away, a3 is 3, and f2 is 7
    assert isinstance(threatened, Threatened)
    assert threatened.distances == (2, 7, 3)
    assert threatened.nearest == (A,)


@rule("ML-27")
def test_the_player_whose_turn_it_is_can_be_the_one() -> None:
    match = table("A c3, B e5, 1 a2, 2 g1, white a2")
    events = taking(match, "white 2")
    assert DuelRolled(A, 2, False) in events
    assert TreasureLost(A, 1) in events
    assert seen(match).players[A].treasures == []


@rule("ML-27")
def test_those_equally_near_all_duel_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    match = table("A c3, B a2, C a2, D g7, 1 a2, 2 g1, white a2", won=" | 1 | 1 | 3")
    events = taking(match, "white 6 1 5")
    duels = [event for event in events if isinstance(event, DuelRolled | TreasureLost)]
    assert duels == [
        DuelRolled(A, 6, True),
        DuelRolled(B, 1, False),
        TreasureLost(B, 1),
        DuelRolled(C, 5, True),
    ]


@rule("ML-27")
def test_those_equally_near_on_different_squares_all_duel() -> None:
    match = table("A c3, B e3, C d2, 1 a2, 2 g1, dragon W", won=" | 3 | 4")
    events = taking(match, "x4 1 1")
    assert [event for event in events if isinstance(event, TreasureLost)] == [
        TreasureLost(B, 3),
        TreasureLost(C, 4),
    ]
    assert seen(match).lost == [3, 4]


@rule("ML-27")
def test_who_has_no_treasure_need_not_duel_and_nobody_further_away_takes_his_place() -> None:
    match = table("A c3, B e3, C f3, 1 a2, 2 g1, dragon W", won=" | | 5")
    events = taking(match, "x4")
    assert events[-1] == Spared(B)
    assert not [event for event in events if isinstance(event, DuelRolled)]
    assert seen(match).players[C].treasures == [5]


@rule("ML-27")
def test_of_those_equally_near_only_those_with_treasures_duel() -> None:
    match = table("A c3, B e3, C d2, 1 a2, 2 g1, dragon W", won=" | | 4")
    events = taking(match, "x4 6")
    assert events[-2:] == [Spared(B), DuelRolled(C, 6, True)]


@rule("ML-28")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_1_to_3_loses_the_lowest_treasure_which_leaves_the_game(roll: int) -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3 5 5")
    taking(match, f"x4 {roll}")
    assert seen(match).players[B].treasures == [5, 5]
    assert seen(match).lost == [3]


@rule("ML-28")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_4_to_6_is_safe(roll: int) -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3 5 5", hands=" | 1")
    taking(match, f"x4 {roll}")
    assert seen(match).players[B].treasures == [3, 5, 5]
    assert match.to_move == (B,)
    assert seen(match).step == "push"


@rule("ML-28")
def test_after_a_failed_roll_the_dueller_himself_may_re_roll_as_often_as_he_has_cards() -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3", hands="6 | 1 5 9")
    state_before = taking_keep(match, "x4 1")
    assert isinstance(state_before[-1], DuelRolled)
    assert match.to_move == (B,)
    assert match.why_not(A, "reroll 6") == "ML-15"
    assert set(match.moves(B)) == {"accept", "reroll 1", "reroll 5"}
    play(match, "B reroll 5 [3]")
    assert set(match.moves(B)) == {"accept", "reroll 1"}
    events = play(match, "B reroll 1 [4]")
    assert events == [Rerolled(B, "1"), DuelRolled(B, 4, True)]
    assert seen(match).players[B].treasures == [3]
    assert seen(match).played == ["1", "5"]


@rule("ML-28")
def test_without_a_further_card_a_failed_re_roll_loses() -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3", hands=" | 1")
    taking(match, "x4 1")
    assert play(match, "B reroll 1 [2]")[-1] == TreasureLost(B, 3)
    assert match.to_move == (B,)  # it is his turn now
    assert seen(match).step == "push"


@rule("ML-28")
def test_a_failed_roll_may_be_accepted() -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3", hands=" | 1")
    taking(match, "x4 1")
    assert play(match, "B accept") == [TreasureLost(B, 3)]
    assert seen(match, B).players[B].hand == ["1"]


@rule("ML-28")
def test_a_re_roll_needs_its_card_and_a_failed_roll() -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3", hands=" | 1")
    assert match.why_not(A, "reroll 1") == match.why_not(A, "accept") == "ML-28"
    taking(match, "x4 1")
    assert match.why_not(B, "reroll 2") == "ML-28"
    assert match.why_not(B, "push a6 NE") == "ML-16"


@rule("ML-28")
def test_coins_are_never_lost() -> None:
    match = table("A c3, B e5, 1 a2, 2 g1, white a2", hands="1")
    play(match, "A push a6 NW, A go a2, A coin [white 1]")
    assert seen(match).players[A].treasures == []
    assert seen(match).players[A].coins == 1


@rule("ML-28")
def test_play_goes_on_with_the_player_whose_turn_it_was() -> None:
    match = table("A c3, B e3, 1 a2, 2 g1, dragon W", won=" | 3", hands="7 | 1")
    taking(match, "x4 1")
    play(match, "B accept")
    assert match.to_move == (A,)
    assert set(match.moves(A)) == {"end", "double 7"}


def taking_keep(match: Match[LabyrinthView], dice: str) -> list[Event]:
    """As `taking`, where A is asked for a card and keeps it."""
    return play(match, f"A push a6 NW, A go a2, A keep [{dice}]")[3:]
