"""The web client is served where there is one; otherwise a plain page says so."""

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from litestar.testing import TestClient

from maestri.server import pages
from maestri.server.app import Application
from maestri.server.settings import Settings


def test_the_web_client_is_served_beside_the_interface(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "app.js").write_text("// client")
    (static / "assets" / "app.js.gz").write_bytes(gzip.compress(b"// client"))
    monkeypatch.setattr(pages, "STATIC", static)
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with TestClient(Application(settings)) as http:
        assert "client" in http.get("/").text
        assert http.get("/assets/app.js").headers["content-type"].startswith("text/javascript")
        for accepted, encoding in (
            ("br, gzip", "gzip"),
            ("identity", None),
            ("br;q=1.0, gzip; q=0.8", "gzip"),
            ("gzip;q=0", None),
        ):
            file = http.get("/assets/app.js", headers={"accept-encoding": accepted})
            assert file.headers.get("content-encoding") == encoding
            assert file.text == "// client"
            assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
        page = http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert http.get("/assets/app.js.gz").status_code == 404
        assert http.get("/assets/%2e%2e/index.html").status_code == 404
        assert http.get("/api/games").json()[0]["key"] == "duel-of-magicians"
        assert http.get("/api/words/fr/tables").text.startswith("# Tables")
        assert http.get("/assets/none.js").headers["content-type"] == "application/problem+json"
        assert http.get("/api/live").status_code == 426
        typed = http.get("/no/such/page", headers={"accept": "text/html,*/*"})
        assert (typed.status_code, typed.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "client" in typed.text
        for path, accept in (("/no/such/page", "*/*"), ("/api/nothing", "text/html")):
            asked = http.get(path, headers={"accept": accept})
            assert asked.status_code == 404
            assert asked.headers["content-type"] == "application/problem+json"


def test_the_service_worker_keeps_what_rule_books_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "sw.js").write_text("const FILES = []; go()")
    for name in ("app.js", "Board-1.js", "kaisei-1.woff2"):
        (static / "assets" / name).write_text(name)
    monkeypatch.setattr(pages, "STATIC", static)
    with TestClient(Application(Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}"))) as http:
        assert http.get("/sw.js").text == 'const FILES = ["/assets/app.js"]; go()'


def test_a_browser_is_told_early_what_its_language_will_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    for name in ("fr-1.js", "fr-1.css", "en-1.js", "index-1.js", "fr-1.js.br"):
        (static / "assets" / name).write_text(name)
    monkeypatch.setattr(pages, "STATIC", static)
    with TestClient(Application(Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}"))) as http:
        for wanted, language in (("fr-CA, en;q=0.5", "fr"), ("xx, EN", "en"), ("xx", "en"), ("", "en")):
            link = http.get("/", headers={"accept-language": wanted}).headers["link"]
            assert link == f"</assets/{language}-1.js>; rel=modulepreload"
        assert http.get("/", headers={"accept-language": "ja"}).headers["link"] == ""
        brotli = http.get("/assets/fr-1.js", headers={"accept-encoding": "gzip;q=0.5, br"})
        assert brotli.headers["content-encoding"] == "br"
        assert brotli.headers["vary"] == "accept-encoding, accept-language"
        css = http.get("/assets/fr-1.css")
        assert (css.headers["content-type"], css.text) == ("text/css; charset=utf-8", "fr-1.css")
        assert "content-encoding" not in css.headers
        again = http.get("/assets/fr-1.css", headers={"if-none-match": css.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert css.headers["etag"] != http.get("/assets/en-1.js").headers["etag"]


def test_a_browser_runs_the_script_that_stands_in_the_page_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><script>early()</script>")
    monkeypatch.setattr(pages, "STATIC", static)
    digest = b64encode(sha256(b"early()").digest()).decode()
    with TestClient(Application(Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}"))) as http:
        for path in ("/", "/no/such/page"):
            answer = http.get(path, headers={"accept": "text/html"})
            (said,) = answer.headers.get_list("content-security-policy")
            assert f"script-src 'self' 'sha256-{digest}';" in said
        assert "script-src 'self';" in http.get("/api/games").headers["content-security-policy"]


def test_without_a_web_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with TestClient(Application(settings)) as http:
        assert "The server is running." in http.get("/").text
