"""Who somebody is: an identity without a password."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class NewMe(Struct, forbid_unknown_fields=True):
    """A first visit, with a nickname or with one that the house makes up."""

    nickname: Nickname | None = None


class Renamed(Struct, forbid_unknown_fields=True):
    """Another nickname."""

    nickname: Nickname


class Me(Struct, omit_defaults=True):
    """What a visitor knows of himself."""

    id: str
    nickname: str
    made_up: bool = False
    """Whether the nickname is the house's, since nobody has said one yet."""


class PushKey(Struct):
    """The public key by which push services know this house (RFC 8292)."""

    key: str


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser wants to be called, with the keys that seal what is sent there (RFC 8291)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Literal["en", "fr", "ja"] = "en"


class Unsubscribed(Struct, forbid_unknown_fields=True):
    """A browser that does not want to be called any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Called(Struct, omit_defaults=True):
    """What a push message says, once it is opened: a line about a table, or that it was read."""

    table: str
    text: str = ""
    read: bool = False


class Recovery(Struct):
    """The token of a recovery link: one device can become this person with it, once, for ten minutes."""

    token: str
    path: str


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery link, looked at or used."""

    token: Token
