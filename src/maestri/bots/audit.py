"""Checks afterwards, from the record alone, that a bot's moves were its own."""

from collections.abc import Mapping
from typing import Any

from maestri.bots import Choose, rng_for_bot
from maestri.bots.kit import past_of
from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move


def first_other_choice(record: Record, bots: Mapping[int, Choose]) -> int | None:
    """The first ply at which a seat's bot would not have played what was played, or None."""
    match = record.opened()
    for ply, text in enumerate(record.moves):
        seat, move = seat_and_move(text)
        if seat in bots and choice(match, seat, bots[seat]) != move:
            return ply
        match.play(seat, move)
    return None


def choice(match: Match[Any], seat: int, bot: Choose) -> str:
    """What a bot plays in a match, from what its seat has seen, the legal moves and the ply's generator."""
    rng = rng_for_bot(match.seed, match.ply)
    return bot(match.recall(seat), match.moves(seat), rng, past_of(match, seat))
