"""The client leaves nothing behind."""

import pytest
from websockets.protocol import State

from maestri.client import Seat
from tests.server.people import run, seated, visitors
from tests.server.servers import Server


def test_whoever_leaves_in_a_hurry_closes_the_door(server: Server) -> None:
    seats: list[Seat] = []

    async def hurry() -> None:
        async with visitors(server, 2) as people:
            _, came = await seated(people)
            seats.extend(came)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(hurry())
    assert [seat.socket.state for seat in seats if seat.socket] == [State.CLOSED] * 2
