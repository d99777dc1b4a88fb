"""Teaching a network until its time is spent. It can be broken off, and goes on from where it was."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import torch

from maestri.bots import checkpoint
from maestri.bots.checkpoint import Card, Checkpoint
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.learning.curve import Look, drawn, looks_in
from maestri.learning.lessons import Lessons
from maestri.learning.matches import play, share_won, tables
from maestri.learning.network import Network
from maestri.learning.recipe import Recipe

NETWORK = "network.maestri"
LEARNER = "learner.pt"
CURVE = "curve.jsonl"
PLOT = "curve.svg"


class Spent(NamedTuple):
    """What was spent on a network before."""

    seconds: float
    frames: int


class Training:
    """A network, the matches it learns from, and the folder that keeps it."""

    def __init__(self, recipe: Recipe, folder: Path, workers: int = 1) -> None:
        self.recipe, self.folder = recipe.checked(), folder
        self.game = game_called(recipe.game)
        torch.manual_seed(recipe.seed)
        self.network = Network(self.game, recipe.width, recipe.depth, recipe.seed)
        self.lessons = Lessons(recipe, self.network)
        self.seconds, self.frames = 0.0, 0
        self.looks: list[Look] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / LEARNER).exists():
            self._go_on()
        self.before = Spent(self.seconds, self.frames)
        self.matches = tables(recipe, self.network, workers, f"{recipe.seed} {self.frames}")

    def run(self, seconds: float, every: float, against: str, judged: int) -> Iterator[Look]:
        """Learns until so many seconds are spent in all; looks now and then how strong it plays."""
        looked = self.seconds
        while self.seconds < seconds:
            begun = time.perf_counter()
            self.frames += play(self.matches)
            self.lessons.teach(self.matches, 1.0 - self.seconds / seconds)
            self.seconds += time.perf_counter() - begun
            if self.seconds - looked >= every or self.seconds >= seconds:
                looked = self.seconds
                yield self.look(against, judged)

    def look(self, against: str, judged: int) -> Look:
        """How much it wins now, alone among bots; all is written down then."""
        deals = f"look {self.recipe.seed} {len(self.looks)}"
        won = {
            seats: share_won(self.network, self.game.key, seats, against, judged, deals)
            for seats in self.recipe.seats
        }
        self.looks.append(Look(round(self.seconds, 1), self.frames, against, judged, won))
        self.keep()
        return self.looks[-1]

    def pace(self) -> str:
        """How fast it learned since it began or went on, and what of the time went into rules and bots."""
        seconds = max(self.seconds - self.before.seconds, 1e-9)
        waited = sum(matches.waited for matches in self.matches)
        decisions = (self.frames - self.before.frames) / seconds
        where = f"{self.network.device}, {waited / seconds:.0%} of the time in the rules"
        return f"{decisions:,.0f} decisions/s on {where}"

    def checkpoint(self) -> Checkpoint:
        network, game = self.network, self.game
        card = Card(
            game=game.key,
            rules_version=game.rules_version,
            layout=checkpoint.digest(network.layout),
            cells=network.layout.size,
            width=network.width,
            depth=network.depth,
            moves=network.moves,
            seats=network.seats,
            recipe=self.recipe.told(),
            seconds=round(self.seconds, 1),
            frames=self.frames,
        )
        return Checkpoint(card, network.numbers())

    def keep(self) -> None:
        """Writes what plays, what goes on learning, and the curve."""
        checkpoint.write(self.checkpoint(), self.folder / NETWORK)
        weights = [each.detach().cpu() for each in self.network.parameters]
        learner = {
            "recipe": msgspec.json.encode(self.recipe),
            "weights": weights,
            "optimizer": self.lessons.optimizer.state_dict(),
            "seconds": self.seconds,
            "frames": self.frames,
        }
        beside = self.folder / f"{LEARNER}.part"
        torch.save(learner, beside)
        beside.replace(self.folder / LEARNER)
        lines = b"".join(msgspec.json.encode(look) + b"\n" for look in self.looks)
        (self.folder / CURVE).write_bytes(lines)
        (self.folder / PLOT).write_text(drawn(self.game.key, self.looks), encoding="utf-8")

    def _go_on(self) -> None:
        learner: dict[str, Any] = torch.load(self.folder / LEARNER, map_location=self.network.device)
        if msgspec.json.decode(learner["recipe"], type=Recipe) != self.recipe:
            raise Refusal("training-other", path=str(self.folder))
        with torch.no_grad():
            for mine, kept in zip(self.network.parameters, learner["weights"], strict=True):
                mine.copy_(kept)
        self.lessons.optimizer.load_state_dict(learner["optimizer"])
        self.seconds, self.frames = learner["seconds"], learner["frames"]
        self.looks = looks_in(self.folder / CURVE)
        torch.manual_seed(self.recipe.seed + self.frames)

    def close(self) -> None:
        for matches in self.matches:
            matches.close()
