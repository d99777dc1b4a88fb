"""Live tables: people play together, nothing is lost, and nothing is told that a seat may not know."""
