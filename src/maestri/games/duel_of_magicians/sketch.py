"""The table as text, for terminals."""

from maestri.games.duel_of_magicians.view import DuelView, PlayerView
from maestri.locales import Words


def sketch(view: DuelView, say: Words, names: list[str]) -> str:
    """Who has how many cards, what lies in the round, and one's own hand."""
    lines = [say("sketch-head", hand=view.hand_number, hands=str(view.options["hands"]), pile=view.pile), ""]
    width = max(map(len, names))
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        arrow = "▸" if seat in view.to_move else " "
        lines.append(f"{arrow} {name:<{width}}  {_counts(player, say, stack=bool(view.options['stack']))}")
    lines += ["", _round(view, say, names)]
    for seat, player in enumerate(view.players):
        if player.hand:
            cards = " ".join(f"[{say.name('card', card)}]" for card in player.hand)
            key = "sketch-own-hand" if seat == view.seat else "sketch-hand"
            lines.append(say(key, name=names[seat], cards=cards))
    return "\n".join(lines)


def _counts(player: PlayerView, say: Words, stack: bool) -> str:
    text = say("sketch-player", hand=player.hand_size, front=len(player.front), points=sum(player.points))
    top = f"  [{player.front[-1]}]" if stack and player.front else ""
    return text + top


def _round(view: DuelView, say: Words, names: list[str]) -> str:
    if not view.round:
        return say("sketch-no-round")
    plays = "  ›  ".join(f"{names[played.seat]} {played.play}" for played in view.round)
    return say("sketch-round", total=view.total, plays=plays)
