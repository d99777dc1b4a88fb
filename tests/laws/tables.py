"""Random tables: any game, any seat count, any options, any seed."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

from hypothesis import strategies as st

from maestri import AnyGame, Match, Rng, all_games, seeded
from maestri.core.game import EVERYTHING
from maestri.core.option import Value
from maestri.core.plain import PlainGame, cards_seen

GAMES = all_games()
FEW = 4
"""Of an option with many values the first few are tried: they make the shortest matches."""


class Table(NamedTuple):
    """What it takes to start a match, and to play it at random."""

    game: AnyGame
    seats: int
    options: dict[str, Value]
    seed: int

    def __repr__(self) -> str:
        return f"{self.game.key} seats={self.seats} options={self.options} seed={self.seed}"

    def match(self) -> Match[Any]:
        return Match(self.game, self.seats, f"law {self.seed}", self.options)

    def chooser(self) -> Rng:
        return seeded(f"chooser {self.seed}")


def tables(game: AnyGame) -> st.SearchStrategy[Table]:
    """Any table of a game that bots would bring to an end."""
    options = {
        option.key: st.sampled_from([option.default, *option.choices[:FEW]])
        for option in game.options + game.toys
        if option.key not in game.brief_options
    }
    fixed = {key: st.just(value) for key, value in game.brief_options.items()}
    return st.builds(
        Table,
        st.just(game),
        st.sampled_from(game.seats),
        st.fixed_dictionaries({**options, **fixed}),
        st.integers(0, 2**32),
    )


def random_play(match: Match[Any], chooser: Rng) -> Iterator[tuple[int, int]]:
    """Plays at random to the end; yields each seat and move before it is played."""
    while match.to_move:
        seat = match.to_move[chooser.below(len(match.to_move))]
        moves = match.state.moves(seat)
        move = moves[chooser.below(len(moves))]
        yield seat, move
        match.play_move(seat, move)


def inventory(match: Match[Any]) -> Any:
    """What a game must never lose or make: see `inventory.py` in the folder of the game's tests.

    In a plain game, every card lies on the table.
    """
    if isinstance(match.game, PlainGame):
        return sorted(cards_seen(match.game.view(match.state, EVERYTHING)))
    module = import_module(f"tests.{match.game.key.replace('-', '_')}.inventory")
    return module.inventory(match.state)
