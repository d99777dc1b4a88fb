"""Proximal policy optimisation: makes choices likelier that turned out well, in small steps."""

from typing import Any

import torch

from maestri.learning.matches import Matches, from_mover
from maestri.learning.network import Network, Tensor
from maestri.learning.recipe import Recipe

LEAST = 0.05
"""Of the size of a step, what is left of it in the end."""
STEEPEST = 0.5


class Lessons:
    """What a network is taught with."""

    def __init__(self, recipe: Recipe, network: Network) -> None:
        self.recipe = recipe
        self.network = network
        self.optimizer: Any = torch.optim.Adam(network.parameters, lr=recipe.rate, eps=1e-5)

    def teach(self, all_matches: list[Matches], share_left: float) -> None:
        """Goes several times over what was played; `share_left` of the time is to come."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * max(share_left, LEAST)
        kept = [self.kept(matches) for matches in all_matches]
        for _ in range(self.recipe.epochs):
            shuffled = [self.shuffled(rows) for rows in kept]
            for parts in zip(*shuffled, strict=True):
                for matches, part, rows in zip(all_matches, parts, kept, strict=True):
                    self.improve(matches, *(row[part] for row in rows))

    def kept(self, matches: Matches) -> list[Tensor]:
        """Every decision as a row: what was seen, what was chosen, and what came of it."""
        found = matches.hindsight(self.recipe.trust)
        worth = from_mover(found.worth, matches.movers[:-1])
        rows = (matches.seen[:-1], matches.masks[:-1], matches.chosen, matches.likely, found.better, worth)
        return [row.flatten(0, 1).to(self.network.device) for row in rows]

    def shuffled(self, rows: list[Tensor]) -> list[Tensor]:
        order = torch.randperm(rows[0].shape[0], device=self.network.device)
        return list(order.chunk(self.recipe.parts))

    def improve(
        self,
        matches: Matches,
        seen: Tensor,
        mask: Tensor,
        chosen: Tensor,
        likely: Tensor,
        better: Tensor,
        worth: Tensor,
    ) -> None:
        recipe = self.recipe
        opinion = self.network(seen, mask, matches.places, matches.seats)
        better = (better - better.mean()) / (better.std() + 1e-8)
        ratio = (opinion.moves.gather(1, chosen.unsqueeze(1)).squeeze(1) - likely).exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        gain = torch.min(ratio * better, clipped * better).mean()
        entropy = -(opinion.moves.exp() * opinion.moves).sum(1).mean()
        error = (opinion.values - worth).pow(2).mean()
        loss = -gain + 0.5 * error - recipe.curiosity * entropy
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters, STEEPEST)
        self.optimizer.step()
