"""A small push service: it checks who sends, and opens what was sent, as a browser would."""

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from maestri.server.push.sealing import from_text, public_bytes, to_text

CURVE = ec.SECP256R1()


class Delivered(NamedTuple):
    """A message that came whole, opened with the subscription's keys."""

    path: str
    headers: dict[str, str]
    claims: dict[str, Any]
    told: dict[str, Any]
    sealed: bytes


class PushService:
    """One subscription for each path; all have the same keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))
        self.delivered: list[Delivered] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What is answered next; 201 where nothing is said."""
        self.troubles: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
        assert self.troubles == []

    def subscription(self, name: str = "one", language: str = "en") -> dict[str, str]:
        """What a browser would tell the house."""
        keys = {"p256dh": to_text(public_bytes(self.key)), "auth": to_text(self.auth)}
        return {"endpoint": f"{self.address}/{name}", **keys, "language": language}

    def wait_for(self, count: int, seconds: float = 20) -> list[Delivered]:
        until = time.monotonic() + seconds
        while len(self.delivered) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.delivered) >= count, self.delivered
        return self.delivered

    def _handler(service: "PushService") -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, more = service.answers.pop(0) if service.answers else (201, {})
                try:
                    if status == 201:
                        service.delivered.append(service.opened(self.path, headers, body))
                except Exception as error:
                    service.troubles.append(repr(error))
                self.send_response(status)
                for name, value in {"content-length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Handler

    def opened(self, path: str, headers: dict[str, str], body: bytes) -> Delivered:
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) >= 0
        claims = claims_of(headers["authorization"])
        assert claims["aud"] == self.address
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        return Delivered(path, headers, claims, msgspec.json.decode(self.unsealed(body)), body)

    def unsealed(self, body: bytes) -> bytes:
        """What RFC 8291 says a browser does."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size == 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + public_bytes(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, text, None)
        message, mark = padded.rstrip(b"\0")[:-1], padded.rstrip(b"\0")[-1:]
        assert mark == b"\x02"
        return message


def claims_of(authorization: str) -> dict[str, Any]:
    """What a sender claims, once his signature was checked (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = fields["t"].rpartition(".")
    sign = from_text(signature)
    numbers = (int.from_bytes(sign[:32], "big"), int.from_bytes(sign[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(fields["k"]))
    key.verify(encode_dss_signature(*numbers), text.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(from_text(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = claims
    return found
