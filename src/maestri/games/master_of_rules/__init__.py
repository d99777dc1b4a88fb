"""Master of Rules (Susumu Kawasaki): everybody plays by a rule of his own."""

from maestri.core.event import Event
from maestri.core.game import Game, Section
from maestri.core.observation import Feature
from maestri.core.option import Option, Value
from maestri.core.registry import register
from maestri.core.rng import Rng
from maestri.games.master_of_rules import events, notation
from maestri.games.master_of_rules.editions import EDITIONS
from maestri.games.master_of_rules.facts import RulesFacts
from maestri.games.master_of_rules.judge import judge
from maestri.games.master_of_rules.lay_out import lay_out, table_of
from maestri.games.master_of_rules.material import MOVES
from maestri.games.master_of_rules.observation import observation
from maestri.games.master_of_rules.outlook import outlook
from maestri.games.master_of_rules.sketch import sketch
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import RulesView, view
from maestri.games.master_of_rules.why import why
from maestri.locales import Words


class MasterOfRules(Game[Rules, RulesView]):
    key = notation.KEY
    seats = range(3, 6)
    options = (Option("edition", "zman", tuple(EDITIONS)),)
    toys = (Option("toy", False, (False, True)),)
    rules_version = 1
    rule_book = (
        Section("material", ("MR-1", "MR-2", "MR-3")),
        Section("set-up", ("MR-4", "MR-5", "MR-6")),
        Section("deal", tuple(f"MR-{n}" for n in range(7, 15))),
        Section("adjudication", tuple(f"MR-{n}" for n in range(15, 21))),
        Section("dummies", tuple(f"MR-{n}" for n in range(21, 26))),
        Section("between", ("MR-26", "MR-27", "MR-28")),
        Section("end", tuple(f"MR-{n}" for n in range(29, 34))),
        Section("seen", ("MR-34",)),
    )
    state_type = Rules
    view_type = RulesView
    event_types = events.ALL
    facts_type = RulesFacts
    size = MOVES

    def start(self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None) -> Rules:
        table = table_of(seats, options)
        table.begin(rng, log)
        return table

    def write(self, move: int) -> str:
        return notation.write(move)

    def read(self, text: str) -> int:
        return notation.read(text)

    def view(self, state: Rules, seat: int | None) -> RulesView:
        return view(state, seat)

    def observation(self, seats: int) -> tuple[Feature, ...]:
        return observation(seats)

    def lay_out(self, view: RulesView) -> Rules:
        return lay_out(view)

    def outlook(self, view: RulesView) -> dict[str, str] | None:
        return dict(outlook(view))

    def why(self, state: Rules, seat: int, move: int) -> RulesFacts:
        return why(state, seat, move)

    def judge(self, text: str) -> tuple[list[str], list[Event]]:
        return judge(text)

    def sketch(self, view: RulesView, say: Words, names: list[str]) -> str:
        return sketch(view, say, names)


GAME = MasterOfRules()
register(GAME)
