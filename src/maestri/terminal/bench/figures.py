"""What a bench reports."""

import msgspec


class Report(msgspec.Struct):
    """All figures of one run, on one core. Ratios are what counts: they do not depend on the machine."""

    flavour: str
    seconds: float
    decisions_per_second: dict[str, float]
    copy_microseconds: dict[str, float]
    ply_generator_microseconds: float
    plain_decisions_per_second: dict[str, float] = {}
    openspiel_decisions_per_second: dict[str, float] = {}
    compiled_to_plain: dict[str, float] = {}
    ours_to_openspiel: dict[str, dict[str, float]] = {}
    labyrinth_per_second: dict[str, float] = {}
    networkx_per_second: dict[str, float] = {}
    ours_to_networkx: dict[str, float] = {}
    labyrinth_reached: dict[str, float] = {}
    """The share of random boards on which targets are reached, beside what was published."""

    def compare(self) -> None:
        """Works out the ratios."""
        for game, ours in self.decisions_per_second.items():
            self.compiled_to_plain[game] = ours / self.plain_decisions_per_second[game]
            others = self.openspiel_decisions_per_second
            self.ours_to_openspiel[game] = {name: ours / theirs for name, theirs in others.items()}
        for name, theirs in self.networkx_per_second.items():
            self.ours_to_networkx[name] = self.labyrinth_per_second[name] / theirs
