"""Small files, short functions: what is long is split before it grows."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from subprocess import check_output

ROOT = Path(__file__).parent.parent
SOURCES = (".py", ".mjs")
"""`web/tests/walls.test.ts` looks at the client's."""
LONGEST_FILE = 300
USUAL_FUNCTION = 6


def sources() -> list[Path]:
    listed = check_output(("git", "ls-files", "src", "tests", "bench", "docs", "*.py"), cwd=ROOT, text=True)
    return [ROOT / name for name in listed.splitlines() if name.endswith(SOURCES) and (ROOT / name).exists()]


def functions(file: Path) -> Iterator[int]:
    """How many lines each function of a file has."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield node.end_lineno - node.lineno + 1


def test_no_file_is_longer_than_300_lines() -> None:
    lines = {str(file): len(file.read_text(encoding="utf-8").splitlines()) for file in sources()}
    assert {file: count for file, count in lines.items() if count > LONGEST_FILE} == {}


def test_half_of_all_functions_have_6_lines_or_fewer() -> None:
    files = [file for file in sources() if file.suffix == ".py" and file.is_relative_to(ROOT / "src")]
    lengths = [length for file in files for length in functions(file)]
    assert len(lengths) > 1000
    assert median(lengths) <= USUAL_FUNCTION
