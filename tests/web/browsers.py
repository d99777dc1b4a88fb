"""Finding Chromium, and starting it so that it talks to nobody but the test's server.

python -m tests.web.browsers    says where it is, and installs it where it is not
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from maestri.lock import only_one

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""First the one without a window's trimmings: the same engine for half the processor time."""
FONTS = "fonts-noto-cjk"
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


class NoBrowser(Exception):
    """There is none, and it can't be installed here."""


def chromium() -> str:
    """Where Chromium is; installs Debian's where that is possible."""
    with only_one(Path(tempfile.gettempdir(), "maestri-chromium.lock")):  # tests run side by side
        return next((path for path in map(shutil.which, NAMES) if path), None) or _installed()


def _installed() -> str:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoBrowser(f"install Chromium (on Debian: apt install chromium {FONTS})")
    get = "apt-get install -y --no-install-recommends"
    command = f"apt-get update && ({get} {NAMES[0]} {FONTS} || {get} {NAMES[1]} {FONTS})"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    for name in NAMES[:2]:
        if path := shutil.which(name):
            return path
    raise NoBrowser(f"Debian's chromium could not be installed: {done.stderr[-300:]}")


def launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as missing:
        print(f"NO BROWSER: {missing}")
