"""The same game for OpenSpiel: rules, chance, and what each player observes."""

import pyspiel

CARDS = range(20)
DRAW, PASS = 20, 21

GAME_TYPE = pyspiel.GameType(
    short_name="python_ladder",
    long_name="Python Ladder",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=22,
    max_chance_outcomes=20,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=100,
)


class LadderGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self):
        return LadderState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return LadderObserver()


class LadderState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.pile = list(CARDS)
        self.hands = [[], []]
        self.ladder = []
        self.discards = []
        self.passes = 0
        self.turn = None
        self.drawing = False

    def current_player(self):
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.drawing or self.turn is None else self.turn

    def chance_outcomes(self):
        if not self.drawing and self.ladder:
            return [(0, 0.5), (1, 0.5)]
        return [(card, 1 / len(self.pile)) for card in self.pile]

    def _legal_actions(self, player):
        top = self.ladder[-1] if self.ladder else -1
        cards = sorted(card for card in self.hands[player] if card > top)
        return cards + ([DRAW] if self.pile else [PASS] if self.ladder else [])

    def _apply_action(self, action):
        if self.is_chance_node():
            self._chance(action)
        elif action == DRAW:
            self.drawing = True
        else:
            self._lay_or_pass(action)
            self.turn = 1 - self.turn

    def _chance(self, action):
        if not self.drawing and self.ladder:
            self.turn = action
            return
        self.pile.remove(action)
        if self.drawing:
            self.hands[self.turn].append(action)
            self.drawing, self.turn = False, 1 - self.turn
        else:
            hand = next((hand for hand in self.hands if len(hand) < 5), self.ladder)
            hand.append(action)

    def _lay_or_pass(self, action):
        if action == PASS:
            self.passes += 1
            if self.passes == 2:
                self.discards, self.ladder = self.discards + self.ladder, []
        else:
            self.hands[self.turn].remove(action)
            self.ladder.append(action)
            self.passes = 0

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return {DRAW: "draw", PASS: "pass"}.get(action) or str(action + 1)

    def is_terminal(self):
        return self.turn is not None and not all(self.hands)

    def returns(self):
        if not self.is_terminal():
            return [0.0, 0.0]
        return [1.0, -1.0] if not self.hands[0] else [-1.0, 1.0]

    def __str__(self):
        return f"{self.hands} {self.ladder} {self.discards} {self.pile} {self.passes}"


class LadderObserver:
    def __init__(self):
        self.tensor = None
        self.dict = {}

    def set_from(self, state, player):
        pass

    def string_from(self, state, player):
        other = len(state.hands[1 - player])
        return f"{sorted(state.hands[player])} {other} {state.ladder} {len(state.pile)} {state.passes}"


pyspiel.register_game(GAME_TYPE, LadderGame)

if __name__ == "__main__":
    pyspiel.random_sim_test(pyspiel.load_game("python_ladder"), num_sims=20, serialize=False, verbose=True)
