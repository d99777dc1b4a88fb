"""A network plays from what its seat observes alone, and comes to the same choice everywhere."""

import subprocess
import sys
from math import log1p
from pathlib import Path

import msgspec
import pytest

from maestri import Match, Refusal, seeded
from maestri.arena.contender import contender
from maestri.bots.checkpoint import Checkpoint, layout_of, read, widest, write
from maestri.core.game import AnyGame
from maestri.core.registry import all_games, game_called
from maestri.core.state import State
from maestri.terminal.cli import main
from tests.bots.networks import WIDTH, drawn

ROOT = Path(__file__).parent.parent.parent
TABLES = [(game.key, seats) for game in all_games() for seats in (game.seats[0], game.seats[-1])]
DUEL = "duel-of-magicians"


def reckoned(checkpoint: Checkpoint, row: list[int]) -> tuple[list[float], list[float]]:
    """What a network says of the widest row, reckoned slowly: moves, and seats from the observer on."""
    data, card = memoryview(checkpoint.numbers).cast("h").tolist(), checkpoint.card
    cells = [round(log1p(cell) * 1024) for cell in row]
    at = 0

    def taken(count: int) -> list[int]:
        nonlocal at
        at += count
        return data[at - count : at]

    for size in [card.cells] + [WIDTH] * (card.depth - 1):
        weights, bias = taken(size * WIDTH), taken(WIDTH)
        sums = [
            1024 * bias[k] + sum(cells[i] * weights[i * WIDTH + k] for i in range(size)) for k in range(WIDTH)
        ]
        cells = [min(max(total, 0) >> 10, 16 * 1024) for total in sums]
    heads = []
    for size in (card.moves, card.seats):
        weights, bias = taken(size * WIDTH), taken(size)
        told = [
            1024 * bias[k] + sum(cells[i] * weights[k * WIDTH + i] for i in range(WIDTH)) for k in range(size)
        ]
        heads.append([total / 1024**2 for total in told])
    return heads[0], heads[1]


def after_some_moves(game: AnyGame, seats: int, plies: int = 12) -> tuple[State, int]:
    match = Match(game, seats, "networks")
    rng = seeded("networks")
    for _ in range(plies):
        seat = match.to_move[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match.state, match.to_move[0]


def widened(game: AnyGame, state: State, seat: int, seats: int) -> list[int]:
    """What the seat observes, as at the largest table, by the names of what it observes."""
    wide = widest(game)
    row = [0] * wide.size
    for name, cells in layout_of(game, seats).read(layout_of(game, seats).encode(state, seat)).items():
        first = wide.places[name].start
        row[first : first + len(cells)] = cells
    return row


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_network_tells_what_its_numbers_add_up_to_at_every_table(key: str, seats: int) -> None:
    game, checkpoint = game_called(key), drawn(key)
    state, seat = after_some_moves(game, seats)
    policy = checkpoint.policy(game, seats)
    moves, values = reckoned(checkpoint, widened(game, state, seat, seats))
    legal = state.moves(seat)
    assert list(policy.judge(state, seat, legal, seeded("any"))) == [moves[move] for move in legal]
    shares = [(values[(other - seat) % seats] * (seats - 1) + 1) / seats for other in range(seats)]
    assert list(policy.value(state, seats)) == pytest.approx([min(1, max(0, each)) for each in shares])


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing(key: str, seats: int) -> None:
    game = game_called(key)
    state, seat = after_some_moves(game, seats)
    policy, legal = drawn(key).policy(game, seats), state.moves(seat)
    other = state.copy()
    other.redeal(seat, seeded("another deal"))
    judged = [list(policy.judge(each, seat, legal, seeded("any"))) for each in (state, other)]
    assert judged[0] == judged[1]
    assert len(set(judged[0])) > 1 or len(legal) == 1


def test_a_match_that_is_over_is_worth_what_was_won() -> None:
    game = game_called(DUEL)
    match = Match(game, 2, "over", {"hands": 1})
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[-1])
    assert match.result is not None
    values = list(drawn(DUEL).policy(game, 2).value(match.state, 2))
    assert values == [float(seat in match.result.winners) / len(match.result.winners) for seat in range(2)]


CHOICES = """
import sys
from pathlib import Path
from maestri import Match
from maestri.arena.contender import contender
for name in sys.argv[2:]:
    match = Match(sys.argv[1], 3, "choices", {"hands": 1})
    bot = contender(match.game, name)
    while match.to_move:
        match.play(match.to_move[0], bot(match, match.to_move[0]))
    print([match.game.write(ply.move) for ply in match.plies])
"""


def test_choices_are_the_same_compiled_and_plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.maestri"
    write(drawn(DUEL), file)
    command = [sys.executable, "-c", CHOICES, DUEL, f"net:{file}", f"net:{file}@10"]
    told = []
    for plain in ("", "1"):
        monkeypatch.setenv("MAESTRI_PURE", plain)
        told.append(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 2


def test_the_arena_takes_networks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.maestri"
    write(drawn(DUEL), file)
    asked = (
        f"arena {DUEL} net:{file} net:{file}@5 --field novice --matches 8 --seats 2 --jobs 1 --option hands=1"
    )
    with pytest.raises(SystemExit) as ended:
        main(asked.split())
    assert ended.value.code == 0
    assert f"| net:{file}@5 | 4 |" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["net:nowhere.maestri", "net:", "net:{file}@0", "net:{file}@many"])
def test_what_is_no_network_is_no_contender(name: str, tmp_path: Path) -> None:
    file = tmp_path / "some.maestri"
    write(drawn(DUEL), file)
    with pytest.raises(Refusal) as refused:
        contender(game_called(DUEL), name.format(file=file))
    assert "net:FILE" in refused.value.told()


def refusal(file: Path, key: str = DUEL) -> str:
    with pytest.raises(Refusal) as refused:
        read(file, game_called(key))
    return refused.value.key


def test_a_network_is_refused_where_it_does_not_fit(tmp_path: Path) -> None:
    whole, cut, empty, other = (tmp_path / name for name in ("whole", "cut", "empty", "other"))
    checkpoint = drawn(DUEL)
    write(checkpoint, whole)
    assert read(whole, game_called(DUEL)) == checkpoint
    assert refusal(whole, "master-of-rules") == "network-other"
    cut.write_bytes(whole.read_bytes()[:-2])
    empty.write_bytes(b"")
    changed = msgspec.structs.replace(checkpoint.card, layout="of another time")
    write(Checkpoint(changed, checkpoint.numbers), other)
    assert [refusal(cut), refusal(empty), refusal(other)] == ["network-none", "network-none", "network-other"]


def test_numbers_whose_sums_may_overflow_are_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        drawn(DUEL, most=30000).policy(game_called(DUEL), 2)
