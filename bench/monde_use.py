"""What is played for in Maître du Monde: use of every card, attacks answered, resolutions, ways of winning.

python bench/monde_use.py [MATCHES] [BOT …] [DECK.json]    four seats; bots sit in turn, `regular` by default
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

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


def main(args: list[str]) -> None:
    many = int(args[0]) if args else 40
    decks = [Path(arg).read_text(encoding="utf-8") for arg in args[1:] if arg.endswith(".json")]
    bots = [arg for arg in args[1:] if not arg.endswith(".json")] or ["regular"]
    total: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    turns = []
    for number in range(many):
        match = played(number, bots, decks[0] if decks else None)
        found = tally(match.events)
        total += found
        seen.update(found.keys())
        reasons[match.result.reason if match.result else "unfinished"] += 1
        turns.append(match.view(None).turns)
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
    main(sys.argv[1:])
