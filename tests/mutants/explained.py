"""Mutants that live by right: nobody can tell them apart, or nobody should look. Each with its reason."""

EXPLAINED: dict[tuple[str, str, str], str] = {}
"""A file from `src/maestri` on, its line, and what the mutant makes of that line."""
