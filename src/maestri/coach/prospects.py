"""What a position is worth to each seat at a glance, with everybody's cards on the table.

It plays nothing on and has no noise: good to tell what chance brought.
It sees too much to judge decisions by.
"""

from collections.abc import Callable
from importlib.resources import files
from math import exp

import msgspec

from maestri.bots.checkpoint import digest, layout_of, widest
from maestri.bots.network import NUMBER, Network
from maestri.coach.values import Shares, Values, won
from maestri.core.game import AnyGame
from maestri.core.page import Page, blank
from maestri.core.state import State

Worth = Callable[[State], Shares]


class Card(msgspec.Struct, frozen=True):
    """What the numbers of a small network were made for, and how wide it is."""

    layout: str
    """The digest of what its cells mean."""
    width: int


class Prospects:
    """Looks at what each seat observes, and says by how much it is ahead."""

    def __init__(self, game: AnyGame, seats: int, card: Card, numbers: bytes) -> None:
        layout, most = layout_of(game, seats), widest(game)
        self.seats = seats
        self.network = Network(numbers, most.size, card.width, 1, 0, 1)
        self.network.first.keep(layout.cells_in(most))
        self.words = blank(layout.size)
        self.page = Page(self.words, 0, layout.size)

    def __call__(self, state: State) -> Shares:
        result = state.result()
        if result is not None:
            return won(result, self.seats)
        leads = [self._lead(state, seat) for seat in range(self.seats)]
        worth = [exp(lead - max(leads)) for lead in leads]
        return [each / sum(worth) for each in worth]

    def _lead(self, state: State, seat: int) -> float:
        self.page.clear()
        state.encode(seat, self.page)
        return self.network.values.tell(self.network.look(self.words), 0)


def worth_of(game: AnyGame, seats: int) -> Worth:
    """By the numbers that are shipped for a game; where there are none, as its bots judge a position."""
    shipped = files(__package__) / "shipped" / f"{game.key}.net"
    if not shipped.is_file():
        return Values(game, seats).shares
    card, numbers = unpacked(shipped.read_bytes())
    if not fits(game, card, numbers):
        return Values(game, seats).shares
    return Prospects(game, seats, card, numbers)


def unpacked(data: bytes) -> tuple[Card, bytes]:
    line, _, numbers = data.partition(b"\n")
    return msgspec.json.decode(line, type=Card), numbers


def fits(game: AnyGame, card: Card, numbers: bytes) -> bool:
    """Whether the cells still mean what they meant when the numbers were made."""
    layout = widest(game)
    return card.layout == digest(layout) and len(numbers) == NUMBER * ((layout.size + 2) * card.width + 1)
