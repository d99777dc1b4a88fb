"""How a match ended."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Winners (several share a victory), the score of each seat, the place of each seat, and why it ended.

    `reason` is the id of the rule that ended the match.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


def ranked(scores: list[int], reason: str, *, lowest_wins: bool = False) -> Result:
    """A result by score alone; equal scores share a place.

    >>> ranked([7, 4, 7], "DM-16", lowest_wins=True)
    Result(winners=(1,), scores=(7, 4, 7), places=(2, 1, 2), reason='DM-16')
    """
    keys = scores if lowest_wins else [-score for score in scores]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(winners, tuple(scores), places, reason)
