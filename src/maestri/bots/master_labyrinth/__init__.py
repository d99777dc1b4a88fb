"""Bots for Master Labyrinth."""

from maestri.bots.kit import Kit
from maestri.bots.master_labyrinth.policy import Explorer

KIT = Kit(
    novice=lambda: Explorer(whim=4.0, turns_spare=False),
    regular=lambda: Explorer(wary=True),
    roll_out=lambda: Explorer(whim=0.5, horizon=12),
    simulations=800,
    daring=0.3,
    sharpness=0.5,
)
