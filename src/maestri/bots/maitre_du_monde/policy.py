# compiled with mypyc
"""How a good player sees Maître du Monde: by what a decision changes in worth, his own and others'."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.maitre_du_monde import bombs, dealing, politics, war
from maestri.bots.maitre_du_monde.traits import BY_REASONING, Traits
from maestri.bots.maitre_du_monde.worth import (
    GOAL,
    NEWS_A_TURN,
    UN_A_TURN,
    VICTORY,
    income,
    item_worth,
    progress,
    shopping,
    strongest_other,
    turns_left,
    turns_of,
    worth,
)
from maestri.bots.policy import Policy
from maestri.bots.shares import shares_of
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.maitre_du_monde.cards import FAIR_TRADE, MASTER_ITEM, NOBEL, PRICE, VACCINE
from maestri.games.maitre_du_monde.material import (
    CHARITY,
    MASTERS_SQUARE,
    NEWS_SQUARE,
    SHOP_SQUARE,
    UN_SQUARE,
    UNIT,
)
from maestri.games.maitre_du_monde.moves import (
    ALL_IN,
    ARGUMENT,
    ATTACK,
    BUY,
    BUY_COMBAT,
    BUY_MASTER,
    BUYABLE,
    KIND,
    USABLE,
    USE,
)
from maestri.games.maitre_du_monde.phases import (
    AFTER,
    AMNESTIES,
    BEFORE,
    DICE,
    FIGHT,
    FREEZES,
    MASTERS_SHOP,
    NAMING,
    SHOP,
    STAKES,
    SUMMIT_MOVE,
    VETOES,
    VOTING,
)
from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.state import World

CHEAPER: Final = 0.5  # what a wealth card costs less when there is a sale
RESERVE: Final = 3000  # money to keep for taxes
WORKS: Final = 3  # MM-32: of sustainable development
UNTAXED: Final = 1.0  # what the work that frees from taxes is worth more than the others
BEHIND: Final = 10.0  # who is so far behind when the race is nearly over stakes all he has …
NEARLY_OVER: Final = 6.0  # … which is so many turns before its end


class Statesman(Policy):
    """Buys income, fights for what is worth the cards, and votes and deals by worth."""

    def __init__(self, traits: Traits = BY_REASONING, whim: float = 0.0, horizon: i64 = 2000) -> None:
        super().__init__(whim, horizon)
        self.traits: Traits = traits

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, World)
        scores = vec[float](capacity=len(moves))
        for move in moves:
            scores = append(scores, self.score(state, seat, move))
        return scores

    def score(self, table: World, seat: i64, move: i64) -> float:
        phase = table.phase()
        kind = KIND[move]
        argument = ARGUMENT[move]
        if phase in (BEFORE, AFTER):
            return self.acting(table, seat, kind, argument)
        if phase in (DICE, SUMMIT_MOVE):
            return self.landing(table, seat, argument + 1)
        if phase in (SHOP, MASTERS_SHOP):
            return self.buying(table, seat, kind, argument)
        if phase == STAKES:
            return staking(table, seat, argument)
        if phase == FIGHT:
            return war.fighting(table, seat, kind, argument, self.traits)
        if phase == NAMING:
            return politics.naming(table, seat, kind, argument, self.traits)
        if phase == VOTING:
            return politics.voting(table, seat, argument)
        if phase == VETOES:
            return politics.veto(table, seat) if kind == USE else 0.0
        if FREEZES <= phase <= AMNESTIES:
            return politics.reacting(table, seat, phase) if kind == USE else 0.0
        return dealing.score(table, seat, phase, kind, argument, self.traits)

    def acting(self, table: World, seat: i64, kind: i64, argument: i64) -> float:
        """MM-9: a window of the turn."""
        if kind == USE:
            return politics.using(table, seat, USABLE[argument])
        if kind == ATTACK:
            return war.attacking(table, seat, argument, self.traits)
        return dealing.proposing(table, seat, kind, argument, self.traits)

    def buying(self, table: World, seat: i64, kind: i64, argument: i64) -> float:
        """MM-15, MM-20: income first; sustainable development when there is money to spare."""
        money = table.players[seat].money
        if kind == USE:
            return self.before_buying(table, seat, money)
        if kind != BUY:
            return 0.0
        if argument >= BUY_MASTER:
            return self.buying_master(table, seat, argument - BUY_MASTER)
        if argument == BUY_COMBAT:
            return war.arming(table, seat)
        gain = item_worth(table, seat, BUYABLE[argument], self.traits) - 0.001 * float(PRICE[0])
        score = self.traits.eager * gain
        if money - PRICE[0] < RESERVE - 1000:
            score -= 1.0
        return score

    def before_buying(self, table: World, seat: i64, money: i64) -> float:
        """MM-27: Soldes makes cheaper what he is about to buy, so that it comes first."""
        gain = shopping(table, seat, money, self.traits)
        return self.traits.eager * gain + CHEAPER if gain > 0.0 else -CHEAPER

    def buying_master(self, table: World, seat: i64, master: i64) -> float:
        """MM-32: three of them win; MM-33: a bomb is bought for what it would destroy."""
        player = table.players[seat]
        spare = player.money - PRICE[BUYABLE[BUY_MASTER + master]]
        if not player.masters[FAIR_TRADE]:
            spare -= 0 if master == FAIR_TRADE else RESERVE
        if master > FAIR_TRADE:
            return bombs.buying(table, seat, master, spare)
        if player.money >= lacking(player):
            return VICTORY
        if spare < 0:
            return -1.0
        if table.turn_limit:
            return 0.3
        return GOAL + UNTAXED if master == FAIR_TRADE else GOAL

    def landing(self, table: World, seat: i64, steps: i64) -> float:
        return landing(table, seat, steps, self.traits)

    # What a position is worth

    def calm(self, state: State) -> bool:
        """Before somebody rolls: nothing is half done."""
        assert isinstance(state, World)
        return state.phase() == BEFORE

    def value(self, state: State, seats: i64) -> vec[float]:
        """MM-32, MM-40: chances of victory, by worth."""
        assert isinstance(state, World)
        spread = 1.5
        if not state.over:
            spread = 1.5 + 0.8 * turns_left(state)
        standings = vec[float](capacity=seats)
        seat: i64
        for seat in range(seats):
            standings = append(standings, worth(state, seat))
        return shares_of(standings, spread)


def lacking(player: Player) -> i64:
    """MM-31, MM-32: what the works cost that a player has not got yet."""
    works = player.masters[NOBEL] + player.masters[VACCINE] + player.masters[FAIR_TRADE]
    return (WORKS - works) * PRICE[MASTER_ITEM]


def staking(table: World, seat: i64, argument: i64) -> float:
    """MM-18: on the mean it brings nothing, but who would lose the race has nothing to lose."""
    amount = table.players[seat].money if argument == ALL_IN else argument * UNIT
    rival = strongest_other(table, seat)
    desperate = (
        table.turn_limit == 0
        and turns_left(table) <= NEARLY_OVER
        and rival >= 0
        and progress(table, seat) + BEHIND < progress(table, rival)
    )
    return 0.001 * float(amount if desperate else -amount)


def crosses(table: World, seat: i64, steps: i64) -> bool:
    """MM-10: whether he passes or reaches OMC."""
    return table.players[seat].square + steps >= table.box.squares


def landing(table: World, seat: i64, steps: i64, by: Traits) -> float:
    """MM-10, MM-15 to MM-21: what a square brings, and OMC on the way."""
    player = table.players[seat]
    goal = player.square + steps
    score = 0.0
    purse = player.money
    if goal >= table.box.squares:
        goal -= table.box.squares
        score += income(table, seat)
        purse += i64(1000.0 * score)
    square = table.box.track[goal]
    if square == SHOP_SQUARE:
        score += by.eager * shopping(table, seat, player.money - RESERVE + 1000, by)
    elif square == MASTERS_SQUARE:
        if purse >= lacking(player):
            score += VICTORY
        elif player.money >= PRICE[MASTER_ITEM] + by.savings:
            score += GOAL if table.turn_limit == 0 else 0.3
    elif square == CHARITY:
        score += 3.5
    elif square == NEWS_SQUARE:
        score += NEWS_A_TURN * turns_of(table, seat)
    elif square == UN_SQUARE:
        score += UN_A_TURN * turns_of(table, seat)
    return score
