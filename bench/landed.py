"""The bots of an earlier revision beside today's, in one compiled package, so that they can meet.

python bench/landed.py FOLDER landed=REVISION …    makes FOLDER/maestri and compiles it
PYTHONPATH=FOLDER python -m maestri arena GAME master --field landed:master …

The earlier bots are a school of their own, `maestri.bots.landed`: same rules, same search, their know-how.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

from maestri.compiled import PACKAGE

NOT_NEEDED = shutil.ignore_patterns("_compiled", "__pycache__", "static")


def set_up(folder: Path, schools: dict[str, str]) -> None:
    """Copies the package, and puts each revision's know-how into a folder of its own."""
    bots = folder / "maestri" / "bots"
    shutil.copytree(PACKAGE, folder / "maestri", ignore=NOT_NEEDED, dirs_exist_ok=True)
    games = sorted(kit.parent.name for kit in (PACKAGE / "bots").glob("*/__init__.py"))
    for school, revision in schools.items():
        (bots / school).mkdir(exist_ok=True)
        (bots / school / "__init__.py").write_text(f'"""The know-how of {revision}."""\n', encoding="utf-8")
        for game in games:
            settle(revision, game, bots / school)


def settle(revision: str, game: str, school: Path) -> None:
    """Puts a game's know-how as it was into the school, where it finds itself."""
    (school / game).mkdir(exist_ok=True)
    for name, text in sources(revision, f"src/maestri/bots/{game}"):
        own = text.replace(f"maestri.bots.{game}", f"maestri.bots.{school.name}.{game}")
        (school / game / name).write_text(own, encoding="utf-8")


def sources(revision: str, folder: str) -> list[tuple[str, str]]:
    """A folder's files as a revision has them."""
    command = ("git", "archive", revision, folder)
    archive = subprocess.run(command, cwd=PACKAGE.parents[1], check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        opened = [(file.name, files.extractfile(file)) for file in files if file.isfile()]
        return [(Path(name).name, data.read().decode()) for name, data in opened if data]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("schools", nargs="+", metavar="SCHOOL=REVISION")
    args = parser.parse_args()
    set_up(args.folder, dict(school.split("=") for school in args.schools))
    environment = {**os.environ, "PYTHONPATH": str(args.folder)}
    subprocess.run([sys.executable, "-m", "maestri.build"], env=environment, check=True)


if __name__ == "__main__":
    main()
