"""Proximal policy optimisation in one file: a network learns a game on `maestri.Batch`, against a bot.

    python docs/examples/ppo.py --seconds 600 --seed 1 --curve curve.csv

It needs PyTorch: pip install maestri[learn]. With a GPU it takes the GPU. The network sees what a seat
observes and nothing else; a move that the mask forbids has no chance. It learns from victories alone: a match
brings 1 or -1.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import maestri
from maestri.research.batch import Opponent
from maestri.research.crew import Crew

LEARNER = 0


class Player(nn.Module):
    """A network that looks at an observation and says how good each move is, and how good the position."""

    def __init__(self, cells: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(cells, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
        )
        self.moves = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.moves.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(torch.log1p(seen.float()))
        logits = self.moves(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


class Learning:
    """A player, the matches it learns from, and how it learns."""

    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.groups = groups_of(args)
        layout, moves = self.groups[0][1].layout, self.groups[0][1].game.size
        cells = layout.size
        self.player = Player(cells, moves, args.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=args.rate, eps=1e-5)
        steps, n = args.steps, args.matches
        self.seen = torch.zeros((steps + 1, n, cells), dtype=torch.uint8)
        self.masks = torch.zeros((steps + 1, n, moves), dtype=torch.uint8)
        self.chosen = torch.zeros((steps, n), dtype=torch.int64)
        self.likely = torch.zeros((steps, n))
        self.values = torch.zeros((steps + 1, n))
        self.rewards = torch.zeros((steps, n))
        self.ends = torch.zeros((steps, n))
        self.in_engine = 0.0
        self.frames = 0

    def close(self) -> None:
        for _, matches in self.groups:
            if isinstance(matches, Crew):
                matches.close()

    def play(self) -> None:
        """Plays some steps of all matches, and keeps what was seen, chosen and won.

        With workers there are two groups: while one is played, the network thinks about the other.
        """
        for step in range(self.args.steps + 1):
            for rows, matches in self.groups:
                self.look(step, rows, matches)
                chosen = self.choose(step, rows)
                if step < self.args.steps:
                    self.begin(matches, chosen.numpy())

    def look(self, step: int, rows: slice, matches: "maestri.Batch | Crew") -> None:
        """Waits for what was played there; keeps what came of it, and what is seen now."""
        begun = time.perf_counter()
        if isinstance(matches, Crew):
            matches.wait()
        self.in_engine += time.perf_counter() - begun
        self.seen[step, rows].numpy()[:] = matches.observations
        self.masks[step, rows].numpy()[:] = matches.masks
        if step:
            self.rewards[step - 1, rows].numpy()[:] = np.asarray(matches.rewards)[:, LEARNER]
            self.ends[step - 1, rows].numpy()[:] = matches.ends
            self.frames += matches.n

    def choose(self, step: int, rows: slice) -> Tensor:
        with torch.no_grad():
            seen, mask = self.seen[step, rows].to(self.device), self.masks[step, rows].to(self.device)
            moves, value = self.player(seen, mask)
            chosen = moves.sample()
            self.values[step, rows] = value.cpu()
            if step < self.args.steps:
                self.likely[step, rows] = moves.log_prob(chosen).cpu()
                self.chosen[step, rows] = chosen.cpu()
        return chosen.cpu()

    def begin(self, matches: "maestri.Batch | Crew", chosen: Any) -> None:
        """What is played in one process is done when this returns; with workers it has only begun."""
        begun = time.perf_counter()
        if isinstance(matches, Crew):
            matches.begin(chosen)
        else:
            matches.step(chosen)
        self.in_engine += time.perf_counter() - begun

    def advantages(self) -> Tensor:
        """How much better each choice turned out than was expected; a match that ended has no future."""
        found = torch.zeros_like(self.rewards)
        later = torch.zeros(self.args.matches)
        for step in reversed(range(self.args.steps)):
            goes_on = 1.0 - self.ends[step]
            surprise = self.rewards[step] + self.values[step + 1] * goes_on - self.values[step]
            later = surprise + self.args.trust * goes_on * later
            found[step] = later
        return found

    def learn(self, share: float) -> None:
        """Makes good choices likelier, in small steps that never go far; `share` of the time is left."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.args.rate * max(share, 0.05)
        advantages = self.advantages()
        worth = advantages + self.values[:-1]
        kept = (self.seen[:-1], self.masks[:-1], self.chosen, self.likely, advantages, worth)
        rows = [each.flatten(0, 1).to(self.device) for each in kept]
        size = rows[0].shape[0]
        for _ in range(self.args.epochs):
            for part in torch.randperm(size, device=self.device).chunk(self.args.parts):
                self.improve(*(row[part] for row in rows))

    def improve(
        self, seen: Tensor, mask: Tensor, chosen: Tensor, likely: Tensor, better: Tensor, worth: Tensor
    ) -> None:
        moves, value = self.player(seen, mask)
        better = (better - better.mean()) / (better.std() + 1e-8)
        ratio = (moves.log_prob(chosen) - likely).exp()
        clipped = ratio.clamp(1 - self.args.clip, 1 + self.args.clip)
        gain = torch.min(ratio * better, clipped * better).mean()
        loss = -gain + 0.5 * (value - worth).pow(2).mean() - self.args.curiosity * moves.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimizer.step()


