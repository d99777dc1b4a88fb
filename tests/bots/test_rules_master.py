"""Masters of Master of Rules: first guesses that hold for more than one imagined table."""

from statistics import fmean, pstdev

import maestri
from maestri.bots.glance import numbers
from maestri.bots.kit import kit_of
from maestri.core.packing import packed
from maestri.games.master_of_rules import GAME


def scatter(first: bool) -> float:
    """How far apart looks at one and the same hand are, a search's first guess or a step of a roll-out."""
    match = maestri.Match(GAME, 4, "first guess")
    (seat,) = match.to_move
    policy = kit_of(GAME).roll_out()
    look = policy.guess if first else policy.judge
    moves = packed(numbers(GAME, match.moves(seat)))
    looks = [look(match.state, seat, moves, maestri.seeded(f"look {number}")) for number in range(24)]
    return fmean(pstdev(each[place] for each in looks) for place in range(len(moves)))


def test_what_a_search_trusts_long_is_looked_at_closer_than_what_a_roll_out_passes() -> None:
    assert scatter(first=True) < 0.4 * scatter(first=False)
