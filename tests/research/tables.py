"""The tables that the tests of others are let loose on: every game, every number of seats."""

import pytest

from maestri import Game, all_games

TABLES = [(game, seats) for game in all_games() for seats in game.seats]
SMALL = [(game, game.seats.start) for game in all_games()]


def table_name(value: object) -> str:
    return value.key if isinstance(value, Game) else str(value)


small_tables = pytest.mark.parametrize(("game", "seats"), SMALL, ids=table_name)
all_tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
