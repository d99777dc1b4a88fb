"""Neural fictitious self-play, OpenSpiel's own, on a toy of a card game, and how far it is from a solution.

    python docs/examples/nfsp.py --game duel-of-magicians --episodes 20000 --every 5000

It needs PyTorch: pip install maestri[learn] dm-tree. The networks see what a seat recalls: the information
state as a tensor.
"""

import argparse
from typing import Any

from exploitability import TOYS, toy_of
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import nfsp


class Average(policy.Policy):  # type: ignore[misc]
    """What the players' average networks would play."""

    def __init__(self, table: Any, players: list[Any]) -> None:
        super().__init__(table.game, list(range(len(players))))
        self.players = players
        self.nobody: list[Any] = [None] * len(players)

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        legal = state.legal_actions(seat)
        seen, may = list(self.nobody), list(self.nobody)
        seen[seat], may[seat] = state.information_state_tensor(seat), legal
        observed = {"current_player": seat, "info_state": seen, "legal_actions": may}
        step = rl_environment.TimeStep(observations=observed, rewards=None, discounts=None, step_type=None)
        player = self.players[seat]
        with player.temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            likely = player.step(step, is_evaluation=True).probs
        return {move: float(likely[move]) for move in legal}


def players_of(table: Any, args: argparse.Namespace) -> list[Any]:
    (cells,) = table.observation_spec()["info_state"]
    return [
        nfsp.NFSP(
            seat,
            state_representation_size=cells,
            num_actions=table.action_spec()["num_actions"],
            hidden_layers_sizes=[args.width],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            min_buffer_size_to_learn=args.begin,
            seed=args.seed + seat,
            epsilon_decay_duration=args.episodes,
            epsilon_start=0.06,
            epsilon_end=0.001,
        )
        for seat in range(table.num_players)
    ]


def play(table: Any, players: list[Any]) -> None:
    """One match, from which everybody learns."""
    step = table.reset()
    while not step.last():
        step = table.step([players[step.observations["current_player"]].step(step).action])
    for player in players:
        player.step(step)


def main(argv: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=TOYS, default="duel-of-magicians")
    parser.add_argument("--episodes", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=5_000, help="episodes between two looks")
    parser.add_argument("--begin", type=int, default=1000, help="what must be seen before it learns")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    table = rl_environment.Environment(toy_of(args.game))
    table.seed(args.seed)
    players = players_of(table, args)
    found = []
    for episode in range(1, args.episodes + 1):
        play(table, players)
        if episode % args.every == 0:
            found.append(exploitability.nash_conv(table.game, Average(table, players)))
            print(f"{episode:8,} matches  NashConv {found[-1]:.4f}", flush=True)
    return found


if __name__ == "__main__":
    main()
