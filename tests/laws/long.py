"""The laws on many random matches, by all cores there are: python -m tests.laws.long GAME MATCHES [SEED]"""

import os
import sys
import time
from functools import partial
from multiprocessing import Pool

from maestri import AnyGame, Rng, game_called, seeded
from maestri.core.option import Option, Value
from tests.laws.tables import FEW, Table
from tests.laws.test_laws import look_closely


def look_at(key: str, seed: str, number: int) -> None:
    """One match: its seats, options and chance all follow from the number."""
    game, rng = game_called(key), seeded(f"long {seed} {number}")
    seats = game.seats[rng.below(len(game.seats))]
    table = Table(game, seats, options_of(game, rng), rng.word())
    try:
        look_closely(table, 1 + rng.below(2**16))
    except Exception as error:
        raise AssertionError(repr(table)) from error


def options_of(game: AnyGame, rng: Rng) -> dict[str, Value]:
    drawn = {option.key: any_of(option, rng) for option in game.options}
    return {**drawn, **game.brief_options}


def any_of(option: Option, rng: Rng) -> Value:
    values: list[Value] = [option.default, *option.choices[:FEW]]
    return values[rng.below(len(values))]


def main(key: str, matches: str, seed: str = "laws") -> None:
    began = time.monotonic()
    with Pool() as pool:
        for _ in pool.imap_unordered(partial(look_at, key, seed), range(int(matches)), chunksize=8):
            pass
    print(
        f"{key}: {matches} matches keep the laws ({time.monotonic() - began:.0f} s, {os.cpu_count()} cores)"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
