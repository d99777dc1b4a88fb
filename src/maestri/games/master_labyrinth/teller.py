# compiled with mypyc
"""Whom the rules of Master Labyrinth tell what happens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from maestri.games.master_labyrinth.position import Position


class Teller:
    """Nobody listens: nothing is told."""

    def dealt(self, position: "Position") -> None:
        pass

    # Pushing: told before the push is made.

    def pushed(self, position: "Position", seat: i64, arrow: i64, sides: i64) -> None:
        pass

    # Moving and taking

    def walked(self, position: "Position", seat: i64, square: i64) -> None:
        pass

    def stayed(self, position: "Position", seat: i64) -> None:
        pass

    def took(self, position: "Position", seat: i64, square: i64) -> None:
        pass

    def second_phase(self, position: "Position") -> None:
        pass

    def won_coin(self, position: "Position", seat: i64) -> None:
        pass

    # Dragon die and duels

    def dragon_die(self, position: "Position", face: i64) -> None:
        pass

    def dragon_turned(self, position: "Position") -> None:
        pass

    def threatened(self, position: "Position", menace: i64, source: i64) -> None:
        pass

    def spared(self, position: "Position", seat: i64) -> None:
        pass

    def duel_rolled(self, position: "Position", safe: bool) -> None:
        pass

    def rerolled(self, position: "Position", seat: i64, card: i64) -> None:
        pass

    def lost(self, position: "Position", seat: i64, value: i64) -> None:
        pass

    # Double turn, last duel, end

    def double_turn(self, position: "Position", seat: i64, card: i64) -> None:
        pass

    def challenged(self, position: "Position", seat: i64) -> None:
        pass

    def last_duel_rolled(self, position: "Position", seat: i64) -> None:
        pass

    def last_duel_lost(self, position: "Position", seat: i64) -> None:
        pass

    def dragon_defeated(self, position: "Position", seat: i64) -> None:
        pass

    def limit_reached(self, position: "Position") -> None:
        pass

    def match_ended(self, position: "Position") -> None:
        pass


SILENT: Final = Teller()
