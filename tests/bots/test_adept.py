"""What masters of Duel of Magicians know who count cards, and how sure they are of it (DM-16, DM-19)."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from maestri import Match, game_called, seeded
from maestri.bots import rng_for_bot
from maestri.bots.duel_of_magicians import KIT
from maestri.bots.duel_of_magicians.adept import Adept
from maestri.bots.levels import master_of
from maestri.bots.policy import Policy
from maestri.core.packing import packed
from maestri.games.duel_of_magicians.notation import read
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView
from tests.duel_of_magicians.duels import duel

GAME = game_called("duel-of-magicians")


def state_of(match: Match[DuelView]) -> Duel:
    assert isinstance(match.state, Duel)
    return match.state


def scores(match: Match[DuelView]) -> dict[str, float]:
    """How good each move looks to an adept in seat A."""
    moves = match.state.moves(0)
    judged = Adept().judged(match.state, 0, moves, seeded("scores"))
    return {match.game.write(move): score for move, score in zip(moves, judged, strict=True)}


def in_round(match: Match[DuelView], *plays: str) -> Match[DuelView]:
    """The same, where these plays lie and A is to answer."""
    state = state_of(match)
    state.plays = packed([read(play) for play in plays])
    state.total = max(int(play.split("+")[0]) * len(play.split("+")) for play in plays)
    return match


def with_points(match: Match[DuelView], *points: int) -> Match[DuelView]:
    """The same in the second hand, after one that brought these points."""
    state = state_of(match)
    state.hand_number = 2
    for player, scored in zip(state.players, points, strict=True):
        player.points = append(vec[i64](), scored)
    return match


def test_what_an_adept_cannot_see_changes_nothing_for_him() -> None:
    match = Match(GAME, 3, "unseen")
    (seat,) = match.to_move
    seen = match.state.copy()
    seen.redeal(seat, seeded("other hands"))
    moves = match.state.moves(seat)
    judged = [list(Adept().judged(state, seat, moves, seeded("x"))) for state in (match.state, seen)]
    assert state_of(match).players[1 - seat % 2].hand.counts != 0
    assert judged[0] == judged[1]


def test_a_play_that_nobody_can_beat_looks_the_better_the_more_lies_in_the_round() -> None:
    hands = "A: 1 2 13 13 | B: 1 3 5 6"
    short = scores(in_round(duel(hands), "5"))
    long = scores(in_round(duel(hands), "1", "2", "3", "4", "5"))
    assert long["13"] - long["take"] > short["13"] - short["take"]


@pytest.mark.parametrize(("seats", "ahead"), [(2, 14), (3, 8), (6, 5)])
def test_a_lead_before_the_last_hand_is_no_victory_yet(seats: int, ahead: int) -> None:
    """As matches ended: e times as likely, which is 73 of 100 against one other."""
    match = with_points(Match(GAME, seats, "lead", {"hands": 2}), 20, *[20 + ahead] * (seats - 1))
    shares = list(Adept().value(match.state, seats))
    odds = shares[0] / shares[1]
    assert sum(shares) == pytest.approx(1.0)
    assert 2.2 < odds < 3.3


def test_when_all_is_over_the_lowest_sum_has_won() -> None:
    match = with_points(Match(GAME, 2, "over", {"hands": 2}), 20, 21)
    state_of(match).over = True
    assert list(Adept().value(match.state, 2)) == pytest.approx([1.0, 0.0], abs=0.001)


@pytest.mark.parametrize(("cheap", "dear"), [("11 12 13", "1 2 3"), ("2 9 J", "2 9 9")])
def test_good_cards_in_hand_promise_fewer_points(cheap: str, dear: str) -> None:
    chances = []
    for hand in (cheap, dear):
        state, adept = state_of(duel(f"A: {hand} | B: 5 6 7")), Adept()
        adept.begin(state)
        chances.append(adept.value(state, 2)[0])
    assert chances[0] > chances[1]


def test_a_search_looks_beyond_what_an_adept_likes_at_a_glance() -> None:
    """Who trusted his first guess wholly played the 5, and lost a match that higher cards win."""
    taken = ["J", *"1" * 6, *"2" * 4, *"3" * 3, *"4" * 4, *"5" * 3, *"6" * 4, *"7" * 4, *"8" * 3]
    taken += ["9", "9", "10", "10", "11", "11", "12", "12", "13", "ball", "ball"]
    mine, his = " ".join(taken[:16]), " ".join(taken[16:])
    match = duel(f"A: 4 5 9 10 11 / {mine} | B: J 1 3 13 / {his}", hands=2)
    with_points(in_round(match, "3", "2+2"), 28, 25)
    rngs = [rng_for_bot(f"{number}", 1) for number in range(4)]
    choices = {master_of(GAME, 3000, 60.0)(match.view(0), match.moves(0), rng) for rng in rngs}
    glance = max(scores(match).items(), key=lambda each: each[1])[0]
    assert glance == "5"
    assert glance not in choices


@pytest.mark.parametrize(("seats", "share"), [(2, 1.2), (4, 1.25), (6, 1.1)])
def test_adepts_win_more_than_their_share_of_regulars_at_a_glance(seats: int, share: float) -> None:
    won, deals = 0.0, 1200 // seats
    for deal in range(deals):
        for seat in range(seats):
            players: list[Policy] = [KIT.regular() for _ in range(seats)]
            players[seat] = Adept()
            won += share_of(players, seat, deal)
    assert won / deals > share


def share_of(players: list[Policy], seat: int, deal: int) -> float:
    rng = seeded(f"adept {deal}")
    state = GAME.start(len(players), GAME.settled({}), rng)
    while state.to_move():
        (mover,) = state.to_move()
        state.play(mover, players[mover].picked(state, mover, state.moves(mover), rng), rng)
    winners = state.result().winners
    return (seat in winners) / len(winners)
