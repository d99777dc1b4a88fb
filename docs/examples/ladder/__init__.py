"""Ladder: lay a higher card, or draw. Who first has no card wins."""

from typing import Annotated, ClassVar

from maestri.core.event import Card, Event, SeatOf
from maestri.core.game import Section
from maestri.core.plain import Pile, PlainGame, PlainState, PlainView
from maestri.core.registry import register
from maestri.core.result import Result, ranked
from maestri.core.rng import Rng
from maestri.core.secrecy import own, unseen


class Table(PlainView):
    ladder: list[Card] = []
    discards: list[Card] = []
    passes: int = 0
    hands: Annotated[list[Pile], own] = []
    pile: Annotated[Pile, unseen] = []


class Dealt(Event):
    seat: SeatOf
    card: Card


class Laid(Event):
    seat: SeatOf
    card: Card
    final: ClassVar[bool] = True


class Drew(Event):
    seat: SeatOf
    card: Annotated[Card | None, own]


class Passed(Event):
    seat: SeatOf
    row: int


class Ladder(PlainState[Table]):
    cards = tuple(str(number) for number in range(1, 21))
    plays = (*cards, "draw", "pass")

    def deal(self, rng: Rng) -> None:
        """LA-1: five cards each, one turned up, the rest a pile."""
        table = self.table
        table.pile = list(self.cards)
        table.hands = [[self.draw(table.pile, rng) for _ in range(5)] for _ in range(2)]
        table.ladder = [self.draw(table.pile, rng)]
        table.turn = rng.below(2)
        self.tell(Dealt(table.turn, table.ladder[0]))

    def rule_against(self, seat: int, play: str) -> str:
        table = self.table
        if seat not in self.to_move():
            return "LA-4" if self.result() else "LA-1"
        if play == "draw":
            return "" if table.pile else "LA-3"
        if play == "pass":
            return "LA-3" if table.pile or not table.ladder else ""
        higher = not table.ladder or int(play) > int(table.ladder[-1])
        return "" if higher and play in table.hands[seat] else "LA-2"

    def act(self, seat: int, play: str, rng: Rng) -> None:
        table, hand = self.table, self.table.hands[seat]
        table.turn = 1 - seat
        if play == "draw":
            hand.append(self.draw(table.pile, rng))
            self.tell(Drew(seat, hand[-1]))
        elif play == "pass":
            table.passes += 1
            if table.passes == 2:
                table.discards, table.ladder = table.discards + table.ladder, []
            self.tell(Passed(seat, table.passes))
        else:
            hand.remove(play)
            table.ladder.append(play)
            table.passes = 0
            self.tell(Laid(seat, play))

    def result(self) -> Result | None:
        """LA-4: who first has no card wins."""
        sizes = [len(hand) for hand in self.table.hands]
        return None if all(sizes) else ranked(sizes, "LA-4", lowest_wins=True)


class LadderGame(PlainGame[Ladder, Table]):
    key = "ladder"
    seats = range(2, 3)
    rule_book = (Section("rules", ("LA-1", "LA-2", "LA-3", "LA-4")),)
    state_type = Ladder
    view_type = Table
    event_types = (Dealt, Laid, Drew, Passed)


register(LadderGame())
