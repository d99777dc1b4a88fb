# compiled with mypyc
"""All that lies on the table of Maître du Monde, and the few ways in which money and cards change hands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.maitre_du_monde.box import Box
from maestri.games.maitre_du_monde.cards import (
    CARD_ITEM,
    CARD_KINDS,
    DECK_OF,
    FIRST_CARD,
    MASTER_CARDS,
    MASTER_ITEM,
)
from maestri.games.maitre_du_monde.knowledge import EVERYBODY, NOTHING_KNOWN, Knowledge
from maestri.games.maitre_du_monde.material import (
    ASYLUM,
    COMBAT,
    COMBAT_PRICE,
    DECKS,
    FAMILIES,
    FAMILY_SIZE,
    MOST_OFFERS,
    NOTHING,
    PURSE,
    RULES,
    STOCK,
    WEALTH_PRICE,
    filled,
)
from maestri.games.maitre_du_monde.player import NO_PLAYERS, Player, seated
from maestri.games.maitre_du_monde.proceedings import (
    NO_COLLECTION,
    NO_COMBAT,
    NO_DEAL,
    NO_RESOLUTION,
    Collection,
    Combat,
    Deal,
    Resolution,
)
from maestri.games.maitre_du_monde.teller import SILENT, Teller
from maestri.games.maitre_du_monde.telling import Telling


class Position(State):
    """A position: the table, whose turn it is, and the stack of what is to be decided."""

    def __init__(self, seats: i64, box: Box, free_trade: bool, turn_limit: i64) -> None:
        super().__init__()
        self.teller: Teller = SILENT
        self.seats: i64 = seats
        self.box: Box = box
        self.free_trade: bool = free_trade  # MM-37
        self.turn_limit: i64 = turn_limit  # MM-40; 0: none
        self.players: list[Player] = NO_PLAYERS
        self.owner: vec[i64] = vec[i64]()  # of each region: a seat, STOCK or DESTROYED
        self.pile: vec[i64] = vec[i64]()  # how many of each secret card lie in the decks, which have no order
        self.pile_sizes: vec[i64] = vec[i64]()
        self.knowledge: Knowledge = NOTHING_KNOWN
        self.embargo: vec[i64] = vec[i64]()  # MM-25: of each family, until whose turns (a set of seats)
        self.no_bombs: i64 = 0
        self.no_taxes: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0  # how many were played or missed
        self.eliminated: i64 = 0  # how many
        self.stack: vec[i64] = vec[i64]()
        self.awaited: i64 = 0  # who is to move (a set of seats)
        self.dice: vec[i64] = vec[i64]()
        self.goal: i64 = NOTHING  # the square that the player moves to
        self.bought: i64 = 0  # MM-15: cards on this visit
        self.buys_combat: bool = False
        self.on_sale: bool = False
        self.using: i64 = NOTHING  # the item whose target is to be named
        self.offers_left: i64 = MOST_OFFERS  # MM-37: to the player in turn
        self.pleas_left: i64 = MOST_OFFERS  # MM-36: to a player in distress, until one is accepted
        self.rules: i64 = RULES  # the version that the match is played by
        self.open_money: bool = True  # MM-8; else every player keeps his behind a screen
        self.counted: bool = False  # whoever imagines this table has counted along, and knows all money
        self.collection: Collection = NO_COLLECTION
        self.resolution: Resolution = NO_RESOLUTION
        self.combat: Combat = NO_COMBAT
        self.deal: Deal = NO_DEAL
        self.over: bool = False

    def listen(self, log: list[Event] | None) -> None:
        self.teller = SILENT if log is None else Telling(log)

    def sit_down(self) -> None:
        """MM-6: everybody on OMC with 15,000 MdM, all wealth in the stock, full decks."""
        self.players = [seated(PURSE) for _ in range(self.seats)]
        self.owner = filled(len(self.box.family_of), STOCK)
        self.knowledge = Knowledge(vec[i64]())
        self.embargo = filled(len(FAMILIES), 0)
        self.pile = self.box.copies[:]
        self.pile_sizes = filled(len(DECKS), 0)
        card: i64
        for card in range(CARD_KINDS):
            self.pile_sizes[DECK_OF[card]] += self.pile[card]

    def fill_from(self, other: "Position") -> None:
        """Makes this position the same as the other."""
        self.players = [player.copy() for player in other.players]
        self.owner = other.owner[:]
        self.pile = other.pile[:]
        self.pile_sizes = other.pile_sizes[:]
        self.knowledge = other.knowledge.copy()
        self.embargo = other.embargo[:]
        self.no_bombs = other.no_bombs
        self.no_taxes = other.no_taxes
        self.turn = other.turn
        self.turns = other.turns
        self.eliminated = other.eliminated
        self.stack = other.stack[:]
        self.awaited = other.awaited
        self.dice = other.dice[:]
        self.goal = other.goal
        self.bought = other.bought
        self.buys_combat = other.buys_combat
        self.on_sale = other.on_sale
        self.using = other.using
        self.offers_left = other.offers_left
        self.pleas_left = other.pleas_left
        self.rules = other.rules
        self.open_money = other.open_money
        self.counted = other.counted
        self.collection = other.collection.copy()
        self.resolution = other.resolution.copy()
        self.combat = other.combat.copy()
        self.deal = other.deal.copy()
        self.over = other.over

    # The stack of what is to be decided

    def phase(self) -> i64:
        return self.stack[len(self.stack) - 1]

    def push(self, phase: i64) -> None:
        self.stack = append(self.stack, phase)

    def pop(self) -> None:
        self.stack = self.stack[: len(self.stack) - 1]

    def become(self, phase: i64) -> None:
        """What was to be decided is, and this follows."""
        self.stack[len(self.stack) - 1] = phase

    # Seats

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """The seat so many steps clockwise, a full round at most."""
        left = seat + steps
        if left >= self.seats:
            left -= self.seats
        return left

    def plays(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.players[seat].out == 0

    def in_asylum(self, seat: i64) -> bool:
        """MM-19: while he stands on Asile diplomatique; MM-10: who moves stands on no square."""
        square = self.players[seat].square
        return square >= 0 and self.box.track[square] == ASYLUM

    def can_be_harmed(self, seat: i64, by: i64) -> bool:
        """MM-24, MM-26: another player, in the game and not in asylum."""
        return seat != by and seat < self.seats and self.plays(seat) and not self.in_asylum(seat)

    def sees_money(self, seat: i64, owner: i64) -> bool:
        """MM-8: behind a screen until the end; who was eliminated has none."""
        return self.open_money or seat == owner or self.over or not self.plays(owner)

    # Wealth

    def count(self, seat: i64, family: i64) -> i64:
        """How many cards of a family a seat has, or the stock."""
        found: i64 = 0
        place: i64
        first = family * FAMILY_SIZE
        for place in range(first, first + FAMILY_SIZE):
            if self.owner[self.box.members[place]] == seat:
                found += 1
        return found

    def wealth(self, seat: i64) -> i64:
        """How many wealth cards a seat has."""
        found: i64 = 0
        for owner in self.owner:
            if owner == seat:
                found += 1
        return found

    def fortune(self, seat: i64) -> i64:
        """MM-40: money and the purchase price of all cards but ONU and Actualité."""
        player = self.players[seat]
        total = player.money + self.wealth(seat) * WEALTH_PRICE + player.sizes[COMBAT] * COMBAT_PRICE
        for master in MASTER_CARDS:
            total += player.masters[master.number] * master.price
        return total

    # Money and cards change hands

    def pay(self, payer: i64, payee: i64, amount: i64, reason: str) -> None:
        """All money moves here: between players, or from and to the bank."""
        if amount == 0:
            return
        if payer >= 0:
            self.players[payer].money -= amount
        if payee >= 0:
            self.players[payee].money += amount
        self.teller.paid(payer, payee, amount, reason)

    def draw(self, seat: i64, deck: i64, rng: Rng) -> i64:
        """MM-16: a card from a deck, any of them as likely; NOTHING where there is none."""
        if self.pile_sizes[deck] == 0:
            return NOTHING
        card = self.drawn(deck, rng)
        self.players[seat].add(card)
        return card

    def drawn(self, deck: i64, rng: Rng) -> i64:
        nth = rng.below(self.pile_sizes[deck])
        card = FIRST_CARD[deck]
        while nth >= self.pile[card]:
            nth -= self.pile[card]
            card += 1
        self.pile[card] -= 1
        self.pile_sizes[deck] -= 1
        return card

    def put_back(self, card: i64) -> None:
        """MM-22, MM-26, MM-28: a used card goes back into its deck, which is shuffled."""
        self.pile[card] += 1
        self.pile_sizes[DECK_OF[card]] += 1

    def lays(self, seat: i64, card: i64) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.players[seat].remove(card)
        self.knowledge.leave(seat, card, EVERYBODY)

    def returns(self, seat: i64, deck: i64) -> None:
        """All cards of a deck go back to it unseen."""
        player = self.players[seat]
        card: i64
        for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
            while player.hand[card] > 0:
                player.remove(card)
                self.put_back(card)
        self.knowledge.forget(seat, deck)

    def hand_over(self, item: i64, seller: i64, buyer: i64) -> None:
        """Anything that can be sold goes from a player to another, or to where the bank keeps it."""
        if item < CARD_ITEM:
            self.owner[item] = buyer
        elif item >= MASTER_ITEM:
            self.players[seller].masters[item - MASTER_ITEM] -= 1
            if buyer >= 0:
                self.players[buyer].masters[item - MASTER_ITEM] += 1
        else:
            self.lays(seller, item - CARD_ITEM)
            if buyer >= 0:
                self.players[buyer].add(item - CARD_ITEM)
                self.knowledge.gain(buyer, item - CARD_ITEM, EVERYBODY)
            else:
                self.put_back(item - CARD_ITEM)

    def has(self, seat: i64, item: i64) -> bool:
        if item < CARD_ITEM:
            return self.owner[item] == seat
        if item >= MASTER_ITEM:
            return self.players[seat].masters[item - MASTER_ITEM] > 0
        return self.players[seat].hand[item - CARD_ITEM] > 0

    def leave_offers(self, left: i64) -> None:
        """MM-37."""
        self.offers_left = left
        if self.rules == 1:
            self.pleas_left = left

    def leave_pleas(self, left: i64) -> None:
        """MM-36."""
        self.pleas_left = left
        if self.rules == 1:
            self.offers_left = left

    def check_victory(self, seat: i64) -> None:
        """MM-32: who owns all three sustainable development cards wins at once."""
        if self.players[seat].has_won():
            self.end()

    def end(self) -> None:
        self.over = True
        self.awaited = 0
        self.teller.match_ended(self)
