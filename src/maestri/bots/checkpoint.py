"""A network as a file: a line that says what it is and how it came to be, then its numbers."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from maestri.bots.learned import Learned
from maestri.bots.network import NUMBER, Network
from maestri.core.game import AnyGame
from maestri.core.observation import Observation
from maestri.core.refusal import Refusal


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What a network was made for, how large it is, and how it was taught."""

    game: str
    rules_version: int
    layout: str
    """The digest of what its cells mean."""
    cells: int
    width: int
    depth: int
    moves: int
    seats: int
    """The most that may play. One network plays at tables of any size."""
    recipe: dict[str, Any]
    seconds: float
    frames: int

    @property
    def numbers(self) -> int:
        """How many follow: of every layer what each cell adds and what is there before, then both heads."""
        layers = (self.cells + 1) * self.width + (self.depth - 1) * (self.width + 1) * self.width
        return layers + (self.width + 1) * (self.moves + self.seats)


class Checkpoint(msgspec.Struct, frozen=True):
    """A network that was taught."""

    card: Card
    numbers: bytes

    def policy(self, game: AnyGame, seats: int) -> Learned:
        """The network at a table with so many seats."""
        card = self.card
        network = Network(self.numbers, card.cells, card.width, card.depth, card.moves, card.seats)
        layout = layout_of(game, seats)
        network.first.keep(layout.cells_in(widest(game)))
        return Learned(network, layout.size)


def write(checkpoint: Checkpoint, path: Path) -> None:
    """Writes the file whole, or not at all."""
    beside = path.with_suffix(".part")
    beside.write_bytes(msgspec.json.encode(checkpoint.card) + b"\n" + checkpoint.numbers)
    beside.replace(path)


@cache
def read(path: Path, game: AnyGame) -> Checkpoint:
    """The network in a file; a Refusal where it was not made for this game as it is now."""
    try:
        line, _, numbers = path.read_bytes().partition(b"\n")
        card = msgspec.json.decode(line, type=Card)
    except (OSError, msgspec.MsgspecError):
        raise Refusal("network-none", path=str(path)) from None
    made_for = (card.game, card.rules_version, card.layout, card.cells, card.moves)
    layout = widest(game)
    if made_for != (game.key, game.rules_version, digest(layout), layout.size, game.size):
        raise Refusal("network-other", path=str(path), game_key=game.key)
    if len(numbers) != NUMBER * card.numbers:
        raise Refusal("network-none", path=str(path))
    return Checkpoint(card, numbers)


def layout_of(game: AnyGame, seats: int) -> Observation:
    return Observation(game.key, seats, game.observation(seats))


def widest(game: AnyGame) -> Observation:
    """What a seat observes where as many play as can: what others observe has its place in there."""
    return layout_of(game, game.seats.stop - 1)


def digest(layout: Observation) -> str:
    return sha256(msgspec.json.encode(layout)).hexdigest()
