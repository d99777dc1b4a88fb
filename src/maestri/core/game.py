"""What a game says about itself."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from maestri.core.event import Event
from maestri.core.notes import Notes
from maestri.core.observation import Feature
from maestri.core.option import Option, Value, settled
from maestri.core.refusal import NO_FACTS, Facts, Refusal
from maestri.core.rng import Rng
from maestri.core.sketch import sketched
from maestri.core.state import State
from maestri.locales import Words

SPECTATOR = None
EVERYTHING = -1
"""The seat of nobody: a view that hides nothing, which is the whole position as data."""


def onlooker(seat: int | None) -> int:
    """Who looks, as `State.redeal` counts: -1 is a spectator."""
    return -1 if seat is None else seat


class View(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that one seat may know. Each game adds its own fields, with None where something is hidden."""

    seat: int | None
    seats: int
    options: dict[str, Value]
    to_move: tuple[int, ...]


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rule book: a key for its heading, and its rules' ids in order."""

    key: str
    rules: tuple[str, ...]


class Game(Generic[S, V]):
    """A game: its key, seats and options, how it starts, its notation, its views. It holds no position.

    S is its State, V its View: whoever has the game has them typed.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    toys: ClassVar[tuple[Option, ...]] = ()
    """Options made for research: a game so small that it can be solved. No table of people has them."""
    rule_book: ClassVar[tuple[Section, ...]]
    brief_options: ClassVar[dict[str, Value]] = {}
    """Options that bring play at random to an end in good time; bots need none."""
    rules_version: ClassVar[int]
    state_type: type[S]
    view_type: type[V]
    event_types: ClassVar[tuple[type[Event], ...]]
    facts_type: ClassVar[type[Facts]] = Facts
    """What `why` gives."""
    preview_types: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """What `preview` may give."""
    size: ClassVar[int]
    """How many moves the move table has."""

    def start(self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None) -> S:
        """The first position, with its deal told to the log."""
        raise NotImplementedError

    def write(self, move: int) -> str:
        """A move's notation."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The move that a notation names; a Refusal where there is none."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know (None: a spectator; EVERYTHING: all there is)."""
        raise NotImplementedError

    def observation(self, seats: int) -> tuple[Feature, ...]:
        """What `State.encode` writes, feature by feature."""
        raise NotImplementedError

    def notes(self, seats: int) -> Notes[V] | None:
        """What somebody writes down who watches from the deal on, as bots may; None where nothing is."""
        return None

    def lay_out(self, view: V) -> S:
        """A position that looks like the view, with what it hides anywhere it may lie.

        From a view of EVERYTHING it is that very position.
        """
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raises a ValueError where a position that was laid out contradicts itself: it came from outside."""

    def imagine(self, view: V, rng: Rng) -> S:
        """A random position that looks like the view; from a view of EVERYTHING, that very position."""
        state = self.lay_out(view)
        if view.seat != EVERYTHING:
            state.redeal(onlooker(view.seat), rng)
        return state

    def why(self, state: S, seat: int, move: int) -> Facts:
        """The facts that the words of a refusal speak of."""
        return NO_FACTS

    def outlook(self, view: V) -> dict[str, Any] | None:
        """How things may still turn out for the seat of a view, worked out from that view alone."""
        return None

    def preview(self, view: V, move: int, after: Sequence[int] = ()) -> msgspec.Struct | None:
        """What a legal move of the view's seat would bring, as far as that view alone can tell; `after` are
        legal moves that the seat would make before it."""
        return None

    def sketch(self, view: V, say: Words, names: list[str]) -> str:
        """The view as text, for terminals."""
        return sketched(view, say, names)

    def judge(self, text: str) -> tuple[list[str], list[Event]]:
        """The names at a real table, whose cards are written down, and a verdict on each player."""
        raise Refusal("judge-none", game_key=self.key)

    def by_rules(self, version: int) -> "AnyGame | None":
        """The game by an older version of its rules, so that records of it replay; None: they can't."""
        return self if version == self.rules_version else None

    def version_of(self, state: S) -> int:
        """The version of the rules that a position is played by."""
        return self.rules_version

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played with as many."""
        if type(seats) is not int or seats not in self.seats:
            raise Refusal("seats", seats=repr(seats)[:60], fewest=self.seats.start, most=self.seats.stop - 1)
        return seats

    def settled(self, asked: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, checked; a toy's only where it is asked for."""
        values = settled(self.options + self.toys, asked)
        usual = {option.key: option.default for option in self.toys}
        return {key: value for key, value in values.items() if key not in usual or value != usual[key]}

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules, in the rule book's order."""
        return tuple(rule for section in self.rule_book for rule in section.rules)


AnyGame: TypeAlias = Game[Any, Any]
"""Whichever game it is."""
