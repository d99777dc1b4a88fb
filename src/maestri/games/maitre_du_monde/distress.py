# compiled with mypyc
"""A player who can't pay his taxes (MM-14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.collecting import pay_tax
from maestri.games.maitre_du_monde.holdings import due
from maestri.games.maitre_du_monde.material import GIVE_UP, ITEMS, PRICE, SELL, filled, move_of
from maestri.games.maitre_du_monde.position import NOTHING, STOCK, Position


def payer(table: Position) -> i64:
    return table.left_of(table.turn, table.collection.step + 1)


def go_on(table: Position) -> None:
    """He raises money only while he is short."""
    seat = payer(table)
    if table.players[seat].money >= due(table, seat):
        table.pop()
        pay_tax(table, seat)
    else:
        table.awaited = 1 << seat


def can_sell_to_bank(table: Position, seat: i64) -> bool:
    item: i64
    for item in range(len(ITEMS)):
        if PRICE[item] > 0 and table.has(seat, item):
            return True
    return False


def distress_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    """One card at a time; he gives up only when nothing he has can be sold to the bank."""
    if kind == GIVE_UP:
        return "MM-14" if can_sell_to_bank(table, seat) else ""
    if kind != SELL or not table.has(seat, argument):
        return "MM-14"
    return "" if PRICE[argument] > 0 or table.offers_left > 0 else "MM-36"


def add_ways_out(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    item: i64
    for item in range(len(ITEMS)):
        if distress_refusal(table, seat, SELL, item) == "":
            moves = append(moves, move_of(SELL, item))
    if distress_refusal(table, seat, GIVE_UP, 0) == "":
        moves = append(moves, move_of(GIVE_UP, 0))
    return moves


def give_up(table: Position, seat: i64) -> None:
    """He pays what he has; his wealth goes to the stock, his other cards to their decks, his pawn leaves."""
    player = table.players[seat]
    table.pay(seat, table.turn, player.money, "tax")
    regions: list[int] = []
    region: i64
    for region in range(len(table.owner)):
        if table.owner[region] == seat:
            table.owner[region] = STOCK
            regions.append(region)
    deck: i64
    for deck in range(3):
        table.returns(seat, deck)
    player.masters = filled(6, 0)
    player.square = NOTHING
    player.strikes = 0
    table.eliminated += 1
    player.out = table.eliminated
    if table.log is not None:
        telling.eliminated(table, seat, regions)
    table.pop()
    table.collection.step += 1
    if table.eliminated == table.seats - 1:
        table.end()
