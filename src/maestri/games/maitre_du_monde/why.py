"""Why a move of Maître du Monde is refused."""

from maestri.games.maitre_du_monde.cards import CARD_ITEM, CARDS, PRICE
from maestri.games.maitre_du_monde.facts import WorldFacts
from maestri.games.maitre_du_monde.material import COMBAT_PRICE, STOCK, UNIT
from maestri.games.maitre_du_monde.moves import (
    ACCEPT,
    ARGUMENT,
    ATTACK,
    BUY,
    BUYABLE,
    KIND,
    NAME,
    PRICED,
    REGION,
    TAKE,
    WITH,
)
from maestri.games.maitre_du_monde.notation import write
from maestri.games.maitre_du_monde.phases import PHASES, PRICING, SHOP
from maestri.games.maitre_du_monde.shop import wealth_price
from maestri.games.maitre_du_monde.state import World


def why(world: World, seat: int, move: int) -> WorldFacts:
    """What stands in the way."""
    named = write(move).partition(" ")[2]
    money = world.players[seat].money
    if world.over:
        return WorldFacts(named=named, money=money)
    mine = seat in world.to_move()
    return WorldFacts(
        why=_reason(world, seat, move) if mine else "turn",
        named=named,
        player=world.to_move(),
        phase=PHASES[world.phase()],
        money=money,
        price=_price(world, move) if mine else 0,
        facing=CARDS[world.combat.facing] if mine and world.combat.facing >= 0 else None,
    )


def _price(world: World, move: int) -> int:
    kind, argument = KIND[move], ARGUMENT[move]
    if kind == TAKE:
        return int(world.combat.prices[argument])
    if kind == ACCEPT:
        return int(world.deal.price) if world.deal.selling else 0
    if kind != BUY:
        return argument * UNIT
    item = BUYABLE[argument]
    if item < CARD_ITEM:
        return int(wealth_price(world) if world.phase() == SHOP else PRICE[item])
    return COMBAT_PRICE if item == CARD_ITEM else int(PRICE[item])


def _reason(world: World, seat: int, move: int) -> str:
    """The nearest cause, for words that can tell several apart."""
    kind, argument = KIND[move], ARGUMENT[move]
    if world.phase() == PRICING and kind != PRICED:
        return "price"
    if kind in (BUY, TAKE, ACCEPT) and _price(world, move) > world.players[seat].money:
        return "money"
    if kind == BUY and BUYABLE[argument] < CARD_ITEM and world.owner[argument] != STOCK:
        return "taken"
    if kind == ATTACK and world.owner[argument] == seat:
        return "own"
    if kind in (ATTACK, REGION) and world.owner[argument] < 0:
        return "nobody"
    if kind in (NAME, WITH) and argument == seat:
        return "own"
    if kind in (ATTACK, NAME, REGION) and world.in_asylum(seat):
        return "asylum"
    return "other"
