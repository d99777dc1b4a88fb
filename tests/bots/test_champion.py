"""Who plays Master of Rules for victory, and not for points."""

import pytest

from maestri import game_called, seeded
from maestri.bots.master_of_rules.champion import Champion
from maestri.bots.master_of_rules.policy import Judge
from maestri.bots.policy import Policy
from maestri.core.option import settled
from maestri.core.result import Result

GAME = game_called("master-of-rules")
SEATS = 3
DEALS = 60


def played(players: list[Policy], seed: str) -> Result:
    state, rng = GAME.start(SEATS, settled(GAME.options, {}), seeded(seed)), seeded(f"{seed} played")
    while state.to_move():
        (seat,) = state.to_move()
        state.play(seat, players[seat].picked(state, seat, state.moves(seat), rng), rng)
    result: Result | None = state.result()
    assert result is not None
    return result


@pytest.mark.wide
def test_who_plays_for_victory_wins_more_often_than_who_plays_for_points() -> None:
    won = 0.0
    for deal in range(DEALS):
        for seat in range(SEATS):
            players: list[Policy] = [Judge(60) if other != seat else Champion(60) for other in range(SEATS)]
            winners = played(players, f"champion {deal}").winners
            won += (seat in winners) / len(winners)
    assert won > 1.05 * DEALS
