"""What a bench reports."""

import msgspec


class GameFigures(msgspec.Struct):
    """One game, on one core."""

    decisions_per_second: float
    decisions_per_match: float
    copy_microseconds: float


class Report(msgspec.Struct):
    """All figures of one run."""

    flavour: str
    seconds: float
    ply_generator_microseconds: float
    games: dict[str, GameFigures]
    games_plain: dict[str, GameFigures] = {}
    openspiel: dict[str, float] = {}
    ratios: dict[str, float] = {}

    def with_ratios(self) -> "Report":
        """The figures that do not depend on the machine."""
        for key, game in self.games.items():
            rate = game.decisions_per_second
            self.ratios[f"{key}: compiled / plain"] = rate / self.games_plain[key].decisions_per_second
            for other, theirs in self.openspiel.items():
                self.ratios[f"{key} / OpenSpiel {other}"] = rate / theirs
        return self
