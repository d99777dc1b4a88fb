"""The client's types and words are those of the server."""

import re
import runpy
from pathlib import Path

from maestri.locales import Words
from tests.test_words import CATALOGUES

WEB = Path(__file__).parent.parent.parent / "web"
SAID = re.compile(r"(?:\bsay|words\.say)\(\s*'([a-z0-9-]+)'")


def test_the_types_on_the_wire_are_generated_from_these_structs() -> None:
    made = runpy.run_path(str(WEB / "wire.py"))["files"]()
    kept = {file.name: file.read_text(encoding="utf-8") for file in (WEB / "src" / "wire").glob("*.ts")}
    assert kept == made, "run: python web/wire.py"


def test_whatever_the_client_says_is_in_the_catalogues() -> None:
    words = Words("en", CATALOGUES)
    said = {
        key for file in (WEB / "src").rglob("*") if file.is_file() for key in SAID.findall(file.read_text())
    }
    assert len(said) > 100
    assert sorted(key for key in said if key not in words) == []
