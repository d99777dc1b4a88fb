"""A match: seed, options and moves. All else follows from them."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from secrets import token_hex
from typing import Any, Generic, NamedTuple, overload

import msgspec

from maestri.core.event import Event
from maestri.core.fairness import Fairness
from maestri.core.game import EVERYTHING, Game, S, V
from maestri.core.notes import Notebook, Notes
from maestri.core.refusal import IllegalMove, Refusal
from maestri.core.registry import game_called
from maestri.core.result import Result
from maestri.core.rng import Rng, rng_for_ply
from maestri.core.soundness import check_numbers, check_to_move
from maestri.core.state import State

MARK_LENGTH = 8


class Ply(NamedTuple):
    """One move of a match, and what came of it."""

    seat: int
    move: int
    events: tuple[Event, ...]
    final: bool
    """Chance was used or something hidden came out: it can't be taken back."""


class Match(Generic[V]):
    """A match in play. Moves go in and come out in notation; every check is made here, once.

    V is the game's View. A game that is called by its key may be any: `Match[Any]`.
    """

    @overload
    def __init__(
        self: "Match[Any]",
        game: str,
        seats: int,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        *,
        fairness: Fairness | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self,
        game: Game[Any, V],
        seats: int,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        *,
        fairness: Fairness | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None: ...

    def __init__(
        self,
        game: str | Game[Any, V],
        seats: int,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        *,
        fairness: Fairness | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: Game[Any, V] = game if isinstance(game, Game) else game_called(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.settled(options or {})
        self.fairness = fairness
        self.seed = _checked_seed(seed if seed is not None else fairness.seed if fairness else token_hex(16))
        self.start = start
        self._begin()

    @overload
    @classmethod
    def from_state(cls, game: str, data: Mapping[str, Any], seed: str | None = None) -> "Match[Any]": ...

    @overload
    @classmethod
    def from_state(
        cls, game: Game[Any, V], data: Mapping[str, Any], seed: str | None = None
    ) -> "Match[V]": ...

    @classmethod
    def from_state(
        cls, game: str | Game[Any, V], data: Mapping[str, Any], seed: str | None = None
    ) -> "Match[V]":
        """A match that goes on from a position, as `state_data` gave it."""
        game = game if isinstance(game, Game) else game_called(game)
        view = _view_of(game, data)
        if view.seat != EVERYTHING:
            raise Refusal("state-data", problem=f"seat {view.seat}")
        return cls(game, view.seats, seed, view.options, start=data)

    def _begin(self) -> None:
        """Deals, or lays out what the match starts from: a position, or what a seat saw of one."""
        dealt: list[Event] = []
        rng = rng_for_ply(self.seed, 0)
        if self.start is None:
            self.state: State = self.game.start(self.seats, self.options, rng, dealt)
        else:
            self.state = _laid_out(self.game, self.start, rng)
        self.dealt = tuple(dealt)
        self.plies: list[Ply] = []
        self._notebooks: dict[int, Notebook[V] | None] = {}

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return self.state.to_move()

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self.plies)

    @property
    def result(self) -> Result | None:
        """Who won and why, or None while the match goes on."""
        return self.state.result()

    @property
    def events(self) -> list[Event]:
        """All that happened, from the deal on."""
        return [*self.dealt, *(event for ply in self.plies for event in ply.events)]

    @property
    def notation(self) -> list[str]:
        """The moves played, each as its seat and its notation."""
        return [f"{ply.seat} {self.game.write(ply.move)}" for ply in self.plies]

    def moves(self, seat: int) -> list[str]:
        """What the seat may play now, in notation; nothing when it is not to move."""
        return [self.game.write(move) for move in self.state.moves(seat)] if seat in self.to_move else []

    def why_not(self, seat: int, text: str) -> str | None:
        """The id of the rule that forbids the move, or None when it is legal."""
        try:
            self.check(seat, text)
        except IllegalMove as refusal:
            return refusal.rule
        return None

    def play(self, seat: int, text: str) -> tuple[Event, ...]:
        """Plays a move and says what happened. A refused move changes nothing."""
        return self.play_move(seat, self.check(seat, text))

    def play_move(self, seat: int, move: int) -> tuple[Event, ...]:
        """Plays a move of the move table that is known to be legal."""
        rng = rng_for_ply(self.seed, self.ply + 1)
        log: list[Event] = []
        self.state.listen(log)
        self.state.play(seat, move, rng)
        self.state.listen(None)
        self.plies.append(Ply(seat, move, tuple(log), rng.used or any(event.final for event in log)))
        return tuple(log)

    def check(self, seat: int, text: str) -> int:
        """The move that is meant, if it is legal now; the refusal says why it is not."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refusal("seat-unknown", seat=repr(seat)[:60], last=self.seats - 1)
        move = self.game.read(text)
        rule = self.state.refusal(seat, move)
        if rule:
            raise IllegalMove(self.game.key, rule, self.game.why(self.state, seat, move))
        return move

    def view(self, seat: int | None) -> V:
        """What a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refusal("seat-unknown", seat=repr(seat)[:60], last=self.seats - 1)
        return self.game.view(self.state, seat)

    def recall(self, seat: int) -> V:
        """What a seat may know that has watched from the deal on and taken notes."""
        view, notes = self.view(seat), self._notes_of(seat) if self.start is None else None
        return notes.beside(view) if notes else view

    def _notes_of(self, seat: int) -> Notes[V] | None:
        """A seat's notes up to now. What is in them is not read again, for bots ask at every ply."""
        if seat not in self._notebooks:
            notes = self.game.notes(self.seats)
            self._notebooks[seat] = Notebook(notes, seat, self.dealt) if notes else None
        book = self._notebooks[seat]
        if book is None:
            return None
        for ply in self.plies[book.plies :]:
            book.ply(ply.events)
        return book.notes

    def past(self, seat: int | None, since: tuple[type[Event], ...]) -> tuple[Event, ...]:
        """What a seat saw happen, from the last event of some kinds on; nothing where none is named."""
        seen: list[Event] = []
        for event in self._backwards() if since else ():
            shown = event.seen_by(seat)
            if shown is not None:
                seen.append(shown)
            if isinstance(event, since):
                break
        return tuple(reversed(seen))

    def _backwards(self) -> Iterator[Event]:
        for ply in reversed(self.plies):
            yield from reversed(ply.events)
        yield from reversed(self.dealt)

    def state_data(self) -> dict[str, Any]:
        """The whole position as plain JSON data."""
        data: dict[str, Any] = msgspec.json.decode(self._position())
        return data

    def mark(self) -> str:
        """A short digest of the position, by which a record can be checked ply by ply."""
        return sha256(self._position()).hexdigest()[:MARK_LENGTH]

    def _position(self) -> bytes:
        return msgspec.json.encode(self.game.view(self.state, EVERYTHING))

    def before_last(self, seat: int) -> int:
        """The ply before a seat's last move, if the match can go back there."""
        mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-1)
        self._check_undo(mine)
        return mine

    def can_go_back(self, seat: int) -> bool:
        """Whether `before_last` has an answer; asked after every move, so only what is new is looked at."""
        for ply in reversed(self.plies):
            if ply.final or ply.seat == seat:
                return not ply.final
        return False

    def undo(self, to: int | None = None) -> None:
        """Goes back to a ply, or by one, where no chance was used since and nothing hidden came out."""
        back = self.ply - 1 if to is None else to
        self._check_undo(back)
        kept = self.plies[:back]
        self._begin()
        for ply in kept:
            self.play_move(ply.seat, ply.move)

    def _check_undo(self, to: int) -> None:
        if to < 0:
            raise Refusal("undo-nothing")
        if any(ply.final for ply in self.plies[to:]):
            raise Refusal("undo-final")


def _checked_seed(seed: object) -> str:
    if not isinstance(seed, str) or not 0 < len(seed) <= 200:
        raise Refusal("seed", seed=repr(seed)[:60])
    return seed


def _laid_out(game: Game[S, V], data: Mapping[str, Any], rng: Rng) -> S:
    """The position of state data, with what it hides dealt anew. What contradicts itself does not come out
    as it went in."""
    view = _view_of(game, data)
    try:
        check_numbers(view)
        state = game.imagine(view, rng)
        same = game.view(state, view.seat) == view
        game.check(state)
        check_to_move(state)
    except (ValueError, LookupError, ArithmeticError, Refusal) as error:
        raise Refusal("state-data", problem=str(error)) from None
    if not same:
        raise Refusal("state-data", problem="it does not fit together")
    return state


def _view_of(game: Game[Any, V], data: Mapping[str, Any]) -> V:
    try:
        return msgspec.convert(data, game.view_type)
    except msgspec.ValidationError as error:
        raise Refusal("state-data", problem=str(error)) from None
