"""The guide says to the letter what the trial game is, and its figures are counted."""

import re
import runpy

from tests.examples.houses import EXAMPLES

GUIDE = (EXAMPLES.parent / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_guide_has_the_whole_game() -> None:
    blocks = re.findall(r"```(?:python|fluent)\n(.*?)```", GUIDE, re.DOTALL)
    files = [EXAMPLES / "ladder" / name for name in ("__init__.py", "en.ftl", "fr.ftl", "ja.ftl")]
    assert blocks[:4] == [file.read_text(encoding="utf-8") for file in files]
    assert {file for file in (EXAMPLES / "ladder").iterdir() if file.is_file()} == set(files)


def test_the_lines_in_the_guide_are_counted() -> None:
    counted = runpy.run_path(str(EXAMPLES / "beside" / "count.py"))["counts"]()
    files, lines = re.findall(r"^\| (?:files|lines.*?) \| (.*) \|$", GUIDE, re.MULTILINE)
    assert files.split(" | ") == [str(len(each)) for each in counted.values()]
    assert [int(re.match(r"\d+", cell)[0]) for cell in lines.split(" | ")] == [  # type: ignore[index]
        sum(each) for each in counted.values()
    ]
