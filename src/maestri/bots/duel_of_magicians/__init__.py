"""Bots for Duel of Magicians."""

from maestri.bots.duel_of_magicians.adept import Adept
from maestri.bots.duel_of_magicians.policy import Beginner, Duellist
from maestri.bots.duel_of_magicians.traits import BY_REASONING
from maestri.bots.kit import Kit
from maestri.games.duel_of_magicians.events import HandDealt

KIT = Kit(
    novice=Beginner,
    regular=lambda: Duellist(BY_REASONING),
    roll_out=lambda: Adept(whim=0.3, horizon=12),
    simulations=6000,
    daring=4.0,
    sharpness=0.2,
    by_habit=(2,),
    since=(HandDealt,),
    tables=128,
)
