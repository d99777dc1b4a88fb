"""What OpenSpiel's players see of a node: what a seat observes, or all that it has seen."""

import msgspec
import numpy as np

from maestri.adapters.openspiel_node import Node
from maestri.core.game import AnyGame
from maestri.core.state import State
from maestri.research.batch import observation
from maestri.research.history import information_state
from maestri.research.recall import Recall


class Observer:
    """What a seat observes: the row as a tensor, the view as text."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.layout = observation(game, seats)
        self.tensor = np.zeros(self.layout.size, np.float32)
        shapes = {feature.name: feature.shape for feature in self.layout.features}
        self.dict = {name: self.tensor[at].reshape(shapes[name]) for name, at in self.layout.places.items()}

    def set_from(self, state: Node, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = np.frombuffer(self.layout.encode(state.position, player), np.uint8)

    def string_from(self, state: Node, player: int) -> str:
        return nothing(player) if state.position is None else seen(state, state.position, player)


class Recaller:
    """What a seat has seen: the row and its last decisions as a tensor, all that happened as text.

    In what was imagined from what another seat sees, it has seen nothing of what happened before.
    """

    def __init__(self, game: AnyGame, seats: int, decisions: int) -> None:
        self.recall = Recall(game, seats, decisions)
        self.tensor = np.zeros(self.recall.size, np.float32)
        self.dict = {"recalled": self.tensor}

    def set_from(self, state: Node, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        told = self.recall.encode(state.position, player, state.spot.past_of(player))
        self.tensor[:] = np.frombuffer(told, np.uint8)

    def string_from(self, state: Node, player: int) -> str:
        spot = state.spot
        if spot.position is None:
            return nothing(player)
        if spot.imagined is None or spot.imagined.seat == player:
            return information_state(spot.events, player)
        since = information_state(spot.events[spot.imagined.events :], player)
        return f"{since} after {seen(state, spot.imagined.position, player)}"


def nothing(seat: int) -> str:
    return f"seat {seat}"


def seen(node: Node, position: State, seat: int) -> str:
    """What a seat sees of a position, as text."""
    return msgspec.json.encode(node.spot.game.view(position, seat)).decode()
