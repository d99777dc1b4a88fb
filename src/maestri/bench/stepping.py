"""The same random play, driven from Python: the loop that somebody who trains a player writes."""

from maestri.bench.clock import Work
from maestri.bench.rules import starting
from maestri.core.game import AnyGame
from maestri.core.registry import all_games
from maestri.core.rng import seeded


def random_matches() -> dict[str, Work]:
    """For every game one whole random match, asked for and played move by move from an interpreted loop."""
    return {game.key: _random_match(game) for game in all_games()}


def _random_match(game: AnyGame) -> Work:
    rng = seeded("bench")
    start = starting(game)

    def one_match() -> int:
        decisions = 0
        state = start()
        while seats := state.to_move():
            moves = state.moves(seats[0])
            state.play(seats[0], moves[rng.below(len(moves))], rng)
            decisions += 1
        return decisions

    return one_match
