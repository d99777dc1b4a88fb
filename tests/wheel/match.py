"""Plays with the Maestri that is installed, and verifies the record: `python match.py compiled`, or `plain`.

It needs nothing besides Maestri, so that every wheel can be tried where it was built.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import maestri
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.compiled import flavour
from maestri.locales import words


def played(key: str) -> maestri.Match[Any]:
    """A whole match among bots."""
    game = maestri.game_called(key)
    match = maestri.Match(game, seats=game.seats.start, seed="wheel", options=game.brief_options)
    bot = bot_of(game, REGULAR)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    return match


def main(wanted: str) -> None:
    assert flavour().split()[0] == wanted, flavour()
    assert "site-packages" in maestri.__file__, maestri.__file__
    match = played("duel-of-magicians")
    with TemporaryDirectory() as folder:
        record = Path(folder, "match.json")
        maestri.Record.of(match).save(record)
        command = [sys.executable, "-m", "maestri", "verify", str(record), "--lang", "fr"]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    assert words("fr")("verified", plies=match.ply) in told, told
    print(f"{flavour()}: {match.ply} moves played and verified")


if __name__ == "__main__":
    main(sys.argv[1])
