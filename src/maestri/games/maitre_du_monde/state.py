# compiled with mypyc
"""The rules of Maître du Monde as a state: whoever decides, the file of what is decided knows the rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import (
    collecting,
    combat,
    deals,
    distress,
    hidden,
    masters,
    naming,
    offers,
    resolutions,
    squares,
    turn,
    window,
)
from maestri.games.maitre_du_monde.material import (
    ARGUMENT,
    DONE,
    GO,
    KIND,
    PASS,
    PRICED,
    SELL,
    VOTE,
)
from maestri.games.maitre_du_monde.phases import (
    AFTER,
    AMNESTIES,
    ANSWER,
    ARRIVE,
    BEFORE,
    DICE,
    DISTRESS,
    FIGHT,
    FREEZES,
    MASTERS_SHOP,
    NAMING,
    OFFER_PRICE,
    OFFERS,
    PARTNER,
    PRICING,
    SHOP,
    STAKES,
    SUMMIT_MOVE,
    TAKING,
    VETOES,
    VOTING,
)
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.ranking import result_of


def _seats_of(chosen: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(6) if (chosen >> seat) & 1)


SEATS_OF: Final[list[tuple[int, ...]]] = [_seats_of(chosen) for chosen in range(64)]


class World(Position):
    """A position of Maître du Monde, and the rules as its verbs."""

    def copy(self) -> "World":
        other = World(self.seats, self.box, self.free_trade, self.turn_limit)
        other.fill_from(self)
        return other

    def begin(self, rng: Rng, log: list[Event] | None) -> None:
        self.log = log
        turn.begin_match(self, rng)
        self.log = None

    def to_move(self) -> tuple[int, ...]:
        return SEATS_OF[self.awaited]

    def result(self) -> Result | None:
        return result_of(self) if self.over else None

    # What may be played

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=32)
        phase = self.phase()
        if phase in (BEFORE, AFTER):
            return window.add_window(self, seat, moves)
        if phase == VOTING:
            return resolutions.add_votes(moves)
        if phase == VETOES:
            return resolutions.add_vetoes(self, seat, moves)
        if FREEZES <= phase <= AMNESTIES:
            return collecting.add_reactions(self, seat, moves)
        if phase <= MASTERS_SHOP:
            return self.add_square_moves(seat, phase, moves)
        return self.add_dealings(seat, phase, moves)

    def add_square_moves(self, seat: i64, phase: i64, moves: vec[i64]) -> vec[i64]:
        if phase == DICE:
            return turn.add_dice(self, moves)
        if phase == SUMMIT_MOVE:
            return turn.add_ways(self, moves)
        if phase == SHOP:
            return squares.add_shop(self, moves)
        if phase == STAKES:
            return squares.add_stakes(self, moves)
        return masters.add_masters(self, seat, moves)

    def add_dealings(self, seat: i64, phase: i64, moves: vec[i64]) -> vec[i64]:
        if phase == NAMING:
            return naming.add_targets(self, seat, moves)
        if phase == FIGHT:
            return combat.add_answers(self, seat, moves)
        if phase == OFFERS:
            return offers.add_offers(self, seat, moves)
        if phase == OFFER_PRICE:
            return deals.add_prices(self, self.combat.fighter, moves)
        if phase == TAKING:
            return offers.add_takes(self, moves)
        if phase == DISTRESS:
            return distress.add_ways_out(self, seat, moves)
        if phase == PARTNER:
            return deals.add_partners(self, seat, moves)
        if phase == PRICING:
            return deals.add_prices(self, self.deal.buyer(), moves)
        return deals.add_deal_answers(self, seat, moves)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.over:
            return "MM-39"
        if not (self.awaited >> seat) & 1:
            return "MM-9"
        phase, kind, argument = self.phase(), KIND[move], ARGUMENT[move]
        if phase in (BEFORE, AFTER):
            return window.window_refusal(self, seat, kind, argument)
        if phase == VOTING:
            return "" if kind == VOTE else "MM-22"
        if phase == VETOES:
            return resolutions.veto_refusal(self, seat, move)
        if FREEZES <= phase <= AMNESTIES:
            return collecting.reaction_refusal(self, seat, move)
        if phase <= MASTERS_SHOP:
            return self.square_refusal(seat, phase, move)
        return self.dealing_refusal(seat, phase, kind, argument)

    def square_refusal(self, seat: i64, phase: i64, move: i64) -> str:
        kind, argument = KIND[move], ARGUMENT[move]
        if phase == DICE:
            return turn.dice_refusal(self, kind, argument)
        if phase == SUMMIT_MOVE:
            return "" if kind == GO and argument < self.box.squares else "MM-27"
        if phase == SHOP:
            return squares.shop_refusal(self, move)
        if phase == STAKES:
            return squares.stake_refusal(self, kind, argument)
        return masters.masters_refusal(self, seat, kind, argument)

    def dealing_refusal(self, seat: i64, phase: i64, kind: i64, argument: i64) -> str:
        if phase == NAMING:
            return naming.naming_refusal(self, seat, kind, argument)
        if phase == FIGHT:
            return combat.fight_refusal(self, seat, kind, argument)
        if phase == OFFERS:
            return offers.offer_refusal(self, seat, kind, argument)
        if phase == OFFER_PRICE:
            return offers.offer_price_refusal(self, kind, argument)
        if phase == TAKING:
            return offers.take_refusal(self, kind, argument)
        if phase == DISTRESS:
            return distress.distress_refusal(self, seat, kind, argument)
        if phase == PARTNER:
            return deals.partner_refusal(self, seat, kind, argument)
        if phase == PRICING:
            return deals.price_refusal(self, self.deal.buyer(), argument) if kind == PRICED else "MM-36"
        return deals.answer_refusal(self, seat, kind)

    # Playing

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        """What is decided happens; then whatever needs no decision, until somebody is to decide again."""
        phase = self.phase()
        if phase == VOTING:
            resolutions.vote(self, seat, ARGUMENT[move])
        else:
            self.awaited = 0
            self.decide(seat, phase, move, rng)
        while self.awaited == 0 and not self.over:
            self.go_on(rng)

    def decide(self, seat: i64, phase: i64, move: i64, rng: Rng) -> None:
        kind, argument = KIND[move], ARGUMENT[move]
        if phase in (BEFORE, AFTER):
            window.act(self, seat, kind, argument, rng)
        elif phase == VETOES:
            resolutions.answer_veto(self, seat, move)
        elif FREEZES <= phase <= AMNESTIES:
            collecting.react(self, seat, kind == PASS)
        elif phase <= MASTERS_SHOP:
            self.decide_on_square(seat, phase, move, rng)
        else:
            self.decide_on_dealing(seat, phase, kind, argument, rng)

    def decide_on_square(self, seat: i64, phase: i64, move: i64, rng: Rng) -> None:
        argument = ARGUMENT[move]
        if phase in (DICE, SUMMIT_MOVE):
            turn.go(self, argument + 1)
        elif phase == SHOP:
            squares.shop(self, move, rng)
        elif phase == STAKES:
            squares.stake(self, argument, rng)
        elif KIND[move] == DONE:
            self.become(AFTER)
        else:
            masters.buy(self, seat, argument)

    def decide_on_dealing(self, seat: i64, phase: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if phase == NAMING:
            window.name(self, seat, argument, rng)
        elif phase == FIGHT:
            combat.fight(self, seat, kind, argument)
        elif phase == OFFERS:
            offers.offer(self, seat, kind, argument)
        elif phase == OFFER_PRICE:
            offers.price_offer(self, seat, argument)
        elif phase == TAKING:
            offers.take(self, kind, argument)
        elif phase == DISTRESS:
            self.decide_in_distress(seat, kind, argument)
        elif phase == PARTNER:
            deals.choose_partner(self, argument)
        elif phase == PRICING:
            deals.name_price(self, argument)
        else:
            deals.answer(self, kind)

    def decide_in_distress(self, seat: i64, kind: i64, argument: i64) -> None:
        if kind == SELL:
            deals.propose(self, seat, argument, True)
        else:
            distress.give_up(self, seat)

    def go_on(self, rng: Rng) -> None:
        """One step that needs no decision, or the question who decides."""
        phase = self.phase()
        if phase == ARRIVE:
            squares.arrive(self, rng)
        elif phase == VOTING:
            resolutions.count_votes(self)
        elif phase == VETOES:
            resolutions.ask_for_veto(self)
        elif FREEZES <= phase <= AMNESTIES:
            collecting.go_on(self)
        elif phase == DISTRESS:
            distress.go_on(self)
        elif phase == OFFERS:
            offers.ask_for_offers(self)
        else:
            self.awaited = 1 << self.decider(phase)

    def decider(self, phase: i64) -> i64:
        if phase == NAMING:
            return naming.namer(self)
        if phase in (FIGHT, TAKING):
            return self.combat.fighter
        if phase == OFFER_PRICE:
            return offers.asked(self)
        if PARTNER <= phase <= ANSWER:
            return deals.decider(self)
        return self.turn

    # What a seat can't see

    def redeal(self, seat: i64, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
