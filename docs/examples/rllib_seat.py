"""RLlib's PPO on a seat of ours, by way of Gymnasium; moves that the mask forbids are never tried.

    python docs/examples/rllib_seat.py --iterations 10

It needs RLlib: pip install maestri[learn] "ray[rllib]". RLlib may ask for an older Gymnasium than Maestri:
this works with either.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from maestri.adapters.gymnasium import OneSeat


class MaskedSeat(gymnasium.Wrapper):  # type: ignore[misc, type-arg]
    """The mask stands beside what is observed, where RLlib's masking module looks for it."""

    def __init__(self, asked: dict[str, Any]) -> None:
        super().__init__(OneSeat(**asked))
        seen, moves = self.env.observation_space, self.env.action_space
        assert isinstance(moves, spaces.Discrete)
        self.observation_space = spaces.Dict(
            {
                "action_mask": spaces.Box(0.0, 1.0, (int(moves.n),), np.float32),
                "observations": spaces.Box(0.0, 255.0, seen.shape, np.float32),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self._both(seen, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        return self._both(seen, info), reward, over, cut, info

    def _both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"]
        return {"action_mask": mask.astype(np.float32), "observations": seen.astype(np.float32)}


def main(argv: list[str] | None = None) -> list[float]:
    """Learns, and says after each iteration what a match brings: 1 for a victory, -1 for a defeat."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="duel-of-magicians")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--steps", type=int, default=2000, help="of an iteration")
    args = parser.parse_args(argv)
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    asked = {"game": args.game, "seats": args.seats, "opponent": args.opponent}
    config = (
        PPOConfig()
        .environment(MaskedSeat, env_config=asked)
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=args.steps, minibatch_size=min(256, args.steps), num_epochs=4)
    )
    algorithm = config.build_algo()
    brought = []
    for number in range(args.iterations):
        brought.append(float(algorithm.train()["env_runners"]["episode_return_mean"]))
        print(f"{number + 1:5} iterations  a match brings {brought[-1]:+.2f}", flush=True)
    algorithm.stop()
    ray.shutdown()
    return brought


if __name__ == "__main__":
    main()
