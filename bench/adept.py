"""What an adept of Duel of Magicians goes by, learned anew: what searches choose, and how hands end.

python bench/adept.py traits FILE [--seats N …] [--minutes M] [--jobs J] [--simulations N] [--seed S]
python bench/adept.py prospects FILE [--hands N] [--jobs J] [--seed S]

`traits` lets searches look at positions of matches among bots of several kinds, and fits an adept's traits so
that whoever plays what looks best to him gives away as little as he can of what they found moves to be worth.
`prospects` fits what each card in hand and the turn promise, by how hands of adepts ended. Both write JSON in
the order of `maestri.bots.duel_of_magicians.traits`, go on from what is there, and need NumPy.

The traits that are shipped are the second that were learned so, in 225 seconds on 16 cores. The first came
from 15,000 positions of searches that played on by `BY_EXPERIENCE`, with two players.
"""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maestri import game_called, seeded
from maestri.bots.duel_of_magicians import KIT, adept, prospects
from maestri.bots.duel_of_magicians.adept import Adept
from maestri.bots.duel_of_magicians.policy import LAST_CARD, Duellist, packed
from maestri.bots.duel_of_magicians.traits import BY_EXPERIENCE, BY_REASONING
from maestri.bots.search import Search
from maestri.games.duel_of_magicians.cards import by_kind
from maestri.games.duel_of_magicians.material import COPIES
from maestri.games.duel_of_magicians.state import Duel

Rows = NDArray[np.float32]
GAME = game_called("duel-of-magicians")
LOOKED = 30  # of a hundred decisions of those who play at a glance are looked at as well
TRIED_LITTLE, DOUBT = 5.0, 0.006  # a move that was tried little is thought to be this much worse than usual
STEPS, PACE, REGRET, LIKENESS, STAY = 500, 0.04, 150.0, 0.15, 1e-5
EVERY = 9  # of so many positions of a hand, one is kept


class Seen(NamedTuple):
    """Moves of many positions: what each adds to a trait, visits and worth; and how many a position has."""

    features: Rows
    visits: Rows
    worth: Rows
    moves: NDArray[np.int64]


def with_traits(traits: list[float]) -> Adept:
    policy = Adept()
    policy.traits = packed(traits)
    return policy


PLACES = range(adept.TRAITS)
BASIS = [with_traits([float(place == one) for place in PLACES]) for one in (-1, *PLACES)]


def features(state: Duel, seat: int) -> Rows | None:
    """By how much each move's score grows with each trait; nothing where the last card can be played."""
    scores = [list(one.judged(state, seat, state.moves(seat), seeded("basis"))) for one in BASIS]
    columns = np.array(scores, np.float32).T
    return None if columns[:, 0].max() >= LAST_CARD else columns[:, 1:] - columns[:, :1]


def looked_at(job: tuple[int, float, int, str]) -> Seen:
    """What searches made of the positions of some matches."""
    seats, seconds, simulations, seed = job
    found: list[tuple[Rows, list[tuple[int, float]]]] = []
    dice, deal, end = seeded(seed), 0, time.monotonic() + seconds
    kinds = (Duellist(BY_REASONING), Duellist(BY_EXPERIENCE, whim=3.0), None, None)
    while time.monotonic() < end:
        deal += 1
        rng = seeded(f"{seed}/{deal}")
        state = GAME.start(seats, GAME.settled({}), rng)
        players = [kinds[dice.below(len(kinds))] for _ in range(seats)]
        while (mover := state.to_move()) and time.monotonic() < end:
            seat, player = mover[0], players[mover[0]]
            moves = state.moves(seat)
            if len(moves) > 1 and (player is None or dice.below(100) < LOOKED):
                search = Search(KIT.roll_out(), state.copy(), seat, seats, rng, KIT.daring, KIT.sharpness)
                search.run(simulations, 60.0)
                ranked = {each.move: (each.visits, each.worth) for each in search.ranking(moves)}
                if (rows := features(state, seat)) is not None:
                    found.append((rows, [ranked[move] for move in moves]))
                choice = max(moves, key=lambda move: ranked[move])
            else:
                choice = moves[0]
            if player is not None:
                choice = player.picked(state, seat, moves, rng)
            state.play(seat, choice, rng)
    table = np.array([each for _, ranking in found for each in ranking], np.float32)
    sizes = np.array([len(rows) for rows, _ in found])
    return Seen(np.concatenate([rows for rows, _ in found]), table[:, 0], table[:, 1], sizes)