def others(args: argparse.Namespace) -> dict[int, Opponent]:
    return {seat: args.opponent for seat in range(args.seats) if seat != LEARNER}


def matches(args: argparse.Namespace, n: int, seed: str) -> maestri.Batch:
    return maestri.Batch(args.game, args.seats, n, seed, opponents=others(args))


def groups_of(args: argparse.Namespace) -> list[tuple[slice, "maestri.Batch | Crew"]]:
    """The matches to learn from, with their rows: all in this process, or two groups, each with its crew."""
    seed = f"learning {args.seed}"
    if args.workers == 1:
        return [(slice(0, args.matches), matches(args, args.matches, seed))]
    half = args.matches // 2
    return [
        (
            slice(half * group, half * (group + 1)),
            Crew(args.game, args.seats, half, f"{seed} {group}", None, others(args), args.workers),
        )
        for group in range(2)
    ]


def share_won(player: Player, args: argparse.Namespace, device: torch.device, n: int, seed: str) -> float:
    """The share of so many matches that the player wins when it plays what it thinks best; a tie is half."""
    batch = matches(args, n, seed)
    results = np.full(n, np.nan)
    while np.isnan(results).any():
        seen = torch.from_numpy(np.array(batch.observations)).to(device)
        mask = torch.from_numpy(np.array(batch.masks)).to(device)
        with torch.no_grad():
            chosen = player(seen, mask)[0].logits.argmax(1)
        batch.step(chosen.cpu().numpy())
        first = np.isnan(results) & (np.asarray(batch.ends) > 0)
        results[first] = np.asarray(batch.rewards)[first, LEARNER]
    return float((results.mean() + 1) / 2)


def asked(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--game", default="duel-of-magicians")
    add("--seats", type=int, default=2)
    add("--opponent", default="regular")
    add("--seed", type=int, default=1)
    add("--seconds", type=float, default=600.0, help="how long it may learn")
    add("--matches", type=int, default=512, help="at a time")
    add(
        "--workers",
        type=int,
        default=1,
        help="processes that play them; more than one: so many for each of two groups",
    )
    add("--steps", type=int, default=64, help="of each match between two lessons")
    add("--epochs", type=int, default=3)
    add("--parts", type=int, default=8)
    add("--width", type=int, default=256)
    add("--rate", type=float, default=1e-3)
    add("--trust", type=float, default=0.97, help="lambda: how far a reward reaches back")
    add("--clip", type=float, default=0.2)
    add("--curiosity", type=float, default=0.01)
    add("--every", type=float, default=30.0, help="seconds between two looks at how good it is")
    add("--judged", type=int, default=1000, help="matches of such a look")
    add("--curve", type=Path, help="a file for what was seen")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> float:
    """Learns, and says how much it wins in the end."""
    args = asked(argv)
    learning = Learning(args)
    rows: list[tuple[float, int, float]] = []
    spent = looked = 0.0
    while spent < args.seconds:
        begun = time.perf_counter()
        learning.play()
        learning.learn(1.0 - spent / args.seconds)
        spent += time.perf_counter() - begun
        if spent - looked >= args.every:
            looked = spent
            won = share_won(learning.player, args, learning.device, args.judged, f"look {len(rows)}")
            rows.append((spent, learning.frames, won))
            print(f"{spent:6.0f} s  {learning.frames:10,} frames  {won:.3f}", flush=True)
    learning.close()
    won = share_won(learning.player, args, learning.device, 4 * args.judged, "in the end")
    rows.append((spent, learning.frames, won))
    frames = learning.frames / spent
    print(f"{won:.3f} of {4 * args.judged} matches against {args.opponent}, after {spent:.0f} s", flush=True)
    in_engine = f"{learning.in_engine / spent:.0%} of the time in the engine, or waiting for it"
    print(f"{frames:,.0f} frames/s on {learning.device}; {in_engine}")
    if args.curve:
        with args.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("seconds", "frames", "won"), *rows])
    return won


if __name__ == "__main__":
    main()
