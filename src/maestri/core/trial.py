"""Whether a game can be played with options of somebody's own making: it is tried out."""

from typing import Any

from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.option import Value
from maestri.core.refusal import Refusal
from maestri.core.rng import seeded

MATCHES = 2
STEPS = 120
"""A few turns of each match."""


def own_texts(game: AnyGame, options: dict[str, Value]) -> dict[str, str]:
    """Those options that are a text of somebody's own."""
    texts = {option.key for option in game.options if option.text}
    return {key: value for key, value in options.items() if key in texts and isinstance(value, str)}


def try_out(game: AnyGame, seats: int, options: dict[str, Value]) -> None:
    """Plays at random and shows everybody everything; a Refusal where the rules do not bear it."""
    for number in range(MATCHES):
        try:
            _play(Match(game, seats, f"trial {number}", options))
        except Refusal:
            raise
        except Exception as error:
            key = ", ".join(own_texts(game, options))
            raise Refusal("option-unplayable", option=key, problem=repr(error)[:60]) from None


def _play(match: Match[Any]) -> None:
    rng = seeded(match.seed)
    for _ in range(STEPS):
        if not match.to_move:
            return
        for seat in range(match.seats):
            match.game.outlook(match.view(seat))
        seat = match.to_move[rng.below(len(match.to_move))]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
