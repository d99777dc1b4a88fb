"""Master Labyrinth (Max J. Kobbert), the edition with the dragon: push corridors, take treasures in order."""

from collections.abc import Sequence
from typing import Any

from maestri.core.event import Event
from maestri.core.game import Game, Section
from maestri.core.observation import Feature
from maestri.core.option import Option, Value
from maestri.core.registry import register
from maestri.core.rng import Rng
from maestri.games.master_labyrinth import events, notation
from maestri.games.master_labyrinth.facts import LabyrinthFacts
from maestri.games.master_labyrinth.lay_out import lay_out
from maestri.games.master_labyrinth.material import SIZE
from maestri.games.master_labyrinth.observation import observation
from maestri.games.master_labyrinth.outlook import outlook
from maestri.games.master_labyrinth.preview import AcceptPreview, GoPreview, Preview, PushPreview, preview
from maestri.games.master_labyrinth.sketch import sketch
from maestri.games.master_labyrinth.state import Labyrinth, started
from maestri.games.master_labyrinth.view import LabyrinthView, view
from maestri.games.master_labyrinth.why import why
from maestri.locales import Words


class MasterLabyrinth(Game[Labyrinth, LabyrinthView]):
    key = notation.KEY
    seats = range(2, 5)
    options = (Option("turn_limit", None, range(1, 1001)),)
    brief_options = {"turn_limit": 100}  # noqa: RUF012
    rules_version = 1
    rule_book = (
        Section("material", tuple(f"ML-{n}" for n in range(1, 9))),
        Section("set-up", tuple(f"ML-{n}" for n in range(9, 16))),
        Section("turn", ("ML-16",)),
        Section("pushing", ("ML-17", "ML-18", "ML-19")),
        Section("moving", ("ML-20", "ML-21")),
        Section("taking", ("ML-22", "ML-23", "ML-24", "ML-25")),
        Section("duels", ("ML-26", "ML-27", "ML-28")),
        Section("double-turn", ("ML-29",)),
        Section("end", tuple(f"ML-{n}" for n in range(30, 35))),
        Section("seen", ("ML-35",)),
    )
    state_type = Labyrinth
    view_type = LabyrinthView
    event_types = events.ALL
    facts_type = LabyrinthFacts
    preview_types = (PushPreview, GoPreview, AcceptPreview)
    size = SIZE

    def start(
        self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None
    ) -> Labyrinth:
        return started(seats, int(options["turn_limit"] or 0), rng, log)

    def write(self, move: int) -> str:
        return notation.write(move)

    def read(self, text: str) -> int:
        return notation.read(text)

    def view(self, state: Labyrinth, seat: int | None) -> LabyrinthView:
        return view(state, seat)

    def observation(self, seats: int) -> tuple[Feature, ...]:
        return observation(seats)

    def lay_out(self, view: LabyrinthView) -> Labyrinth:
        return lay_out(view)

    def why(self, state: Labyrinth, seat: int, move: int) -> LabyrinthFacts:
        return why(state, move)

    def outlook(self, view: LabyrinthView) -> dict[str, Any] | None:
        return outlook(view)

    def preview(self, view: LabyrinthView, move: int, after: Sequence[int] = ()) -> Preview | None:
        return preview(view, move)

    def sketch(self, view: LabyrinthView, say: Words, names: list[str]) -> str:
        return sketch(view, say, names)


GAME = MasterLabyrinth()
register(GAME)
