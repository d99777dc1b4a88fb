"""Master Labyrinth: last duel, end."""

import pytest

from maestri import IllegalMove, Match, Refusal
from maestri.games.master_labyrinth.events import (
    DragonDefeated,
    LastDuelLost,
    LastDuelRolled,
    MatchEnded,
    TreasureLost,
    TurnLimitReached,
)
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, seen, state, table

A, B, C = range(3)


def before_the_dragon(hands: str = "", won: str = "", **more: int) -> Match[LabyrinthView]:
    """A stands on c4, which the dragon faces; all treasures are taken; he has pushed and stays."""
    match = table("A c4, B e5, dragon W", hands=hands, won=won, last_duel=True, **more)  # type: ignore[arg-type]
    play(match, "A push a6 NW, A stay")
    return match


# The last duel


@rule("ML-30")
def test_the_dragon_can_be_challenged_once_the_last_treasure_is_taken() -> None:
    assert set(before_the_dragon().moves(A)) == {"end", "challenge"}


@rule("ML-30")
def test_not_while_a_treasure_lies_on_the_board() -> None:
    match = table("A c4, B e5, dragon W, 12 g7", hands="7", second_phase=True)
    play(match, "A push a6 NW, A stay")
    assert match.why_not(A, "challenge") == "ML-30"
    with pytest.raises(IllegalMove, match="only once the last treasure is taken"):
        match.play(A, "challenge")


@rule("ML-30")
def test_not_in_a_later_turn_either_while_a_treasure_lies_on_the_board() -> None:
    match = table("A e5, B c4, dragon W, 12 g7", hands=" | 7", second_phase=True)
    play(match, "A push a6 NW, A stay")
    play(match, f"B push a6 {seen(match).board.spare}, B stay")
    assert match.why_not(B, "challenge") == "ML-30"


@rule("ML-30")
def test_not_in_the_turn_in_which_the_last_treasure_was_taken_but_from_the_next_on() -> None:
    match = table("A c3, B d3, dragon W, 12 c4", hands="9", second_phase=True)
    play(match, "A push a6 NW, A go c4, A keep [black]")
    assert match.why_not(A, "challenge") == "ML-30"
    with pytest.raises(IllegalMove, match="from the next turn on"):
        match.play(A, "challenge")
    play(match, "A end")
    play(match, f"B push a6 {seen(match).board.spare}, B go c4")
    assert "challenge" in match.moves(B)


@rule("ML-30")
def test_a_double_turn_is_a_next_turn() -> None:
    match = table("A c3, B e5, dragon W, 12 c4", hands="9", second_phase=True)
    play(match, "A push a6 NW, A go c4, A keep [black], A double 9")
    play(match, f"A push a6 {seen(match).board.spare}, A stay")
    assert "challenge" in match.moves(A)


@rule("ML-30")
def test_only_after_pushing_and_perhaps_moving() -> None:
    match = table("A c4, B e5, dragon W", last_duel=True)
    assert match.why_not(A, "challenge") == "ML-30"
    play(match, "A push a6 NW")
    with pytest.raises(IllegalMove, match="Finish pushing and moving first"):
        match.play(A, "challenge")


@rule("ML-30")
def test_only_on_the_square_that_the_dragon_faces() -> None:
    match = table("A c4, B e5, dragon N", hands="7", last_duel=True)
    play(match, "A push a6 NW, A stay")
    with pytest.raises(IllegalMove, match="You must stand on d3"):
        match.play(A, "challenge")


@rule("ML-30")
def test_having_been_pushed_onto_that_square_is_enough() -> None:
    match = table("A b4, B e5, dragon W", last_duel=True)
    play(match, "A push a4 NW, A stay")
    assert "challenge" in match.moves(A)


@rule("ML-30")
def test_the_square_need_not_open_towards_the_lair() -> None:
    match = table("A d5, B c3, dragon S", last_duel=True)
    assert seen(match).board.corridors[7 * 4 + 3] == "EW"
    play(match, "A push b1 NW, A stay")
    assert "challenge" in match.moves(A)


@rule("ML-30", "ML-32")
def test_a_player_without_a_treasure_may_challenge_too_and_loses_none() -> None:
    match = before_the_dragon()
    events = play(match, "A challenge [1 1 1]")
    assert isinstance(events[-1], LastDuelLost)
    assert match.to_move == (B,)


@rule("ML-31")
def test_three_rolls_of_12_or_more_in_all_defeat_the_dragon() -> None:
    match = before_the_dragon(won="3")
    events = play(match, "A challenge [3 3 6]")
    assert DragonDefeated(A, 12) in events
    assert match.result is not None


@rule("ML-31")
def test_11_do_not() -> None:
    match = before_the_dragon(won="3")
    events = play(match, "A challenge [6 4 1]")
    assert LastDuelLost(A, 11) in events
    assert match.result is None


@rule("ML-31")
def test_he_stops_as_soon_as_he_has_12() -> None:
    events = play(before_the_dragon(hands="7"), "A challenge [6 6]")
    assert [event.roll for event in events if isinstance(event, LastDuelRolled)] == [6, 6]
    assert DragonDefeated(A, 12) in events


