"""What a card of Maître du Monde gains whoever plays it, in victories: as a regular plays, and without it.

python bench/monde_gains.py [MATCHES] [CARD …] [--first N] [--times N]    four regulars

Of every match one moment is taken for each kind of card that somebody plays, and one where somebody pays for
a bomb. From there it is played on many times both ways: as it was, and by one who does without that card
until the turn is over. Both ways see the same dice.
"""

import argparse
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri import Match
from maestri.arena.figures import by_deal
from maestri.bots.kit import kit_of
from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.cards import CARDS, ITEMS, MASTERS, SCIENTIST
from maestri.games.maitre_du_monde.moves import (
    ARGUMENT,
    ATTACK,
    BUY,
    BUY_MASTER,
    KIND,
    PLAY,
    ROLL,
    USABLE,
    USE,
)
from maestri.games.maitre_du_monde.state import World

SEATS = 4
BOMB_MONEY = "money for a bomb"
KINDS = (*CARDS, BOMB_MONEY, *MASTERS[SCIENTIST + 1 :])
REGULAR = kit_of(GAME).regular()


class Moment(NamedTuple):
    """A table where a seat plays a card."""

    table: World
    seat: int
    card: str


def chance(*names: object) -> Rng:
    return Rng(sha256(" ".join(map(str, names)).encode()).digest())


def card_of(table: World, seat: int, move: int) -> str:
    """The card that a move plays; an attack plays the card that opens it."""
    kind, argument = KIND[move], ARGUMENT[move]
    if kind == USE:
        return ITEMS[USABLE[argument]]
    if kind == PLAY:
        return CARDS[argument]
    if kind == ATTACK:
        attacked = table.copy()
        attacked.play(seat, move, chance())
        return CARDS[ARGUMENT[REGULAR.pick(attacked, seat, attacked.moves(seat), chance())]]
    return BOMB_MONEY if kind == BUY and argument >= BUY_MASTER + SCIENTIST else ""


def others(table: World, seat: int, card: str, moves: vec[i64]) -> vec[i64]:
    """The moves that do not play the card, or all where there are none."""
    kept = vec[i64]()
    for move in moves:
        if card_of(table, seat, move) != card:
            kept = append(kept, move)
    return kept if len(kept) else moves


def moments(deal: str, cards: Sequence[str]) -> Iterator[Moment]:
    """Where cards of these kinds are played in a match, though there was something else to do."""
    match = Match(GAME, SEATS, deal)
    table, rng = match.state, chance(deal)
    assert isinstance(table, World)
    while table.to_move():
        seat = table.to_move()[0]
        moves = table.moves(seat)
        move = REGULAR.pick(table, seat, moves, rng)
        card = card_of(table, seat, move)
        if card in cards and len(others(table, seat, card, moves)) < len(moves):
            yield Moment(table.copy(), seat, card)
        table.play(seat, move, rng)


def some(deal: str, cards: Sequence[str]) -> list[Moment]:
    """A moment for each kind of card, any of a match's as likely as another."""
    found: dict[str, list[Moment]] = {}
    for moment in moments(deal, cards):
        found.setdefault(moment.card, []).append(moment)
    return [each[chance(deal, card).below(len(each))] for card, each in found.items()]


def played_on(table: World, seat: int, seed: str, without: str = "") -> float:
    """What a seat has of the victory in the end, if it does without a card until this turn is over."""
    table, turn = table.copy(), table.turns
    rng, now = chance(seed), turn
    while table.to_move():
        mover = table.to_move()[0]
        moves = table.moves(mover)
        if table.turns != now:
            rng, now = chance(seed, table.turns), table.turns
        elif without and mover == seat and now == turn:
            moves = others(table, seat, without, moves)
        move = REGULAR.pick(table, mover, moves, rng)
        table.play(mover, move, chance(seed, now, "dice") if KIND[move] == ROLL else rng)
    result = table.result()
    assert result is not None
    return (seat in result.winners) / len(result.winners)


class Gain(NamedTuple):
    """What a seat had of the victory when it played a card, and when it kept it."""

    card: str
    match: int
    played: float
    kept: float


def gains(args: argparse.Namespace) -> Iterator[Gain]:
    for number in range(args.first, args.first + args.matches):
        for table, seat, card in some(f"gains {number}", args.cards):
            for time in range(args.times):
                seed = f"{number} {card} {time}"
                yield Gain(card, number, played_on(table, seat, seed), played_on(table, seat, seed, card))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("matches", type=int, nargs="?", default=20)
    parser.add_argument("cards", nargs="*", default=KINDS, metavar="CARD")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--times", type=int, default=8, help="how often each way is played")
    args = parser.parse_args()
    found = list(gains(args))
    for card in args.cards:
        if own := [each for each in found if each.card == card]:
            print(f"{card:20} {told(own)}")


def told(own: list[Gain]) -> str:
    gain = by_deal((each.match, each.played - each.kept) for each in own)
    kept = by_deal((each.match, each.kept) for each in own)
    moments = len({each.match for each in own})
    return f"{moments:5} moments: {kept.mean:.3f} without it, gain {gain.mean:+.4f} ± {gain.margin:.4f}"


if __name__ == "__main__":
    main()
