"""Duel of Magicians, rule by rule."""

import pytest

from maestri import Match, Refusal
from maestri.games.duel_of_magicians.events import Drew
from maestri.games.duel_of_magicians.material import COPIES
from tests.citing import rule
from tests.duel_of_magicians.duels import duel, front, hand, play, table

A, B, C, D = range(4)


@rule("DM-1")
@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, "4", 4.0])
def test_other_than_2_to_6_players_are_refused(seats: object) -> None:
    with pytest.raises(Refusal, match=r"takes 2 to 6"):
        Match("duel-of-magicians", seats)  # type: ignore[call-overload]


@rule("DM-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_2_to_6_players_may_play(seats: int) -> None:
    assert len(table(Match("duel-of-magicians", seats)).players) == seats


@rule("DM-2", "DM-3")
def test_there_are_51_magicians_2_crystal_balls_and_2_jokers() -> None:
    jokers, *magicians, balls = COPIES
    assert (sum(magicians), len(magicians), balls, jokers) == (51, 13, 2, 2)
    assert magicians == [7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2]


@rule("DM-3")
def test_no_play_needs_more_cards_than_there_are() -> None:
    assert duel("A: 12 12 | B: 1").why_not(A, "12+12+12") == "DM-3"


@rule("DM-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_player_gets_six_cards_and_the_rest_is_the_pile(seats: int) -> None:
    view = table(Match("duel-of-magicians", seats, "deal"))
    assert [player.hand_size for player in view.players] == [6] * seats
    assert view.pile == 55 - 6 * seats


@rule("DM-4")
def test_the_first_starter_is_random() -> None:
    starters = {Match("duel-of-magicians", 4, f"seed {n}").to_move for n in range(40)}
    assert starters == {(A,), (B,), (C,), (D,)}


@rule("DM-4")
def test_the_next_hand_is_opened_by_the_next_player_clockwise() -> None:
    match = duel("A: 5 | B: 1 1 | C: 2 2", hands=2)
    play(match, "A 5")
    assert match.to_move == (B,)
    assert table(match).hand_number == 2


@rule("DM-4")
def test_only_cards_of_the_hand_can_be_played() -> None:
    assert duel("A: 5 | B: 6").why_not(A, "6") == "DM-4"
    assert duel("A: 5 J | B: 6").why_not(A, "5+5") == "DM-4"


@rule("DM-5")
def test_the_opener_announces_the_total_of_one_or_more_cards() -> None:
    match = duel("A: 4 4 4 9 | B: 1 1")
    assert match.moves(A) == ["4", "4+4", "4+4+4", "9"]
    play(match, "A 4+4+4")
    assert table(match).total == 12


@rule("DM-6")
def test_cards_played_together_have_one_value() -> None:
    assert duel("A: 3 4 | B: 1").why_not(A, "3+4") == "DM-6"


@rule("DM-7")
def test_a_joker_takes_the_value_of_the_cards_beside_it() -> None:
    match = duel("A: 5 5 J 1 | B: 1")
    play(match, "A 5+5+J")
    assert table(match).total == 15


@rule("DM-7")
def test_a_joker_alone_stands_for_any_value_from_1_to_7() -> None:
    assert duel("A: J 8 | B: 1").moves(A) == [*(f"J={n}" for n in range(1, 8)), "8"]


@rule("DM-7")
@pytest.mark.parametrize("play", ["8+J", "13+J+J", "J=8", "J=0", "J", "5+J=4"])
def test_a_joker_is_never_higher_than_7_and_never_without_one_value(play: str) -> None:
    assert duel("A: 8 13 5 J J | B: 1").why_not(A, play) == "DM-7"


@rule("DM-7")
def test_two_jokers_may_be_played_together_with_one_value() -> None:
    match = duel("A: J J 1 | B: 1")
    play(match, "A J+J=6")
    assert table(match).total == 12


@rule("DM-8")
def test_each_next_total_is_higher() -> None:
    match = duel("A: 6 1 | B: 6 3 3 7 1 | C: 1")
    play(match, "A 6")
    assert [match.why_not(B, text) for text in ("6", "3+3", "7", "3")] == ["DM-8", "DM-8", None, "DM-8"]


@rule("DM-8")
def test_play_goes_clockwise() -> None:
    match = duel("A: 1 1 | B: 2 2 | C: 3 3")
    play(match, "A 1, B 2")
    assert match.to_move == (C,)
    assert match.why_not(A, "1") == "DM-8"


@rule("DM-9")
def test_a_crystal_ball_repeats_the_total_for_the_next_player() -> None:
    match = duel("A: 12 1 | B: ball 1 | C: 12 13 1")
    play(match, "A 12, B ball")
    assert table(match).total == 12
    assert match.why_not(C, "12") == "DM-8"
    assert match.why_not(C, "13") is None


@rule("DM-9")
def test_with_two_players_the_first_then_has_to_beat_his_own_total() -> None:
    match = duel("A: 12 12 1 | B: ball 1")
    play(match, "A 12, B ball")
    assert match.moves(A) == ["take"]


@rule("DM-9")
@pytest.mark.parametrize("play", ["ball+ball", "ball+5", "ball+J"])
def test_a_crystal_ball_is_played_alone(play: str) -> None:
    assert duel("A: ball ball 5 J | B: 1").why_not(A, play) == "DM-9"


@rule("DM-10")
def test_a_crystal_ball_opens_only_for_who_holds_nothing_else() -> None:
    assert duel("A: ball 1 | B: 1").why_not(A, "ball") == "DM-10"
    match = duel("A: ball ball | B: 1 1")
    play(match, "A ball")
    assert table(match).total == 0
    assert match.why_not(B, "1") is None


@rule("DM-11")
def test_after_playing_one_draws_back_up_to_six() -> None:
    match = duel("A: 4 4 4 9 9 9 | B: 1", pile=True)
    play(match, "A 4+4+4")
    assert len(hand(match, "A")) == 6


@rule("DM-11")
def test_taking_draws_nothing() -> None:
    match = duel("A: 4 4 4 9 9 9 | B: 1 2", pile=True)
    play(match, "A 9, B take")
    assert hand(match, "B") == ["1", "2"]


@rule("DM-12")
def test_who_takes_gets_the_whole_round_and_opens_the_next() -> None:
    match = duel("A: 1 1 | B: 3 3 3 | C: 2 2")
    play(match, "A 1, B 3+3, C take")
    assert front(match, "C") == ["1", "3", "3"]
    assert match.to_move == (C,)
    assert table(match).total == 0


@rule("DM-12")
def test_one_may_take_although_one_could_beat_the_total() -> None:
    match = duel("A: 1 1 | B: 13 13")
    play(match, "A 1")
    assert match.why_not(B, "take") is None


@rule("DM-12")
def test_the_opener_must_play() -> None:
    assert duel("A: 1 | B: 2").why_not(A, "take") == "DM-12"


@rule("DM-13")
def test_when_the_pile_is_used_up_play_goes_on_without_drawing() -> None:
    match = duel("A: 1 2 | B: 3 3")
    play(match, "A 1, B 3")
    assert (hand(match, "A"), hand(match, "B")) == (["2"], ["3"])
    assert match.to_move == (A,)


@rule("DM-14", "DM-15")
def test_the_last_card_ends_the_hand_and_hands_count_like_cards_in_front() -> None:
    match = duel("A: 13 | B: 1 2 / 4 | C: J / 5 6 7")
    play(match, "A 13")
    assert match.result is not None
    assert match.result.scores == (0, 3, 4)


@rule("DM-14")
def test_the_cards_of_the_unfinished_round_count_for_nobody() -> None:
    match = duel("A: 1 2 | B: 9 | C: 1 1 1")
    play(match, "A 1, B 9")
    assert match.result is not None
    assert match.result.scores == (1, 0, 3)


@rule("DM-14")
def test_a_crystal_ball_may_be_the_last_card() -> None:
    match = duel("A: 9 1 | B: ball")
    play(match, "A 9, B ball")
    assert match.result is not None
    assert match.result.winners == (B,)


@rule("DM-14")
def test_six_cards_in_one_set_end_the_hand_while_the_pile_lasts() -> None:
    match = duel("A: 1 1 1 1 1 1 | B: 2 2 2 2 2 2", pile=True)
    play(match, "A 1+1+1+1+1+1")
    assert match.result is not None
    assert match.result.scores == (0, 6)


@rule("DM-15")
def test_a_card_is_a_point_whatever_its_value() -> None:
    match = duel("A: 5 | B: / 13 1 J ball | C: 2 / 12")
    play(match, "A 5")
    assert match.result is not None
    assert match.result.scores == (0, 4, 2)


@rule("DM-16")
def test_the_lowest_sum_wins_and_ties_share_the_victory() -> None:
    match = duel("A: 5 / 1 | B: 2 | C: 3 3")
    play(match, "A 5")
    assert match.result is not None
    assert (match.result.winners, match.result.places) == ((A, B), (1, 1, 3))
    assert match.result.reason == "DM-16"


@rule("DM-16")
def test_by_default_there_are_as_many_hands_as_players() -> None:
    assert Match("duel-of-magicians", 5).view(None).options["hands"] == 5


@rule("DM-16")
@pytest.mark.parametrize("hands", [0, 21, "two", 2.0, True])
def test_1_to_20_hands_may_be_chosen(hands: object) -> None:
    with pytest.raises(Refusal, match=r"hands.*1–20"):
        Match("duel-of-magicians", 2, options={"hands": hands})


@rule("DM-19")
def test_hands_are_private_and_all_else_is_open() -> None:
    match = duel("A: 1 9 | B: 5 5 / 3", pile=True)
    for seat in (A, B, None):
        players = table(match, seat).players
        assert [player.hand is not None for player in players] == [seat == A, seat == B]
        assert [player.hand_size for player in players] == [2, 2]
        assert [player.front for player in players] == [[], ["3"]]


@rule("DM-19")
def test_drawn_cards_are_seen_by_the_one_who_draws_them() -> None:
    match = duel("A: 1 9 | B: 5 5", pile=True)
    drew = match.play(A, "9")[-1]
    assert isinstance(drew, Drew)
    assert drew.seen_by(A) == drew
    assert drew.seen_by(B) == drew.seen_by(None) == Drew(A, 5, None)


@rule("DM-5", "DM-8", "DM-9", "DM-12")
def test_the_example_of_the_sheet() -> None:
    match = duel("A: 1 5 5 J 2 | B: 3 3 1 | C: 12 1 | D: ball 1")
    totals = []
    for move in ("A 1", "B 3+3", "C 12", "D ball", "A 5+5+J"):
        play(match, move)
        totals.append(table(match).total)
    assert totals == [1, 6, 12, 12, 15]
    assert match.moves(B) == ["take"]
    play(match, "B take")
    assert len(front(match, "B")) == 8


@rule("DM-12", "DM-14")
def test_no_hand_however_small_leaves_a_player_without_a_play() -> None:
    for card in ("1", "13", "J", "ball"):
        opening = duel(f"A: {card} | B: 1")
        assert opening.moves(A)
        answering = duel(f"A: 12 12 1 | B: {card}")
        play(answering, "A 12+12")
        assert answering.moves(B)
