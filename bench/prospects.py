"""Makes the numbers by which luck is measured: `python bench/prospects.py GAME SECONDS EPOCHS [WIDTH]`.

For so many seconds bots play matches, with every number of seats in turn and anybody on a seat. Of some
positions it keeps what each seat observes, and what they had come to when the game's bots would have judged
(at the end of a hand, say). A small network learns to tell one from the other. Needs numpy.
"""

import sys
import time
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import maestri
from maestri.bots.checkpoint import digest, layout_of, widest
from maestri.bots.kit import kit_of
from maestri.bots.network import ONE
from maestri.coach.prospects import Card
from maestri.coach.values import Values, won
from maestri.core.game import AnyGame
from maestri.core.observation import Observation
from maestri.core.rng import Rng, seeded
from maestri.core.state import State

LOOKS = 10
"""Positions that are kept of a match."""
BATCH, RATE = 512, 0.003
FORGETS = 0.9, 0.999
LOGARITHMS = np.log1p(np.arange(256)).astype(np.float32)

Floats = NDArray[np.float32]


class Lessons(NamedTuple):
    """Rows by position and seat, what each seat had come to, and which seats there were."""

    rows: NDArray[np.uint8]
    shares: Floats
    seated: NDArray[np.bool_]


def lessons(game: AnyGame, seconds: float) -> Lessons:
    rows, shares, seated = [], [], []
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        seats = game.seats.start + number % len(game.seats)
        for row, share in looked_at(game, seats, seeded(f"prospects {number}")):
            rows.append(row)
            shares.append(share)
            seated.append(np.arange(len(share)) < seats)
        number += 1
    print(f"{game.key}: {len(rows)} positions of {number} matches", flush=True)
    return Lessons(np.array(rows), np.array(shares), np.array(seated))


def looked_at(game: AnyGame, seats: int, rng: Rng) -> list[tuple[NDArray[np.uint8], Floats]]:
    """Some positions of one match."""
    states, values = played(game, seats, rng), Values(game, seats)
    found = []
    for _ in range(LOOKS):
        place = rng.below(len(states) - 1)
        share = np.zeros(game.seats.stop - 1, np.float32)
        share[:seats] = came_to(values, states, place)
        found.append((observed(game, states[place], seats), share))
    return found


def played(game: AnyGame, seats: int, rng: Rng) -> list[State]:
    kit = kit_of(game)
    bots = [kit.regular(), kit.roll_out(), kit.regular(), kit.roll_out(), kit.novice()]
    who = [bots[rng.below(len(bots))] for _ in range(seats)]
    state: State = game.start(seats, game.settled({}), rng)
    states = [state.copy()]
    while state.to_move():
        seat = state.to_move()[0]
        moves: vec[i64] = state.moves(seat)
        state.play(seat, who[seat].pick(state, seat, moves, rng), rng)
        states.append(state.copy())
    return states


def came_to(values: Values, states: list[State], place: int) -> list[float]:
    """Everybody's shares when bots would have judged."""
    values.policy.begin(states[place])
    for state in states[place + 1 : -1]:
        if values.policy.settled(state):
            return values.shares(state)
    result = states[-1].result()
    assert result is not None
    return won(result, values.seats)


@cache
def places(game: AnyGame, seats: int) -> tuple[Observation, NDArray[np.int64]]:
    """What a seat observes, and where its cells lie where as many play as can."""
    layout = layout_of(game, seats)
    told = sum(feature.size for feature in layout.features)
    return layout, np.array(layout.cells_in(widest(game))[:told])


def observed(game: AnyGame, state: State, seats: int) -> NDArray[np.uint8]:
    """What each seat observes, as if as many played as can."""
    layout, cells = places(game, seats)
    rows = np.zeros((game.seats.stop - 1, places(game, game.seats.stop - 1)[0].size), np.uint8)
    for seat in range(seats):
        rows[seat, cells] = np.frombuffer(layout.encode(state, seat), np.uint8)[: len(cells)]
    return rows


class Student:
    """One layer, and a sum of it; what the seats come to are shares by the powers of e."""

    def __init__(self, cells: int, width: int) -> None:
        chance = np.random.RandomState(0)
        first = 0.05 * chance.randn(cells, width) * 1.0
        self.numbers = [
            each.astype(np.float32) for each in (first, np.zeros(width), 0.1 * chance.randn(width))
        ]
        self.means = [np.zeros_like(each) for each in self.numbers]
        self.squares = [np.zeros_like(each) for each in self.numbers]
        self.steps = 0

    def look(self, taught: Lessons, which: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        cells = LOGARITHMS[taught.rows[which]].reshape(-1, taught.rows.shape[2])
        layer = np.maximum(cells @ self.numbers[0] + self.numbers[1], 0)
        leads = np.where(taught.seated[which], (layer @ self.numbers[2]).reshape(len(which), -1), -1e9)
        powers = np.exp(leads - leads.max(1, keepdims=True))
        return cells, layer, powers / powers.sum(1, keepdims=True)

    def learn(self, taught: Lessons, which: NDArray[Any], rate: float) -> None:
        cells, layer, said = self.look(taught, which)
        error = (said - taught.shares[which]).reshape(-1) / len(which)
        back = np.outer(error, self.numbers[2]) * (layer > 0)
        self.steps += 1
        for place, slope in enumerate((cells.T @ back, back.sum(0), layer.T @ error)):
            slow, slower = FORGETS
            self.means[place] = slow * self.means[place] + (1 - slow) * slope
            self.squares[place] = slower * self.squares[place] + (1 - slower) * slope**2
            mean = self.means[place] / (1 - slow**self.steps)
            self.numbers[place] -= (
                rate * mean / (np.sqrt(self.squares[place] / (1 - slower**self.steps)) + 1e-8)
            )

    def off(self, taught: Lessons, which: NDArray[Any]) -> float:
        """The mean square of what it says less what was, by positions."""
        parts = np.array_split(which, max(1, len(which) // BATCH))
        found = [((self.look(taught, part)[2] - taught.shares[part]) ** 2).sum() for part in parts]
        return float(np.sum(found)) / len(which)

    def packed(self, used: NDArray[np.bool_]) -> bytes:
        """Cells that nobody ever saw filled say nothing."""
        self.numbers[0][~used] = 0
        rounded = [
            np.clip(np.round(ONE * each), -32000, 32000) for each in [*self.numbers, np.zeros(1, np.float32)]
        ]
        return b"".join(each.astype("<i2").tobytes() for each in rounded)


def main(key: str, seconds: float, epochs: int, width: int = 32) -> None:
    game = maestri.game_called(key)
    taught = lessons(game, seconds)
    tested, learned = np.arange(len(taught.rows) // 10), np.arange(len(taught.rows) // 10, len(taught.rows))
    student = Student(taught.rows.shape[2], width)
    for epoch in range(epochs):
        np.random.RandomState(epoch).shuffle(learned)
        for part in np.array_split(learned, len(learned) // BATCH):
            student.learn(taught, part, RATE * (1 - epoch / epochs))
        print(
            f"  off by {student.off(taught, learned[:9999]):.4f}, tested {student.off(taught, tested):.4f}",
            flush=True,
        )
    used = np.array(taught.rows.reshape(-1, taught.rows.shape[2]).any(0))
    card = msgspec.json.encode(Card(digest(widest(game)), width))
    file = Path(str(files("maestri.coach"))) / "shipped" / f"{game.key}.net"
    file.write_bytes(card + b"\n" + student.packed(used))


if __name__ == "__main__":
    asked = sys.argv[1:]
    main(asked[0], float(asked[1]), *map(int, asked[2:]))
