"""Changes the code in one place at a time and runs its tests: what lives shows what nobody checks.

`python3 run.py test --mutants [--seed S] [--sample N] [PACKAGE…]`; the same seed picks the same mutants.
"""

import argparse
import difflib
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.mutants.explained import EXPLAINED
from tests.mutants.mutations import Mutation, mutations
from tests.mutants.suites import Stage, Stages, is_apart, stages_for
from tests.mutants.tree import ROOT, Tree, Whole
from tests.mutants.witnesses import lines_of_statement

SOURCE = Path("src", "maestri")
PACKAGES = ("games", "core", "server", "bots")


class Mutant(NamedTuple):
    """One mutation of one file."""

    package: str
    file: Path
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.file}:{self.mutation.line}"

    def source(self) -> bytes:
        return self.mutation.applied((ROOT / self.file).read_bytes())

    def diff(self) -> str:
        before, after = (ROOT / self.file).read_text().splitlines(), self.source().decode().splitlines()
        return "\n".join(list(difflib.unified_diff(before, after, lineterm="", n=0))[3:])

    @property
    def told(self) -> tuple[str, ...]:
        """Its file, the line as it was, and as it is: see `explained.py`."""
        lines = (line[1:].strip() for line in self.diff().splitlines())
        return self.file.relative_to(SOURCE).as_posix(), *lines

    @property
    def stages(self) -> Stages:
        return stages_for(self.file.relative_to(SOURCE))

    def lives(self, tree: Tree, whole: Whole) -> bool:
        """Whether all tests that could notice pass although the file is not what it was."""
        stages = self.stages
        with tree.changed(self.file, self.source()):
            if not all(self._passes(stage, self.witnesses(stage, whole), tree, whole) for stage in stages):
                return False
            if any(self.witnesses(stage, whole) for stage in stages):
                return True
            return all(self._passes(stage, None, tree, whole) for stage in stages)  # it runs elsewhere

    def _passes(self, stage: Stage, tests: list[str] | None, tree: Tree, whole: Whole) -> bool:
        return tests == [] or tree.passes(tests or stage, whole.recorded(stage).limit)

    def witnesses(self, stage: Stage, whole: Whole) -> list[str] | None:
        """The tests of a stage that run the line; None where that can't be told, and all should run."""
        if is_apart(stage):
            return None
        lines = lines_of_statement((ROOT / self.file).read_bytes(), self.mutation.line)
        return whole.recorded(stage).witnesses.of(whole.folder / self.file, lines)


def mutable_lines(package: str) -> Iterator[list[Mutant]]:
    """For every line that can be mutated, its mutations."""
    for file in sorted((ROOT / SOURCE / package).rglob("*.py")):
        lines: dict[int, list[Mutant]] = {}
        for mutation in mutations(file.read_bytes()):
            lines.setdefault(mutation.line, []).append(Mutant(package, file.relative_to(ROOT), mutation))
        yield from lines.values()


def sample(packages: Sequence[str], size: int, seed: str) -> list[Mutant]:
    """As many mutants of each package, every line as likely as any other."""
    chosen: list[Mutant] = []
    for number, package in enumerate(packages):
        rng = random.Random(f"{seed} {package}")
        lines = list(mutable_lines(package))
        share = (size + number) // len(packages)
        chosen += [rng.choice(line) for line in rng.sample(lines, min(share, len(lines)))]
    return chosen


def tested(mutants: Sequence[Mutant], jobs: int, folder: Path) -> list[Mutant]:
    """Those that live. Each says what became of it as soon as that is known."""
    whole = Whole(folder / "whole")
    trees: SimpleQueue[Tree] = SimpleQueue()
    for number in range(jobs):
        trees.put(Tree(folder / str(number)))

    def fate(mutant: Mutant) -> bool:
        tree = trees.get()
        try:
            living = mutant.lives(tree, whole)
        finally:
            trees.put(tree)
        print(f"{'LIVES ' if living else 'killed'} {mutant}", flush=True)
        return living

    stages = dict.fromkeys(stage for mutant in mutants for stage in mutant.stages)
    with ThreadPoolExecutor(jobs) as ahead, ThreadPoolExecutor(jobs) as pool:
        ahead.map(whole.recorded, stages)  # side by side: the longest of them takes minutes
        return [mutant for mutant, living in zip(mutants, pool.map(fate, mutants), strict=True) if living]


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py test --mutants", description=__doc__)
    add = parser.add_argument
    add("packages", nargs="*", default=PACKAGES, metavar="PACKAGE", help="such as games/master_labyrinth")
    add("--seed", default="mutants")
    add("--sample", type=int, default=40, metavar="N", help="how many (default: 40)")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many at a time")
    args = parser.parse_args()
    chosen = sample(args.packages, args.sample, args.seed)
    mutants = [mutant for mutant in chosen if mutant.told not in EXPLAINED]
    with TemporaryDirectory(prefix="mutants-") as folder:
        living = tested(mutants, args.jobs, Path(folder))
    for mutant in living:
        print(f"\n{mutant} lives:\n{mutant.diff()}")
    print(f"\n{len(chosen) - len(mutants)} of {len(chosen)} are explained")
    left = Counter(mutant.package for mutant in living)
    for package, count in Counter(mutant.package for mutant in mutants).items():
        print(f"{package}: {count - left[package]} of {count} killed ({1 - left[package] / count:.0%})")
    return 1 if living else 0


if __name__ == "__main__":
    sys.exit(main())
