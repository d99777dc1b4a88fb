"""Bots for Master Labyrinth."""

from maestri.bots.kit import Kit
from maestri.bots.master_labyrinth.policy import Explorer
from maestri.bots.master_labyrinth.strategist import Strategist

KIT = Kit(
    novice=lambda: Explorer(whim=4.0, turns_spare=False),
    regular=lambda: Explorer(whim=0.3, wary=True, plans=True),
    roll_out=lambda: Strategist(wary=True, horizon=0),
    simulations=1000,
    grand_simulations=12000,
    grand_seats=(2,),
    daring=3.0,
    sharpness=0.5,
)
