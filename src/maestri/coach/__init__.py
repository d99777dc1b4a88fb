"""The coach: why a move is good, and what each decision and each stroke of luck was worth.

It stands above the bots and asks them through their kit, so that better ones make a better coach.
"""
