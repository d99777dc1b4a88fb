"""Does a bomb pay in Maître du Monde? Whoever stands where bombs are sold and can pay, with one and without.

python -m bench.monde_bombs [MATCHES] [--first N] [--times N] [--seats N]    regulars

Of every match one visit is taken. From there it is played on many times with the same dice: without a bomb;
with a scientist and a bomb that goes off where it changes most; with the same for nothing; and with all that
the one nearest to the three works owns destroyed for the same price: more than any bomb can do to a player.
"""

import argparse
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import NamedTuple

from bench.monde_gains import BOMB_MONEY, REGULAR, chance, played_on
from maestri import Match
from maestri.arena.figures import by_deal
from maestri.bots.maitre_du_monde.bombs import explosion
from maestri.bots.maitre_du_monde.worth import progress
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.cards import ATOMIC, CHEMICAL, FAIR_TRADE, MASTER_CARDS, SCIENTIST
from maestri.games.maitre_du_monde.masters import is_struck
from maestri.games.maitre_du_monde.material import CONTINENTS, DESTROYED, FAMILIES
from maestri.games.maitre_du_monde.phases import MASTERS_SHOP
from maestri.games.maitre_du_monde.state import World

WAYS = ("with", "for nothing", "all of the nearest")
BOMBS = {ATOMIC: len(CONTINENTS), CHEMICAL: len(FAMILIES)}
ENOUGH = 11.0
"""From so much change on regulars thought that a bomb pays."""


class Visit(NamedTuple):
    """How somebody fares who stands where bombs are sold, and what he has of the victory, way by way."""

    match: int
    behind: float
    """How far from the one who is nearest to the three works, in thousands; less than nothing: ahead."""
    change: float
    shares: dict[str, float]


GROUPS: dict[str, Callable[[Visit], bool]] = {
    "all": lambda visit: True,
    "ahead": lambda visit: visit.behind <= 0,
    "behind by up to 10,000": lambda visit: 0 < visit.behind <= 10,
    "by up to 20,000": lambda visit: 10 < visit.behind <= 20,
    "by more": lambda visit: visit.behind > 20,
    "behind, and much is changed": lambda visit: visit.behind > 0 and visit.change > ENOUGH,
}


def price(table: World, seat: int) -> int:
    scientist = 0 if table.players[seat].masters[SCIENTIST] else MASTER_CARDS[SCIENTIST].price
    return scientist + MASTER_CARDS[ATOMIC].price


def may_buy(table: World, seat: int) -> bool:
    """Whether he can pay for a bomb, and not for all the works that he lacks."""
    player = table.players[seat]
    lacking = sum(player.masters[work] == 0 for work in range(FAIR_TRADE + 1))
    return not table.no_bombs and price(table, seat) <= player.money < lacking * MASTER_CARDS[0].price


def visits(deal: str, seats: int) -> Iterator[tuple[World, int]]:
    table, rng = Match(GAME, seats, deal).state, chance(deal)
    assert isinstance(table, World)
    turn = -1
    while table.to_move():
        seat = table.to_move()[0]
        if table.phase() == MASTERS_SHOP and table.turns != turn and may_buy(table, seat):
            turn = table.turns
            yield table.copy(), seat
        table.play(seat, REGULAR.pick(table, seat, table.moves(seat), rng), rng)


def nearest(table: World, seat: int) -> int:
    """Of the others, who is nearest to the three works."""
    others = [other for other in range(table.seats) if other != seat and table.plays(other)]
    return max(others, key=lambda other: progress(table, other))


def after(table: World, seat: int, *, paid: int, struck: list[int]) -> World:
    table = table.copy()
    if paid:
        table.players[seat].money -= paid
        table.players[seat].masters[SCIENTIST] = 1
    for region in struck:
        table.owner[region] = DESTROYED
    return table


def visited(number: int, table: World, seat: int, times: int) -> Visit:
    regions, paid, rival = range(len(table.owner)), price(table, seat), nearest(table, seat)
    change, bomb, target = max(
        (explosion(table, seat, bomb, target), bomb, target)
        for bomb in BOMBS
        for target in range(BOMBS[bomb])
    )
    struck = [region for region in regions if is_struck(table, seat, bomb, target, region)]
    theirs = [region for region in regions if table.owner[region] == rival]
    ways = {
        "without": table,
        "with": after(table, seat, paid=paid, struck=struck),
        "for nothing": after(table, seat, paid=0, struck=struck),
        "all of the nearest": after(table, seat, paid=paid, struck=theirs),
    }
    shares = {
        way: fmean(played_on(world, seat, f"{number} {time}", BOMB_MONEY) for time in range(times))
        for way, world in ways.items()
    }
    return Visit(number, progress(table, rival) - progress(table, seat), change, shares)


def found(args: argparse.Namespace) -> Iterator[Visit]:
    for number in range(args.first, args.first + args.matches):
        if some := list(visits(f"bombs {number}", args.seats)):
            table, seat = some[chance(number).below(len(some))]
            yield visited(number, table, seat, args.times)


def told(group: str, visits: list[Visit]) -> Iterator[str]:
    without = by_deal((visit.match, visit.shares["without"]) for visit in visits)
    yield f"{group}, {len(visits)} visits: {without} without a bomb"
    for way in WAYS:
        gain = by_deal((visit.match, visit.shares[way] - visit.shares["without"]) for visit in visits)
        yield f"  {way}: {gain.mean:+.3f} ± {gain.margin:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("matches", type=int, nargs="?", default=20)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--times", type=int, default=8, help="how often each way is played")
    parser.add_argument("--seats", type=int, default=4)
    visits = list(found(parser.parse_args()))
    for group, belongs in GROUPS.items():
        if own := [visit for visit in visits if belongs(visit)]:
            print(*told(group, own), sep="\n")


if __name__ == "__main__":
    main()
