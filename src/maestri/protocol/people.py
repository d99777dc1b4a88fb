"""Who somebody is: an identity without a password."""

from typing import Annotated

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


class Recovery(Struct):
    """The token of a recovery link: one device can become this person with it, once, for ten minutes."""

    token: str
    path: str


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery link, looked at or used."""

    token: Token
