"""Bots for Maître du Monde."""

from maestri.bots.kit import Kit
from maestri.bots.maitre_du_monde.newcomer import Newcomer
from maestri.bots.maitre_du_monde.policy import Statesman
from maestri.bots.maitre_du_monde.veteran import Veteran

KIT = Kit(
    novice=lambda: Newcomer(whim=2.0),
    regular=Statesman,
    roll_out=lambda: Veteran(whim=0.3, horizon=25),
    simulations=1900,
    daring=4.0,
    sharpness=1.0,
)
