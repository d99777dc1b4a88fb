"""Plays by the interfaces of others with the Maestri that is installed: `python research.py`."""

import gymnasium
import numpy as np

import maestri
import maestri.adapters.gymnasium
from maestri.adapters import openspiel
from maestri.adapters.pettingzoo import env

assert "site-packages" in maestri.__file__, maestri.__file__
for game in maestri.all_games():
    batch = maestri.Batch(game, game.seats.start, 4, "wheel")
    batch.step(np.asarray(batch.masks).argmax(1))
    table = env(game, game.seats.start)
    table.reset(seed=1)
    table.step(int(table.last()[4]["action_mask"].argmax()))
    gymnasium.make(f"maestri/{game.key}-v0").reset(seed=1)
    assert openspiel.load(game.key, game.seats.start).new_initial_state().is_chance_node()
print("played by the interfaces of others")
