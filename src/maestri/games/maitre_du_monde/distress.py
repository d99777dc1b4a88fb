# compiled with mypyc
"""A player who can't pay his taxes (MM-14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import ITEMS, MASTER_KINDS, PRICE
from maestri.games.maitre_du_monde.collecting import pay_tax
from maestri.games.maitre_du_monde.deals import propose
from maestri.games.maitre_du_monde.holdings import due
from maestri.games.maitre_du_monde.material import DECKS, NOTHING, STOCK, filled
from maestri.games.maitre_du_monde.moves import GIVE_UP, SELL, move_of
from maestri.games.maitre_du_monde.phases import Phase
from maestri.games.maitre_du_monde.position import Position


def payer(table: Position) -> i64:
    return table.seat_after(table.turn, table.collection.step + 1)


class Distress(Phase):
    """MM-14: he sells, one card at a time and only while he is short, or gives up when nothing is left."""

    def go_on(self, table: Position, rng: Rng) -> None:
        seat = payer(table)
        if table.players[seat].money >= due(table, seat):
            table.pop()
            pay_tax(table, seat)
        else:
            table.awaited = 1 << seat

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        item: i64
        for item in range(len(ITEMS)):
            if sale_refusal(table, seat, item) == "":
                moves = append(moves, move_of(SELL, item))
        if not can_sell_to_bank(table, seat):
            moves = append(moves, move_of(GIVE_UP, 0))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == SELL:
            return sale_refusal(table, seat, argument)
        return "MM-14" if kind != GIVE_UP or can_sell_to_bank(table, seat) else ""

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == SELL:
            propose(table, seat, argument, True)
        else:
            give_up(table, seat)


def sale_refusal(table: Position, seat: i64, item: i64) -> str:
    """MM-14: what he has; MM-36: what the bank does not buy, until three offers in a row were refused."""
    if not table.has(seat, item):
        return "MM-14"
    return "" if PRICE[item] > 0 or table.pleas_left > 0 else "MM-36"


def can_sell_to_bank(table: Position, seat: i64) -> bool:
    item: i64
    for item in range(len(ITEMS)):
        if PRICE[item] > 0 and table.has(seat, item):
            return True
    return False


def give_up(table: Position, seat: i64) -> None:
    """MM-14: he pays what he has and is eliminated; the last who is left wins."""
    table.pay(seat, table.turn, table.players[seat].money, "tax")
    regions = return_wealth(table, seat)
    leave(table, seat)
    table.teller.eliminated(seat, regions)
    table.pop()
    table.collection.step += 1
    if table.eliminated == table.seats - 1:
        table.end()


def return_wealth(table: Position, seat: i64) -> list[int]:
    """His wealth goes to the stock."""
    regions: list[int] = []
    region: i64
    for region in range(len(table.owner)):
        if table.owner[region] == seat:
            table.owner[region] = STOCK
            regions.append(region)
    return regions


def leave(table: Position, seat: i64) -> None:
    """His other cards go to their decks, his pawn leaves."""
    deck: i64
    for deck in range(len(DECKS)):
        table.returns(seat, deck)
    player = table.players[seat]
    player.masters = filled(MASTER_KINDS, 0)
    player.square = NOTHING
    player.strikes = 0
    table.eliminated += 1
    player.out = table.eliminated
