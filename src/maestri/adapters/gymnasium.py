"""The games for Gymnasium: one seat against bots of ours, alone or many matches at once."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from maestri.core.game import AnyGame
from maestri.core.registry import all_games
from maestri.research.batch import Batch, Opponent

Seen = NDArray[np.uint8]
Info = dict[str, Any]
Options = Mapping[str, object] | None
OPPONENT = "regular"
LEARNER = 0


def batch_against(
    game: str | AnyGame, seats: int, n: int, options: Options, opponent: Opponent, seed: str
) -> Batch:
    """Matches in which seat 0 is played from outside, and bots play all others."""
    return Batch(game, seats, n, seed, options, {seat: opponent for seat in range(seats) if seat != LEARNER})


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """Seat 0 of a game; who begins is drawn by the game. The others are bots.

    A move that the mask forbids is replaced by the first that is legal, and the info says so.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        opponent: Opponent = OPPONENT,
        options: Options = None,
        render_mode: str | None = None,
    ) -> None:
        self.batch = batch_against(game, seats, 1, options, opponent, "")
        self.observation_space = spaces.Box(0, 255, (self.batch.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.batch.game.size)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.batch.reset(str(self.np_random.integers(2**63)))
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        replaced = not self.batch.masks[0, int(action)]
        self.batch.step([int(self.action_masks().argmax()) if replaced else int(action)])
        reward = float(self.batch.rewards[0, LEARNER])
        return self._seen(), reward, bool(self.batch.ends[0]), False, {**self._info(), "replaced": replaced}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each move that may be played, as the maskable algorithms of others ask for it."""
        mask: NDArray[np.bool_] = np.asarray(self.batch.masks)[0].astype(np.bool_)
        return mask

    def _seen(self) -> Seen:
        seen: Seen = np.asarray(self.batch.observations)[0].copy()
        return seen

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def render(self) -> Any:
        """The table as text."""
        game, state = self.batch.game, self.batch.states[0]
        return str(game.view(state, LEARNER))


class ManySeats(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Seat 0 of many matches at once. What is over begins anew in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        num_envs: int,
        opponent: Opponent = OPPONENT,
        options: Options = None,
    ) -> None:
        self.num_envs = num_envs
        self.batch = batch_against(game, seats, num_envs, options, opponent, "")
        row = self.batch.layout.size
        self.single_observation_space = spaces.Box(0, 255, (row,), np.uint8)
        self.observation_space = spaces.Box(0, 255, (num_envs, row), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.game.size)
        self.action_space = spaces.MultiDiscrete([self.batch.game.size] * num_envs)

    def reset(self, *, seed: Any = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.batch.reset(str(self.np_random.integers(2**63)))
        return np.asarray(self.batch.observations), self._info()

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Observations are the batch's own: the next step fills them anew."""
        masks, moves = np.asarray(self.batch.masks), np.asarray(actions, np.int64)
        legal = masks[np.arange(self.num_envs), moves] > 0
        self.batch.step(np.where(legal, moves, masks.argmax(1)))
        ended = np.asarray(self.batch.ends).astype(np.bool_)
        rewards = np.asarray(self.batch.rewards)[:, LEARNER].copy()
        never = np.zeros(self.num_envs, np.bool_)
        return np.asarray(self.batch.observations), rewards, ended, never, self._info()

    def _info(self) -> Info:
        return {"action_mask": np.asarray(self.batch.masks)}


def register() -> None:
    """Puts every game on Gymnasium's list: `gymnasium.make("maestri/duel-of-magicians-v0", seats=2)`."""
    for game in all_games():
        gymnasium.register(
            f"maestri/{game.key}-v0",
            entry_point=f"{__name__}:OneSeat",
            vector_entry_point=f"{__name__}:ManySeats",
            kwargs={"game": game.key, "seats": game.seats.start},
        )


register()
