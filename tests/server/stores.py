"""Empty stores: the migrations make one, and every other is a copy of it."""

import os
from pathlib import Path

from maestri.server.store.store import Store
from tests.mutants.place import PLACE

MADE: list[bytes] = []


async def empty_store(file: Path) -> str:
    """The address of a store in this file: of what is there, or of an empty one in today's form."""
    address = f"sqlite:///{file}"
    if not file.exists():
        await _make(file, address)
    return address


async def _make(file: Path, address: str) -> None:
    # Who writes down which tests run a line would miss all but the first that runs the migrations.
    if MADE and not os.environ.get(PLACE):
        file.write_bytes(MADE[0])
        return
    await (await Store.open(address)).close()
    MADE[:] = [file.read_bytes()]
