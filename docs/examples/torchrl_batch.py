"""TorchRL on `maestri.Batch`: an environment of many matches, a masked policy, and its own PPO loss.

    python docs/examples/torchrl_batch.py --lessons 50

It needs TorchRL: pip install maestri[learn] torchrl.
"""

import argparse
from collections import deque
from statistics import fmean

import numpy as np
import torch
from tensordict import TensorDict, TensorDictBase
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.data import Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import maestri

LEARNER = 0


class Matches(EnvBase):  # type: ignore[misc]
    """Seat 0 of many matches, against bots inside. What is over begins anew in the same step."""

    def __init__(self, game: str, seats: int, n: int, opponent: str) -> None:
        super().__init__(batch_size=[n])
        inside = {seat: opponent for seat in range(seats) if seat != LEARNER}
        self.matches = maestri.Batch(game, seats, n, opponents=inside)
        cells, moves = self.matches.layout.size, self.matches.game.size
        mask = Categorical(2, shape=(n, moves), dtype=torch.bool)
        seen = Bounded(0, 127, shape=(n, cells), dtype=torch.float32)
        self.observation_spec = Composite(observation=seen, action_mask=mask, shape=(n,))
        self.action_spec = Categorical(moves, shape=(n,))
        self.reward_spec = Unbounded(shape=(n, 1))
        self.done_spec = Categorical(2, shape=(n, 1), dtype=torch.bool)

    def _seen(self) -> dict[str, Tensor]:
        return {
            "observation": torch.from_numpy(np.asarray(self.matches.observations).astype(np.float32)),
            "action_mask": torch.from_numpy(np.asarray(self.matches.masks).astype(np.bool_)),
        }

    def _reset(self, asked: TensorDictBase | None = None, **more: object) -> TensorDict:
        """The batch has begun anew where a match was over; only a first call deals all."""
        if asked is None or "_reset" not in asked:
            self.matches.reset()
        return TensorDict(self._seen(), self.batch_size)

    def _step(self, asked: TensorDictBase) -> TensorDict:
        self.matches.step(asked["action"].numpy())
        won = torch.from_numpy(np.asarray(self.matches.rewards)[:, LEARNER].astype(np.float32))
        over = torch.from_numpy(np.asarray(self.matches.ends).astype(np.bool_))
        told = {**self._seen(), "reward": won[:, None], "done": over[:, None], "terminated": over[:, None]}
        return TensorDict(told, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self.matches.reset(str(seed))


def network(cells: int, out: int) -> nn.Module:
    return nn.Sequential(nn.Linear(cells, 64), nn.ReLU(), nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, out))


def main(argv: list[str] | None = None) -> float:
    """Learns, and says what a match brings in the end: 1 for a victory, -1 for a defeat."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="duel-of-magicians")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--matches", type=int, default=64)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--lessons", type=int, default=50)
    args = parser.parse_args(argv)
    torch.manual_seed(1)
    table = Matches(args.game, args.seats, args.matches, args.opponent)
    cells, moves = table.matches.layout.size, table.matches.game.size
    actor = ProbabilisticActor(
        TensorDictModule(network(cells, moves), ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(cells, 1), in_keys=["observation"])
    lesson = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    advantages = GAE(gamma=1.0, lmbda=0.97, value_network=critic)
    optimizer = torch.optim.Adam(lesson.parameters(), lr=1e-3)
    brought: deque[float] = deque(maxlen=500)
    for number in range(args.lessons):
        with torch.no_grad():
            played = table.rollout(args.steps, actor, break_when_any_done=False)
            advantages(played)
        for _ in range(4):
            losses = lesson(played.reshape(-1))
            optimizer.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            optimizer.step()
        brought.extend(played["next", "reward"][played["next", "done"]].tolist())
        if number % 10 == 9 and brought:
            print(f"{number + 1:5} lessons  a match brings {fmean(brought):+.2f}", flush=True)
    return fmean(brought)


if __name__ == "__main__":
    main()
