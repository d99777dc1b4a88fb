"""The reason of a refused move is true: its facts fit the position, found out a second way."""

from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings

from maestri import AnyGame, Match, Rng
from maestri.core.game import EVERYTHING
from tests.laws.tables import Table, random_play, tables
from tests.laws.test_laws import examples, for_every_game
from tests.laws.truth.case import Case

SAMPLE = 25
"""Refusals that are looked into at a moment, for each seat."""


@for_every_game
def test_the_reason_of_a_refusal_is_true(game: AnyGame, request: pytest.FixtureRequest) -> None:
    seen = reasons_are_true(game, examples(40, 40, request.config))
    assert sum(seen.values()) > 2000
    assert len(seen) >= 6


def reasons_are_true(game: AnyGame, many: settings) -> Counter[str]:
    """Plays random matches and looks into refusals at some moments; how often each rule forbade something."""
    seen: Counter[str] = Counter()

    @many
    @given(tables(game))
    def law(table: Table) -> None:
        match, chooser = table.match(), table.chooser()
        for _ in random_play(match, table.chooser()):
            if chooser.below(9) == 0:
                seen.update(looked_into(match, chooser))
        seen.update(looked_into(match, chooser))

    law()
    return seen


def looked_into(match: Match[Any], chooser: Rng) -> list[str]:
    """The rules of the refusals that were looked into."""
    true = import_module(f"tests.laws.truth.{match.game.key.replace('-', '_')}").TRUE
    view = match.game.view(match.state, EVERYTHING)
    found = []
    for seat in range(match.seats):
        for move in {chooser.below(match.game.size) for _ in range(SAMPLE)}:
            rule = match.state.refusal(seat, move)
            if rule:
                case = Case(view, seat, match.game.write(move), match.game.why(match.state, seat, move))
                assert true[rule](case), (rule, match.game.write(move), case.facts)
                found.append(rule)
    return found
