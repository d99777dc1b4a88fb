"""Lines of the same game, three times over, without empty ones and comments."""

from pathlib import Path

HERE = Path(__file__).parent.parent
COMMENTS = ("#", "//")
GAMES = {
    "Maestri": ["ladder/__init__.py", "ladder/en.ftl", "ladder/fr.ftl", "ladder/ja.ftl"],
    "boardgame.io": ["beside/ladder.mjs"],
    "OpenSpiel": ["beside/ladder_openspiel.py"],
}


def lines(file: str) -> int:
    """How many lines of a file say something."""
    text = (HERE / file).read_text(encoding="utf-8").splitlines()
    return sum(bool(line.strip()) and not line.strip().startswith(COMMENTS) for line in text)


def counts() -> dict[str, list[int]]:
    return {name: [lines(file) for file in files] for name, files in GAMES.items()}


if __name__ == "__main__":
    for name, each in counts().items():
        print(f"{name}: {sum(each)} lines in {len(each)} files ({', '.join(map(str, each))})")
