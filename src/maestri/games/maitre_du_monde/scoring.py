"""How a match of Maître du Monde ended (MM-32, MM-39, MM-40)."""

from typing import TYPE_CHECKING

from maestri.core.result import Result

if TYPE_CHECKING:
    from maestri.games.maitre_du_monde.position import Position


def final_result(table: "Position") -> Result:
    """The winner, then by fortune; eliminated players rank last, the later eliminated before the earlier."""
    places = standing(table)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    scores = tuple(int(table.fortune(seat)) for seat in range(table.seats))
    return Result(winners, scores, places, reason_of(table))


def standing(table: "Position") -> tuple[int, ...]:
    """Each seat's place if the match ended now; that of an eliminated player is final."""
    keys = [_key(table, seat) for seat in range(table.seats)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _key(table: "Position", seat: int) -> tuple[bool, bool, int]:
    player = table.players[seat]
    rank = player.out if player.out else table.fortune(seat)
    return player.has_won(), not player.out, int(rank)


def reason_of(table: "Position") -> str:
    """The rule that ended the match."""
    if any(player.has_won() for player in table.players):
        return "MM-32"
    return "MM-39" if table.eliminated == table.seats - 1 else "MM-40"
