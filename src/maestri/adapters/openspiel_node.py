"""A game of ours as OpenSpiel's tree: positions, and the draws between them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pyspiel

from maestri.bots.stepper import reward
from maestri.core.event import Event
from maestri.core.game import AnyGame
from maestri.core.option import Value
from maestri.core.registry import game_called
from maestri.core.rng import Rng, scripted, seeded
from maestri.core.state import State
from maestri.core.undrawn import Undrawn
from maestri.research.recall import Decision

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Step(NamedTuple):
    """A decision, and the one before it."""

    decision: Decision
    before: "Step | None"


class Imagined(NamedTuple):
    """Where a node was dealt anew from what one seat sees. What others saw before is not what happened."""

    seat: int
    events: int
    """How many had happened by then."""
    last: Step | None
    position: State


@dataclass(frozen=True)
class Spot:
    """All that there is to know of a node. It never changes, so that copies of a node share it."""

    key: str
    seats: int
    options: dict[str, Value]
    position: State | None = None
    """None before the deal; while something is drawn, the position before."""
    events: tuple[Event, ...] = ()
    played: tuple[str, ...] = ()
    last: Step | None = None
    move: tuple[int, int] | None = None
    """What is being played, or was played last."""
    draws: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()
    """Of the outcomes of the next draw; there are none where nothing is to be drawn."""
    imagined: Imagined | None = None

    def __deepcopy__(self, memo: object) -> "Spot":
        return self

    @property
    def game(self) -> AnyGame:
        return game_called(self.key)

    def goes_on(self, move: tuple[int, int] | None, draws: tuple[int, ...]) -> "Spot":
        """The deal, or a move, happens as far as what was drawn for it leads."""
        try:
            position, told = self._happens(move, scripted(draws))
        except Undrawn as undrawn:
            return replace(self, move=move, draws=draws, weights=tuple(undrawn.weights))
        return replace(
            self,
            position=position,
            events=(*self.events, *told),
            played=(*self.played, self.written(move, draws)),
            last=Step(Decision(self.position, *move), self.last) if self.position and move else None,
            move=move,
            draws=(),
            weights=(),
        )

    def _happens(self, move: tuple[int, int] | None, rng: Rng) -> tuple[State, list[Event]]:
        log: list[Event] = []
        if self.position is None or move is None:
            return self.game.start(self.seats, self.options, rng, log), log
        after = self.position.copy()
        after.listen(log)
        after.play(*move, rng)
        after.listen(None)
        return after, log

    def written(self, move: tuple[int, int] | None, draws: tuple[int, ...]) -> str:
        told = f"{move[0]} {self.game.write(move[1])}" if move else "deal"
        return " ".join([told, *map(str, draws)])

    def mover(self) -> int:
        """The seat that is to move, as OpenSpiel counts: chance is one too."""
        if self.weights:
            return CHANCE
        awaited = self.position.to_move() if self.position else ()
        return awaited[0] if awaited else TERMINAL

    def past_of(self, seat: int) -> Iterator[Decision]:
        """What was decided, the newest first; in what was imagined from another seat, only since then."""
        imagined = self.imagined
        end = imagined.last if imagined and imagined.seat != seat else None
        step = self.last
        while step and step is not end:
            yield step.decision
            step = step.before

    def imagines(self, seat: int, rng: Rng) -> "Spot":
        """The same to a seat; what it can't see is dealt anew."""
        assert self.position is not None
        position = self.position.copy()
        position.redeal(seat, rng)
        return replace(
            self, position=position, imagined=Imagined(seat, len(self.events), self.last, position)
        )


class Node(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree: a position, or a draw that something that happens there still needs."""

    def __init__(self, game: Any, first: Spot) -> None:
        super().__init__(game)
        self.spot = first

    @property
    def position(self) -> State | None:
        return self.spot.position

    def current_player(self) -> int:
        return self.spot.mover()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.spot.position is not None
        return sorted(int(move) for move in self.spot.position.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.spot.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.spot.weights)]

    def _apply_action(self, action: int) -> None:
        spot = self.spot
        if spot.weights:
            self.spot = spot.goes_on(spot.move, (*spot.draws, action))
        else:
            self.spot = spot.goes_on((spot.mover(), action), ())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draws {action}" if player < 0 else self.spot.game.write(action)

    def is_terminal(self) -> bool:
        return self.spot.mover() == TERMINAL

    def returns(self) -> list[float]:
        position, seats = self.spot.position, self.spot.seats
        result = position.result() if position is not None and not self.spot.weights else None
        return [reward(result, seat, seats) if result else 0.0 for seat in range(seats)]

    def __str__(self) -> str:
        spot = self.spot
        pending = [spot.written(spot.move, spot.draws)] if spot.weights else []
        return " | ".join([*spot.played, *pending])

    def resample_from_infostate(self, player: int, sampler: Any) -> "Node":
        """A node that looks the same to a player: what that seat can't see is dealt anew."""
        node: Node = self.clone()
        node.spot = self.spot.imagines(player, seeded(str(sampler())))
        return node
