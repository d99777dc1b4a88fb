"""Networks that nobody taught, for tests of how networks play."""

from random import Random

from maestri.bots.checkpoint import Card, Checkpoint, digest, widest
from maestri.core.registry import game_called

WIDTH = 8


def drawn(key: str, seed: int = 1, depth: int = 2, most: int = 200) -> Checkpoint:
    """One whose numbers were drawn by lot, none of them above `most`."""
    game, rng = game_called(key), Random(seed)
    layout = widest(game)
    card = Card(
        game=key,
        rules_version=game.rules_version,
        layout=digest(layout),
        cells=layout.size,
        width=WIDTH,
        depth=depth,
        moves=game.size,
        seats=layout.seats,
        recipe={"seed": seed},
        seconds=0.0,
        frames=0,
    )
    numbers = (rng.randint(-most, most) for _ in range(card.numbers))
    return Checkpoint(card, b"".join(number.to_bytes(2, "little", signed=True) for number in numbers))
