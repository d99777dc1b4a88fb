"""Houses that tell of what seldom happens: a page is routed to one, and sees it at once."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from playwright.sync_api import WebSocketRoute

from maestri import Record
from maestri.core.event import Event
from tests.golden.files import FOLDER, events_of

LIVE = "**/api/live"


class Rare:
    """A house that tells something else, until that is over."""

    over = False

    def __call__(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._asked(server, text))
        server.on_message(lambda text: self._told(page, text))

    def _asked(self, server: WebSocketRoute, text: Any) -> None:
        self.ask(json.loads(text))
        server.send(text)

    def _told(self, page: WebSocketRoute, text: Any) -> None:
        one = json.loads(text)
        if not self.over:
            self.tell(one)
        page.send(json.dumps(one))

    def ask(self, one: dict[str, Any]) -> None:
        """What the page asked."""

    def tell(self, one: dict[str, Any]) -> None:
        """Changes what the house says."""


class Replaced(Rare):
    """A stand-in plays in seat 0."""

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] == "table":
            one["table"]["seats"][0]["stand_in"] = True


class Called(Rare):
    """Everybody at the table is a person of this name."""

    def __init__(self, name: str, **more: Any) -> None:
        self.person = {"kind": "person", "nickname": name, "level": None, "here": True, **more}

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] == "table":
            for seat in one["table"]["seats"]:
                seat |= self.person


class Hoard(Rare):
    """Everybody has much money and many cards; seats 0 and 1 have all regions of the world."""

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] != "state":
            return
        for player in one["view"]["players"]:
            player |= {"money": 21_500, "combat": 6, "un": 4, "news": 2}
        wealth = one["view"]["wealth"]
        wealth |= {region: at % 2 for at, region in enumerate(wealth)}


class Answered(Rare):
    """A house that counts what was played."""

    moves = 0

    def ask(self, one: dict[str, Any]) -> None:
        self.moves += one["do"] == "play"


class Elimination(Answered):
    """The first move of seat 0 is answered with its being out of the match."""

    SOLD = ("china", "sahara", "suez")
    CARDS = ("veto", "embargo")

    out = False

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] != "state":
            return
        one["view"]["players"][0] |= {"money": 2_500, "cards": self.CARDS}
        if not self.moves:
            return
        one["view"]["players"][0]["out"] = 1
        one["outlook"]["places"][0] = len(one["view"]["players"])
        one["moves"] = []
        if not self.out and one["told"]:
            one["told"][-1]["events"] += self.fall()
            self.out = True

    def fall(self) -> list[dict[str, Any]]:
        """Nobody is out before all that the bank buys is sold."""
        sales = [
            {"event": "sold", "seat": 0, "buyer": None, "item": item, "price": 500} for item in self.SOLD
        ]
        return [
            {"event": "distressed", "seat": 0, "due": 4_000, "money": 1_000},
            *sales,
            {"event": "paid", "payer": 0, "payee": 1, "amount": 2_500, "reason": "tax"},
            {"event": "eliminated", "seat": 0, "regions": []},
        ]


class Income(Answered):
    """The first move of seat 0 is answered with what it collects, as it did at a ply of a golden match."""

    def __init__(self, golden: str, ply: int) -> None:
        match = Record.load(FOLDER / f"{golden}.json").replay(ply)
        self.events = json.loads(msgspec.json.encode(match.plies[-1].events))

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] == "state" and one["told"] and self.moves:
            one["told"][-1]["events"] += self.events
            self.over = True


class Attack(Rare):
    """Seat 1 has attacked seat 0 with a drone, and nobody was called."""

    COMBAT: ClassVar[dict[str, Any]] = {
        "attacker": 1,
        "defender": 0,
        "region": "suez",
        "fighter": 0,
        "facing": "drone",
        "spent": [["drone"], []],
        "cancelled": [],
        "called": False,
        "step": 0,
        "offers": [],
        "prices": [],
    }

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] != "state":
            return
        one["view"] |= {"phases": ["turn", "fight"], "to_move": [0], "combat": self.COMBAT}
        one["view"]["players"][0]["cards"] = ["squadron", "missile", "us-aid"]
        one["moves"] = ["play squadron", "play us-aid", "pass"]


class Ended(Rare):
    """A match that is over ended as a golden one did."""

    def __init__(self, golden: Path) -> None:
        self.match = Record.load(golden).replay()

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] == "state" and one["result"]:
            one["view"] = msgspec.to_builtins(self.match.view(0))
            one["result"] = msgspec.to_builtins(self.match.result)
            one["told"][-1]["events"] = events_of(self.match)[-1]


TIE = FOLDER / "master-of-rules" / "zman-5-players-tie-break.json"


class Golden(Rare):
    """A match that stands where a golden one stood after so many plies, and stays there."""

    over = True

    def __init__(self) -> None:
        self.foreseen: dict[int, list[str]] = {}

    def show(self, golden: str, ply: int) -> None:
        self.match = Record.load(FOLDER / f"{golden}.json").replay(ply)
        self.over = False

    def ask(self, one: dict[str, Any]) -> None:
        if one["do"] == "preview":
            self.foreseen[one["id"]] = [one["move"], *one.get("after", [])]

    def tell(self, one: dict[str, Any]) -> None:
        if asked := self.foreseen.pop(one.get("id", 0), []):
            move, *after = map(self.match.game.read, asked)
            brings = msgspec.to_builtins(self.match.game.preview(self.match.view(0), move, after))
            one |= {"is": "preview", "preview": brings}
        if one["is"] != "state":
            return
        match, view = self.match, self.match.view(0)
        plies = [match.dealt, *(ply.events for ply in match.plies)]
        shown = {
            "ply": match.ply,
            "since": 0,
            "view": view,
            "moves": match.moves(0),
            "outlook": match.game.outlook(view),
            "told": [{"ply": ply, "events": seen(events)} for ply, events in enumerate(plies)],
        }
        one |= json.loads(msgspec.json.encode(shown))


def seen(events: Iterable[Event]) -> list[Event]:
    """What seat 0 sees of what happened."""
    return [told for event in events if (told := event.seen_by(0))]
