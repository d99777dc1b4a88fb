# compiled with mypyc
"""The rules of Duel of Magicians."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.page import Page
from maestri.core.result import Result, ranked
from maestri.core.rng import Rng
from maestri.core.seating import ALONE, NOBODY, left_of
from maestri.games.duel_of_magicians.cards import count_of
from maestri.games.duel_of_magicians.encoding import encode
from maestri.games.duel_of_magicians.material import (
    BALL,
    BALL_FROM_HAND,
    BALL_FROM_STACK,
    BALLS,
    FROM_STACK,
    JOKER,
    JOKER_MOST,
    JOKERS,
    NATURALS,
    SIZE,
    STRONGEST,
    TAKE,
    TOTAL,
    VALUE,
    put_on,
    set_of,
)
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.position import Position


class Duel(Position):
    """A position of Duel of Magicians, and the rules as its verbs."""

    def copy(self) -> "Duel":
        other = Duel(self.seats, self.hands, self.stack, self.toy)
        self.copy_into(other)
        return other

    # What may be played

    def to_move(self) -> tuple[int, ...]:
        return NOBODY if self.over else ALONE[self.turn]

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        player = self.players[seat]
        if not self.is_opening():
            moves = append(moves, TAKE)  # DM-12
        if player.hand.count(BALL) and self.may_play_ball(player):
            moves = append(moves, BALL_FROM_HAND)
        moves = self.add_sets(moves, player.hand.counts, -1)
        return self.add_stack_plays(moves, player) if self.stack else moves

    def add_stack_plays(self, moves: vec[i64], player: Player) -> vec[i64]:
        """DM-18: what the top card of the stack makes possible."""
        top = player.top()
        if top < 0:
            return moves
        if top == BALL:
            return moves if self.is_opening() else append(moves, BALL_FROM_STACK)
        hand = player.hand.copy()
        hand.add(top, 1)
        return self.add_sets(moves, hand.counts, top)

    def add_sets(self, moves: vec[i64], hand: i64, top: i64) -> vec[i64]:
        """DM-6 to DM-8: every set that beats the total; with a card from the stack, those that use it."""
        jokers = count_of(hand, JOKER)
        total = self.total
        value: i64 = 0
        while value < STRONGEST:
            value += 1
            if value > JOKER_MOST:
                jokers = 0
            naturals = count_of(hand, value)
            if (naturals + jokers) * value > total and (top <= JOKER or top == value):
                if naturals == 1 and jokers == 0 and top < 0:  # what most sets are, without further ado
                    moves = append(moves, set_of(value, 1, 0, -1))
                else:
                    moves = self.add_sets_of(moves, value, naturals, jokers, top)
        return moves

    def add_sets_of(self, moves: vec[i64], value: i64, naturals: i64, jokers: i64, top: i64) -> vec[i64]:
        to_beat = self.total
        if top >= 0 and self.is_opening():
            to_beat = value  # DM-18: one card from the stack is too few to open
        fewest_naturals: i64 = 0
        joker_count: i64 = 0
        if top == JOKER:
            joker_count = 1
        elif top > JOKER:
            fewest_naturals = 1
        while joker_count <= jokers:
            count = fewest_naturals
            while count <= naturals:
                if (joker_count + count) * value > to_beat:
                    moves = append(moves, set_of(value, count, joker_count, top))
                count += 1
            joker_count += 1
        return moves

    def may_play_ball(self, player: Player) -> bool:
        """DM-9, DM-10: it repeats a total; it opens only for who holds nothing else."""
        return not self.is_opening() or player.hand.count(BALL) == player.hand.size

    def refusal(self, seat: i64, move: i64) -> str:
        if self.over:
            return "DM-16"
        if seat != self.turn:
            return "DM-8"
        if move == TAKE:
            return "DM-12" if self.is_opening() else ""
        missing = self.missing_cards(self.players[seat], move)
        if missing:
            return missing
        if BALLS[move]:
            return self.ball_refusal(self.players[seat], move)
        if self.is_opening() and FROM_STACK[move] >= 0 and SIZE[move] == 1:
            return "DM-18"
        return "" if TOTAL[move] > self.total else "DM-8"

    def missing_cards(self, player: Player, move: i64) -> str:
        """DM-4, DM-17, DM-18: played from the hand, and at most the top card from the stack."""
        top = FROM_STACK[move]
        if top >= 0:
            if not self.stack:
                return "DM-17"
            if player.top() != top:
                return "DM-18"
        hand = player.hand.counts
        if count_of(hand, JOKER) < JOKERS[move] - (1 if top == JOKER else 0):
            return "DM-4"
        if count_of(hand, BALL) < BALLS[move] - (1 if top == BALL else 0):
            return "DM-4"
        value = VALUE[move]
        if value and count_of(hand, value) < NATURALS[move] - (1 if top == value else 0):
            return "DM-4"
        return ""

    def ball_refusal(self, player: Player, move: i64) -> str:
        if move == BALL_FROM_STACK:
            return "DM-18" if self.is_opening() else ""
        return "" if self.may_play_ball(player) else "DM-10"

    # Playing

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        if move == TAKE:
            self.takes_all(seat)
            return
        player = self.players[seat]
        self.lays(player, seat, move)
        if player.hand.size == 0:
            self.end_hand(seat, rng)
            return
        self.teller.draws(self, seat)
        self.draw(player, rng)
        self.teller.drew(self, seat)
        self.turn = left_of(seat, self.seats)

    def lays(self, player: Player, seat: i64, move: i64) -> None:
        """DM-5, DM-8, DM-9: cards of hand and stack go to the round; a crystal ball keeps the total."""
        if BALLS[move]:
            player.hand.remove(BALL, 1)
        else:
            player.hand.remove(VALUE[move], NATURALS[move])
            player.hand.remove(JOKER, JOKERS[move])
            self.total = TOTAL[move]
        top = FROM_STACK[move]
        if top >= 0:
            player.hand.add(top, 1)  # it came from the stack, not from the hand
            player.front = player.front[: len(player.front) - 1]
        self.plays = append(self.plays, move)
        self.teller.played(self, seat, move)

    def takes_all(self, seat: i64) -> None:
        """DM-12: who can't or won't beat the total takes the round, then opens the next."""
        self.teller.took(self, seat)
        player = self.players[seat]
        for move in self.plays:
            player.front = put_on(player.front, move)
        self.new_round(seat)

    def end_hand(self, seat: i64, rng: Rng) -> None:
        """DM-14, DM-15: the others add their hands to what lies before them; a card is a point."""
        for player in self.players:
            player.points = append(player.points, len(player.front) + player.hand.size)
        self.teller.hand_ended(self, seat)
        if self.hand_number == self.hands:
            self.over = True
            self.teller.match_ended(self)
            return
        self.hand_number += 1
        self.starter = left_of(self.starter, self.seats)
        self.deal(rng)

    def encode(self, seat: i64, page: Page) -> None:
        encode(self, seat, page)

    def result(self) -> Result | None:
        """DM-16: the lowest sum wins; ties share the victory."""
        if not self.over:
            return None
        return ranked([int(player.total_points()) for player in self.players], "DM-16", lowest_wins=True)
