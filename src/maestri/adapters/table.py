"""A match as every adapter plays it: positions, chance, what a seat observes, and what it may play."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maestri.bots.stepper import reward
from maestri.core.game import AnyGame
from maestri.core.registry import game_called
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.locales import words
from maestri.research.batch import observation, stream

Cells = NDArray[np.uint8]


class Table:
    """A game with its seats and options, and the match that is played there now."""

    def __init__(self, game: str | AnyGame, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game: AnyGame = game_called(game) if isinstance(game, str) else game
        self.layout = observation(self.game, seats)
        self.seats = seats
        self.options = self.game.settled(self.game.brief_options if options is None else options)
        self.seed = token_hex(16)
        self.episode = 0

    state: State
    rng: Rng

    def begin(self, seed: int | str | None = None) -> None:
        """A new match; with the same seed the same again, and dealt like the first of a batch's."""
        if seed is not None:
            self.seed, self.episode = str(seed), 0
        self.rng = stream(self.seed, 0, self.episode)
        self.episode += 1
        self.state = self.game.start(self.seats, self.options, self.rng)

    def play(self, seat: int, move: int) -> None:
        self.state.play(seat, move, self.rng)

    def legal(self, seat: int) -> list[int]:
        """What the seat may play now; nothing when it is not to move."""
        return [int(move) for move in self.state.moves(seat)] if seat in self.state.to_move() else []

    def observe(self, seat: int) -> Cells:
        return np.frombuffer(self.layout.encode(self.state, seat), np.uint8).copy()

    def mask(self, seat: int, more: int = 0) -> NDArray[np.int8]:
        """1 for each move that the seat may play, and room for some more."""
        mask = np.zeros(self.game.size + more, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the match brought each seat; nothing before its end."""
        result = self.state.result()
        if result is None:
            return [0.0] * self.seats
        return [reward(result, seat, self.seats) for seat in range(self.seats)]

    def sketch(self, seat: int | None = None) -> str:
        """The table as text."""
        names = [str(each) for each in range(self.seats)]
        view: Any = self.game.view(self.state, seat)
        return self.game.sketch(view, words("en", self.game.key), names)
