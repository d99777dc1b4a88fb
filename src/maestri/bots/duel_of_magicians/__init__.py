"""Bots for Duel of Magicians."""

from maestri.bots.duel_of_magicians.policy import TRAITS, Beginner, Duellist
from maestri.bots.kit import Kit

KIT = Kit(
    novice=Beginner,
    regular=lambda: Duellist(TRAITS),
    roll_out=lambda: Duellist(TRAITS, whim=1.0),
    simulations=6000,
    daring=0.7,
)
