# compiled with mypyc
"""Whom the rules of Duel of Magicians tell what happens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from maestri.games.duel_of_magicians.position import Position


class Teller:
    """Nobody listens: nothing is told."""

    def hand_dealt(self, duel: "Position") -> None:
        pass

    def played(self, duel: "Position", seat: i64, move: i64) -> None:
        pass

    def draws(self, duel: "Position", seat: i64) -> None:
        """Told before the cards are drawn."""

    def drew(self, duel: "Position", seat: i64) -> None:
        pass

    def took(self, duel: "Position", seat: i64) -> None:
        """Told while the round still lies there."""

    def hand_ended(self, duel: "Position", seat: i64) -> None:
        pass

    def match_ended(self, duel: "Position") -> None:
        pass


SILENT: Final = Teller()
