"""Bots for Maître du Monde."""

from maestri.bots.kit import Kit
from maestri.bots.maitre_du_monde.newcomer import Newcomer
from maestri.bots.maitre_du_monde.policy import Statesman

KIT = Kit(
    novice=lambda: Newcomer(whim=2.0),
    regular=Statesman,
    roll_out=lambda: Statesman(whim=0.3, horizon=25),
    simulations=700,
    daring=4.0,
    sharpness=1.0,
)
