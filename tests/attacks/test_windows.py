"""One person in very many windows."""

from pathlib import Path

from maestri.protocol.close_codes import TOO_MANY
from tests.server.clients import Client, let_in
from tests.server.inside import a_house
from tests.server.people import run
from tests.server.recorded import person


def test_one_person_has_so_many_windows_and_the_others_have_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, connections_per_person=2) as house:
            windows = [await let_in(house, 0)]
            for _ in range(2):
                windows.append(Client(house, house.signer.sign(person(0).id, 0)))
                await windows[-1].settled()  # two that come at once may change places
            assert [client.line.closed for client in windows] == [[], [], [TOO_MANY]]
            assert (await let_in(house, 1)).line.closed == []

    run(test())
