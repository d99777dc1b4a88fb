"""Whether planted mistakes are found: python bench/planted.py GAME MATCHES [--seats N] [--stake S] …

In a match among masters one move is replaced by its worst, at the first decision from a random ply on where
that is a mistake beyond doubt: worse than the best by at least `stake` of a victory, by positions that had no
say in which is the worst, and to a master who thinks longer than usual. Found means that of all that the
review calls mistakes of that seat this one loses most. What is called larger is measured again, with many
more samples.
"""

import argparse
from typing import Any, NamedTuple

from maestri import Match, game_called
from maestri.bots.audit import choice
from maestri.bots.levels import master_of
from maestri.coach.judging import Judge
from maestri.coach.review import Review, reviewed
from maestri.coach.values import Values
from maestri.core.record import Record, seat_and_move
from maestri.core.rng import seeded

NO_HURRY = 600.0
SURE = 400
"""Samples that settle what is a mistake."""
SHORT = {"hands": 2, "turn_limit": 20}


class Planted(NamedTuple):
    record: Record
    ply: int
    lost: float
    """By the samples that settled it."""


Loss = tuple[str, float]
"""A move, and what it loses."""


def planted(args: argparse.Namespace, number: int) -> Planted | None:
    """A match with one mistake in it."""
    seed = f"planted {args.seed} {number}"
    match = Match(args.game, args.seats, seed, options(args.game))
    bot = master_of(match.game, args.simulations, NO_HURRY)
    first, ply, lost = seeded(seed).below(args.until), 0, 0.0
    while match.to_move:
        seat = match.to_move[0]
        worse = worst(match, seat, args) if not ply and match.ply >= first else None
        match.play(seat, worse[0] if worse else choice(match, seat, bot))
        if worse:
            ply, lost = match.ply, worse[1]
    return Planted(Record.of(match), ply, lost) if ply else None


def options(key: str) -> dict[str, Any]:
    return {each.key: SHORT[each.key] for each in game_called(key).options if each.key in SHORT}


def worst(match: Match[Any], seat: int, args: argparse.Namespace) -> Loss | None:
    """The worst move and what it loses, where that is beyond doubt."""
    view, moves = match.recall(seat), match.moves(seat)
    if len(moves) < 2:
        return None
    values = Values(match.game, match.seats)
    looks = Judge(values, 24).looks(view, moves, "planting")
    some = sorted(moves, key=lambda move: looks[move])
    some = [*some[:6], *some[-4:]] if len(some) > 10 else some
    judge = Judge(values, 16)
    found = [judge.sample(view, some, f"planting/{number}") for number in range(16)]
    worth = [sum(each[1 + place][seat] for each in found) for place in range(len(some))]
    if max(worth) - min(worth) < 16 * args.stake:
        return None
    move, best = some[worth.index(min(worth))], some[worth.index(max(worth))]
    lost, error = Judge(values, SURE).against(view, move, best, "settling")
    if lost < args.stake or lost < 4 * error:
        return None
    thoughts = master_of(match.game, 4 * (args.simulations or 700), NO_HURRY).thoughts(
        view, moves, seeded("settling")
    )
    own = next(each for each in thoughts if each.move == move)
    return (move, lost) if thoughts[0].worth - own.worth >= args.stake else None


def told(args: argparse.Namespace, case: Planted) -> bool:
    review = reviewed(case.record, samples=args.samples)
    seat = review.plies[case.ply].seat
    losses = {each.ply: each.decision for each in review.plies if each.decision and each.seat == seat}
    own = losses[case.ply]
    called = {ply: each for ply, each in losses.items() if each.is_mistake}
    most = max(called, key=lambda ply: called[ply].loss.value, default=0)
    found = most == case.ply
    print(f"  ply {case.ply}: lost {case.lost:.3f}, {own.loss}: {'found' if found else 'missed'}", flush=True)
    if not found and most:
        accused(case.record, review, most)
    return found


def accused(record: Record, review: Review, ply: int) -> None:
    """Whether the review is right about a move."""
    match = record.replay(ply - 1)
    seat, move = seat_and_move(record.moves[ply - 1])
    decision = review.plies[ply].decision
    assert decision
    view, judge = match.recall(seat), Judge(Values(match.game, match.seats), SURE)
    lost, error = judge.against(view, move, decision.best, "accused")
    found = judge.second_look(view, match.moves(seat), move, "accused")
    print(f"    instead ply {ply}, {move} for {decision.best}: {decision.loss}")
    print(f"    measured again {lost:.3f} ± {error:.3f}, by a master {found:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("matches", type=int)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--stake", type=float, default=0.1)
    parser.add_argument("--until", type=int, default=40, help="planted from some ply before this on")
    parser.add_argument("--simulations", type=int, help="of the masters; as usual by default")
    parser.add_argument("--samples", type=int)
    parser.add_argument("--seed", default="")
    args = parser.parse_args()
    found = [
        told(args, case)
        for number in range(args.first, args.first + args.matches)
        if (case := planted(args, number))
    ]
    print(f"{args.game}: {sum(found)} of {len(found)} found")


if __name__ == "__main__":
    main()
