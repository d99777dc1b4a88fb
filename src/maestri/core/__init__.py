"""What all games share. It knows none of them."""
