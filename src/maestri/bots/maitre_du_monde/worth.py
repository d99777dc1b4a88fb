# compiled with mypyc
"""What things are worth in Maître du Monde, in thousands of MdM: fortune, and income still to come."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.maitre_du_monde.traits import BY_REASONING, Traits
from maestri.games.maitre_du_monde.cards import (
    CARD_ITEM,
    DECK_OF,
    FAIR_TRADE,
    MASTER_ITEM,
    NOBEL,
    PRICE,
    VACCINE,
)
from maestri.games.maitre_du_monde.holdings import bank_share_of, held, payers_of, share
from maestri.games.maitre_du_monde.material import COMBAT, FAMILIES, FAMILY_SIZE, NEWS, STOCK, UN
from maestri.games.maitre_du_monde.position import Position

SQUARES_A_TURN: Final = 4.3  # the better of two dice, more or less
LAPS: Final = 5  # more than these nobody reckons with

# MM-32: without a limit the match is a race for three works, and lasts as long as the first needs for them.
THREE_WORKS: Final = 45.0
EARNED: Final = 2.5  # in a turn, by one who is ahead
LANDING: Final = 3.0  # turns until one stands where works are sold
SOONEST: Final = 3.0
LATEST: Final = 20.0

# What things turned out to be worth at the end, on the mean of a thousand matches.
TURN: Final = 1.4  # a turn
NEWS_A_TURN: Final = 0.28  # an Actualité card, for every turn to come
UN_A_TURN: Final = 0.12  # an ONU card
SURE: Final = 0.9  # of income that comes at once, what really comes …
FADING: Final = 0.045  # … and less for every turn to come, for others buy too …
LEAST: Final = 0.3  # … but not less than this
TAXED: Final = 0.72  # of taxes to pay, what is really paid
GOAL: Final = 6.0  # a sustainable development card beside its price, while there is no limit to the match
OUT: Final = -60.0
VICTORY: Final = 200.0


def turns_left(table: Position) -> float:
    """How many turns each player still has."""
    if table.turn_limit == 0:
        return race(table)
    return float(table.turn_limit - table.turns) / float(table.seats)


def race(table: Position) -> float:
    """MM-32: in how many turns somebody may own the three works."""
    most = 0.0
    seat: i64
    for seat in range(table.seats):
        most = max(most, progress(table, seat))
    return max(SOONEST, min(LATEST, LANDING + (THREE_WORKS - most) / EARNED))


def progress(table: Position, seat: i64) -> float:
    """What a player has of the price of the three works, in works and in money."""
    player = table.players[seat]
    works = player.masters[NOBEL] + player.masters[VACCINE] + player.masters[FAIR_TRADE]
    return 0.001 * float(player.money + works * PRICE[MASTER_ITEM])


def turns_of(table: Position, seat: i64) -> float:
    """How many turns a player still has, the one he is in among them."""
    return turns_within(table, seat, turns_left(table))


def turns_within(table: Position, seat: i64, left: float) -> float:
    player = table.players[seat]
    if table.turn_limit == 0:
        return left - float(player.strikes)
    later = seat - table.turn
    if later < 0:
        later += table.seats
    turns = (table.turn_limit - table.turns - later + table.seats - 1) // table.seats - player.strikes
    return float(turns) if turns > 0 else 0.0


class Laps:
    """MM-10: how often somebody will still pass OMC in so many turns, by his square. What was found out is
    kept, for it is asked again and again of few squares."""

    def __init__(self, turns: float, squares: i64) -> None:
        self.turns: float = turns
        self.squares: i64 = squares
        self.found: vec[float] = vec[float](capacity=squares)
        for _ in range(squares):
            self.found = append(self.found, -1.0)

    def left(self, square: i64) -> float:
        laps = self.found[square]
        if laps < 0.0:
            laps = mean_laps(self.turns, square, self.squares)
            self.found[square] = laps
        return laps


# The last that were asked for, by strikes: each of them has other turns. They are replaced, never changed, so
# that whoever thinks in another thread goes on with those that he has.
LAPS_OF: Final[list[Laps]] = [Laps(0.0, 0), Laps(0.0, 0), Laps(0.0, 0), Laps(0.0, 0)]


def laps_in(turns: float, square: i64, squares: i64, strikes: i64 = 0) -> float:
    laps = LAPS_OF[strikes & 3]
    if laps.turns != turns or laps.squares != squares:
        laps = Laps(turns, squares)
        LAPS_OF[strikes & 3] = laps
    return laps.left(square)


def mean_laps(turns: float, square: i64, squares: i64) -> float:
    way = float(square) + SQUARES_A_TURN * turns + 0.5
    blur = 0.9 * sqrt(turns) + 0.2
    laps = 0.0
    lap: i64
    for lap in range(1, LAPS + 1):
        laps += 1.0 / (1.0 + exp((float(lap * squares) - way) / blur))
    return laps


def laps_left(table: Position, seat: i64, left: float) -> float:
    """How often a player will still pass OMC, on the mean."""
    turns = turns_within(table, seat, left)
    if turns <= 0.0:
        return 0.0
    player = table.players[seat]
    return laps_in(turns, max(0, player.square), table.box.squares, player.strikes)


def income(table: Position, seat: i64) -> float:
    """MM-11, MM-12: what one collection brings."""
    total = 0.0
    family: i64
    for family in range(len(FAMILIES)):
        total += family_income(table, seat, family)
    return total


def family_income(table: Position, seat: i64, family: i64) -> float:
    return income_of(table, held(table, family), seat)


def income_of(table: Position, counts: i64, seat: i64) -> float:
    if share(counts, seat) == 0:
        return 0.0
    bank = 0.001 * float(bank_share_of(table, counts, seat))
    return bank + float(bits(payers_of(table, counts, seat)))


def bits(seats: i64) -> i64:
    count: i64 = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def family_worth(table: Position, seat: i64, family: i64, left: float, by: Traits) -> float:
    """MM-11, MM-12: what a family will still bring a player, less what it will cost him."""
    counts = held(table, family)
    count = share(counts, seat)
    if count:
        comes = SURE - FADING * left
        if comes < LEAST:
            comes = LEAST
        earned = by.progress * float(count * (count - 1)) + comes * income_of(table, counts, seat)
        return laps_left(table, seat, left) * earned
    total = 0.0
    other: i64
    for other in range(table.seats):
        if other != seat and (payers_of(table, counts, other) >> seat) & 1:
            total -= TAXED * laps_left(table, other, left)
    return total


def worth(table: Position, seat: i64) -> float:
    """What a player's position is worth: MM-40's fortune, and what is still to come."""
    player = table.players[seat]
    if player.out:
        return OUT + float(player.out)
    if player.has_won():
        return VICTORY
    total = 0.001 * float(table.fortune(seat))
    if table.over:
        return total
    left = turns_left(table)
    family: i64
    for family in range(len(FAMILIES)):
        total += family_worth(table, seat, family, left, BY_REASONING)
    turns = turns_within(table, seat, left)
    total += turns * (TURN + NEWS_A_TURN * float(player.sizes[NEWS]) + UN_A_TURN * float(player.sizes[UN]))
    if table.turn_limit == 0:
        total += GOAL * float(player.masters[NOBEL] + player.masters[VACCINE] + player.masters[FAIR_TRADE])
    return total


def item_worth(table: Position, seat: i64, item: i64, by: Traits) -> float:
    """What having a thing is worth to a player, beside not having it, in the eyes of somebody."""
    if item >= MASTER_ITEM:
        return 0.001 * float(PRICE[item])
    if item >= CARD_ITEM:
        deck = DECK_OF[item - CARD_ITEM]
        if deck == COMBAT:
            return 0.001 * float(PRICE[CARD_ITEM])
        return turns_of(table, seat) * (NEWS_A_TURN if deck == NEWS else UN_A_TURN)
    owner = table.owner[item]
    family = table.box.family_of[item]
    left = turns_left(table)
    table.owner[item] = seat
    having = family_worth(table, seat, family, left, by)
    table.owner[item] = STOCK
    lacking = family_worth(table, seat, family, left, by)
    table.owner[item] = owner
    return 0.001 * float(PRICE[item]) + having - lacking


def strongest_other(table: Position, seat: i64) -> i64:
    """The player to be afraid of."""
    best: i64 = -1
    highest = -1e9
    other: i64
    for other in range(table.seats):
        if other != seat and table.plays(other):
            strength = worth(table, other)
            if strength > highest:
                highest = strength
                best = other
    return best


def shopping(table: Position, seat: i64, purse: i64, by: Traits) -> float:
    """MM-15: what three cards of the stock bring, one of a family, as far as the purse allows."""
    best = 0.0
    second = 0.0
    third = 0.0
    family: i64
    for family in range(len(FAMILIES)):
        gain = best_of_family(table, seat, family, by)
        if gain > best:
            third = second
            second = best
            best = gain
        elif gain > second:
            third = second
            second = gain
        elif gain > third:
            third = gain
    if purse < PRICE[0]:
        return 0.0
    if purse < 2 * PRICE[0]:
        return best
    return best + second + (0.0 if purse < 3 * PRICE[0] else third)


def best_of_family(table: Position, seat: i64, family: i64, by: Traits) -> float:
    """What a card of the stock brings beside its price; all of a family bring the same."""
    place: i64
    for place in range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE):
        item = table.box.members[place]
        if table.owner[item] == STOCK:
            return item_worth(table, seat, item, by) - 0.001 * float(PRICE[item])
    return 0.0
