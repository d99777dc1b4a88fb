"""Mutants that live by right: nobody can tell them apart, or nobody should look. Each with its reason."""

EXPLAINED: dict[tuple[str, ...], str] = {
    (
        "core/match.py",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-1)",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-2)",
    ): "any number below 0 says that there is nothing to take back",
}
"""A file from `src/maestri` on, its line, and what the mutant makes of that line."""
