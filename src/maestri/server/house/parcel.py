"""All records of a person in one zip file."""

import asyncio
import time
import zipfile
from collections.abc import AsyncIterator
from tempfile import SpooledTemporaryFile

from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.store.standings import finished_of
from maestri.server.table.records import Records

MOST = 5000
IN_MEMORY = 4_000_000
"""Bytes of an archive that are held in memory; a larger one goes to the disk meanwhile."""
CHUNK = 1 << 16


async def parcel(kept: Records, person: Person) -> AsyncIterator[bytes]:
    """A zip file with the record of every finished match of somebody, piece by piece."""
    with SpooledTemporaryFile(IN_MEMORY) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as records:
            for sheet in await finished_of(kept.store, person.id, MOST):
                record = await kept.keep(sheet)
                await asyncio.to_thread(records.writestr, _named(sheet), record)
        file.seek(0)
        while chunk := file.read(CHUNK):
            yield chunk


def _named(sheet: Sheet) -> zipfile.ZipInfo:
    """Names sort by day. That they hold the table's id makes them differ."""
    moment = time.gmtime((sheet.outcome.at if sheet.outcome else sheet.created_at) / 1000)
    day = time.strftime("%Y-%m-%d", moment)
    info = zipfile.ZipInfo(f"{day}-{sheet.game}-{sheet.id}.json", (max(1980, moment[0]), *moment[1:6]))
    info.compress_type = zipfile.ZIP_DEFLATED
    return info
