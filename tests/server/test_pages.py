"""The web client is served where there is one; otherwise a plain page says so."""

import gzip
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
        for accepted, encoding in (("br, gzip", "gzip"), ("identity", None)):
            file = http.get("/assets/app.js", headers={"accept-encoding": accepted})
            assert file.headers.get("content-encoding") == encoding
            assert file.text == "// client"
            assert "immutable" in file.headers["cache-control"]
        page = http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert http.get("/assets/app.js.gz").status_code == 404
        assert http.get("/assets/%2e%2e/index.html").status_code == 404
        assert http.get("/api/games").json()[0]["key"] == "duel-of-magicians"
        assert http.get("/api/words/fr/tables").text.startswith("# Tables")
        assert http.get("/assets/none.js").headers["content-type"] == "application/problem+json"
        assert http.get("/api/live").status_code == 426


def test_without_a_web_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with TestClient(Application(settings)) as http:
        assert "The server is running." in http.get("/").text
