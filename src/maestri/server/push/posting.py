"""Bringing messages to push services (RFC 8030), which are strangers: nothing inside is ever reached."""

import asyncio
import socket
import ssl
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpcore

from maestri.core.refusal import Refusal

PATIENCE = 10.0
"""Seconds that a service has for a message, however slowly it speaks."""
MOST_OPEN = 100
MOST_OF_A_SITE = 10
"""Messages that are on their way to one site; whoever never answers keeps nobody else waiting."""
LONGEST_WAIT = 30.0
"""Seconds that a message waits for those before it."""


class Answer(NamedTuple):
    """What a push service says: the status, and after how many seconds one may come again."""

    status: int
    after: int = 0


def check_endpoint(endpoint: str, anywhere: bool) -> None:
    """Refuses what is no push service on the web."""
    try:
        where = urlsplit(endpoint)
        port = where.port
    except ValueError:
        raise Refusal("push-endpoint") from None
    good = where.scheme == "https" and port in (None, 443)
    if not where.hostname or where.username or where.password or not (good or anywhere):
        raise Refusal("push-endpoint")


class OnlyOutside(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone, whatever a name stands for at the very moment."""

    def __init__(self) -> None:
        self.network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(outside, addresses)):
            raise httpcore.ConnectError(f"{host} is not outside")
        return await self.network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def outside(address: str) -> bool:
    """Whether an address is one of the web.

    >>> [outside(each) for each in ("8.8.8.8", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    """
    ip = ip_address(address.partition("%")[0])
    return ip.is_global and not ip.is_multicast


def site_of(endpoint: str) -> str:
    """Whose service it is: names below one name have one owner.

    >>> [site_of(f"https://{host}/x") for host in ("a.push.example.org", "example.org", "203.0.113.7")]
    ['example.org', 'example.org', '203.0.113.7']
    """
    host = urlsplit(endpoint).hostname or ""
    try:
        return str(ip_address(host))
    except ValueError:
        return ".".join(host.rstrip(".").split(".")[-2:])


class Postman:
    """Brings messages. He follows no redirection and reads no answer but its head."""

    def __init__(self, anywhere: bool) -> None:
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_OPEN,
            keepalive_expiry=30,
            network_backend=None if anywhere else OnlyOutside(),
        )
        self.lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """For each site that somebody is on his way to."""

    async def close(self) -> None:
        await self.pool.aclose()

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> Answer:
        """Brings a message; a service that can't be reached counts as one that is busy."""
        lane = self._lane(site_of(endpoint))
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await lane.acquire()
        except TimeoutError:
            return Answer(503)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._brought(endpoint, headers, body)
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError, ValueError):
            return Answer(503)
        finally:
            lane.release()

    def _lane(self, site: str) -> asyncio.Semaphore:
        return self.lanes.setdefault(site, asyncio.Semaphore(MOST_OF_A_SITE))

    async def _brought(self, endpoint: str, headers: dict[str, str], body: bytes) -> Answer:
        sent = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", **headers}
        async with self.pool.stream("POST", endpoint, headers=list(sent.items()), content=body) as answer:
            after = dict(answer.headers).get(b"retry-after", b"").decode("latin-1")
            return Answer(answer.status, int(after) if after.isdigit() else 0)
