"""Scenes that few matches come to: tables that stand where a golden match stood. See `tour.py`."""

from collections.abc import Iterator

from tests.web.people import Person, dealt
from tests.web.rare import LIVE, Golden

SCENES = {
    "maitre-du-monde-answers": ("maitre-du-monde/6-players-war-and-trade", 268),
    "maitre-du-monde-offers": ("maitre-du-monde/6-players-war-and-trade", 271),
    "maitre-du-monde-distress": ("maitre-du-monde/4-players-war", 189),
    "master-labyrinth-duel": ("master-labyrinth/2-players", 33),
    "master-of-rules-support": ("master-of-rules/zman-4-players", 30),
    "master-of-rules-bracket": ("master-of-rules/zman-5-players", 157),
}
PLIES = "**/api/tables/*/plies?*"
"""What was missed of the match that the house has is none of the golden one."""


def visit_golden(person: Person) -> Iterator[str]:
    """A chain of answers and its offers, distress, a duel with its die, a rule that leans on another."""
    for name, (golden, ply) in SCENES.items():
        standing = stand(person, golden, ply)
        yield name
        standing.over = True
    person.go("#settings")


def stand(person: Person, golden: str, ply: int) -> Golden:
    """At a table where a golden match stands."""
    standing = Golden()
    person.page.route_web_socket(LIVE, standing)
    person.page.route(PLIES, lambda told: told.fallback() if standing.over else told.fulfill(json=[]))
    game, match = golden.split("/")
    table = dealt([person], game, bots=int(match.removeprefix("zman-")[0]) - 1)
    standing.show(golden, ply)
    person.go(f"#table={table}")
    person.see("line")
    return standing
