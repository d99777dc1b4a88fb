"""Finding Chromium, and starting it so that it talks to nobody but the test's server."""

import os
import shutil
import subprocess

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACKAGES = ("chromium", "fonts-noto-cjk")
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


class NoBrowser(Exception):
    """There is none, and it can't be installed here."""


def chromium() -> str:
    """Where Chromium is; installs Debian's where that is possible."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for path in map(shutil.which, names) if path), None)
    return found or _installed()


def _installed() -> str:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoBrowser("install Chromium (on Debian: apt install chromium fonts-noto-cjk)")
    command = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(PACKAGES)}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    path = shutil.which("chromium")
    if path is None:
        raise NoBrowser(f"Debian's chromium could not be installed: {done.stderr[-300:]}")
    return path


def launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
