"""What is played for in Maître du Monde: use of every card, attacks answered, resolutions, ways of winning.

python bench/monde_use.py [MATCHES] [BOT …] [DECK.json] [--minutes M] [--jobs J]

Four seats; bots sit in turn, `regular` by default. What is half played when the time is up does not count.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import TimeoutError, get_context
from pathlib import Path
from typing import Any, NamedTuple

from maestri import Match
from maestri.arena.contender import contender
from maestri.core.event import Event
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.cards import CARDS, FIRST_CARD, MASTERS
from maestri.games.maitre_du_monde.encounters import Adopted, Attacked, CombatEnded, Played, Submitted, Vetoed
from maestri.games.maitre_du_monde.events import Bought, Eliminated, Exploded, Used
from maestri.games.maitre_du_monde.material import DECKS

SEATS = 4
COMBATS = ("attacked", "attacks answered", "answers", "attacks won", "attacks lost")
DEEDS = (*COMBATS, "adopted", "vetoed", "eliminated")


def played(number: int, bots: list[str], deck: str | None) -> Match[Any]:
    match: Match[Any] = Match(GAME, SEATS, f"use {number}", {"deck": deck})
    players = [contender(GAME, bots[(seat + number) % len(bots)]) for seat in range(SEATS)]
    while match.to_move and match.ply < 6000:
        seat = match.to_move[0]
        match.play(seat, players[seat](match, seat))
    return match


def tally(events: list[Event]) -> Counter[str]:
    """How often each thing was done."""
    found: Counter[str] = Counter()
    for event in events:
        match event:
            case Submitted() | Used():
                found[event.card] += 1
            case Played():
                found["answers" if event.against else "openings"] += 1
                found[event.card] += 1
            case Bought() if event.item in MASTERS:
                found[f"buy {event.item}"] += 1
            case Exploded():
                found[f"{event.bomb} bomb"] += 1
            case CombatEnded():
                found["attacks lost" if not event.taken else "attacks won"] += 1
            case Vetoed():
                found["vetoed"] += 1
                found["veto"] += 1
            case Attacked() | Adopted() | Eliminated():
                found[event.tag] += 1
    found["attacks answered"] = answered(events)
    return found


def answered(events: list[Event]) -> int:
    """How many attacks met a card of the defender's."""
    attacks = 0
    waiting = False
    for event in events:
        if isinstance(event, Attacked):
            waiting, defender = True, event.defender
        elif waiting and isinstance(event, Played) and event.seat == defender:
            waiting = False
            attacks += 1
    return attacks


class Seen(NamedTuple):
    """What was done in a match, why it ended, and after how many turns."""

    found: Counter[str]
    reason: str
    turns: int


def seen_in(job: tuple[int, list[str], str | None]) -> Seen:
    match = played(*job)
    reason = match.result.reason if match.result else "unfinished"
    return Seen(tally(match.events), reason, match.view(None).turns)


def within(args: argparse.Namespace, bots: list[str], deck: str | None) -> Iterator[Seen]:
    """Matches as they end, until all are played or the time is up."""
    end = time.monotonic() + 60 * args.minutes
    with get_context("spawn").Pool(args.jobs) as pool:
        found = pool.imap_unordered(seen_in, [(number, bots, deck) for number in range(args.matches)])
        while (left := end - time.monotonic()) > 0:
            try:
                yield found.next(timeout=left)
            except (StopIteration, TimeoutError):
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("matches", type=int, nargs="?", default=40)
    parser.add_argument("bots", nargs="*", metavar="BOT")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    decks = [Path(arg).read_text(encoding="utf-8") for arg in args.bots if arg.endswith(".json")]
    bots = [arg for arg in args.bots if not arg.endswith(".json")] or ["regular"]
    total: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    turns = []
    for match in within(args, bots, decks[0] if decks else None):
        total += match.found
        seen.update(match.found.keys())
        reasons[match.reason] += 1
        turns.append(match.turns)
    many = len(turns)
    if not many:
        sys.exit("No match ended within the time.")
    print(f"{many} matches of {', '.join(bots)}; won by {dict(reasons)}; turns {sorted(turns)[many // 2]}")
    print(f"attacks answered: {total['attacks answered'] / max(1, total['attacked']):.0%}")
    for key in DEEDS:
        print(f"{key:24} {total[key] / many:.2f} a match")
    print("used in so many of a hundred matches:")
    for number, deck in enumerate(DECKS):
        cards = CARDS[FIRST_CARD[number] : FIRST_CARD[number + 1]]
        print(deck, {card: round(100 * seen[card] / many) for card in cards})
    rare = [card for card in CARDS if seen[card] < many / 5]
    print(f"used in less than one match of five: {', '.join(rare) or 'none'}")
    print("bought", {master: total[f"buy {master}"] for master in MASTERS})
    print("bombs", {bomb: total[f"{bomb} bomb"] for bomb in ("atomic", "chemical")})


if __name__ == "__main__":
    main()
