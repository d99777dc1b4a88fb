# compiled with mypyc
"""Whom the rules of Master of Rules tell what happens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from maestri.games.master_of_rules.position import Position


class Teller:
    """Nobody listens: nothing is told."""

    def dealt(self, position: "Position") -> None:
        pass

    def refill_laid(self, position: "Position") -> None:
        pass

    def laid(self, position: "Position", seat: i64, card: i64) -> None:
        pass

    def hand_shown(self, position: "Position", seat: i64) -> None:
        pass

    def took(self, position: "Position", seat: i64, card: i64) -> None:
        pass

    def dummy_laid(self, position: "Position") -> None:
        pass

    def adjudicated(self, position: "Position", done: i64) -> None:
        """Told while the cards still lie there."""

    def numbers_shuffled(self, position: "Position") -> None:
        pass

    def rules_shuffled(self, position: "Position") -> None:
        pass

    def deal_began(self, position: "Position") -> None:
        pass

    def hands_discarded(self, position: "Position") -> None:
        """Told before they are."""

    def match_ended(self, position: "Position") -> None:
        pass


SILENT: Final = Teller()
