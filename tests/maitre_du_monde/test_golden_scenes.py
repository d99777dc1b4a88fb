"""The golden matches show what the game is about."""

from maestri import Record
from maestri.core.event import Event
from maestri.games.maitre_du_monde.cards import CARDS
from maestri.games.maitre_du_monde.encounters import Cancelled, Offered, Played, Sold, Vetoed
from maestri.games.maitre_du_monde.events import Exploded
from tests.golden.files import golden_files

RECORDS = [Record.load(path) for path in golden_files() if path.parent.name == "maitre-du-monde"]
EVENTS: list[list[Event]] = [record.replay().events for record in RECORDS]


def shown(kind: type[Event]) -> list[Event]:
    return [event for events in EVENTS for event in events if type(event) is kind]


def test_matches_are_won_in_every_way() -> None:
    assert {record.result.reason for record in RECORDS if record.result} == {"MM-32", "MM-39", "MM-40"}


def test_each_kind_of_bomb_a_veto_and_a_nobel_prize_are_used() -> None:
    assert {event.bomb for event in shown(Exploded) if isinstance(event, Exploded)} == {"atomic", "chemical"}
    assert shown(Vetoed)
    assert shown(Cancelled)


def test_each_combat_card_that_can_be_is_answered_and_each_answer_is_given() -> None:
    answers = {(event.card, event.against) for event in shown(Played) if isinstance(event, Played)}
    assert {against for _, against in answers if against} == set(CARDS[:7]) - {"peace-movement", "retreat"}
    assert {card for card, against in answers if against} == set(CARDS[:7]) - {"revolution"}


def test_a_combat_card_is_sold_in_combat_and_a_card_to_a_rescuer() -> None:
    assert shown(Offered)
    without_trade = [
        event
        for record, events in zip(RECORDS, EVENTS, strict=True)
        for event in events
        if isinstance(event, Sold) and event.buyer is not None and not record.options["free_trade"]
    ]
    assert without_trade


def test_a_record_with_a_deck_of_its_own_is_golden_too() -> None:
    assert [record.seats for record in RECORDS if record.options["deck"]] == [3]
