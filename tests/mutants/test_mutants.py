"""The mutation run: what it changes, what it leaves alone, and which tests it runs."""

import os
import subprocess
from pathlib import Path

import pytest
from coverage import CoverageData

from tests.mutants.__main__ import PACKAGES, SOURCE, Mutant, sample
from tests.mutants.explained import EXPLAINED
from tests.mutants.mutations import mutations
from tests.mutants.place import PLACE
from tests.mutants.suites import stages_for
from tests.mutants.tree import PYTEST, RECORDED, ROOT
from tests.mutants.witnesses import Witnesses, lines_of_statement

UNTOUCHED = '''
"""A module."""
from typing import TYPE_CHECKING, cast
if TYPE_CHECKING:
    LIMIT = 5


@decorated(3)
def f(self, a: "Seat", b: "list[Literal[3]]") -> "Seat":
    """Says 5."""
    assert isinstance(a, int)
    logger.info("plays", 7)
    c: "Seat"
    moves = vec(capacity=16)
    text = file.read_text(encoding="utf-8")
    for one in zip(a, b, strict=True):
        one = f"{a} and 5"
    raise NotImplementedError("never 5")
'''


def changed(code: str) -> set[str]:
    """What the mutations of a function's body make of it."""
    source = f"def f(self, a, b) -> bool:\n    {code}\n".encode()
    return {mutation.applied(source).decode().splitlines()[1].strip() for mutation in mutations(source)}


@pytest.mark.parametrize(
    ("code", "mutants"),
    [
        ("c = a < b", {"c = (a <= b)"}),
        ("c = a and not b", {"c = (a or not b)", "c = a and bool(b)"}),
        ("c = a + 7", {"c = (a - 7)", "c = a + 8"}),
        ("self.a = b", {"pass"}),
        ("self.a -= b", {"pass", "self.a += b"}),
        ("self.go(a)", {"pass"}),
        ("raise Refusal('seat')", {"pass"}),
        ("return a.b", {"return not (a.b)"}),
        ("return True", {"return False"}),
        ("if a: a = 'é'", {"if (not (a)): a = 'é'", "if a: a = 'é!'"}),
    ],
)
def test_code_is_changed_in_one_place_at_a_time(code: str, mutants: set[str]) -> None:
    assert changed(code) == mutants


def test_types_docstrings_and_log_lines_are_left_alone() -> None:
    assert mutations(UNTOUCHED.encode()) == []


def test_a_seed_picks_the_same_mutants_in_equal_shares() -> None:
    chosen = sample(("core", "arena"), 5, "a")
    assert chosen == sample(("core", "arena"), 5, "a") != sample(("core", "arena"), 5, "b")
    assert [mutant.package for mutant in chosen] == ["core"] * 2 + ["arena"] * 3


def test_every_file_has_tests_that_exist() -> None:
    for package in PACKAGES:
        for file in (ROOT / SOURCE / package).rglob("*.py"):
            tests = [argument for stage in stages_for(file.relative_to(ROOT / SOURCE)) for argument in stage]
            named = [Path(argument) for argument in tests if argument.startswith("tests")]
            assert named
            assert all((ROOT / path).exists() for path in named), file


def test_what_is_explained_is_still_there() -> None:
    for place, *_ in EXPLAINED:
        file = SOURCE / place
        mutants = [Mutant("", file, mutation) for mutation in mutations((ROOT / file).read_bytes())]
        wanted = {entry for entry in EXPLAINED if entry[0] == place}
        assert wanted <= {mutant.told for mutant in mutants}, place


def test_a_mutant_meets_the_tests_that_run_its_statement() -> None:
    source = b"def f(\n a=1,\n):\n if (\n  a\n  and f\n ):\n  return [\n   a,\n  ]\n"
    assert lines_of_statement(source, 2) == range(1, 4)
    assert lines_of_statement(source, 6) == range(4, 8)
    assert lines_of_statement(source, 9) == range(8, 11)


def test_the_quickest_witnesses_come_first_and_what_imports_run_is_seen_by_all(tmp_path: Path) -> None:
    lines = CoverageData(no_disk=True)
    for test, seen in {"slow": {1, 2}, "quick": {2}, "": {5}}.items():
        lines.set_context(test)
        lines.add_lines({"f.py": seen})
    witnesses = Witnesses(lines, {"slow": 2.0, "quick": 0.5})
    assert witnesses.of(Path("f.py"), range(1, 3)) == ["quick", "slow"]
    assert witnesses.of(Path("f.py"), range(3, 5)) == []
    assert witnesses.of(Path("f.py"), range(4, 6)) is None


@pytest.mark.wide
def test_what_goes_on_after_it_waited_for_the_database_is_seen_to_be_run(tmp_path: Path) -> None:
    """Migrations run in a greenlet, which is left while it waits."""
    test = "tests/server/test_landed.py::test_a_link_that_had_no_end_has_ended"
    environment = {**os.environ, PLACE: str(tmp_path), "MAESTRI_PURE": "1"}
    subprocess.run([*PYTEST, *RECORDED, test], cwd=ROOT, env=environment, check=True)
    file = ROOT / SOURCE / "server/store/migrations/versions/0006_evening.py"
    lines = file.read_text(encoding="utf-8").splitlines()
    (last,) = (number for number, line in enumerate(lines, 1) if "sa.update(sheets)" in line)
    assert Witnesses.recorded(tmp_path).of(file, [last]) == [test]
