"""What the reasons of Master of Rules say, found out a second way: by dealing the rest many times."""

from typing import Any

from maestri import Rng
from maestri.core.playout import random_step
from maestri.core.rng import seeded
from tests.coach.truth.case import Case

TRIES = 6


def outcomes(case: Case, rule: str) -> set[bool]:
    """Whether a rule in front of the seat was done, in some random ends of the deal by its view."""
    rng = seeded(f"{case.match.seed} {case.match.ply} {case.move}")
    return {done for _ in range(TRIES) for done in one_end(case, rule, rng)}


def one_end(case: Case, rule: str, rng: Rng) -> list[bool]:
    game = case.match.game
    state = game.imagine(case.match.view(case.seat), rng)
    log: list[Any] = []
    state.listen(log)
    state.play(case.seat, game.read(case.move), rng)
    while not judged(log, case.seat) and random_step(state, rng):
        pass
    return [event.done for event in judged(log, case.seat) if event.tag == f"{rule}-judged"]


def judged(log: list[Any], seat: int) -> list[Any]:
    return [event for event in log if event.tag.endswith("-judged") and event.seat == seat]


def alike(card: str, others: list[str]) -> int:
    return sum(card[0] == other[0] or card[1:] == other[1:] for other in others)


TRUE = {
    "because-rule-done": lambda case: outcomes(case, case.move) <= {True},
    "because-rule-possible": lambda case: case.facts.rule == case.move,
    "because-rule-lost": lambda case: outcomes(case, case.move) <= {False},
    "because-number-done": lambda case: outcomes(case, case.player.rule) <= {True},
    "because-number-possible": lambda case: case.facts.rule == case.player.rule,
    "because-number-lost": lambda case: outcomes(case, case.player.rule) <= {False},
    "because-open": lambda case: 0 <= case.facts.count <= case.facts.of == len(case.player.rules),
    "because-new": lambda case: case.move[1:] not in case.player.rules,
    "because-second": lambda case: case.player.rules.count(case.move[1:]) == case.facts.count > 0,
    "because-alike": lambda case: alike(case.move[1:], case.player.numbers) == case.facts.count > 0,
    "because-unlike": lambda case: alike(case.move[1:], case.player.numbers) == 0,
}
