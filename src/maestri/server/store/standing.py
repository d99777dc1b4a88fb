"""Where a match stands, as far as a list of tables tells it."""

from typing import NamedTuple


class Standing(NamedTuple):
    """Who is to move, since when, at which ply, and how many look on."""

    to_move: tuple[int, ...] = ()
    since: int = 0
    ply: int = 0
    watching: int = 0


NOTHING_YET = Standing()
