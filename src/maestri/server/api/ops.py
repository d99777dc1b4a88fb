"""For operators: `/healthz` and `/metrics`."""

import asyncio
from ipaddress import ip_address

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from maestri.server.api.people import AnyRequest, TheHouse, address_of
from maestri.server.denied import Denied

PATIENCE = 5.0


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> dict[str, str]:
    """Whether the store takes what is written, and all upkeep lives."""
    async with asyncio.timeout(PATIENCE):
        await house.store.healthy()
    ailing = house.ailing()
    return {"status": "ailing", "upkeep": ", ".join(ailing)} if ailing else {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """To this machine alone; a proxy makes an outside caller known by his own address."""
    if not _loopback(address_of(request)):
        raise Denied(404, "path-unknown")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


HANDLERS = (healthz, metrics)
