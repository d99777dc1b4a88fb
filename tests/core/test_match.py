"""Matches: checks, undo, positions as data."""

from typing import Any

import msgspec
import pytest

from maestri import AnyGame, Fairness, IllegalMove, Match, Refusal, all_games, seeded
from maestri.core.game import EVERYTHING, onlooker
from tests.duel_of_magicians.duels import duel, play


def test_the_same_seed_and_moves_are_the_same_match() -> None:
    one, other = (Match("duel-of-magicians", 4, "demo") for _ in range(2))
    for match in (one, other):
        for _ in range(30):
            (seat,) = match.to_move
            match.play(seat, match.moves(seat)[-1])
    assert one.events == other.events
    assert one.state_data() == other.state_data()


def test_another_seed_is_another_deal() -> None:
    assert Match("duel-of-magicians", 4, "a").state_data() != Match("duel-of-magicians", 4, "b").state_data()


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert Match("duel-of-magicians", 4).seed != Match("duel-of-magicians", 4).seed


def test_a_move_that_used_no_chance_and_showed_nothing_can_be_taken_back() -> None:
    match = started("A: 1 1 2 | B: 3 3 4")
    play(match, "A 2")
    before = match.state_data()
    play(match, "B take")
    match.undo()
    assert match.state_data() == before
    assert match.ply == 1


def test_a_card_that_was_shown_can_not_be_taken_back() -> None:
    match = started("A: 1 1 2 | B: 3 3 4")
    play(match, "A 2")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_dice_that_were_thrown_can_not_be_taken_back() -> None:
    """Nothing hidden comes out of them, but who throws again throws something else."""
    match = Match("maitre-du-monde", 3, "dice")
    while True:
        seat = match.to_move[0]
        events = match.play(seat, match.moves(seat)[0])
        if match.notation[-1].endswith("roll"):
            break
    assert not any(event.final for event in events)
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_several_moves_are_taken_back_at_once_where_all_of_them_can() -> None:
    match = Match("master-labyrinth", 2, "back")
    while len({ply.seat for ply in match.plies}) < 2:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    first, other = match.plies[0].seat, match.plies[-1].seat
    before, moves = match.before_last(first), match.notation
    assert (match.plies[before].seat, before) == (first, match.ply - 2)
    assert match.before_last(other) == match.ply - 1
    match.plies[-1] = match.plies[-1]._replace(final=True)
    for seat in (first, other):
        with pytest.raises(Refusal, match="can't be taken back"):
            match.before_last(seat)
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo(before)
    match.plies[-1] = match.plies[-1]._replace(final=False)
    match.undo(before)
    assert match.notation == moves[:before]
    with pytest.raises(Refusal, match="no move to take back"):
        match.before_last(other)


def test_where_nothing_was_played_nothing_can_be_taken_back() -> None:
    with pytest.raises(Refusal, match="no move to take back"):
        Match("duel-of-magicians", 2).undo()


def started(text: str) -> Match[Any]:
    """A match that starts from the position, so that undo can go back to it."""
    position = duel(text, pile=True)
    return Match.from_state("duel-of-magicians", position.state_data(), "undo")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pile", 7),
        ("to_move", []),
        ("seat", 0),
        ("total", "high"),
        ("surprise", 1),
        ("options", {"hands": 99, "stack": False}),
        ("options", {}),
        ("players", []),
    ],
)
def test_data_that_is_no_position_is_refused(field: str, value: Any) -> None:
    data = Match("duel-of-magicians", 3, "x").state_data() | {field: value}
    with pytest.raises(Refusal):
        Match.from_state("duel-of-magicians", data)


def test_more_cards_than_there_are_is_no_position() -> None:
    data = Match("duel-of-magicians", 3, "x").state_data()
    data["players"][0]["hand"] = ["13"] * 6
    with pytest.raises(Refusal, match="not a position"):
        Match.from_state("duel-of-magicians", data)


