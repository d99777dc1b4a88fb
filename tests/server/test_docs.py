"""The docs are true: the sample bot plays, and every refusal has words."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from maestri.locales import words
from tests.server.servers import Server

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "maestri" / "server"


@pytest.mark.wide
def test_the_sample_bot_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    program = tmp_path / "bot.py"
    program.write_text(code, encoding="utf-8")
    command = [sys.executable, str(program), server.address]
    played = subprocess.run(command, capture_output=True, text=True, timeout=90)
    assert "places: (" in played.stdout, played.stderr


def test_every_refusal_of_the_server_has_words() -> None:
    keys = {key for source in SERVER.rglob("*.py") for key in _refusals(source)}
    assert len(keys) > 30
    assert [key for key in sorted(keys) if key not in words()] == []


def _refusals(source: Path) -> list[str]:
    """The catalogue keys that a file refuses with."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {"Refusal": 0, "Denied": 1}
    found = []
    for call in calls:
        place = named.get(call.func.id) if isinstance(call.func, ast.Name) else None
        argument = call.args[place] if place is not None else None
        if isinstance(argument, ast.Constant):
            found.append(str(argument.value))
    return found