def fitted(seen: Seen, start: Rows) -> tuple[Rows, float]:
    """The traits that give away least, and what that is on the mean, in positions that were left out."""
    ends = np.concatenate([[0], np.cumsum(seen.moves)[:-1]])
    place = np.repeat(np.arange(len(seen.moves)), seen.moves)

    def each(how: np.ufunc, row: Rows) -> Rows:
        return np.asarray(how.reduceat(row, ends)[place])

    tried = each(np.add, seen.visits)
    usual = each(np.add, seen.visits * seen.worth) / tried
    worth = (seen.visits * seen.worth + TRIED_LITTLE * (usual - DOUBT)) / (seen.visits + TRIED_LITTLE)
    given_away, shares = each(np.maximum, worth) - worth, seen.visits / tried
    left_out = place % 5 == 0
    weight = (~left_out / (~left_out).sum()).astype(np.float32) * len(place) / len(seen.moves)
    traits, mean, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, STEPS + 1):
        scores = seen.features @ traits
        chances = np.exp(scores - each(np.maximum, scores))
        chances /= each(np.add, chances)
        regret = chances * (given_away - each(np.add, chances * given_away))
        slope = REGRET * (weight * regret) + LIKENESS * (weight * (chances - shares))
        slope = seen.features.T @ slope + STAY * (traits - start)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = PACE if step < 0.6 * STEPS else 0.25 * PACE
        traits = traits - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    scores = seen.features @ traits
    chosen = (scores >= each(np.maximum, scores) - 1e-5) & left_out
    return traits, float(given_away[chosen].mean())


def told(state: Duel) -> list[list[float]]:
    """What the prospects of each seat are made of."""
    late, rows = state.pile.size == 0, []
    for seat, player in enumerate(state.players):
        row = [0.0] * (prospects.TO_MOVE + 2 * prospects.MOVER)
        kinds = late * (prospects.TO_MOVE // 2)
        row[kinds : kinds + prospects.TO_MOVE // 2] = map(float, by_kind(player.hand.counts))
        mover = prospects.TO_MOVE + late * prospects.MOVER
        if seat == state.turn and state.is_opening():
            row[mover + prospects.OPENING] = 1.0
        elif seat == state.turn:
            row[mover] = 1.0
            row[mover + prospects.A_POINT] = float(min(prospects.HIGH, state.total))
            row[mover + prospects.A_CARD] = float(state.round_size())
        rows.append(row)
    return rows


def hands(job: tuple[int, int, str]) -> tuple[Rows, Rows]:
    """What was told of positions, beside the mean of their seats, and the points that came after them."""
    seats, many, seed = job
    rows, points, player = list[Any](), list[Any](), Adept(whim=0.3)
    for deal in range(many):
        rng, kept = seeded(f"{seed}/{seats}/{deal}"), list[tuple[list[list[float]], list[int]]]()
        state, ply = GAME.start(seats, GAME.settled({"hands": 1}), rng), deal
        while mover := state.to_move():
            ply += 1
            if ply % EVERY == 0:
                kept.append((told(state), [len(each.front) for each in state.players]))
            state.play(mover[0], player.picked(state, mover[0], state.moves(mover[0]), rng), rng)
        ended = [int(each.total_points()) for each in state.players]
        rows += [told_then for told_then, _ in kept]
        points += [[end - front for end, front in zip(ended, fronts, strict=True)] for _, fronts in kept]
    made, came = np.array(rows, np.float32), np.array(points, np.float32)
    return (
        (made - made.mean(1, keepdims=True)).reshape(-1, made.shape[2]),
        (came - came.mean(1, keepdims=True)).ravel(),
    )


def learn_traits(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    seconds = 60 * args.minutes / len(args.seats)
    jobs = [
        (seats, seconds, args.simulations, f"{args.seed}/{seats}/{job}")
        for seats in args.seats
        for job in range(args.jobs)
    ]
    parts = list(pool.map(looked_at, jobs))
    seen = Seen(*(np.concatenate(part) for part in zip(*parts, strict=True)))
    traits, left = fitted(seen, np.array(list(Adept().traits), np.float32))
    print(f"{len(seen.moves)} positions; given away in those left out: {left:.5f} a decision")
    args.file.write_text(json.dumps([round(float(trait), 1) for trait in traits]) + "\n")


def learn_prospects(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    rows = []
    for seats in GAME.seats:
        many = args.hands // seats // args.jobs
        parts = list(pool.map(hands, [(seats, many, f"{args.seed}/{job}") for job in range(args.jobs)]))
        made, came = (np.concatenate(part) for part in zip(*parts, strict=True))
        worth = np.linalg.lstsq(made.T @ made + 0.01 * np.eye(made.shape[1]), made.T @ came, rcond=None)[0]
        kinds = len(COPIES)
        worth[:kinds] -= np.average(worth[:kinds], weights=COPIES)  # all have six cards while the pile lasts
        left = float((came - made @ worth).var() / came.var())
        print(f"{seats} players: {len(came) // seats} positions, {left:.2f} of the variance is left")
        rows.append([round(float(each), 2) for each in worth])
    args.file.write_text(json.dumps(rows) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    verbs = parser.add_subparsers(required=True)
    for name, learns in (("traits", learn_traits), ("prospects", learn_prospects)):
        verb = verbs.add_parser(name)
        verb.add_argument("file", type=Path)
        verb.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        verb.add_argument("--seed", default="adept")
        verb.set_defaults(learns=learns)
        if name == "traits":
            verb.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4, 6])
            verb.add_argument("--minutes", type=float, default=4.0)
            verb.add_argument("--simulations", type=int, default=1500)
        else:
            verb.add_argument("--hands", type=int, default=160_000)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        args.learns(args, pool)


if __name__ == "__main__":
    main()
