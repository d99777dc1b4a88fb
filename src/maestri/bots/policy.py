# compiled with mypyc
"""What a bot knows by heart of a game: how good moves look at a glance, and what a position is worth."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.core.rng import Rng
from maestri.core.state import State

if TYPE_CHECKING:
    from maestri.core.event import Event

WORDS: Final = 4294967296.0
"""How many words a generator has."""
VICTORY: Final = 0.85
"""Of a result's worth, what victory counts; the place counts for the rest, so that nobody gives up."""


class Policy:
    """A game's know-how. Native, so that a search can ask it thousands of times a second.

    This one knows nothing but results; a game's own knows more. It may look at all that a state holds: bots
    hand it states imagined from a view, where what the seat can't see was dealt at random.
    """

    def __init__(self, whim: float = 0.0, horizon: i64 = 2000) -> None:
        self.whim: float = whim
        self.horizon: i64 = horizon
        """After how many decisions a roll-out stops to be judged as it stands."""

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        """How good each move looks for the seat, in the game's own points; only differences count."""
        scores = vec[float](capacity=len(moves))
        for _ in range(len(moves)):
            scores = append(scores, 0.0)
        return scores

    def guess(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        """The same for a search, which asks once and trusts it long: it may look closer."""
        return self.judge(state, seat, moves, rng)

    def pick(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """The move that looks best, where a whim of some points either way decides between near ones."""
        if len(moves) == 1:
            return moves[0]
        scores = self.judge(state, seat, moves, rng)
        best: i64 = 0
        highest = -1e30
        number: i64
        for number in range(len(moves)):
            score = scores[number] + self.whim * (float(rng.word()) / WORDS)
            if score > highest:
                highest = score
                best = number
        return moves[best]

    # Plain code hands over any row of numbers: of a packed one, compiled code keeps a reference for ever.

    def judged(self, state: State, seat: i64, moves: Iterable[int], rng: Rng) -> vec[float]:
        return self.judge(state, seat, packed(moves), rng)

    def picked(self, state: State, seat: i64, moves: Iterable[int], rng: Rng) -> i64:
        return self.pick(state, seat, packed(moves), rng)

    def begin(self, state: State) -> None:
        """A search begins here."""

    def settled(self, state: State) -> bool:
        """Whether enough has happened since the search began to judge the position as it stands."""
        return False

    def calm(self, state: State) -> bool:
        """Whether a roll-out that has gone far enough may stop here, and not in the middle of something."""
        return True

    def value(self, state: State, seats: i64) -> vec[float]:
        """What each seat may expect of the result: 1 is victory, 0 the last place."""
        result = state.result()
        values = vec[float](capacity=seats)
        seat: i64
        for seat in range(seats):
            if result is None:
                values = append(values, 0.5)
            else:
                share = 1.0 / len(result.winners) if result.places[seat] == 1 else 0.0
                behind = float(result.places[seat] - 1) / float(seats - 1)
                values = append(values, VICTORY * share + (1.0 - VICTORY) * (1.0 - behind))
        return values

    # What others may hold

    def recall(self, past: "list[Event]", seat: i64) -> bool:
        """Takes note of what the seat saw the others do; whether there was anything to note."""
        return False

    def likely(self, state: State, rng: Rng) -> float:
        """How likely the others would have done what was noted, if this were the position."""
        return 1.0


class Seated(Policy):
    """Everybody plays by a policy of his own; one of them all judges positions."""

    def __init__(self, judging: Policy, playing: list[Policy]) -> None:
        super().__init__(judging.whim, judging.horizon)
        self.judging: Policy = judging
        self.playing: list[Policy] = playing

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        return self.playing[seat].judge(state, seat, moves, rng)

    def pick(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        return self.playing[seat].pick(state, seat, moves, rng)

    def begin(self, state: State) -> None:
        self.judging.begin(state)

    def settled(self, state: State) -> bool:
        return self.judging.settled(state)

    def calm(self, state: State) -> bool:
        return self.judging.calm(state)

    def value(self, state: State, seats: i64) -> vec[float]:
        return self.judging.value(state, seats)
