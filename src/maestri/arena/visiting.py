"""Run by the Python of another checkout: its bots answer along a match that is played elsewhere.

It uses nothing that an earlier version lacks.
"""

import json
import sys
import time
from typing import Any

from maestri.arena.contender import contender
from maestri.core.match import Match
from maestri.core.record import seat_and_move


def begun(question: dict[str, Any]) -> "Match[Any]":
    """The same match by this checkout's rules, with those options that it knows."""
    match = Match(question["game"], question["seats"], question["seed"])
    known = {option.key for option in match.game.options}
    options = {key: value for key, value in question["options"].items() if key in known}
    return Match(question["game"], question["seats"], question["seed"], options)


def main() -> None:
    """A question a line, and its answer: the move, and how long the processor took for it; or their rules."""
    for line in sys.stdin:
        question = json.loads(line)
        if "bot" not in question:
            print(json.dumps({"rules": begun(question).game.rules_version}), flush=True)
            continue
        if question["since"] == 0:
            match = begun(question)
            bots = {}
        for text in question["moves"]:
            match.play(*seat_and_move(text))
        start, name = time.process_time(), question["bot"]
        if name not in bots:
            bots[name] = contender(match.game, name)
        move = bots[name](match, question["seat"])
        print(json.dumps({"move": move, "seconds": time.process_time() - start}), flush=True)


if __name__ == "__main__":
    main()
