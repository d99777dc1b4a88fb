"""Does each way of Maître du Monde pay? Whoever goes it, alone among regulars who do without; and the other
way round.

python bench/monde_ways.py [DEALS] [WAY …]    four seats, every deal in every seat

To regulars nothing hidden matters (`tests/bots/test_statesman.py`), so they are shown the table as it is,
which saves most of the time.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri import Match
from maestri.arena.figures import by_deal
from maestri.bots import rng_for_bot
from maestri.bots.kit import kit_of
from maestri.bots.maitre_du_monde.thrift import DEVELOPMENT
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.state import World

SEATS = 4
EVERYBODY = frozenset(range(SEATS))
NOBODY: frozenset[int] = frozenset()
Way = Callable[[str, bool], bool]
"""Whether a move belongs to it, in one's own turn or in another's."""
WAYS: dict[str, Way] = {
    "war": lambda move, own: move.startswith("attack "),
    "defence": lambda move, own: not own and move.startswith(("play ", "call")),
    "votes": lambda move, own: move.startswith("submit ") or move in ("vote for", "vote against"),
    "laundering": lambda move, own: move.startswith("stake ") and move != "stake 0",
    "bombs": lambda move, own: move in ("buy scientist", "buy atomic", "buy chemical"),
    "News cards": lambda move, own: move.startswith("use "),
    "Combat cards": lambda move, own: move == "buy combat",
    "works": lambda move, own: move in DEVELOPMENT,
}


class Course(NamedTuple):
    """How a match went: what each seat has of the victory, and who came to where the way begins."""

    shares: list[float]
    tempted: set[int]


def course(deal: int, way: Way, without: frozenset[int]) -> Course:
    """A match in which some do without a way."""
    match: Match[Any] = Match(GAME, SEATS, f"ways {deal}")
    regular = kit_of(GAME).regular()
    tempted: set[int] = set()
    while match.to_move:
        seat, table = match.to_move[0], match.state
        assert isinstance(table, World)
        own = table.turn == seat
        moves = table.moves(seat)
        move = regular.pick(table, seat, moves, rng_for_bot(match.seed, match.ply))
        if way(GAME.write(move), own):
            tempted.add(seat)
            if seat in without:
                moves = others(moves, way, own)
                move = regular.pick(table, seat, moves, rng_for_bot(match.seed, match.ply))
        match.play_move(seat, move)
    assert match.result is not None
    winners = match.result.winners
    return Course([(seat in winners) / len(winners) for seat in range(SEATS)], tempted)


def others(moves: vec[i64], way: Way, own: bool) -> vec[i64]:
    """The moves that do not belong to the way, or all where there are none."""
    kept = vec[i64]()
    for move in moves:
        if not way(GAME.write(move), own):
            kept = append(kept, move)
    return kept if len(kept) else moves


def shares(deal: int, way: Way, without: frozenset[int]) -> list[float]:
    """What each seat has who does as the others do not. Who never comes to the way need not play again."""
    usual = course(deal, way, without)
    return [
        course(deal, way, without ^ {seat}).shares[seat] if seat in usual.tempted else usual.shares[seat]
        for seat in range(SEATS)
    ]


def main(args: list[str]) -> None:
    deals = int(args[0]) if args else 25
    for name in args[1:] or WAYS:
        for head, without in ((f"{name} alone", EVERYBODY), (f"without {name}", NOBODY)):
            found = by_deal(
                (deal, share) for deal in range(deals) for share in shares(deal, WAYS[name], without)
            )
            print(
                f"{head}: {SEATS * found.mean:.2f} ± {SEATS * found.margin:.2f} of the fair share", flush=True
            )


if __name__ == "__main__":
    main(sys.argv[1:])
