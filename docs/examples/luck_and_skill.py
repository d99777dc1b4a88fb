"""How much of a result is luck, and how much is skill: a small study of every game.

    python docs/examples/luck_and_skill.py --deals 200 --plays 10

The deal: the same deals are played many times by players who are all alike; what part of the differences
between results lies between deals (an intraclass correlation). The edge: what share a `regular` wins alone
among `novice`, or among players at random, and how many matches it takes to tell that from chance, nineteen
times in twenty. The same figures come out again.
"""

import argparse
from collections.abc import Sequence
from math import ceil
from statistics import fmean, variance

import maestri
from maestri.bots.kit import kit_of
from maestri.bots.policy import Policy
from maestri.bots.stepper import Whoever
from maestri.core.state import State

CERTAIN = 1.96


def played(state: State, players: Sequence[Policy], rng: maestri.Rng) -> list[float]:
    """The share of the victory that each seat has in the end. Players imagine what they can't see."""
    while awaited := state.to_move():
        seat = awaited[0]
        imagined = state.copy()
        imagined.redeal(seat, rng)
        state.play(seat, players[seat].pick(imagined, seat, state.moves(seat), rng), rng)
    result = state.result()
    assert result is not None
    return [(seat in result.winners) / len(result.winners) for seat in range(len(players))]


def dealt(game: maestri.AnyGame, seats: int, name: str) -> State:
    options = game.settled(game.brief_options)
    state: State = game.start(seats, options, maestri.seeded(name))
    return state


def part_of_the_deal(game: maestri.AnyGame, seats: int, deals: int, plays: int) -> float:
    """What part of the differences between results lies between deals; 0 where the deal decides nothing."""
    players = [kit_of(game).regular()] * seats
    results = []
    for deal in range(deals):
        state = dealt(game, seats, f"deal {deal}")
        chances = [maestri.seeded(f"play {deal}/{number}") for number in range(plays)]
        results.append([played(state.copy(), players, rng)[0] for rng in chances])
    within = fmean(variance(each) for each in results)
    between = max(0.0, variance([fmean(each) for each in results]) - within / plays)
    return between / (between + within)


def edge(game: maestri.AnyGame, seats: int, field: Policy, matches: int) -> float:
    """The share that a regular wins alone among the field, in every seat as often."""
    won = []
    for number in range(matches):
        players, own = [field] * seats, number % seats
        players[own] = kit_of(game).regular()
        rng = maestri.seeded(f"edge {number}")
        won.append(played(dealt(game, seats, f"edge deal {number // seats}"), players, rng)[own])
    return fmean(won)


def matches_to_tell(share: float, chance: float) -> int | None:
    """How many matches it takes until the share lies outside of what chance does; None: nothing to tell."""
    if share <= chance:
        return None
    return ceil(CERTAIN**2 * share * (1 - share) / (share - chance) ** 2) or 1


def main(argv: list[str] | None = None) -> dict[str, tuple[float, float, float]]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--plays", type=int, default=10, help="of each deal")
    parser.add_argument("--matches", type=int, default=1000, help="for the edge")
    parser.add_argument("--game", action="append", help="only these")
    args = parser.parse_args(argv)
    print(
        "| game | seats | the deal | edge on `novice` | matches to tell | edge on random | matches to tell |"
    )
    print("|---|---|---|---|---|---|---|")
    found = {}
    for game in maestri.all_games():
        if args.game and game.key not in args.game:
            continue
        seats = game.seats.start
        deal = part_of_the_deal(game, seats, args.deals, args.plays)
        edges = [edge(game, seats, field, args.matches) for field in (kit_of(game).novice(), Whoever())]
        cells = [f"{share:.2f} | {matches_to_tell(share, 1 / seats)}" for share in edges]
        print(f"| {game.key} | {seats} | {deal:.2f} | {' | '.join(cells)} |", flush=True)
        found[game.key] = (deal, *edges)
    return found


if __name__ == "__main__":
    main()
