"""What masters of Maître du Monde go by who have played it often (MM-32)."""

from itertools import pairwise

import pytest

from maestri import Match
from maestri.bots import rng_for_bot
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.bots.maitre_du_monde.policy import Statesman
from maestri.bots.maitre_du_monde.veteran import Veteran
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.state import World
from tests.maitre_du_monde.worlds import world

OIL = "russia gulf"


def chances(policy: Statesman, text: str) -> list[float]:
    table = world(text).state
    assert isinstance(table, World)
    return list(policy.value(table, 3))


@pytest.mark.parametrize(("money", "die"), [(45_000, 1), (14_000, 2)])
def test_who_can_pay_for_all_works_goes_where_they_are_sold(money: int, die: int) -> None:
    """MM-20: two squares ahead somebody else would buy what makes the third card of a family."""
    match = world(f"A: {money} {OIL} @17 | B: 30000 | C: 30000", dice="1 2")
    assert choice(match, 0, bot_of(match.game, REGULAR)) == f"die {die}"


def test_who_has_two_works_and_the_price_of_the_third_is_as_good_as_there() -> None:
    match = world("A: 15000 nobel vaccine @17 | B | C", dice="1 2")
    assert choice(match, 0, bot_of(match.game, REGULAR)) == "die 1"


def test_nobody_is_as_far_ahead_as_regulars_think() -> None:
    ahead = "A: 30000 | B: 20000 | C: 20000"
    assert 1 / 3 < chances(Veteran(), ahead)[0] < 0.5 < chances(Statesman(), ahead)[0]


def test_the_money_for_all_works_makes_more_than_money() -> None:
    nearly, ready = (chances(Veteran(), f"A: {money} | B: 30000 | C: 30000")[0] for money in (44_500, 45_000))
    assert ready - nearly > 0.1


def test_the_first_cards_to_answer_with_are_worth_more_than_another() -> None:
    cards = ("missile", "squadron", "drone", "retreat")
    hands = [" ".join(cards[:number]) for number in range(5)]
    worth = [chances(Veteran(), f"A: {hand} | B | C")[0] for hand in hands]
    gains = [more - fewer for fewer, more in pairwise(worth)]
    assert gains[0] == pytest.approx(gains[2], rel=0.1)
    assert gains[2] > 1.5 * gains[3] > 0


def test_with_a_limit_fortune_decides() -> None:
    table = world("A: 40000 | B | C", turn_limit=60).state
    assert isinstance(table, World)
    assert list(Veteran().value(table, 3)) == list(Statesman().value(table, 3))


@pytest.mark.parametrize("seats", [3, 5])
def test_veterans_win_more_than_their_share_of_regulars(seats: int) -> None:
    won, deals = 0.0, 30
    for deal in range(deals):
        for seat in range(seats):
            won += share_of_a_veteran(seat, seats, deal)
    assert won / deals > 1.1


def share_of_a_veteran(seat: int, seats: int, deal: int) -> float:
    """Nothing hidden matters to either."""
    match = Match(GAME, seats, f"veteran {deal}")
    players = [Veteran() if each == seat else Statesman() for each in range(seats)]
    while match.to_move:
        mover, table = match.to_move[0], match.state
        assert isinstance(table, World)
        rng = rng_for_bot(match.seed, match.ply)
        match.play_move(mover, players[mover].picked(table, mover, table.moves(mover), rng))
    assert match.result
    return (seat in match.result.winners) / len(match.result.winners)
