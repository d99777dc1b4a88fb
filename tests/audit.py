"""Asks a database of advisories about every package that is locked.

python -m tests.audit    fails where a package is known to be weak; says so where nobody could be asked
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

LOCKS = Path(__file__).parents[1] / "requirements"
ASK = (
    "--disable-pip",
    "--require-hashes",
    "--progress-spinner",
    "off",
    "--timeout",
    "10",
    "--format",
    "json",
)
PATIENCE = 120


def answered() -> bytes:
    """What pip-audit says of all that is locked."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(LOCKS / "test.txt"), *ASK]
    try:
        return subprocess.run(command, capture_output=True, timeout=PATIENCE).stdout
    except subprocess.TimeoutExpired:
        return b""


def weaknesses(answer: bytes) -> list[str] | None:
    """A line for each package with an advisory; None where no package could be asked about."""
    try:
        packages: list[dict[str, Any]] = msgspec.json.decode(answer)["dependencies"]
    except (msgspec.DecodeError, KeyError, TypeError):
        return None
    asked = [package for package in packages if "vulns" in package]
    return [_line(package) for package in asked if package["vulns"]] if asked else None


def _line(package: dict[str, Any]) -> str:
    known = ", ".join(each["id"] for each in package["vulns"])
    return f"{package['name']} {package['version']}: {known}"


def main() -> int:
    found = weaknesses(answered())
    if found is None:
        print("NOT AUDITED: no database of advisories can be reached")
        return 0
    print("\n".join(found) or "no package is known to be weak")
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
