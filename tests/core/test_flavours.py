"""Compiled and plain, the same files play the same matches, and the same is observed."""

from hashlib import sha256

import pytest

import maestri
from maestri import AnyGame, Match, all_games, seeded
from maestri.core.option import Value
from tests.breadth import broad
from tests.flavours import printed_plain

MATCHES = 6


def digest(key: str) -> str:
    """The moves, all that was observed, and the final positions of some random matches."""
    marks = []
    for number in range(MATCHES):
        game = next(game for game in all_games() if game.key == key)
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, f"flavour {number}", options(game, variants=number % 2 == 1))
        chooser, seen = seeded(f"chooser {number}"), sha256()
        layout = maestri.observation(game.key, seats)
        while match.to_move and match.ply < 400:
            seat = match.to_move[chooser.below(len(match.to_move))]
            seen.update(layout.encode(match.state, seat))
            moves = match.state.moves(seat)
            match.play_move(seat, moves[chooser.below(len(moves))])
        marks.append(f"{match.ply} {match.mark()} {seen.hexdigest()} {' '.join(match.notation[-3:])}")
    return "\n".join(marks)


def options(game: AnyGame, *, variants: bool) -> dict[str, Value]:
    """As bots play it at random; with variants, all that can be played otherwise is."""
    flags = [option for option in game.options if isinstance(option.default, bool)]
    return {**game.brief_options, **({flag.key: not flag.default for flag in flags} if variants else {})}


@pytest.mark.parametrize("game", broad(all_games(), {"maitre-du-monde"}))
def test_compiled_and_plain_play_the_same_matches_move_for_move(game: AnyGame) -> None:
    code = f"from tests.core.test_flavours import digest; print(digest({game.key!r}))"
    assert printed_plain(code) == digest(game.key)
