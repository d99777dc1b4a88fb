"""What a bench of the rules reports."""

import msgspec


class Report(msgspec.Struct):
    """All figures of one run, on one core. Ratios are what counts: they do not depend on the machine."""

    flavour: str
    seconds: float
    decisions_per_second: dict[str, float]
    stepped_per_second: dict[str, float]
    """Decisions again, but asked for and played from an interpreted loop, as OpenSpiel's are."""
    copy_microseconds: dict[str, float]
    ply_generator_microseconds: float
    plain_decisions_per_second: dict[str, float] = {}
    openspiel_decisions_per_second: dict[str, float] = {}
    compiled_to_plain: dict[str, float] = {}
    ours_to_openspiel: dict[str, dict[str, float]] = {}
    stepped_to_openspiel: dict[str, dict[str, float]] = {}
    labyrinth_per_second: dict[str, float] = {}
    networkx_per_second: dict[str, float] = {}
    ours_to_networkx: dict[str, float] = {}
    labyrinth_reached: dict[str, float] = {}
    """The share of random boards on which targets are reached, beside what was published."""

    def compare(self) -> None:
        """Works out the ratios."""
        theirs = self.openspiel_decisions_per_second
        for game, ours in self.decisions_per_second.items():
            self.compiled_to_plain[game] = ours / self.plain_decisions_per_second[game]
            self.ours_to_openspiel[game] = _ratios(ours, theirs)
            self.stepped_to_openspiel[game] = _ratios(self.stepped_per_second[game], theirs)
        for name, naive in self.networkx_per_second.items():
            self.ours_to_networkx[name] = self.labyrinth_per_second[name] / naive


def _ratios(ours: float, theirs: dict[str, float]) -> dict[str, float]:
    return {name: ours / rate for name, rate in theirs.items()}
