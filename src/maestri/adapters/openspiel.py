"""The games for OpenSpiel: an import puts them on its list, as `maestri_duel_of_magicians(players=3)`."""

from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np
import pyspiel

from maestri.bots.stepper import reward
from maestri.core.chance import drawn
from maestri.core.event import Event
from maestri.core.game import AnyGame
from maestri.core.option import Option, settled
from maestri.core.registry import all_games, game_called
from maestri.core.rng import Rng, seeded
from maestri.core.state import State
from maestri.research.batch import observation
from maestri.research.history import information_state

MOST_OUTCOMES = 128
"""No game draws one of more: they have fewer cards."""
LONGEST = 100_000


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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, **_parameters(game)},
    )


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Options as OpenSpiel's parameters, which know no None: where a number may be none, it is 0."""
    plain = {
        option.key: _nothing(option) if option.default is None else option.default for option in game.options
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
        told = {**_parameters(game), **{key: each for key, each in given.items() if key != "players"}}
        self.options = settled(game.options, {key: _value(each) for key, each in told.items()})
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

    def new_initial_state(self) -> "Node":
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type)


class Imagined(NamedTuple):
    """Where a node was dealt anew from what one seat sees. What others saw before is not what happened."""

    seat: int
    events: int
    """How many had happened by then."""
    position: State


class Node(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree: a position, or a draw that something that happens there still needs."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.key, self.seats, self.options = game.ours.key, game.seats, game.options
        self.position: State | None = None
        self.log: list[Event] = []
        self.played: list[str] = []
        self.move: tuple[int, int] | None = None
        """What was played last, while something is still to be drawn for it."""
        self.imagined: Imagined | None = None
        self._goes_on(())

    @property
    def ours(self) -> AnyGame:
        return game_called(self.key)

    def _goes_on(self, draws: tuple[int, ...]) -> None:
        """The deal, or the last move, happens as far as what was drawn for it leads."""
        came = drawn(self._happens, draws)
        self.draws, self.outcomes = draws, came if isinstance(came, int) else 0
        if not isinstance(came, int):
            self.position, told = came
            self.log += told
            self.played.append(self._written(draws))

    def _happens(self, rng: Rng) -> tuple[State, list[Event]]:
        log: list[Event] = []
        if self.position is None or self.move is None:
            return self.ours.start(self.seats, self.options, rng, log), log
        after = self.position.copy()
        after.listen(log)
        after.play(*self.move, rng)
        after.listen(None)
        return after, log

    def _written(self, draws: tuple[int, ...]) -> str:
        move = f"{self.move[0]} {self.ours.write(self.move[1])}" if self.move else "deal"
        return " ".join([move, *map(str, draws)])

    def current_player(self) -> int:
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        awaited = self.position.to_move()
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(int(move) for move in self.position.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self._goes_on((*self.draws, action))
            return
        self.move = self.current_player(), action
        self._goes_on(())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draws {action}" if player < 0 else self.ours.write(action)

    def is_terminal(self) -> bool:
        return not self.outcomes and self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        result = self.position.result() if self.position is not None and not self.outcomes else None
        return [reward(result, seat, self.seats) if result else 0.0 for seat in range(self.seats)]

    def __str__(self) -> str:
        return " | ".join([*self.played, self._written(self.draws)] if self.outcomes else self.played)

    def resample_from_infostate(self, player: int, sampler: Any) -> "Node":
        """A node that looks the same to a player: what that seat can't see is dealt anew."""
        assert self.position is not None
        node: Node = self.clone()
        node.position = self.position.copy()
        node.position.redeal(player, seeded(str(sampler())))
        node.imagined = Imagined(player, len(self.log), node.position)
        return node


class Observer:
    """What a seat observes: a tensor, and as text either what it sees or all that it has seen."""

    def __init__(self, game: Spiel, kind: Any) -> None:
        self.layout = observation(game.ours, game.seats)
        self.recalls = bool(kind and kind.perfect_recall)
        self.tensor = np.zeros(self.layout.size, np.float32)
        shapes = {feature.name: feature.shape for feature in self.layout.features}
        self.dict = {name: self.tensor[at].reshape(shapes[name]) for name, at in self.layout.places.items()}

    def set_from(self, state: Node, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = np.frombuffer(self.layout.encode(state.position, player), np.uint8)

    def string_from(self, state: Node, player: int) -> str:
        if state.position is None:
            return f"seat {player}"
        if not self.recalls:
            return seen(state, state.position, player)
        imagined = state.imagined
        if imagined is None or imagined.seat == player:
            return information_state(state.log, player)
        since = information_state(state.log[imagined.events :], player)
        return f"{since} after {seen(state, imagined.position, player)}"


def seen(node: Node, position: State, seat: int) -> str:
    """What a seat sees of a position, as text."""
    return msgspec.json.encode(node.ours.view(position, seat)).decode()


@cache
def register() -> None:
    """Puts every game on OpenSpiel's list."""
    for game in all_games():
        pyspiel.register_game(kind_of(game), type(name_of(game), (Spiel,), {"ours": game}))


register()
