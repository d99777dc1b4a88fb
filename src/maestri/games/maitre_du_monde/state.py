# compiled with mypyc
"""The rules of Maître du Monde as a state: the phase that is to be decided knows the rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.page import Page
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.core.seating import SEATS_OF
from maestri.games.maitre_du_monde import (
    collecting,
    combat,
    deals,
    distress,
    hidden,
    masters,
    offers,
    phases,
    resolutions,
    shop,
    squares,
    turn,
    using,
    window,
)
from maestri.games.maitre_du_monde.encoding import encode
from maestri.games.maitre_du_monde.moves import ARGUMENT, END, KIND, ROLL
from maestri.games.maitre_du_monde.phases import Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.scoring import final_result

RULES: Final[dict[int, Phase]] = {
    phases.BEFORE: window.Window(ROLL),
    phases.DICE: turn.Dice(),
    phases.SUMMIT_MOVE: turn.SummitMove(),
    phases.ARRIVE: squares.Arrive(),
    phases.SHOP: shop.Shop(),
    phases.STAKES: squares.Stakes(),
    phases.MASTERS_SHOP: masters.MastersShop(),
    phases.AFTER: window.Window(END),
    phases.NAMING: using.Naming(),
    phases.VOTING: resolutions.Voting(),
    phases.VETOES: resolutions.Vetoes(),
    phases.FREEZES: collecting.Freezes(),
    phases.SLUMPS: collecting.Slumps(),
    phases.SURGES: collecting.Surges(),
    phases.TAXES: collecting.Taxes(),
    phases.AMNESTIES: collecting.Amnesties(),
    phases.DISTRESS: distress.Distress(),
    phases.FIGHT: combat.Fight(),
    phases.OFFERS: offers.Offers(),
    phases.OFFER_PRICE: offers.OfferPrice(),
    phases.TAKING: offers.Taking(),
    phases.PARTNER: deals.Partner(),
    phases.PRICING: deals.Pricing(),
    phases.ANSWER: deals.Answer(),
}
RULES_OF: Final[list[Phase]] = [RULES[number] for number in range(len(phases.PHASES))]


class World(Position):
    """A position of Maître du Monde, and the rules as its verbs."""

    def copy(self) -> "World":
        other = World(self.seats, self.box, self.free_trade, self.turn_limit)
        other.fill_from(self)
        return other

    def begin(self, rng: Rng, log: list[Event] | None) -> None:
        self.listen(log)
        turn.begin_match(self, rng)
        self.listen(None)

    def to_move(self) -> tuple[int, ...]:
        return SEATS_OF[self.awaited]

    def encode(self, seat: i64, page: Page) -> None:
        encode(self, seat, page)

    def result(self) -> Result | None:
        return final_result(self) if self.over else None

    def moves(self, seat: i64) -> vec[i64]:
        return RULES_OF[self.phase()].moves(self, seat)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.over:
            return "MM-39"
        if not (self.awaited >> seat) & 1:
            return "MM-9"
        return RULES_OF[self.phase()].refusal(self, seat, KIND[move], ARGUMENT[move])

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        """What is decided happens; then whatever needs no decision, until somebody is to decide again."""
        self.awaited &= ~(1 << seat)  # others may still have to vote
        RULES_OF[self.phase()].decide(self, seat, KIND[move], ARGUMENT[move], rng)
        while self.awaited == 0 and not self.over:
            RULES_OF[self.phase()].go_on(self, rng)

    def redeal(self, seat: i64, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
