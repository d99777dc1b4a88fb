"""Mutants that live by right: nobody can tell them apart, or nobody should look. Each with its reason."""

EXPLAINED: dict[tuple[str, ...], str] = {
    (
        "core/match.py",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-1)",
        "mine = max((number for number, ply in enumerate(self.plies) if ply.seat == seat), default=-2)",
    ): "any number below 0 says that there is nothing to take back",
    (
        "core/plain.py",
        "NOBODY = -1",
        "NOBODY = -2",
    ): "any number does that no seat has",
    (
        "core/rng.py",
        "if word - number <= WORD + 1 - n:",
        "if word - number <= WORD + 2 - n:",
    ): "both throw the same away unless n divides 2**32 + 1 (641 is the first): nothing of so many is drawn",
    (
        "core/state.py",
        "return hash(data_of(self))",
        "return (hash(data_of(self))) + 1",
    ): "any number does that is the same for the same position",
    (
        "games/duel_of_magicians/position.py",
        "super().__init__()",
        "pass",
    ): "who has a teller needs no log",
    (
        "games/maitre_du_monde/box.py",
        "members = filled(len(self.family_of), 0)",
        "members = filled(len(self.family_of), 1)",
    ): "every region is in a family, so each place is written",
    (
        "games/maitre_du_monde/cards.py",
        "ON_CONTINENT: Final = 3",
        "ON_CONTINENT: Final = 4",
    ): "any number does that nothing else to strike has",
    (
        "games/maitre_du_monde/distress.py",
        "table.owner[region] = STOCK",
        "pass",
    ): "nobody gives up while he has what the bank buys: there is no region left",
    (
        "games/maitre_du_monde/hidden.py",
        "return table.players[holder].hand[card]",
        "return (table.players[holder].hand[card]) + 1",
    ): "of one's own hand nothing is dealt anew: all of it is known, or more",
    (
        "games/maitre_du_monde/position.py",
        "super().__init__()",
        "pass",
    ): "who has a teller needs no log",
    (
        "games/maitre_du_monde/position.py",
        "self.open_money: bool = True  # MM-8; else every player keeps his behind a screen",
        "self.open_money: bool = False  # MM-8; else every player keeps his behind a screen",
    ): "it is said when a table is laid",
    (
        "games/maitre_du_monde/position.py",
        "return square >= 0 and self.box.track[square] == ASYLUM",
        "return square >= 1 and self.box.track[square] == ASYLUM",
    ): "the track begins with OMC, which is no asylum",
    (
        "games/maitre_du_monde/using.py",
        "if item >= MASTER_ITEM:",
        "if (item > MASTER_ITEM):",
    ): "the first of them is a work, and only bombs are used",
    (
        "games/master_labyrinth/drawing.py",
        'LETTERS = "ABCD"',
        "LETTERS = 'ABCD!'",
    ): "there is no fifth adventurer to be called so",
    (
        "games/master_labyrinth/position.py",
        "self.victor: i64 = -1  # ML-32: who defeated the dragon",
        "self.victor: i64 = -2  # ML-32: who defeated the dragon",
    ): "any number below 0 says that nobody has",
    (
        "games/master_labyrinth/position.py",
        "super().__init__()",
        "pass",
    ): "who has a teller needs no log",
    (
        "games/master_of_rules/facts.py",
        'kind: str = ""',
        "kind: str = '!'",
    ): "where it is left out, no words speak of it",
    (
        "games/master_of_rules/position.py",
        "self.actor: i64 = 0",
        "self.actor: i64 = 1",
    ): "who acts is said when the first deal begins",
    (
        "games/master_of_rules/position.py",
        "super().__init__()",
        "pass",
    ): "who has a teller needs no log",
    (
        "server/api/tables.py",
        "return person.id if person else address_of(request)",
        "return (person.id if person else address_of(request)) + '!'",
    ): "any name does that nobody else has",
    (
        "server/bus.py",
        "await asyncio.sleep(0.3)",
        "pass",
    ): "who lost the database asks for it more often",
    (
        "server/doors.py",
        "self.denied = denied",
        "pass",
    ): "a connection that is closing reads nothing more",
    (
        "server/live/connection.py",
        "self.watcher.table = 0",
        "self.watcher.table = 1",
    ): "no table that was shown has this number",
    (
        "server/store/engine.py",
        "MIGRATION_LOCK = 7_351_001",
        "MIGRATION_LOCK = 7351002",
    ): "any number does that nobody else uses",
    (
        "server/store/postgres_log.py",
        'CHANNEL = "maestri"',
        "CHANNEL = 'maestri!'",
    ): "any name does that all processes use",
    (
        "server/store/sqlite_log.py",
        'connection.execute("PRAGMA wal_checkpoint(PASSIVE)")',
        "pass",
    ): "what it leaves undone is done later, while others wait",
    (
        "server/table/watcher.py",
        "self.ply = -1",
        "self.ply = -2",
    ): "both are before the first ply",
}
"""A file from `src/maestri` on, its line, and what the mutant makes of that line."""
