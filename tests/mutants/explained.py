"""Mutants that live by right: nobody can tell them apart, or nobody should look. Each with its reason."""

EXPLAINED: dict[tuple[str, ...], str] = {
    (
        "core/match.py",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-1)",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-2)",
    ): "any number below 0 says that there is nothing to take back",
    (
        "games/master_labyrinth/position.py",
        "self.victor: i64 = -1  # ML-32: who defeated the dragon",
        "self.victor: i64 = -2  # ML-32: who defeated the dragon",
    ): "any number below 0 says that nobody has",
    (
        "server/store/engine.py",
        "MIGRATION_LOCK = 7_351_001",
        "MIGRATION_LOCK = 7351002",
    ): "any number does that nobody else uses",
    (
        "server/table/watcher.py",
        "self.ply = -1",
        "self.ply = -2",
    ): "both are before the first ply",
}
"""A file from `src/maestri` on, its line, and what the mutant makes of that line."""
