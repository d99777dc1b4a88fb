"""How a server process is set up."""

import os
from pathlib import Path

import msgspec


def default_store() -> str:
    """A SQLite file in the user's data folder."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{data / 'maestri' / 'tables.sqlite'}"


def without_password(store: str) -> str:
    """A store as it may be shown: without whom it is opened as.

    >>> without_password("postgresql://ann:s3cr@t@db/maestri"), without_password("sqlite:///t.sqlite")
    ('postgresql://db/maestri', 'sqlite:///t.sqlite')
    """
    scheme, colon, rest = store.partition("://") if "://" in store else ("", "", store)
    return f"{scheme}{colon}{rest.rpartition('@')[2]}"[:100]


class Settings(msgspec.Struct, kw_only=True):
    """What an operator may choose; the rest is the same everywhere."""

    store: str = msgspec.field(default_factory=default_store)
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server; its own always may."""
    per_address: int = 40
    """Requests a second from one address, and new identities a minute."""
    connections: int = 10_000
    """Open connections in all; who is inside is answered also when no more can come in."""
    connections_per_address: int = 200
    """Of one address. A proxy in front has one address for everybody: give it as many as the house."""
    connections_per_person: int = 20
    """Windows and devices of one person that are open at a time."""
    thinkers: int = 2
    bot_pace: float = 1.0
    """How slowly bots move: at 1 as somebody who thinks, at 0 as soon as they can."""
    tables_per_person: int = 20
    """Open or running tables that somebody may have laid; twice as many seats, three times as many bots."""
    idle_seconds: float = 300.0
    contact: str = ""
    """Where push services find the operator: `mailto:…` or `https://…`."""
    push_anywhere: bool = False
    """Whether push messages may go to any address; for tests, never for a house that others can reach."""