@rule("ML-31")
def test_after_each_roll_re_rolls_included_he_may_replace_it() -> None:
    match = before_the_dragon(hands="1 2 3")
    play(match, "A challenge [1]")
    assert set(match.moves(A)) == {"accept", "reroll 1", "reroll 2", "reroll 3"}
    play(match, "A reroll 1 [2], A reroll 2 [5]")
    assert seen(match).rolls == [5]
    play(match, "A accept [2]")
    assert seen(match).rolls == [5, 2]
    assert match.why_not(A, "reroll 1") == "ML-31"
    assert match.why_not(A, "end") == "ML-16"
    play(match, "A accept [1]")
    assert seen(match).rolls == [5, 2, 1]
    events = play(match, "A reroll 3 [5]")
    assert DragonDefeated(A, 12) in events


@rule("ML-31")
@pytest.mark.parametrize(("third", "wins"), [(3, False), (4, True)])
def test_example_of_the_sheet_3_then_2_re_rolled_to_5_and_a_4_wins(third: int, wins: bool) -> None:
    match = before_the_dragon(hands="4", won="1 2")
    play(match, "A challenge [3], A accept [2]")
    events = play(match, f"A reroll 4 [5 {third}]")
    rolled = [event for event in events if isinstance(event, LastDuelRolled)]
    assert rolled[0] == LastDuelRolled(A, 5, (3, 5), 8)
    assert (match.result is not None) == wins


@rule("ML-32")
def test_who_fails_gives_up_his_lowest_treasure_and_it_is_the_next_players_turn() -> None:
    match = before_the_dragon(hands="7", won="4 9")
    events = play(match, "A challenge [1 1 1]")
    assert events[-2:] == [LastDuelLost(A, 3), TreasureLost(A, 4)]
    assert seen(match).players[A].treasures == [9]
    assert match.to_move == (B,)  # the double-turn card can't be played


@rule("ML-32")
def test_who_fails_on_an_accepted_third_roll_gives_up_too() -> None:
    match = before_the_dragon(hands="1", won="4 9")
    play(match, "A challenge [1], A accept [1], A accept [1], A accept")
    assert seen(match).lost == [4]
    assert match.to_move == (B,)


@rule("ML-32")
def test_the_winner_gets_15_points_and_the_game_ends_at_once() -> None:
    match = before_the_dragon(hands="7", won="4 9 | 12")
    events = play(match, "A challenge [6 6]")
    assert events[-1] == MatchEnded((A,), (28, 12), (13, 12), (0, 0), (15, 0))
    assert match.result is not None
    assert (match.result.scores, match.result.reason) == ((28, 12), "ML-32")
    assert match.to_move == ()
    assert match.why_not(A, "stay") == "ML-32"


# The score


@rule("ML-33")
def test_the_score_is_treasures_and_5_a_coin_and_15_for_the_dragon() -> None:
    match = before_the_dragon(won="1 12 | 11 12")
    state(match).players[A].coins = 2
    state(match).players[B].coins = 4
    play(match, "A challenge [6 6]")
    assert match.result is not None
    assert match.result.scores == (13 + 10 + 15, 23 + 20)
    assert match.result.winners == (B,)
    assert match.result.places == (2, 1)


@rule("ML-33")
def test_ties_go_to_the_one_with_most_treasures() -> None:
    match = before_the_dragon(won="7 | 11 11")
    play(match, "A challenge [6 6]")
    assert match.result is not None
    assert match.result.scores == (22, 22)
    assert match.result.winners == (B,)
    assert match.result.places == (2, 1)


@rule("ML-33")
def test_still_tied_the_victory_is_shared() -> None:
    match = before_the_dragon(won="3 4 | 10 12")
    play(match, "A challenge [6 6]")
    assert match.result is not None
    assert match.result.winners == (A, B)
    assert match.result.places == (1, 1)


# The turn limit


@rule("ML-34")
def test_the_game_ends_when_that_many_turns_have_been_played() -> None:
    match = table("A c3, B e5, 1 a2", won="3 | 4", turn_limit=3)
    for seat in "ABA":
        assert match.result is None
        events = play(match, f"{seat} push a6 {seen(match).board.spare}, {seat} stay")
    assert events[-2] == TurnLimitReached(3)
    assert match.result is not None
    assert (match.result.scores, match.result.reason) == ((3, 4), "ML-34")
    assert match.why_not(B, "stay") == "ML-34"


@rule("ML-34")
def test_a_double_turn_counts_as_two() -> None:
    match = table("A c3, B e5, 1 a2", hands="7", turn_limit=2)
    play(match, "A push a6 NW, A stay, A double 7")
    play(match, f"A push a6 {seen(match).board.spare}, A stay")
    assert match.result is not None


@rule("ML-34")
def test_no_turn_is_played_after_the_last_one() -> None:
    data = Match("master-labyrinth", 2, "one turn", {"turn_limit": 1}).state_data()
    with pytest.raises(Refusal, match="does not fit"):
        Match.from_state("master-labyrinth", {**data, "turns": 1})


@rule("ML-34")
def test_no_double_turn_follows_the_last_turn() -> None:
    match = before_the_dragon(hands="7", turn_limit=1)
    assert match.why_not(A, "double 7") == "ML-34"
    play(match, "A end")
    assert match.result is not None


@rule("ML-34")
def test_the_limit_is_off_by_default() -> None:
    view = Match("master-labyrinth", 2).view(None)
    assert view.options == {"turn_limit": None}
