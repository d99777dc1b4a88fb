"""The games for OpenSpiel: an import puts them on its list, as `maestri_duel_of_magicians(players=3)`."""

from functools import cache
from typing import Any, ClassVar

import pyspiel

from maestri.adapters.openspiel_node import Node, Spot
from maestri.adapters.openspiel_observers import Observer, Recaller
from maestri.core.game import AnyGame
from maestri.core.option import Option
from maestri.core.registry import all_games, game_called
from maestri.research.recall import DECISIONS

MOST_OUTCOMES = 128
"""No game draws one of more: they have fewer cards."""
LONGEST = 100_000
RECALL = "recall"
"""The parameter that says how many of its decisions a seat's information state holds, as a tensor."""
OURS = ("players", RECALL)
"""Parameters that are no options."""


def name_of(game: AnyGame) -> str:
    return f"maestri_{game.key.replace('-', '_')}"


def load(key: str, players: int, **options: Any) -> Any:
    """OpenSpiel's game of ours, by our key and options."""
    return pyspiel.load_game(name_of(game_called(key)), {"players": players, **options})


def kind_of(game: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.key,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, RECALL: DECISIONS, **_parameters(game)},
    )


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Options as OpenSpiel's parameters, which know no None: where a number may be none, it is 0."""
    plain = {
        option.key: _nothing(option) if option.default is None else option.default
        for option in game.options + game.toys
    }
    return {**plain, **game.brief_options}


def _nothing(option: Option) -> int | str:
    return 0 if option.choices else ""


def _value(parameter: int | bool | str) -> object:
    return None if parameter == "" or (parameter == 0 and parameter is not False) else parameter


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel's; a class of its own for each."""

    ours: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = params or {}, self.ours
        self.seats = game.check_seats(given.get("players", game.seats.start))
        self.recall = given.get(RECALL, DECISIONS)
        told = {**_parameters(game), **{key: each for key, each in given.items() if key not in OURS}}
        self.options = game.settled({key: _value(each) for key, each in told.items()})
        info = pyspiel.GameInfo(
            num_distinct_actions=game.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(game), info, given)
        self.first = Spot(game.key, self.seats, self.options).goes_on(None, ())

    def new_initial_state(self) -> Node:
        return Node(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recaller:
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Recaller(self.ours, self.seats, self.recall) if recalls else Observer(self.ours, self.seats)


@cache
def register() -> None:
    """Puts every game on OpenSpiel's list."""
    for game in all_games():
        pyspiel.register_game(kind_of(game), type(name_of(game), (Spiel,), {"ours": game}))


register()
