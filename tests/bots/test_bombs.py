"""Bots of Maître du Monde use bombs where these change much, and buy them where they cost nothing (MM-33)."""

from typing import Any

import pytest

from maestri import Match
from maestri.bots import Choose
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of, master_of
from maestri.bots.maitre_du_monde.bombs import buying, using
from maestri.games.maitre_du_monde.cards import ATOMIC, SCIENTIST
from maestri.games.maitre_du_monde.state import World
from tests.maitre_du_monde.worlds import play, world

LEADER = "gulf iran russia china japan east-coast vietnam pakistan argentina india brazil eu"
"""Four majorities that all hang on Asia."""
LEVELS = pytest.mark.parametrize("level", ["regular", "master"])


def bot(match: Match[Any], level: str) -> Choose:
    """The bot of a level; a master thinks only a little here."""
    return bot_of(match.game, REGULAR) if level == "regular" else master_of(match.game, 200, 60.0)


@LEVELS
def test_a_bomb_goes_off_where_the_leader_is_strong(level: str) -> None:
    match = world(f"A: atomic alaska | B: 15000 {LEADER} | C")
    assert choice(match, 0, bot(match, level)) == "bomb atomic"
    play(match, "A bomb atomic")
    assert choice(match, 0, bot(match, level)) == "continent asia"


def test_a_rich_player_buys_a_scientist_and_then_the_bomb() -> None:
    match = world(f"A: 40000 alaska @5 | B: {LEADER} | C", dice="1 1", turn_limit=80)
    play(match, "A die 1")
    for bought in ("buy scientist", "buy atomic"):
        assert choice(match, 0, bot(match, "regular")) == bought
        play(match, f"A {bought}")


def test_in_the_race_for_three_works_nobody_pays_for_a_bomb() -> None:
    def wish(money: int, turn_limit: int | None) -> float:
        table = world(f"A: {money} alaska | B: 15000 {LEADER} | C", turn_limit=turn_limit).state
        assert isinstance(table, World)
        return buying(table, 0, SCIENTIST, spare=10000)

    assert wish(14000, None) < 0 > wish(16000, None)
    assert wish(14000, 80) > 0 < wish(16000, 80)


def test_a_bomb_that_is_paid_for_goes_off_though_it_destroys_less_than_it_cost() -> None:
    def wish(turn_limit: int | None) -> float:
        table = world("A: atomic alaska | B: 15000 russia siberia eu | C", turn_limit=turn_limit).state
        assert isinstance(table, World)
        return using(table, 0, ATOMIC)

    assert wish(24) < 0 < wish(None)


@LEVELS
def test_nobody_bombs_where_there_is_little_to_destroy(level: str) -> None:
    match = world("A: atomic alaska | B: china | C: japan")
    assert choice(match, 0, bot(match, level)) != "bomb atomic"


def test_a_chemical_bomb_spares_the_family_of_its_owner() -> None:
    oil, gold = "gulf iran russia texas", "alaska greenland andes australia"
    match = world(f"A: chemical {oil} | B: {gold} | C")
    play(match, "A bomb chemical")
    assert choice(match, 0, bot(match, "regular")) == "family gold"
