"""Maître du Monde: wealth, diplomacy and war for the mastery of the world."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from maestri.core.event import Event
from maestri.core.game import AnyGame, Game, Section
from maestri.core.observation import Feature
from maestri.core.option import Option, TextFile, Value
from maestri.core.registry import register
from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import events, notation
from maestri.games.maitre_du_monde.counting import Tally
from maestri.games.maitre_du_monde.deck import box_of, printed, tidy
from maestri.games.maitre_du_monde.facts import WorldFacts
from maestri.games.maitre_du_monde.lay_out import lay_out
from maestri.games.maitre_du_monde.material import RULES
from maestri.games.maitre_du_monde.moves import SIZE
from maestri.games.maitre_du_monde.observation import observation
from maestri.games.maitre_du_monde.outlook import outlook
from maestri.games.maitre_du_monde.preview import TYPES, preview
from maestri.games.maitre_du_monde.sketch import sketch
from maestri.games.maitre_du_monde.soundness import check
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import HIDDEN, OPEN, WorldView, view
from maestri.games.maitre_du_monde.why import why
from maestri.locales import Words


class MaitreDuMonde(Game[World, WorldView]):
    key = notation.KEY
    seats = range(3, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Option("money", HIDDEN, (HIDDEN, OPEN)),
        Option("free_trade", False, (False, True)),
        Option("turn_limit", None, range(1, 1001)),
        Option("deck", None, text=TextFile(tidy, printed)),
    )
    brief_options: ClassVar[dict[str, Value]] = {"turn_limit": 40}
    rules_version = RULES
    rule_book = (
        Section("material", tuple(f"MM-{n}" for n in range(1, 6))),
        Section("set-up", ("MM-6", "MM-7", "MM-8")),
        Section("turn", ("MM-9", "MM-10")),
        Section("collecting", tuple(f"MM-{n}" for n in range(11, 15))),
        Section("squares", tuple(f"MM-{n}" for n in range(15, 22))),
        Section("resolutions", ("MM-22", "MM-23", "MM-24", "MM-25")),
        Section("news", ("MM-26", "MM-27")),
        Section("combat", ("MM-28", "MM-29", "MM-30")),
        Section("masters", tuple(f"MM-{n}" for n in range(31, 36))),
        Section("deals", ("MM-36", "MM-37", "MM-38")),
        Section("end", ("MM-39", "MM-40")),
        Section("order", ("MM-41", "MM-42")),
    )
    state_type = World
    view_type = WorldView
    event_types = events.ALL
    facts_type = WorldFacts
    preview_types = TYPES
    size = SIZE

    def start(self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None) -> World:
        box = box_of(str(options["deck"] or ""))
        world = World(seats, box, bool(options["free_trade"]), int(options["turn_limit"] or 0))
        world.rules = self.rules_version
        world.open_money = options.get("money", OPEN) == OPEN
        world.begin(rng, log)
        return world

    def write(self, move: int) -> str:
        return notation.write(move)

    def read(self, text: str) -> int:
        return notation.read(text)

    def view(self, state: World, seat: int | None) -> WorldView:
        return view(state, seat)

    def notes(self, seats: int) -> Tally:
        return Tally(seats)

    def observation(self, seats: int) -> tuple[Feature, ...]:
        return observation(seats)

    def lay_out(self, view: WorldView) -> World:
        return lay_out(view, self.rules_version)

    def check(self, state: World) -> None:
        check(state)

    def why(self, state: World, seat: int, move: int) -> WorldFacts:
        return why(state, seat, move)

    def outlook(self, view: WorldView) -> dict[str, Any] | None:
        return outlook(view)

    def preview(self, view: WorldView, move: int, after: Sequence[int] = ()) -> msgspec.Struct | None:
        return preview(view, move, after)

    def sketch(self, view: WorldView, say: Words, names: list[str]) -> str:
        return sketch(view, say, names)

    def version_of(self, state: World) -> int:
        return state.rules

    def by_rules(self, version: int) -> "AnyGame | None":
        return OLDER.get(version) or super().by_rules(version)


class SecondRules(MaitreDuMonde):
    """The rules by which records of version 2 were played: money lay open."""

    rules_version = 2
    options = tuple(option for option in MaitreDuMonde.options if option.key != "money")


class FirstRules(SecondRules):
    """The rules by which records of version 1 were played."""

    rules_version = 1


OLDER: dict[int, AnyGame] = {1: FirstRules(), 2: SecondRules()}
GAME = MaitreDuMonde()
register(GAME)
