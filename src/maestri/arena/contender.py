"""Who plays in the arena: `random`, a level, a master with another budget or belief, `cheat`, a network."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from maestri.arena.visitors import is_checkout, visitors
from maestri.bots import Choose, rng_for_bot
from maestri.bots.audit import choice
from maestri.bots.checkpoint import read
from maestri.bots.glance import Glance, numbers
from maestri.bots.kit import Kit, kit_of, past_of
from maestri.bots.levels import (
    GRANDMASTER,
    LEVELS,
    MASTER,
    NOVICE,
    REGULAR,
    bot_of,
    level_at,
    level_called,
    master_of,
)
from maestri.bots.policy import Policy
from maestri.bots.search import Search
from maestri.coach.luck import Player, asked_again, unknown
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.refusal import Refusal
from maestri.core.rng import seeded

Contender = Callable[[Match[Any], int], str]
"""Chooses a move of a seat in a match."""
NO_HURRY = 600.0
"""Seconds a move. In the arena simulations are the measure, so that a busy machine changes nothing."""
BELIEFS = {"blind": False, "believer": True}
"""Masters who ask themselves what others may hold who played as they did, or do not."""
THINKERS = (MASTER.key, GRANDMASTER.key, *BELIEFS)
SEARCHES = (*THINKERS, "cheat")
NET = "net:"
NAMES = ("random", *(level.key for level in LEVELS), *BELIEFS, "cheat")


def contender(game: AnyGame, name: str) -> Contender:
    """The bot of a name; `master@500` makes 500 simulations a move, `../old:master` is of that checkout.

    `net:FILE` plays what the network in a file likes best, and `net:FILE@500` searches with it.
    """
    checkout, kind, simulations = checked(name)
    if kind.startswith(NET):
        return network(game, Path(kind.removeprefix(NET)), simulations)
    if checkout:
        others = visitors(checkout)
        return lambda match, seat: others.choose(name.removeprefix(f"{checkout}:"), match, seat)
    if kind == "cheat":
        return cheat(game, kit_of(game), simulations)
    bot = chooser(game, kind, simulations)
    return lambda match, seat: choice(match, seat, bot)


def chooser(game: AnyGame, kind: str, simulations: int | None) -> Choose:
    """A bot that sees what its seat sees."""
    kit = kit_of(game)
    if kind in BELIEFS:
        return master_of(game, simulations, NO_HURRY, kit._replace(believes=BELIEFS[kind]))
    if kind == MASTER.key:
        return master_of(game, simulations, NO_HURRY, kit)
    if kind == GRANDMASTER.key:
        return master_of(game, simulations or kit.grand_simulations, NO_HURRY, kit)
    return bot_of(game, None if kind == "random" else level_called(kind), kit)


def drawn(match: Match[Any], seat: int, name: str) -> list[int]:
    """What a bot that searches might as well play: its choices with other generators than the ply's."""
    checkout, kind, simulations = checked(name)
    moves = match.moves(seat)
    if checkout or len(moves) < 2 or kind not in THINKERS:
        return []
    view, past, bot = match.recall(seat), past_of(match, seat), chooser(match.game, kind, simulations)
    rngs = (seeded(f"again {match.seed} {match.ply} {number}") for number in range(asked_again(match.game)))
    return [match.game.read(bot(view, moves, rng, past)) for rng in rngs]


def player(game: AnyGame, name: str) -> Player:
    """What the bot of a name is thought to play like. Who plays at a glance plays just so: he sees nothing in
    a position that his view does not show."""
    kit = kit_of(game)
    known = {"random": lambda: Policy(whim=1.0), NOVICE.key: kit.novice, REGULAR.key: kit.regular}
    return Player(known[name](), known=True) if name in known else unknown(game)


def known_to_all(game: AnyGame, names: Iterable[str]) -> AnyGame:
    """The game by the newest rules that they all know: visitors may be of an earlier version."""
    checkouts = {checked(name)[0] for name in names} - {""}
    oldest = min([game.rules_version, *(visitors(checkout).rules(game) for checkout in checkouts)])
    return game.by_rules(oldest) or game


def network(game: AnyGame, file: Path, simulations: int | None) -> Contender:
    """A network that was taught, made ready for a table's number of seats when it first sits there."""
    checkpoint = read(file, game)

    @cache
    def bot(seats: int) -> Choose:
        policy = checkpoint.policy(game, seats)
        if simulations is None:
            return Glance(game, policy)
        kit = kit_of(game)._replace(roll_out=lambda: policy, sharpness=1.0)
        return master_of(game, simulations, NO_HURRY, kit)

    return lambda match, seat: choice(match, seat, bot(match.seats))


def checked(name: str) -> tuple[str, str, int | None]:
    """The checkout, the kind and the budget that a name gives."""
    if name.startswith(NET):
        kind, at, budget = name.partition("@")
        checkout, known, searches = "", Path(kind.removeprefix(NET)).is_file(), True
    else:
        checkout, _, rest = name.rpartition(":")
        kind, at, budget = rest.partition("@")
        searches = kind in SEARCHES
        known = kind in NAMES and (not checkout or is_checkout(checkout))
    if not known or (at and not (searches and budget.isdecimal() and 0 < int(budget) < 10**9)):
        raise Refusal("contender", name=name[:60], allowed=", ".join((*NAMES, f"{NET}FILE")))
    return checkout, kind, int(budget) if at else None


def check_at(name: str, game: AnyGame, seats: int) -> None:
    """Whether a bot of that name sits down with so many players."""
    checkout, kind, _ = checked(name)
    if kind == GRANDMASTER.key and not checkout:
        level_at(kind, game, seats)


def cheat(game: AnyGame, kit: Kit, simulations: int | None) -> Contender:
    """The master's search on the true position: it sees all cards, though not what chance brings."""

    def choose(match: Match[Any], seat: int) -> str:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        rng = rng_for_bot(match.seed, match.ply)
        state = match.state.copy()
        args = (kit.roll_out(), state, seat, match.seats, rng, kit.daring, kit.sharpness)
        search = Search(*args, see_all=True)
        search.run(simulations or kit.simulations, NO_HURRY)
        return game.write(search.ranking(numbers(game, moves))[0].move)

    return choose
