"""Messages that only one browser can open (RFC 8291), by a sender that push services know (RFC 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from maestri.core.refusal import Refusal

CURVE = ec.SECP256R1()
RECORD = 4096
VALID = 12 * 3600
"""Seconds that a claim holds; push services take none of more than a day."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses keys that nothing can be sealed with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh))
        if len(from_text(auth)) != 16:
            raise InvalidKey
    except (ValueError, InvalidKey):
        raise Refusal("push-keys") from None


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message as it goes to a push service, which can't read it. Key and salt are drawn for each."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = from_text(p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = public_bytes(own)
    secret = _derived(shared, from_text(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Sender:
    """The house, as push services know it."""

    def __init__(self, secret: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = to_text(public_bytes(self.key))
        self.contact = contact

    def authorization(self, endpoint: str) -> str:
        """A signed claim for one push service."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + VALID}
        if self.contact:
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        return f"vapid t={text}.{to_text(self._signed(text.encode()))}, k={self.public}"

    def _signed(self, text: bytes) -> bytes:
        r, s = decode_dss_signature(self.key.sign(text, ec.ECDSA(hashes.SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def fresh_secret() -> str:
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"
