# compiled with mypyc
"""A question for one card (MM-22, MM-42): who is asked lays it or passes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.moves import ARGUMENT, PASS, USE, move_of, use_of
from maestri.games.maitre_du_monde.phases import Phase
from maestri.games.maitre_du_monde.position import Position


class Reaction(Phase):
    """Everybody is asked who holds any card of the deck; so all can pass, and some can lay the card."""

    def __init__(self, card: i64, rule: str) -> None:
        self.card: i64 = card
        self.rule: str = rule  # when the card is asked for

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=2), move_of(PASS, 0))
        if table.players[seat].hand[self.card] > 0:
            moves = append(moves, use_of(self.card))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == PASS:
            return ""
        if kind != USE or argument != ARGUMENT[use_of(self.card)]:
            return self.rule
        return "" if table.players[seat].hand[self.card] > 0 else "MM-26"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == PASS:
            self.passes(table, seat)
        else:
            table.lays(seat, self.card)
            self.laid(table, seat)

    def passes(self, table: Position, seat: i64) -> None:
        """He has no such card, or keeps it."""
        raise NotImplementedError

    def laid(self, table: Position, seat: i64) -> None:
        """The card is out of his hand."""
        raise NotImplementedError
