"""One table: its board, its room, those who watch, and what people do there."""
