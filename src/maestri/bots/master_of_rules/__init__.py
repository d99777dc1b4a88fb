"""Bots for Master of Rules."""

from maestri.bots.kit import Kit
from maestri.bots.master_of_rules.champion import Champion
from maestri.bots.master_of_rules.policy import Beginner, Judge
from maestri.games.master_of_rules.events import Dealt, FirstPlayerPassed

KIT = Kit(
    novice=Beginner,
    regular=lambda: Judge(samples=60),
    roll_out=lambda: Champion(samples=1, whim=0.2, deals=1, closer=16),
    simulations=600,
    daring=5.0,
    sharpness=6.0,
    since=(Dealt, FirstPlayerPassed),
    tables=64,
)
