"""A refusal to be looked into."""

from typing import Any, NamedTuple


class Case(NamedTuple):
    """A move that was refused: what lies on the table, who meant it, how it is written, what was said."""

    view: Any
    seat: int
    text: str
    facts: Any

    @property
    def player(self) -> Any:
        return self.view.players[self.seat]

    @property
    def words(self) -> list[str]:
        return self.text.split()

    def is_not_to_move(self) -> bool:
        return self.seat not in self.view.to_move

    def is_over(self) -> bool:
        return not self.view.to_move
