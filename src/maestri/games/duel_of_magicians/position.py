# compiled with mypyc
"""What lies on the table of Duel of Magicians, how it is dealt, and who sees it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.duel_of_magicians.cards import Cards, all_cards, no_cards
from maestri.games.duel_of_magicians.material import HAND, SIZE, TOY_HAND
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.teller import SILENT, Teller
from maestri.games.duel_of_magicians.telling import Telling

NO_CARDS: Final = no_cards()


class Position(State):
    """The hands, the pile, and the round that is being played."""

    def __init__(self, seats: i64, hands: i64, stack: bool, toy: bool = False) -> None:
        super().__init__()
        self.teller: Teller = SILENT
        self.seats: i64 = seats
        self.hands: i64 = hands  # DM-16: how many are played
        self.stack: bool = stack  # DM-17: the variant
        self.toy: bool = toy
        self.full_hand: i64 = TOY_HAND if toy else HAND
        self.players: list[Player] = []
        self.pile: Cards = NO_CARDS
        self.hand_number: i64 = 1
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.total: i64 = 0
        self.opener: i64 = 0
        self.plays: vec[i64] = vec[i64]()  # the moves of the round, clockwise from the opener's
        self.over: bool = False

    def copy_into(self, other: "Position") -> None:
        """All that the constructor does not take."""
        other.players = [player.copy() for player in self.players]
        other.pile = self.pile.copy()
        other.hand_number = self.hand_number
        other.starter = self.starter
        other.turn = self.turn
        other.total = self.total
        other.opener = self.opener
        other.plays = self.plays[:]
        other.over = self.over

    def listen(self, log: list[Event] | None) -> None:
        self.teller = SILENT if log is None else Telling(log)

    # Set-up of a hand

    def begin(self, rng: Rng, log: list[Event] | None) -> None:
        """DM-4: the first starter is random."""
        self.listen(log)
        self.sit_down()
        self.starter = rng.below(self.seats)
        self.deal(rng)
        self.listen(None)

    def sit_down(self) -> None:
        """Empty hands at a full pile."""
        self.pile = all_cards(self.seats, self.toy)
        self.players = [Player(no_cards(), vec[i64](), vec[i64]()) for _ in range(self.seats)]

    def deal(self, rng: Rng) -> None:
        """DM-4: all cards are shuffled, each player gets six, the starter opens."""
        self.pile = all_cards(self.seats, self.toy)
        for player in self.players:
            player.hand = no_cards()
            player.front = vec[i64](capacity=16)
            self.draw(player, rng)
        self.turn = self.starter
        self.new_round(self.starter)
        self.teller.hand_dealt(self)

    def draw(self, player: Player, rng: Rng) -> None:
        """DM-11, DM-13: back up to six cards while the pile lasts."""
        while player.hand.size < self.full_hand and self.pile.size > 0:
            player.hand.add(self.pile.draw(rng), 1)

    def new_round(self, opener: i64) -> None:
        """DM-5: nothing lies there, and somebody opens."""
        self.opener = opener
        self.total = 0
        self.plays = vec[i64](capacity=8)

    # The round

    def is_opening(self) -> bool:
        """DM-5: nothing lies in the round yet."""
        return len(self.plays) == 0

    def round_size(self) -> i64:
        """How many cards lie in the round."""
        cards: i64 = 0
        for move in self.plays:
            cards += SIZE[move]
        return cards

    # What a seat can't see

    def sees_hand(self, seat: i64, other: i64) -> bool:
        """DM-19: everybody's hand is his secret; DM-14: the last hands were shown."""
        return other == seat or self.over

    def redeal(self, seat: i64, rng: Rng) -> None:
        """DM-19: hands that are not shown and the pile are shuffled and dealt again."""
        sizes = vec[i64](capacity=6)
        for other, player in enumerate(self.players):
            sizes = append(sizes, player.hand.size)
            if not self.sees_hand(seat, other):
                player.hand.move_all(self.pile)
        for other, player in enumerate(self.players):
            while player.hand.size < sizes[other]:
                player.hand.add(self.pile.draw(rng), 1)
