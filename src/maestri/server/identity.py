"""Identities without passwords: a signed cookie, and a recovery link."""

import hmac
import time
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

from maestri.server.denied import Denied

COOKIE = "maestri"
LIFETIME = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer."""
LINK_LIFETIME = 10 * 60_000
"""Milliseconds in which a recovery link can be used, once."""


class Claim(NamedTuple):
    """What a cookie says: who, of which generation of cookies, and until when."""

    person: str
    generation: int
    expires: int


class Signer:
    """Signs cookies with the house's key, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, person: str, generation: int, expires: int | None = None) -> str:
        text = f"{person}.{generation}.{expires or int(time.time()) + LIFETIME}"
        return f"{text}.{self._signature(text)}"

    def read(self, cookie: str) -> Claim:
        """The claim of a cookie that this house has signed and that has not expired."""
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            raise Denied(401, "identity-bad")
        person, generation, expires = text.split(".")
        if int(expires) < time.time():
            raise Denied(401, "identity-bad")
        return Claim(person, int(generation), int(expires))

    def _signature(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), sha256).hexdigest()


def fresh_id() -> str:
    return token_urlsafe(12)


def made_up_name() -> str:
    """What somebody is called until he says how."""
    return f"#{fresh_id()[:4]}"


def is_made_up(nickname: str) -> bool:
    return nickname.startswith("#") and len(nickname) == 5


def fresh_token() -> str:
    return token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a recovery token: who reads the store can't use it."""
    return sha256(token.encode()).hexdigest()
