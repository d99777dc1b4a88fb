"""What is found out once for many questions about Maître du Monde is what each question would find out."""

from itertools import product

import pytest

from maestri import Match
from maestri.bots.audit import choice
from maestri.bots.levels import NOVICE, bot_of
from maestri.bots.maitre_du_monde.worth import LAPS_OF, laps_in, laps_left, mean_laps, turns_left
from maestri.games.maitre_du_monde.holdings import held, share
from maestri.games.maitre_du_monde.material import DESTROYED, FAMILIES, STOCK
from maestri.games.maitre_du_monde.state import World
from tests.maitre_du_monde.worlds import world


def test_everybodys_cards_of_a_family_are_those_that_each_one_has() -> None:
    match = Match("maitre-du-monde", 4, "held")
    bot = bot_of(match.game, NOVICE)
    for _ in range(300):
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
        table = match.state
        assert isinstance(table, World)
        for family, owner in product(range(len(FAMILIES)), (DESTROYED, STOCK, *range(4))):
            assert share(held(table, family), owner) == table.count(owner, family)


@pytest.mark.parametrize("square", [0, 5, 23])
def test_laps_that_were_kept_are_those_of_the_turns_asked_for(square: int) -> None:
    for turns in (3.0, 3.0, 3.5, 12.0, 3.0):
        assert laps_in(turns, square, 24) == mean_laps(turns, square, 24)


def test_who_thinks_in_another_thread_keeps_the_laps_that_he_has() -> None:
    laps_in(3.0, 5, 24)
    had = LAPS_OF[0]
    laps_in(12.0, 5, 24)
    assert had.left(5) == mean_laps(3.0, 5, 24)
    assert had.left(7) == mean_laps(3.0, 7, 24)


def test_who_misses_a_turn_has_one_less_to_pass_omc_in() -> None:
    table = world("A: @20 | B: @20 | C: @20").state
    assert isinstance(table, World)
    table.players[1].strikes = 1
    left = turns_left(table)
    assert laps_left(table, 0, left) == laps_left(table, 2, left) == mean_laps(left, 20, table.box.squares)
    assert laps_left(table, 1, left) == mean_laps(left - 1.0, 20, table.box.squares)
