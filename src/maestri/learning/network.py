"""The network while it learns: the same as `bots.network`, in numbers that can change a little."""

from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import torch

from maestri.bots.checkpoint import widest
from maestri.bots.network import BITS, MOST, ONE
from maestri.core.game import AnyGame
from maestri.core.observation import Observation

Tensor = Any
"""PyTorch is an extra; where it is missing, its types are as well."""
NEVER = -1e9
HIGHEST = float(MOST) / ONE
WITHIN = 2**15 - 1


class Opinion(NamedTuple):
    """How likely it would play each move, as logarithms, and what each seat may expect, its own first."""

    moves: Tensor
    values: Tensor


class Network:
    """Layers that rectify, and two heads."""

    def __init__(self, game: AnyGame, width: int, depth: int, seed: int) -> None:
        self.layout = widest(game)
        self.width, self.depth = width, depth
        self.moves, self.seats = game.size, game.seats.stop - 1
        self.device: Any = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        rng = torch.Generator().manual_seed(seed)
        inner = [self.layout.size] + [width] * depth
        sizes = [(*pair, sqrt(2)) for pair in pairwise(inner)]
        heads = [(width, self.moves, 0.01), (width, self.seats, 0.1)]
        self.weights = [
            _begun(rows, columns, gain, rng, self.device) for rows, columns, gain in sizes + heads
        ]
        self.biases = [_begun(1, columns, 0.0, rng, self.device) for _, columns, _ in sizes + heads]

    @property
    def parameters(self) -> list[Tensor]:
        return [*self.weights, *self.biases]

    def places(self, layout: Observation) -> Tensor:
        """Where the cells of a smaller table's rows lie in those that the network reads."""
        return torch.tensor(layout.cells_in(self.layout), device=self.device)

    def __call__(self, seen: Tensor, mask: Tensor, places: Tensor, seats: int) -> Opinion:
        """What it thinks of rows that were observed, at tables of so many seats."""
        first, *further = zip(self.weights[:-2], self.biases[:-2], strict=True)
        body = _layer(torch.log1p(seen.float()), first[0].index_select(0, places), first[1])
        for weights, bias in further:
            body = _layer(body, weights, bias)
        logits = (body @ self.weights[-2] + self.biases[-2]).masked_fill(mask == 0, NEVER)
        values = body @ self.weights[-1][:, :seats] + self.biases[-1][:, :seats]
        return Opinion(torch.log_softmax(logits, 1), values)

    def numbers(self) -> bytes:
        """As `bots.network` reads it: whole numbers, where 1,024 is one."""
        parts = []
        for number, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            is_head = number >= self.depth
            parts += [_whole(weights.T if is_head else weights), _whole(bias)]
        return b"".join(parts)


def _begun(rows: int, columns: int, gain: float, rng: Any, device: Any) -> Tensor:
    """Numbers drawn by lot, the smaller the more of them are added up."""
    drawn = torch.randn(rows, columns, generator=rng) * gain / sqrt(rows)
    return drawn.to(device).requires_grad_()


def _layer(cells: Tensor, weights: Tensor, bias: Tensor) -> Tensor:
    return (cells @ weights + bias).clamp(0.0, HIGHEST)


def _whole(numbers: Tensor) -> bytes:
    rounded = np.rint(numbers.detach().cpu().numpy() * (1 << BITS))
    return bytes(rounded.clip(-WITHIN, WITHIN).astype("<i2").tobytes())
