"""The table as text, for terminals."""

from maestri.core.cells import cells, padded
from maestri.core.sketch import typed
from maestri.games.master_labyrinth.drawing import LETTERS, draw
from maestri.games.master_labyrinth.view import LabyrinthView, PlayerView
from maestri.locales import Words


def sketch(view: LabyrinthView, say: Words, names: list[str]) -> str:
    """The drawn board, the treasure that is wanted, what each player has, and one's own hand."""
    lines = [draw(view.board), "", _head(view, say)]
    width = max(map(cells, names))
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        arrow = "▸" if seat in view.to_move else " "
        lines.append(f"{arrow} {LETTERS[seat]} {padded(name, width)}  {_player(player, say)}")
    if view.rolls:
        lines += ["", say("sketch-rolls", rolls=say.both([str(roll) for roll in view.rolls]))]
    if view.seat is not None and view.seat >= 0:
        lines += ["", _hand(view.players[view.seat], say)]
    return "\n".join(lines)


def _head(view: LabyrinthView, say: Words) -> str:
    wanted = min(view.board.treasures.values(), default=0)
    return say("sketch-head", turn=view.turns + 1, wanted=wanted, spare=typed(say, "sides", view.board.spare))


def _player(player: PlayerView, say: Words) -> str:
    treasures = " ".join(str(value) for value in player.treasures) or "–"
    return say(
        "sketch-player",
        treasures=treasures,
        coins=player.coins,
        low=player.low_cards,
        high=player.high_cards,
    )


def _hand(player: PlayerView, say: Words) -> str:
    cards = " ".join(f"[{card}]" for card in player.hand or ())
    return say("sketch-hand", cards=cards or "–")
