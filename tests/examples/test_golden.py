"""A golden match of the trial game: `MAESTRI_GAMES=docs/examples python -m
tests.examples.test_golden` writes it anew."""

from pathlib import Path

import msgspec

from maestri import AnyGame, Record
from tests.golden import test_golden as asked
from tests.golden import test_words as read
from tests.golden.files import random_match, write
from tests.golden.said import json, said_in

GOLDEN = Path(__file__).parent / "ladder.json"
SAID = GOLDEN.with_name("ladder-said.json")


def test_it_replays_to_its_exact_end_and_is_verified(ladder: AnyGame) -> None:
    asked.test_a_golden_match_replays_to_its_exact_end(GOLDEN)
    asked.test_a_golden_match_is_verified(GOLDEN)


def test_all_that_is_said_is_what_was_said(ladder: AnyGame) -> None:
    assert said_in(Record.load(GOLDEN)) == msgspec.json.decode(SAID.read_bytes())


def test_its_events_have_words_for_every_seat_and_no_notation(ladder: AnyGame) -> None:
    read.test_no_notation_reaches_a_person(GOLDEN)


def test_it_shows_every_kind_of_event(ladder: AnyGame) -> None:
    shown = {type(event) for event in Record.load(GOLDEN).replay().events}
    assert shown == set(ladder.event_types)


if __name__ == "__main__":
    write(random_match("ladder", 2, "golden", {}), GOLDEN)
    SAID.write_text(json(said_in(Record.load(GOLDEN))) + "\n", encoding="utf-8")
