# compiled with mypyc
"""How well seats stand, made into their chances of victory."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64


def shares_of(standings: vec[float], spread: float) -> vec[float]:
    """By seat, what is 1 in all; who stands higher by `spread` is e times as likely to win."""
    highest = standings[0]
    for each in standings:
        if each > highest:
            highest = each
    shares = vec[float](capacity=len(standings))
    total = 0.0
    for each in standings:
        share = exp((each - highest) / spread)
        shares = append(shares, share)
        total += share
    seat: i64
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares
