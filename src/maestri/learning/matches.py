"""The matches that a network learns from: a few steps of each at a time, and what is kept of them."""

import time
from typing import Any, NamedTuple

import numpy as np
import torch

from maestri.learning.network import Network, Tensor
from maestri.learning.recipe import Recipe
from maestri.research.batch import Batch, Opponent
from maestri.research.crew import Crew

LEARNER = 0
"""The seat of one who learns against a bot."""


def opponents(against: str | None, seats: int) -> dict[int, Opponent]:
    """Who plays inside."""
    return {seat: against for seat in range(seats) if seat != LEARNER} if against else {}


class Hindsight(NamedTuple):
    """How much better each choice turned out than its seat expected, and what each seat could expect then."""

    better: Tensor
    worth: Tensor


class Matches:
    """Matches with as many seats each. With workers they are stepped while the network thinks of others."""

    def __init__(self, recipe: Recipe, network: Network, seats: int, n: int, seed: str, workers: int) -> None:
        inside = opponents(recipe.against, seats)
        self.table: Batch | Crew
        if workers == 1:
            self.table = Batch(recipe.game, seats, n, seed, opponents=inside)
        else:
            self.table = Crew(recipe.game, seats, n, seed, None, inside, workers)
        self.n, self.seats, self.steps, self.network = n, seats, recipe.steps, network
        self.places = network.places(self.table.layout)
        self.waited = 0.0
        steps, moves = recipe.steps, self.table.game.size
        self.seen = torch.zeros((steps + 1, n, self.table.layout.size), dtype=torch.uint8)
        self.masks = torch.zeros((steps + 1, n, moves), dtype=torch.uint8)
        self.movers = torch.zeros((steps + 1, n), dtype=torch.int64)
        self.chosen = torch.zeros((steps, n), dtype=torch.int64)
        self.likely = torch.zeros((steps, n))
        self.values = torch.zeros((steps + 1, n, seats))
        self.rewards = torch.zeros((steps, n, seats))
        self.ends = torch.zeros((steps, n))

    def step(self, step: int) -> None:
        """Keeps what came of the step before, and what is seen now; then plays, unless it was the last."""
        self.look(step)
        chosen = self.choose(step)
        if step < self.steps:
            self.begin(chosen.numpy())

    def look(self, step: int) -> None:
        begun = time.perf_counter()
        if isinstance(self.table, Crew):
            self.table.wait()
        self.waited += time.perf_counter() - begun
        self.seen[step].numpy()[:] = self.table.observations
        self.masks[step].numpy()[:] = self.table.masks
        self.movers[step].numpy()[:] = self.table.seats
        if step:
            self.rewards[step - 1].numpy()[:] = self.table.rewards
            self.ends[step - 1].numpy()[:] = self.table.ends

    def choose(self, step: int) -> Tensor:
        with torch.no_grad():
            seen, mask = (each[step].to(self.network.device) for each in (self.seen, self.masks))
            opinion = self.network(seen, mask, self.places, self.seats)
            chosen = torch.multinomial(opinion.moves.exp(), 1)
            self.values[step] = by_seat(opinion.values.cpu(), self.movers[step])
            if step < self.steps:
                self.likely[step] = opinion.moves.gather(1, chosen).squeeze(1).cpu()
                self.chosen[step] = chosen.squeeze(1).cpu()
        return chosen.squeeze(1).cpu()

    def begin(self, chosen: Any) -> None:
        """What is played in one process is done when this returns; with workers it has only begun."""
        begun = time.perf_counter()
        if isinstance(self.table, Crew):
            self.table.begin(chosen)
        else:
            self.table.step(chosen)
        self.waited += time.perf_counter() - begun

    def hindsight(self, trust: float) -> Hindsight:
        """What came of each decision, from the last one back; what ended has no future but its result."""
        better, worth = torch.zeros_like(self.likely), torch.zeros_like(self.rewards)
        known, later = self.values[-1].clone(), torch.zeros((self.n, self.seats))
        for step in reversed(range(self.steps)):
            ended = self.ends[step] > 0
            known[ended], later[ended] = self.rewards[step][ended], 0.0
            mover = self.movers[step].unsqueeze(1)
            value = self.values[step].gather(1, mover)
            surprise = known.gather(1, mover) - value + trust * later.gather(1, mover)
            worth[step] = (known + later).scatter(1, mover, value + surprise)
            better[step] = surprise.squeeze(1)
            known.scatter_(1, mover, value)
            later.scatter_(1, mover, surprise)
        return Hindsight(better, worth)

    def close(self) -> None:
        if isinstance(self.table, Crew):
            self.table.close()


def tables(recipe: Recipe, network: Network, workers: int, seed: str) -> list[Matches]:
    """Matches for every number of seats; with workers two groups of them, played in turn."""
    groups = 1 if workers == 1 else 2
    n = max(recipe.matches // (groups * workers), 1) * workers
    return [
        Matches(recipe, network, seats, n, f"{seed} {seats} {group}", workers)
        for seats in recipe.seats
        for group in range(groups)
    ]


def play(all_matches: list[Matches]) -> int:
    """Plays the steps of a lesson; says how many decisions that were."""
    steps = all_matches[0].steps
    for step in range(steps + 1):
        for matches in all_matches:
            matches.step(step)
    return steps * sum(matches.n for matches in all_matches)


def by_seat(values: Tensor, movers: Tensor) -> Tensor:
    """What was told with the one to move first, with the first seat first."""
    seats = values.shape[-1]
    return values.gather(-1, (torch.arange(seats) - movers.unsqueeze(-1)) % seats)


def from_mover(values: Tensor, movers: Tensor) -> Tensor:
    """The other way round."""
    seats = values.shape[-1]
    return values.gather(-1, (torch.arange(seats) + movers.unsqueeze(-1)) % seats)


def share_won(network: Network, game: str, seats: int, against: str, n: int, seed: str) -> float:
    """The share of matches that the network wins alone among bots, when it plays what it thinks best."""
    batch = Batch(game, seats, n, seed, opponents=opponents(against, seats))
    places = network.places(batch.layout)
    won = np.full(n, np.nan)
    while np.isnan(won).any():
        seen = torch.from_numpy(np.array(batch.observations)).to(network.device)
        mask = torch.from_numpy(np.array(batch.masks)).to(network.device)
        with torch.no_grad():
            chosen = network(seen, mask, places, seats).moves.argmax(1)
        batch.step(chosen.cpu().numpy())
        first = np.isnan(won) & (np.asarray(batch.ends) > 0)
        won[first] = np.asarray(batch.rewards)[first, LEARNER]
    return float((won.mean() * (seats - 1) + 1) / seats)
