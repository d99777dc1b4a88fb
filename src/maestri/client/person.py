"""Somebody at a server: an identity, and what he can do by REST."""

from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from maestri.client.proof import Proof
from maestri.client.seat import Seat
from maestri.protocol.people import Me
from maestri.protocol.problem import Problem
from maestri.protocol.tables import Table

COOKIE = "maestri"


class ProblemTold(Exception):
    """The server refused, and said why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Person:
    """A visitor of a server.

    >>> async def example() -> None:
    ...     async with Person("http://127.0.0.1:8765") as ann:
    ...         await ann.arrive("Ann")
    ...         table = await ann.lay("duel-of-magicians", [{"kind": "person"}, {"kind": "bot"}])
    """

    def __init__(self, server: str, cookie: str | None = None) -> None:
        self.server = server.rstrip("/")
        cookies = {COOKIE: cookie} if cookie else {}
        self.http = httpx.AsyncClient(base_url=self.server, cookies=cookies, timeout=60)
        self.proofs: dict[str, Proof] = {}
        """What was kept of each table's deal."""
        self.seats: list[Seat] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for seat in self.seats:
            await seat.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The signed identity; whoever has it is this person."""
        return self.http.cookies.get(COOKIE) or ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A REST request; what comes back is plain data."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise ProblemTold(msgspec.json.decode(answer.content, type=Problem))
        return msgspec.json.decode(answer.content)

    async def arrive(self, nickname: str | None = None) -> Me:
        """Gets an identity, or keeps the one there is."""
        return msgspec.convert(await self.ask("POST", "/api/me", {"nickname": nickname}), Me)

    async def lay(self, game: str, seats: list[dict[str, Any]], **more: Any) -> Table:
        """Lays a table."""
        return await self._table("POST", "/api/tables", {"game": game, "seats": seats, **more})

    async def table(self, table_id: str, invite: str = "") -> Table:
        return await self._table("GET", f"/api/tables/{table_id}?invite={invite}")

    async def sit(self, table_id: str, seat: int, invite: str = "") -> Table:
        """Takes a seat, and pledges entropy for the deal."""
        if table_id not in self.proofs:
            await self.table(table_id, invite)
        body = self.proofs[table_id].sit(seat, invite)
        return await self._table("POST", f"/api/tables/{table_id}/sit", body)

    async def saw(self, table: Table) -> Table:
        """Keeps what proves the deal, and reveals one's own entropy when it is time."""
        proof = self.proofs.setdefault(table.id, Proof(table))
        proof.saw(table)
        if not table.dealing or table.you is None or table.seats[table.you].revealed or not proof.entropy:
            return table
        answer = await self.ask("POST", f"/api/tables/{table.id}/reveal", proof.reveal(table))
        return msgspec.convert(answer, Table)

    async def do(self, table_id: str, what: str, body: object = None) -> Table:
        """start, stand-up, resign, rematch or fork."""
        return await self._table("POST", f"/api/tables/{table_id}/{what}", body)

    async def watch(self, table_id: str, ply: int = -1, invite: str = "") -> Seat:
        """Comes to a table by websocket; the seat is one's own, or a spectator's."""
        seat = Seat(self.server, self.cookie, table_id, invite, ply, self._glanced)
        await seat.connect()
        self.seats = [*(other for other in self.seats if other.is_taken), seat]
        return seat

    async def _glanced(self, table: Table) -> None:
        """A table was shown while it is watched. What the house refuses then, the table will show."""
        with suppress(ProblemTold, httpx.HTTPError):
            await self.saw(table)

    async def _table(self, method: str, path: str, body: object = None) -> Table:
        return await self.saw(msgspec.convert(await self.ask(method, path, body), Table))
