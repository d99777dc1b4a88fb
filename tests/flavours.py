"""The same code in both flavours."""

import os
import subprocess
import sys

import pytest

from maestri.compiled import flavour


def printed_plain(code: str) -> str:
    """What code prints in plain Python; skips the test where there is no other flavour to hold against it."""
    if flavour().startswith("plain"):
        pytest.skip(f"only one flavour here: {flavour()}")
    plain = {**os.environ, "MAESTRI_PURE": "1", "PYTHONPATH": os.pathsep.join(["src", "."])}
    run = subprocess.run([sys.executable, "-c", code], env=plain, check=True, capture_output=True, text=True)
    return run.stdout.strip()
