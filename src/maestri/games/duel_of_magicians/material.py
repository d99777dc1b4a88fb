# compiled with mypyc
"""The cards of Duel of Magicians, and every play that can be made with them (DM-2, DM-3, DM-5 to DM-9)."""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed

JOKER: Final = 0
STRONGEST: Final = 13  # magicians have the kinds 1 to 13
BALL: Final = 14
KINDS: Final = 15
HAND: Final = 6
JOKER_MOST: Final = 7  # the highest value a joker can stand for

# DM-3, reconstructed: how often each value from 1 to 13 comes.
COPIES_OF_VALUES: Final = (7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2)
COPIES: Final = (2, *COPIES_OF_VALUES, 2)
CARDS: Final = sum(COPIES)

# A toy for research, which can be solved: two cards a hand, no joker, no magician above 3.
TOY_HAND: Final = 2


def toy_copies(seats: int) -> tuple[int, ...]:
    """How often each kind comes in a toy: three cards a seat, about."""
    return (0, seats, seats - 1, seats // 2, *[0] * (STRONGEST - 3), 1)


class Play(NamedTuple):
    """One entry of the move table: cards of one value, perhaps one of them from the stack."""

    value: int  # of each card; 0 for a crystal ball and for taking
    naturals: int
    jokers: int
    balls: int
    from_stack: int  # the kind of the card that comes from the stack, or -1

    @property
    def size(self) -> int:
        return self.naturals + self.jokers + self.balls

    @property
    def total(self) -> int:
        return self.value * (self.naturals + self.jokers)


def _all_plays() -> list[Play]:
    """Taking, the crystal ball, and every set of one value that hand and stack can hold together."""
    plays = [Play(0, 0, 0, 0, -1), Play(0, 0, 0, 1, -1), Play(0, 0, 0, 1, BALL)]
    for value in range(1, STRONGEST + 1):
        for jokers in range(COPIES[JOKER] + 1 if value <= JOKER_MOST else 1):
            for naturals in range(COPIES[value] + 1):
                plays += _with_and_without_stack(value, naturals, jokers)
    return plays


def _with_and_without_stack(value: int, naturals: int, jokers: int) -> list[Play]:
    plays: list[Play] = []
    if 1 <= naturals + jokers <= HAND:
        plays.append(Play(value, naturals, jokers, 0, -1))
    if naturals + jokers <= HAND + 1:
        if naturals:
            plays.append(Play(value, naturals, jokers, 0, value))
        if jokers:
            plays.append(Play(value, naturals, jokers, 0, JOKER))
    return plays


PLAYS: Final = _all_plays()
TAKE: Final = 0
BALL_FROM_HAND: Final = 1
BALL_FROM_STACK: Final = 2


VALUE: Final[vec[i64]] = packed([play.value for play in PLAYS])
NATURALS: Final[vec[i64]] = packed([play.naturals for play in PLAYS])
JOKERS: Final[vec[i64]] = packed([play.jokers for play in PLAYS])
BALLS: Final[vec[i64]] = packed([play.balls for play in PLAYS])
FROM_STACK: Final[vec[i64]] = packed([play.from_stack for play in PLAYS])
SIZE: Final[vec[i64]] = packed([play.size for play in PLAYS])
TOTAL: Final[vec[i64]] = packed([play.total for play in PLAYS])

_LOOKUP_SIDE: Final = 8  # a set has at most seven naturals


def _looked_up() -> vec[i64]:
    table = packed([-1] * ((STRONGEST + 1) * 3 * _LOOKUP_SIDE * 3))
    for move, play in enumerate(PLAYS):
        if play.value:
            table[_slot(play.value, play.naturals, play.jokers, play.from_stack)] = move
    return table


def _slot(value: i64, naturals: i64, jokers: i64, from_stack: i64) -> i64:
    if from_stack > JOKER:
        from_stack = 1
    return ((value * 3 + from_stack + 1) * 3 + jokers) * _LOOKUP_SIDE + naturals


_MOVES: Final[vec[i64]] = _looked_up()


def set_of(value: i64, naturals: i64, jokers: i64, from_stack: i64) -> i64:
    """The move that plays a set, or -1 where the cards for it do not exist."""
    return _MOVES[_slot(value, naturals, jokers, from_stack)]


def put_on(stack: vec[i64], move: i64) -> vec[i64]:
    """DM-17: the cards of a play on top of a stack, jokers above naturals."""
    for _ in range(NATURALS[move]):
        stack = append(stack, VALUE[move])
    for _ in range(JOKERS[move]):
        stack = append(stack, JOKER)
    for _ in range(BALLS[move]):
        stack = append(stack, BALL)
    return stack
