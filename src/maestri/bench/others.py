"""The same random play in the environments of others, where they are installed: PettingZoo, RLCard."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from maestri.bench.clock import Work

CLASSIC = {
    "connect_four": "connect_four.connect_four",
    "tictactoe": "tictactoe.tictactoe",
    "leduc_holdem": "rlcard_envs.leduc_holdem",
}
RLCARD = ("leduc-holdem", "uno", "gin-rummy")


def random_matches() -> dict[str, Work]:
    """One whole random match of each game that can be made here."""
    works: dict[str, Work | None] = {f"PettingZoo {name}": _made(_classic, name) for name in CLASSIC}
    works |= {f"RLCard {name}": _made(_rlcard, name) for name in RLCARD}
    return {name: work for name, work in works.items() if work is not None}


def _made(make: Callable[[str], Work], name: str) -> Work | None:
    try:
        return make(name)
    except ImportError:
        return None


def _classic(name: str) -> Work:
    env: Any = import_module(f"pettingzoo.classic.{CLASSIC[name]}").raw_env()
    chooser = np.random.default_rng(1)

    def one_match() -> int:
        decisions = 0
        env.reset(seed=int(chooser.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    return one_match


def _rlcard(name: str) -> Work:
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    chooser = np.random.default_rng(1)

    def one_match() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(int(chooser.choice(list(state["legal_actions"]))))
            decisions += 1
        return decisions

    return one_match
