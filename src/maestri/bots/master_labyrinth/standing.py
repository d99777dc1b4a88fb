# compiled with mypyc
"""Points, and what they are worth: chances to end with the most."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth.position import Position
from maestri.games.master_labyrinth.scoring import score


def points_so_far(table: Position) -> vec[float]:
    """ML-33: by seat."""
    points = vec[float](capacity=4)
    seat: i64
    for seat in range(table.seats):
        points = append(points, float(score(table, seat)))
    return points


def chances_of_most(points: vec[float], spread: float) -> vec[float]:
    """By seat; a lead of `spread` points makes it e times as likely."""
    highest = points[0]
    for mine in points:
        highest = max(highest, mine)
    shares = vec[float](capacity=4)
    total = 0.0
    for mine in points:
        share = exp((mine - highest) / spread)
        shares = append(shares, share)
        total += share
    seat: i64
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares
