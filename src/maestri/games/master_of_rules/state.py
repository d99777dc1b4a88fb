# compiled with mypyc
"""The rules of Master of Rules: what may be played, and a deal from its first card to the next deal's."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.packing import lowest
from maestri.core.page import Page
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.core.seating import ALONE, NOBODY, left_of
from maestri.games.master_of_rules.adjudication import adjudicate
from maestri.games.master_of_rules.cards import bit, count, one_of, types_in
from maestri.games.master_of_rules.encoding import encode
from maestri.games.master_of_rules.material import RULE, TAKE
from maestri.games.master_of_rules.position import NOTHING, NUMBER, RULE_CARD, Position
from maestri.games.master_of_rules.scoring import final_result


class Rules(Position):
    """A position of Master of Rules."""

    def copy(self) -> "Rules":
        other = Rules(self.seats, self.edition, self.piles.copy(), self.toy)
        self.copy_into(other)
        return other

    # Set-up

    def begin(self, rng: Rng, log: list[Event] | None) -> None:
        """MR-4 to MR-6: hands, a first player by lot who also gets the round counter, and the refill."""
        self.listen(log)
        self.sit_down()
        for player in self.players:
            for _ in range(self.number_hand()):
                player.numbers |= bit(self.piles.draw_number(rng))
            for _ in range(self.rule_hand()):
                player.rules += one_of(self.piles.draw_rule(rng))
        self.first = rng.below(self.seats)
        self.counter = self.first
        self.actor = self.first
        self.teller.dealt(self)
        self.lay_refill(rng)
        self.listen(None)

    # What may be played

    def to_move(self) -> tuple[int, ...]:
        return NOBODY if self.over else ALONE[self.actor]

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if self.taking == NUMBER:
            return add_cards(moves, self.refill_numbers, TAKE)
        if self.taking == RULE_CARD:
            return add_cards(moves, types_in(self.refill_rules), TAKE + RULE)
        player = self.players[seat]
        if player.number < 0:
            moves = add_cards(moves, player.numbers, 0)  # MR-12
        if player.rule < 0:
            moves = add_cards(moves, self.playable_types(player.rules), RULE)
        return moves

    def playable_types(self, rules: i64) -> i64:
        """MR-9: types that do not lie on the table yet; MR-10: any of them, if all do."""
        types = types_in(rules)
        new = types & ~self.types_laid
        if new:
            return new
        return types

    def refusal(self, seat: i64, move: i64) -> str:
        if self.over:
            return "MR-29"
        if seat != self.actor:
            return "MR-7"
        if move >= TAKE:
            return self.take_refusal(move - TAKE)
        if self.taking != NOTHING:
            return "MR-13"
        if move >= RULE:
            return self.rule_refusal(seat, move - RULE)
        if self.players[seat].number >= 0:
            return "MR-8"
        return "" if self.players[seat].numbers & bit(move) else "MR-4"

    def take_refusal(self, card: i64) -> str:
        """MR-13, MR-14: one card of the kind that was laid, from the refill; none in the last deal."""
        if self.is_last_deal():
            return "MR-14"
        if card < RULE:
            there = self.taking == NUMBER and self.refill_numbers & bit(card) != 0
        else:
            there = self.taking == RULE_CARD and count(self.refill_rules, card - RULE) != 0
        return "" if there else "MR-13"

    def rule_refusal(self, seat: i64, kind: i64) -> str:
        player = self.players[seat]
        if player.rule >= 0:
            return "MR-8"
        if count(player.rules, kind) == 0:
            return "MR-4"
        return "" if self.playable_types(player.rules) & bit(kind) else "MR-9"

    # Playing

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        if move >= TAKE:
            self.takes(seat, move - TAKE)
            self.pass_on(rng)
        else:
            self.lays(seat, move)
            if self.is_last_deal():
                self.pass_on(rng)  # MR-14: nobody takes a card
            elif move < RULE:
                self.taking = NUMBER
            else:
                self.taking = RULE_CARD

    def lays(self, seat: i64, card: i64) -> None:
        """MR-7, MR-8: a card from hand, face up."""
        player = self.players[seat]
        if card < RULE:
            player.lays_number(card)
        else:
            if self.edition.shows_hand and self.types_laid & bit(card - RULE):
                self.shows_hand(seat)
            player.lays_rule(card - RULE)
            self.types_laid |= bit(card - RULE)
        self.teller.laid(self, seat, card)

    def shows_hand(self, seat: i64) -> None:
        """MR-11: who lays a type that lies there already proves that he has no other."""
        self.players[seat].shows_rules()
        self.teller.hand_shown(self, seat)

    def takes(self, seat: i64, card: i64) -> None:
        """MR-13: the card that he likes, of the kind that he laid."""
        if card < RULE:
            self.refill_numbers &= ~bit(card)
            self.players[seat].takes_number(card)
        else:
            self.refill_rules -= one_of(card - RULE)
            self.players[seat].takes_rule(card - RULE)
        self.taking = NOTHING
        self.teller.took(self, seat, card)

    def pass_on(self, rng: Rng) -> None:
        """MR-7, MR-8: clockwise; after a turn come the dummies' cards, and after turn 2 the adjudication."""
        self.actor = left_of(self.actor, self.seats)
        if self.actor != self.first:
            return
        if self.turn == 1:
            self.lay_dummies_of_turn_1(rng)
            self.turn = 2
        else:
            self.lay_dummies_of_turn_2(rng)
            self.adjudicate()
            self.next_deal(rng)

    # Adjudication

    def adjudicate(self) -> None:
        """MR-20: rules that were done go in front of their players, all other cards to the discards."""
        done = adjudicate(self.numbers_judged(), self.types_judged())
        self.teller.adjudicated(self, done)
        seat: i64
        for seat in range(self.seats):
            player = self.players[seat]
            self.piles.number_discard |= bit(player.number)
            if done & bit(seat):
                player.won += one_of(player.rule)
            else:
                self.piles.rule_discard += one_of(player.rule)
            player.number = -1
            player.rule = -1
        self.discard_dummies()

    # Between deals, and the end

    def next_deal(self, rng: Rng) -> None:
        """MR-28, MR-26: the first-player card passes to the left, and a new refill is laid."""
        if self.is_last_deal():
            self.end()
            return
        self.turn = 1
        self.types_laid = 0
        self.first = left_of(self.first, self.seats)
        self.actor = self.first
        if self.first == self.counter:
            self.round += 1
        self.teller.deal_began(self)
        if self.edition.last_refill or not self.is_last_deal():  # MR-14
            self.lay_refill(rng)

    def end(self) -> None:
        """MR-29: the hands left over are discarded."""
        self.teller.hands_discarded(self)
        for player in self.players:
            self.piles.number_discard |= player.numbers
            self.piles.rule_discard += player.rules
            player.numbers = player.known_numbers = 0
            player.rules = player.known_rules = 0
        self.over = True
        self.teller.match_ended(self)

    def encode(self, seat: i64, page: Page) -> None:
        encode(self, seat, page)

    def result(self) -> Result | None:
        """MR-29, MR-33."""
        if not self.over:
            return None
        return final_result([int(player.won) for player in self.players], self.edition)


def add_cards(moves: vec[i64], cards: i64, offset: i64) -> vec[i64]:
    """The moves of all cards in a set."""
    while cards:
        moves = append(moves, offset + lowest(cards))
        cards &= cards - 1
    return moves
