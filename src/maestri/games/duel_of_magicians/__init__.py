"""Duel of Magicians (Rainer Knizia): beat the total, or take the pile."""

from maestri.core.event import Event
from maestri.core.game import Game, Section
from maestri.core.observation import Feature
from maestri.core.option import Option, Value
from maestri.core.registry import register
from maestri.core.rng import Rng
from maestri.games.duel_of_magicians import events, notation
from maestri.games.duel_of_magicians.facts import DuelFacts
from maestri.games.duel_of_magicians.lay_out import check, duel_of, lay_out
from maestri.games.duel_of_magicians.material import PLAYS
from maestri.games.duel_of_magicians.observation import observation
from maestri.games.duel_of_magicians.sketch import sketch
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView, view
from maestri.games.duel_of_magicians.why import why
from maestri.locales import Words


class DuelOfMagicians(Game[Duel, DuelView]):
    key = notation.KEY
    seats = range(2, 7)
    options = (
        Option("hands", None, range(1, 21)),
        Option("stack", False, (False, True)),
    )
    toys = (Option("toy", False, (False, True)),)
    rules_version = 1
    rule_book = (
        Section("material", ("DM-1", "DM-2", "DM-3")),
        Section("set-up", ("DM-4",)),
        Section("playing", tuple(f"DM-{n}" for n in range(5, 14))),
        Section("end", ("DM-14", "DM-15", "DM-16")),
        Section("variant", ("DM-17", "DM-18")),
        Section("seen", ("DM-19",)),
    )
    state_type = Duel
    view_type = DuelView
    event_types = events.ALL
    facts_type = DuelFacts
    size = len(PLAYS)

    def start(self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None) -> Duel:
        duel = duel_of(seats, options)
        duel.begin(rng, log)
        return duel

    def write(self, move: int) -> str:
        return notation.write(move)

    def read(self, text: str) -> int:
        return notation.read(text)

    def view(self, state: Duel, seat: int | None) -> DuelView:
        return view(state, seat)

    def observation(self, seats: int) -> tuple[Feature, ...]:
        return observation(seats)

    def lay_out(self, view: DuelView) -> Duel:
        return lay_out(view)

    def check(self, state: Duel) -> None:
        check(state)

    def why(self, state: Duel, seat: int, move: int) -> DuelFacts:
        return why(state, seat, move)

    def sketch(self, view: DuelView, say: Words, names: list[str]) -> str:
        return sketch(view, say, names)


GAME = DuelOfMagicians()
register(GAME)
