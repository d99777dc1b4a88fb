"""A match of rules that nobody knows any more goes on from its stored position, under today's."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from maestri.core.registry import game_called
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store


async def carried_over(store: Store, sheet: Sheet) -> Callable[[Sheet], None]:
    """The change that lets a match start anew from where it stood.

    What was played since that position was kept follows from the log.
    """
    found = await store.position(sheet.id)
    assert found is not None
    ply, _, data = found
    start = msgspec.json.decode(data)

    def carry(sheet: Sheet) -> None:
        rules = game_called(sheet.game).rules_version
        if sheet.rules == rules:
            return  # another process was faster
        sheet.rules = rules
        sheet.start = start
        sheet.base_ply = ply
        # The chance of plies already played must not come again.
        sheet.seed = sha256(f"{sheet.seed}/{ply}".encode()).hexdigest()

    return carry
