"""What lies ahead of a seat, by what it can see: its next OMC, where its pawn would go, what things cost."""

from typing import Any

from maestri.games.maitre_du_monde.cards import CARD_ITEM, MASTER_CARDS, MASTER_ITEM, half_price
from maestri.games.maitre_du_monde.distress import payer
from maestri.games.maitre_du_monde.holdings import bank_share, due, payers
from maestri.games.maitre_du_monde.lay_out import lay_out
from maestri.games.maitre_du_monde.material import (
    COMBAT,
    COMBAT_PRICE,
    FAMILIES,
    MOST_BOUGHT,
    TAX,
)
from maestri.games.maitre_du_monde.moves import ARGUMENT, DIE, GO, KIND
from maestri.games.maitre_du_monde.notation import write
from maestri.games.maitre_du_monde.phases import DICE, DISTRESS, SHOP, SUMMIT_MOVE
from maestri.games.maitre_du_monde.scoring import standing
from maestri.games.maitre_du_monde.shop import wealth_price
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import WorldView


def outlook(view: WorldView) -> dict[str, Any]:
    """Everything in it can be worked out from what lies open; for a spectator, without what is one's own."""
    world = lay_out(view)
    seat = view.seat
    ahead = {
        "families": {name: _family(world, number, seat) for number, name in enumerate(FAMILIES)},
        "places": [_place(world, other) for other in range(world.seats)],
        "fortunes": [_fortune(view, world, other) for other in range(world.seats)],
        "prices": prices(world),
        "goals": goals(world),
        "due": _due(world),
        "room": room(view, world),
    }
    return ahead if seat is None else ahead | next_omc(world, seat)


def _place(world: World, seat: int) -> int | None:
    """MM-14, MM-40: who is out has a place that nothing changes any more."""
    return standing(world)[seat] if world.players[seat].out else None


def _fortune(view: WorldView, world: World, seat: int) -> int | None:
    """MM-40; MM-8: money behind a screen can't be told."""
    return None if view.players[seat].money is None else int(world.fortune(seat))


def next_omc(world: World, seat: int) -> dict[str, int]:
    """MM-11, MM-12: what the seat's next OMC brings, and what one lap of each other player costs it."""
    lines = [_family(world, family, seat) for family in range(len(FAMILIES))]
    return {name: sum(line.get(name) or 0 for line in lines) for name in ("brings", "costs")}


def _family(world: World, family: int, seat: int | None) -> dict[str, int | None]:
    line: dict[str, int | None] = {"leader": leader(world, family)}
    if seat is None or world.players[seat].out:
        return line
    others = [other for other in range(world.seats) if other != seat and world.plays(other)]
    costs = sum(TAX for other in others if (_taxed(world, other, family) >> seat) & 1)
    taxed = _taxed(world, seat, family)
    return line | {"brings": _bank(world, seat, family) + TAX * taxed.bit_count(), "costs": costs}


def _bank(world: World, seat: int, family: int) -> int:
    return 0 if world.embargo[family] else int(bank_share(world, seat, family))


def _taxed(world: World, seat: int, family: int) -> int:
    return 0 if world.embargo[family] else int(payers(world, seat, family))


def leader(world: World, family: int) -> int | None:
    """MM-11: who has the relative majority, or all five."""
    return next((seat for seat in range(world.seats) if bank_share(world, seat, family)), None)


def prices(world: World) -> dict[str, int]:
    """MM-15, MM-20: what things cost now; MM-14: what the bank would pay for them is half the usual price."""
    masters = {master.name: int(master.price) for master in MASTER_CARDS}
    halves = {f"half-{master.name}": int(half_price(MASTER_ITEM + master.number)) for master in MASTER_CARDS}
    return {
        "wealth": int(wealth_price(world)),
        "combat": COMBAT_PRICE,
        "tax": TAX,
        "half-wealth": int(half_price(0)),
        "half-combat": int(half_price(CARD_ITEM)),
        **masters,
        **halves,
    }


def room(view: WorldView, world: World) -> dict[str, int]:
    """MM-15: how many more cards of either kind may be bought on this visit."""
    if world.over or world.phase() != SHOP:
        return {}
    if view.players[world.turn].money is None:
        return {}
    money, left = world.players[world.turn].money, MOST_BOUGHT - world.bought
    unseen = min(left, money // COMBAT_PRICE, world.pile_sizes[COMBAT])
    wealth = min(left, money // wealth_price(world))
    mixed = "wealth" if world.buys_combat else "combat"
    return {"wealth": int(wealth), "combat": int(unseen)} | ({mixed: 0} if world.bought else {})


def goals(world: World) -> dict[str, int]:
    """MM-9, MM-27: the square that each die, or each way of the summit, leads to."""
    if world.over or world.phase() not in (DICE, SUMMIT_MOVE):
        return {}
    start = world.players[world.turn].square
    steps = [move for move in world.moves(world.turn) if KIND[move] in (DIE, GO)]
    return {write(move): int((start + ARGUMENT[move] + 1) % world.box.squares) for move in steps}


def _due(world: World) -> int | None:
    """MM-14: what a player in distress owes."""
    distressed = not world.over and DISTRESS in list(world.stack)
    return int(due(world, payer(world))) if distressed else None
