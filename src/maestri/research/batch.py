"""Many matches at once, for those who let machines learn."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from maestri.bots import Choose
from maestri.bots.kit import kit_of
from maestri.bots.levels import NOVICE, REGULAR, bot_of, level_at
from maestri.bots.policy import Policy
from maestri.bots.stepper import Bot, Illegal, Stepper, Whoever
from maestri.core.game import AnyGame
from maestri.core.observation import Observation
from maestri.core.registry import game_called
from maestri.core.rng import Rng, seeded
from maestri.core.state import State

Opponent = str | Policy | Choose
"""`random`, a level, a policy of ours, or any bot."""
MOVE = "q"


class Batch:
    """n matches of a game. One call plays a move in each; what comes of it lies in arrays that are shared.

    The arrays are filled anew by every step: NumPy and PyTorch see it without a copy. Finished matches begin
    anew at once, and the observation is the new match's.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        n: int,
        seed: str = "",
        options: Mapping[str, object] | None = None,
        opponents: Mapping[int, Opponent] | None = None,
        first: int = 0,
    ) -> None:
        """`first` is the number of the first match, where the matches are part of a larger batch."""
        self.game: AnyGame = game_called(game) if isinstance(game, str) else game
        self.seats_each = self.game.check_seats(seats)
        self.options = self.game.settled(self.game.brief_options if options is None else options)
        self.n = n
        self.seed = seed
        self.first = first
        self.layout = observation(self.game, seats)
        self.episodes = [0] * n
        inside = opponents or {}
        if not set(range(seats)) - set(inside):
            raise ValueError("opponents sit on all seats: one at least is to be played from outside")
        self._stepper = Stepper(
            n,
            seats,
            self.layout.size,
            self.game.size,
            self._begin,
            [_policy(self.game, inside.get(seat)) for seat in range(seats)],
            [_bot(self.game, inside.get(seat), seats) for seat in range(seats)],
        )
        self.reset()

    @property
    def observations(self) -> memoryview:
        """What the seat to move observes, in each match: n rows of bytes, as `layout` describes them."""
        return _rows(self._stepper.observations, "B", self.n)

    @property
    def masks(self) -> memoryview:
        """1 for each move of the move table that it may play: n rows of bytes."""
        return _rows(self._stepper.masks, "B", self.n)

    @property
    def moves(self) -> memoryview:
        """The same as a list: n rows, of which the first `choices` numbers count."""
        return _rows(self._stepper.moves, "h", self.n)

    @property
    def seats(self) -> memoryview:
        """The seat that is to move in each match."""
        return memoryview(self._stepper.seats)

    @property
    def choices(self) -> memoryview:
        """How many moves it may choose from."""
        return memoryview(self._stepper.choices)

    @property
    def rewards(self) -> memoryview:
        """What the last step brought each seat of each match: n rows; all 0 where no match ended."""
        return _rows(self._stepper.rewards, "d", self.n)

    @property
    def ends(self) -> memoryview:
        """1 where the last step ended a match."""
        return memoryview(self._stepper.ends)

    @property
    def states(self) -> Sequence[State]:
        """The positions themselves, which hide nothing; they are to be looked at, and copied to be played."""
        return self._stepper.states

    def reset(self, seed: str | None = None) -> None:
        """All matches begin anew, with another seed where one is given."""
        self.seed = self.seed if seed is None else seed
        self.episodes = [0] * self.n
        self._stepper.reset()

    def step(self, moves: Any) -> None:
        """Plays a move of the move table in each match: an array of 64-bit numbers, or any row of them."""
        data = _data(moves)
        if len(data) != 8 * self.n:
            raise ValueError(f"{len(data) // 8} moves for {self.n} matches")
        try:
            self._stepper.step(data)
        except Illegal as illegal:
            number, move = illegal.args
            raise ValueError(f"match {number} may not play move {move}: see its mask") from None

    def _begin(self, number: int) -> tuple[State, Rng]:
        rng = stream(self.seed, self.first + number, self.episodes[number])
        self.episodes[number] += 1
        return self.game.start(self.seats_each, self.options, rng), rng


def stream(seed: str, match: int, episode: int) -> Rng:
    """The chance of a batch's match, from its deal to its end: with it, it can be played again alone."""
    return seeded(f"maestri/batch/{seed}/{match}/{episode}")


def observation(game: str | AnyGame, seats: int) -> Observation:
    """What a seat observes of a game, as numbers: names, shapes and meanings."""
    found: AnyGame = game_called(game) if isinstance(game, str) else game
    return Observation(found.key, found.check_seats(seats), found.observation(seats))


def _rows(numbers: Any, form: str, count: int) -> memoryview:
    """Numbers as they lie in memory, in so many rows."""
    view: Any = memoryview(numbers).cast("B")
    size = {"B": 1, "h": 2, "d": 8}[form]
    rows: memoryview = view.cast(form, (count, len(view) // (size * count)))
    return rows


def _data(moves: Any) -> bytes:
    if hasattr(moves, "astype"):
        return bytes(moves.astype("int64", copy=False).tobytes())
    return array(MOVE, moves).tobytes()


def _policy(game: AnyGame, opponent: Opponent | None) -> Policy | None:
    """Who looks at the table once; others are slow."""
    if opponent == "random":
        return Whoever()
    if opponent in (NOVICE.key, REGULAR.key):
        kit = kit_of(game)
        return kit.novice() if opponent == NOVICE.key else kit.regular()
    return opponent if isinstance(opponent, Policy) else None


def _bot(game: AnyGame, opponent: Opponent | None, seats: int) -> Bot | None:
    """Any bot, who sees a view and nothing else."""
    if opponent is None or _policy(game, opponent) is not None:
        return None
    assert not isinstance(opponent, Policy)
    choose = bot_of(game, level_at(opponent, game, seats)) if isinstance(opponent, str) else opponent

    def answer(state: State, seat: int, rng: Rng) -> int:
        moves = [game.write(move) for move in state.moves(seat)]
        return game.read(choose(game.view(state, seat), moves, rng))

    return answer
