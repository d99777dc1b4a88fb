# compiled with mypyc
"""The position, and the rules as its verbs: the contract that every game fulfils."""

from copyreg import dispatch_table
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from maestri.core.page import Page
from maestri.core.rng import Rng

if TYPE_CHECKING:
    from maestri.core.event import Event
    from maestri.core.result import Result

Seat = int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Native, so that compiled search calls a game's rules without looking anything up.

    It holds no generator and no text. Chance comes in through `play`; nothing in a state tells the future.
    """

    def __init__(self) -> None:
        self.log: list[Event] | None = None

    def listen(self, log: "list[Event] | None") -> None:
        """From now on what happens is told to the log; None: nobody listens, and no event is made."""
        self.log = log

    def tell(self, event: "Event") -> None:
        """Tells the log, where somebody listens. Games that want speed have a teller of their own instead."""
        if self.log is not None:
            self.log.append(event)

    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may move now: several while a vote is open, none when the match is over."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat that is to move, as numbers of the game's move table."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> str:
        """The id of the rule that forbids the move, or "" when it is legal."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        """Plays a legal move; legality is not checked again."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same position, to be played on by itself. Nobody listens to a copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deals anew, at random, all that the seat can't see (-1: a spectator), keeping all that it knows."""
        raise NotImplementedError

    def encode(self, seat: i64, page: Page) -> None:
        """Writes what the seat may know on a page, as the game's `observation` describes it."""
        raise NotImplementedError

    def result(self) -> "Result | None":
        """Who won and why, once the match is over."""
        raise NotImplementedError

    # A position is its data: see `registry.py`, which says for each game's how it is written down

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and data_of(self) == data_of(other)

    def __hash__(self) -> int:
        return hash(data_of(self))


def data_of(state: object) -> object:
    """The whole position, as it is pickled."""
    written = dispatch_table[type(state)](state)
    return written[1]