def test_what_a_seat_sees_is_no_position_to_start_from() -> None:
    """Else what it does not see would be dealt by whoever asks."""
    seen = msgspec.to_builtins(Match("duel-of-magicians", 3, "x").view(0))
    with pytest.raises(Refusal, match="seat 0"):
        Match.from_state("duel-of-magicians", seen)


def test_what_a_seat_can_not_see_is_imagined_anew_each_time() -> None:
    match = Match("duel-of-magicians", 3, "x")
    for seat in (0, None):
        view = match.view(seat)
        imagined = [match.game.imagine(view, seeded(f"{number}")) for number in range(5)]
        hands = {str(match.game.view(each, EVERYTHING).players[1].hand) for each in imagined}
        assert len(hands) > 1


def test_a_spectator_is_nobody_to_the_rules() -> None:
    assert [onlooker(seat) for seat in (None, 0, 2)] == [-1, 0, 2]


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    with pytest.raises(Refusal, match=r"no game “chess”.*duel-of-magicians"):
        Match("chess", 2)


def test_an_unknown_option_is_answered_with_the_options_there_are() -> None:
    with pytest.raises(Refusal, match=r"no option “speed”.*hands, stack"):
        Match("duel-of-magicians", 2, options={"speed": 3})


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = Match("duel-of-magicians", 2)
    with pytest.raises(Refusal, match="numbered 0 to 1"):
        match.play(seat, "take")


@pytest.mark.parametrize("seed", ["", "x" * 201, 7])
def test_a_seed_is_a_short_text(seed: Any) -> None:
    with pytest.raises(Refusal, match="1 to 200 characters"):
        Match("duel-of-magicians", 2, seed)


def test_a_refusal_speaks_every_language() -> None:
    match = duel("A: 6 | B: 1")
    with pytest.raises(IllegalMove) as refused:
        match.play(1, "1")
    assert str(refused.value) == "It is not your turn. Player 1 is to move. (DM-8)"
    assert refused.value.told("fr") == "Ce n’est pas à vous de jouer, mais à Joueur 1."
    assert refused.value.told("ja") == "あなたの番ではありません。今はプレイヤー1の番です。"


def test_a_secret_is_fresh_and_too_long_to_guess() -> None:
    one, other = (Fairness.sealed() for _ in range(2))
    assert one.secret != other.secret
    assert len(one.secret) == 64


def test_a_sealed_secret_and_everybodys_entropy_make_the_seed() -> None:
    sealed = Fairness.sealed(secret="house")
    assert sealed.commitment == "d6e21286621a8586f7e54720ab5a39c93acc2f4b8fba7a16ec1c24d69a08c613"
    one, other = (Fairness.sealed(word, secret="house") for word in ("ann", "bob"))
    assert one.commitment == other.commitment == sealed.commitment
    assert one.seed != other.seed
    assert one.holds(one.seed)
    assert not one.holds(other.seed)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_whether_a_seat_can_go_back_is_what_asking_it_to_go_back_says(game: AnyGame) -> None:
    match = Match(game, game.seats[0], "back", game.brief_options)
    chooser, came = seeded("back"), set()
    while match.to_move and match.ply < 200:
        moves = match.moves(match.to_move[0])
        match.play(match.to_move[0], moves[chooser.below(len(moves))])
        for seat in range(match.seats):
            try:
                match.before_last(seat)
                can = True
            except Refusal:
                can = False
            assert match.can_go_back(seat) == can
            came.add(can)
    assert False in came


def test_the_past_of_a_seat_is_what_it_saw_from_the_last_event_of_a_kind_on() -> None:
    match = duel("A: 1 1 2 | B: 3 3 4")
    play(match, "A 2, B take")
    told = [event for ply in match.plies for event in ply.events]
    for seat in (0, 1, None):
        seen = [shown for event in told if (shown := event.seen_by(seat)) is not None]
        last = max(place for place, event in enumerate(seen) if isinstance(event, type(told[0])))
        assert match.past(seat, (type(told[0]),)) == tuple(seen[last:])
    assert match.past(0, ()) == ()
