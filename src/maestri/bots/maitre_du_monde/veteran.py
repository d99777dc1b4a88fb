# compiled with mypyc
"""One who has played Maître du Monde often, as masters think that everybody plays on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.maitre_du_monde.policy import Statesman, lacking
from maestri.bots.maitre_du_monde.traits import BY_EXPERIENCE
from maestri.bots.maitre_du_monde.worth import turns_left, worth
from maestri.bots.shares import shares_of
from maestri.core.state import State
from maestri.games.maitre_du_monde.material import COMBAT
from maestri.games.maitre_du_monde.state import World

# Between two turns, as 3,600 matches of his kind ended. Three quarters of the way to the end of a match, who
# judges as a regular does was surer than right: a guess that gives all the same chance did as well.
ARMS: Final = 1.7  # what a Combat card is worth beside its price …
DEFENCES: Final = 3  # … but the first ones keep others from attacking …
DEFENCE: Final = 2.3  # … which makes each of them worth more by so much (by trial: so attacks are answered)
LATER: Final = 1.2  # what it costs that another moves before one
READY: Final = 18.0  # to have the money for all works that are missing
SPREAD: Final = 17.0  # to stand higher by so much makes it e times as likely to win …
A_TURN: Final = 0.5  # … and by this more for every turn to come


class Veteran(Statesman):
    """Takes what is to be had now, and knows that in a race nobody is as far ahead as he looks."""

    def __init__(self, whim: float = 0.0, horizon: i64 = 2000) -> None:
        super().__init__(BY_EXPERIENCE, whim, horizon)

    def value(self, state: State, seats: i64) -> vec[float]:
        """MM-32: chances of victory. With a limit (MM-40) fortune decides, and he judges as others do."""
        assert isinstance(state, World)
        if state.over or state.turn_limit:
            return super().value(state, seats)
        standings = vec[float](capacity=seats)
        seat: i64
        for seat in range(seats):
            standings = append(standings, standing(state, seat))
        return shares_of(standings, SPREAD + A_TURN * turns_left(state))


def standing(table: World, seat: i64) -> float:
    """What a player's position is worth in the race."""
    player = table.players[seat]
    own = worth(table, seat)
    if player.out:
        return own
    later = seat - table.turn
    if later < 0:
        later += table.seats
    cards: i64 = player.sizes[COMBAT]
    own += ARMS * float(cards) + DEFENCE * float(min(cards, DEFENCES)) - LATER * float(later)
    return own + READY if player.money >= lacking(player) else own
