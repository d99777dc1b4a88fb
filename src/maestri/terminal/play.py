"""`maestri play`: one person against bots."""

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

from rich.console import Console

from maestri.bots.audit import choice
from maestri.bots.levels import DEFAULT, Level, bot_of, level_at
from maestri.core.event import Event
from maestri.core.fairness import Fairness
from maestri.core.match import Match
from maestri.core.option import named
from maestri.core.record import Record
from maestri.core.refusal import IllegalMove, Refusal
from maestri.core.registry import game_called
from maestri.locales import words
from maestri.terminal import book, replay
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import framed, lay

ME = 0
SHOWN_MOVES = 12
BETWEEN_MOVES = " · "  # a move may have spaces in it


def add_to(commands: Commands) -> None:
    about = "Play a game in the terminal against bots."
    command = new_command(
        commands, "play", about, "maestri play duel-of-magicians --seats 4 --option hands=2"
    )
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument(
        "--seats", type=int, help="players, you included (default: 4 where the game allows it)"
    )
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    command.add_argument(
        "--seed", help="play this deal; without it the deal is sealed and can be proved fair"
    )
    command.add_argument(
        "--level",
        default=DEFAULT.key,
        metavar="novice|regular|master|grandmaster",
        help="of the bots (default: regular)",
    )
    command.add_argument("--save", metavar="FILE", help="where the record goes (default: your data folder)")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    seats = args.seats if args.seats is not None else max(game.seats.start, min(4, game.seats.stop - 1))
    options = dict(named(game.options, text) for text in args.option)
    # The seal is made, and shown, before this player's entropy is added to it.
    sealed = None if args.seed is not None else Fairness.sealed()
    fairness = sealed and Fairness.sealed(token_hex(16), secret=sealed.secret)
    level = level_at(args.level, game, seats)
    match = Match(game, seats, args.seed, options, fairness=fairness)
    evening = Evening(match, level, args.lang)
    evening.welcome()
    if not evening.play():
        evening.print(evening.say("play-bye"))
        return 0
    evening.goodbye(Path(args.save) if args.save else _place_for(match))
    return 0


class Evening:
    """One match at this terminal."""

    def __init__(self, match: Match[Any], level: Level, language: str) -> None:
        self.match = match
        self.bot = bot_of(match.game, level)
        self.say = words(language, match.game.key)
        level_name = self.say(f"level-{level.key}")
        bots = [
            self.say("bot-level-name", level=level_name, number=number) for number in range(1, match.seats)
        ]
        self.names = [self.say("you"), *bots]
        self.console = Console(highlight=False)

    def print(self, text: str, style: str = "") -> None:
        lay(self.console, text, style, hang=2)

    def welcome(self) -> None:
        self.print(self.say("play-welcome", game=self.say("title"), seats=self.match.seats), "bold")
        if self.match.fairness:
            self.print(self.say("play-sealed", commitment=self.match.fairness.commitment), "dim")
            self.print(self.say("play-sealed-note"), "dim")
        self.tell(self.match.dealt)

    def play(self) -> bool:
        """Goes on until the match is over; False when the player leaves before."""
        while self.match.to_move:
            if ME not in self.match.to_move:
                self.bot_moves(self.match.to_move[0])
            elif not self.my_move():
                return False
        return True

    def bot_moves(self, seat: int) -> None:
        self.tell(self.match.play(seat, choice(self.match, seat, self.bot)))

    def my_move(self) -> bool:
        """Asks until a move was played or taken back; False to leave."""
        self.show()
        while True:
            try:
                typed = self.console.input(f"{self.say('play-prompt', name=self.names[ME])} ").strip()
            except EOFError:
                return False
            if typed == "quit":
                return False
            if typed and self.answered(typed):
                return True

    def answered(self, typed: str) -> bool:
        """Whether what was typed changed the match."""
        word, _, rest = typed.partition(" ")
        try:
            if word == "moves":
                self.print(BETWEEN_MOVES.join(self.match.moves(ME)))
            elif word == "rules":
                self.show_rules(rest)
            elif word == "why":
                self.explain(rest)
            elif word == "undo":
                self.take_back()
                return True
            else:
                self.tell(self.match.play(ME, typed))
                return True
        except Refusal as refusal:
            self.refuse(refusal)
        return False

    def show_rules(self, rule: str) -> None:
        game = self.match.game
        for each in (rule,) if rule else game.rules:
            book.show_rule(game, each, self.say, self.console)

    def explain(self, text: str) -> None:
        """Why not, without playing."""
        self.match.check(ME, text)
        self.print(self.say("play-why-legal"))

    def take_back(self) -> None:
        """Back to my own last move, over the bots' moves since."""
        self.match.undo(self.match.before_last(ME))
        self.print(self.say("play-undone"))

    def refuse(self, refusal: Refusal) -> None:
        reason = refusal.told(self.say.language, self.names, ME)
        if isinstance(refusal, IllegalMove):
            reason = self.say("play-not-now", reason=reason, rule=refusal.rule)
        self.print(reason, "yellow")

    def show(self) -> None:
        """The table, and what I may play."""
        table = self.match.game.sketch(self.match.view(ME), self.say, self.names)
        framed(self.console, table, border_style="green")
        moves = self.match.moves(ME)
        shown = BETWEEN_MOVES.join(moves[:SHOWN_MOVES])
        if len(moves) > SHOWN_MOVES:
            shown += " " + self.say("play-more", count=len(moves) - SHOWN_MOVES)
        self.print(self.say("play-your-turn", moves=shown), "bold")

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, as far as I may see it."""
        for event in events:
            seen = event.seen_by(ME)
            if seen is not None:
                lay(self.console, "  " + self.say.event(seen, self.names, ME), hang=4)

    def goodbye(self, path: Path) -> None:
        """The result, the secret behind the seal, and the record on file."""
        replay.tell_result(self.match, self.say, self.names, self.console)
        if self.match.fairness:
            self.print(self.say("play-secret", secret=self.match.fairness.secret), "dim")
        save(self.match, path)
        self.print(self.say("play-saved", path=str(path)))


def save(match: Match[Any], path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        Record.of(match).save(path)
    except OSError as error:
        raise Refusal("file", path=str(path), problem=error.strerror or "") from None


def _place_for(match: Match[Any]) -> Path:
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "maestri" / "matches" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{match.game.key}.json"
