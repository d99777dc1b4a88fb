"""The arena: bots against bots, on the same deals in every seating."""
