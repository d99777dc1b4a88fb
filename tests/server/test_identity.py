"""Cookies, origins and limits: the small judges at the door."""

import time
from typing import Any

import pytest

from maestri.core.refusal import Refusal
from maestri.server import identity, limits
from maestri.server.identity import LIFETIME, Claim, Signer, digest, fresh_id, fresh_token
from maestri.server.limits import Bucket, Buckets
from maestri.server.names import nickname
from maestri.server.origin import foreign

NOW = 1_000_000.0
HERE = {"host": "here.example"}


@pytest.fixture(autouse=True)
def a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


def test_a_cookie_is_good_until_it_expires() -> None:
    signer = Signer(b"key")
    fresh = signer.sign("ann", 3)
    assert signer.read(fresh) == Claim("ann", 3, int(NOW) + LIFETIME)
    assert LIFETIME == 34_560_000, "four hundred days"
    assert signer.read(signer.sign("ann", 3, int(NOW))) == Claim("ann", 3, int(NOW))
    with pytest.raises(Refusal, match="not valid"):
        signer.read(signer.sign("ann", 3, int(NOW) - 1))


def test_a_cookie_of_another_key_or_with_another_name_is_none_of_ours() -> None:
    cookie = Signer(b"key").sign("ann", 3)
    for signer, text in ((Signer(b"other"), cookie), (Signer(b"key"), cookie.replace("ann", "bob"))):
        with pytest.raises(Refusal) as told:
            signer.read(text)
        assert told.value.key == "identity-bad"


def test_ids_and_tokens_are_never_the_same_and_a_token_can_not_be_read_from_its_digest() -> None:
    assert fresh_id() != fresh_id()
    assert len(fresh_id()) == 16
    assert len(fresh_token()) == 32
    assert digest("token") == digest("token") != digest("Token")
    assert "token" not in digest("token")
    assert identity.COOKIE == "maestri"


@pytest.mark.parametrize(
    ("origin", "is_foreign"),
    [
        (None, False),
        ("https://here.example", False),
        ("http://here.example", False),
        ("https://there.example", True),
        ("https://friend.example", False),
        ("null", True),
    ],
)
def test_only_pages_of_other_sites_are_foreign(origin: str | None, is_foreign: bool) -> None:
    headers = HERE if origin is None else {**HERE, "origin": origin}
    assert foreign(headers, ("https://friend.example",)) == is_foreign


class Sand:
    """Seconds that a test lets run."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def sand(monkeypatch: pytest.MonkeyPatch) -> Sand:
    made = Sand()
    monkeypatch.setattr(time, "monotonic", made)
    return made


def test_a_bucket_fills_by_its_rate_and_not_beyond_its_size(sand: Sand) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    sand.seconds = 0.4
    assert not bucket.take(), "four fifths of an ask"
    sand.seconds = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    sand.seconds = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_the_longest_unused_bucket_is_forgotten_first(sand: Sand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 2)
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take(address) for address in ("a", "b", "a")] == [True, True, False]
    assert buckets.take("c")
    assert not buckets.take("a"), "it was used after b"
    assert buckets.take("b"), "forgotten"
    assert len(buckets.known) == 2


@pytest.mark.parametrize(("text", "clean"), [(" Ann ", "Ann"), ("Zoë 猫", "Zoë 猫")])
def test_a_nickname_loses_its_blanks(text: str, clean: str) -> None:
    assert nickname(text) == clean


@pytest.mark.parametrize(
    ("text", "clean"),
    [("❤\ufe0f Ann", "❤ Ann"), ("👩🏽\u200d🚀 はな", "👩🏽🚀 はな"), ("🏳\ufe0f\u200d🌈", "🏳🌈")],
)
def test_a_picture_from_a_phones_keyboard_may_stand_in_a_nickname(text: str, clean: str) -> None:
    assert nickname(text) == clean


@pytest.mark.parametrize("text", ["", "  ", "a\nb", "\u200b", "a\x07", "a\u200db", "a\ufe0f", "\u200d"])
def test_a_nickname_can_be_shown(text: Any) -> None:
    with pytest.raises(Refusal) as told:
        nickname(text)
    assert told.value.key == "nickname-bad"
