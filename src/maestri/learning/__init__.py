"""Networks that learn a game by playing it, in PyTorch; what comes out plays without it."""
