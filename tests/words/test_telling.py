"""Who reads, who acts, how many there are: sentences say it as each language does."""

import pytest

from maestri.games.duel_of_magicians import events as duel
from maestri.games.maitre_du_monde import encounters
from maestri.games.maitre_du_monde import events as world
from maestri.games.master_of_rules import events as rules
from maestri.locales import words

ANN, BOB, CID = range(3)
NAMES = ["Ann", "Bob", "Cid"]
NB, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "none", "one", "two", "three"),
    [
        ("en", "nothing", "a", "a and b", "a, b and c"),
        ("fr", "aucune", "a", "a et b", "a, b et c"),
        ("ja", "なし", "a", "a、b", "a、b、c"),
    ],
)
def test_a_row_ends_as_the_language_ends_it(language: str, none: str, one: str, two: str, three: str) -> None:
    say = words(language)
    assert [say.both(["a", "b", "c"][:count]) for count in range(4)] == [none, one, two, three]


@pytest.mark.parametrize(
    ("language", "to_buyer", "to_seller"),
    [
        ("en", "Ann sells Alaska to you for 5,000 MdM.", "You sell Alaska to Bob for 5,000 MdM."),
        (
            "fr",
            f"Ann vend la carte Alaska à vous pour 5{NARROW}000{NB}MdM.",
            f"Vous vendez la carte Alaska à Bob pour 5{NARROW}000{NB}MdM.",
        ),
        (
            "ja",
            "Annが「アラスカ」をあなたに5,000 MdMで売りました。",
            "あなたが「アラスカ」をBobに5,000 MdMで売りました。",
        ),
    ],
)
def test_inside_a_line_the_reader_is_you_in_small_letters(
    language: str, to_buyer: str, to_seller: str
) -> None:
    say = words(language, "maitre-du-monde")
    sold = encounters.Sold(ANN, BOB, "alaska", 5000)
    assert say.event(sold, NAMES, BOB) == to_buyer
    assert say.event(sold, NAMES, ANN) == to_seller


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (ANN, "You miss Support Right, leaning on Bob: the rule of Cid was not done."),
        (BOB, "Ann misses Support Right, leaning on you: the rule of Cid was not done."),
        (CID, "Ann misses Support Right, leaning on Bob: your rule was not done."),
        (None, "Ann misses Support Right, leaning on Bob: the rule of Cid was not done."),
    ],
)
def test_a_sentence_chooses_by_each_seat_that_it_names(me: int | None, told: str) -> None:
    judged = rules.SupportJudged(ANN, False, BOB, CID)
    assert words("en", "master-of-rules").event(judged, NAMES, me) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The match is over. Totals: Ann (12), you (9), Cid (0)."),
        ("fr", f"La partie est terminée. Totaux{NARROW}: Ann (12), vous (9), Cid (0)."),
        ("ja", "ゲーム終了です。失点の合計：Ann（12）、あなた（9）、Cid（0）"),
    ],
)
def test_totals_stand_beside_names(language: str, told: str) -> None:
    ended = duel.MatchEnded((CID,), (12, 9, 0))
    assert words(language, "duel-of-magicians").event(ended, NAMES, BOB) == told


def test_fortunes_have_their_unit_and_who_did_not_roll_is_left_out() -> None:
    say = words("en", "maitre-du-monde")
    ended = world.MatchEnded((ANN, CID), "MM-40", (10500, 0, 10500))
    assert say.event(ended, NAMES).endswith(
        "Winners: Ann and Cid. Fortunes: Ann (10,500 MdM), Bob (0 MdM), Cid (10,500 MdM)."
    )
    assert say.event(world.StartRolled((4, 0, 6)), NAMES) == "The dice for who begins: Ann (4), Cid (6)."


@pytest.mark.parametrize(
    ("cards", "total", "told"),
    [
        (("7",), 7, "Bob plays 7."),
        (("J",), 4, "Bob plays a joker as 4."),
        (("5", "5", "J"), 15, "Bob plays 5, 5 and joker: 15."),
    ],
)
def test_a_play_is_told_in_words(cards: tuple[str, ...], total: int, told: str) -> None:
    played = duel.Played(BOB, "notation", cards, total)
    assert words("en", "duel-of-magicians").event(played, NAMES, ANN) == told


@pytest.mark.parametrize(
    ("cards", "mine", "theirs"),
    [
        (("10",), "You draw the 10.", "Bob draws one card."),
        (("J",), "You draw a joker.", "Bob draws one card."),
        (("3", "ball"), "You draw 2 cards: 3 and crystal ball.", "Bob draws 2 cards."),
        ((), "You draw no card.", "Bob draws no card."),
    ],
)
def test_a_count_and_a_card_never_look_alike(cards: tuple[str, ...], mine: str, theirs: str) -> None:
    say = words("en", "duel-of-magicians")
    drew = duel.Drew(BOB, len(cards), cards)
    assert say.event(drew, NAMES, BOB) == mine
    assert say.event(drew.seen_by(ANN), NAMES, ANN) == theirs


@pytest.mark.parametrize(
    ("square", "collects", "told"),
    [
        ("shop", False, "Ann moves 3 squares to Shop."),
        ("shop", True, "Ann moves 3 squares to Shop, passing the WTO."),
        ("omc", True, "Ann moves 3 squares and reaches the WTO."),
    ],
)
def test_the_wto_is_passed_or_reached(square: str, collects: bool, told: str) -> None:
    moved = world.Moved(ANN, 3, square, collects)
    assert words("en", "maitre-du-monde").event(moved, NAMES) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Strike: rejected. For: nobody; against: Ann and you; abstained: Cid."),
        (
            "fr",
            f"Résolution Grève{NARROW}: rejetée. Pour{NARROW}: personne{NARROW}; contre{NARROW}: Ann et vous",
        ),
        ("ja", "「ストライキ」は否決されました。賛成：なし／反対：Ann、あなた／棄権：Cid"),
    ],
)
def test_nobody_is_said(language: str, told: str) -> None:
    votes = encounters.VotesShown("strike", (), (ANN, BOB), (CID,), passed=False)
    assert words(language, "maitre-du-monde").event(votes, NAMES, BOB).startswith(told)


def test_a_spy_who_finds_nothing_is_told_so() -> None:
    say = words("en", "maitre-du-monde")
    spied = encounters.Spied(ANN, BOB, (), None, 0)
    assert say.event(spied, NAMES, BOB) == "Ann spies on you (no Combat cards). Taken: nothing."
    assert say.event(spied.seen_by(CID), NAMES, CID) == "Ann spies on Bob. Taken: nothing."


@pytest.mark.parametrize(
    ("language", "nothing", "one"),
    [
        ("en", "Ann is eliminated.", "Ann is eliminated. Back to the stock: Alaska."),
        (
            "fr",
            "Ann fait banqueroute et quitte la partie.",
            f"Ann fait banqueroute et quitte la partie. Retour à la réserve{NARROW}: Alaska.",
        ),
        ("ja", "Annが脱落しました。", "Annが脱落しました。場に戻った資源カード：アラスカ"),
    ],
)
def test_who_leaves_with_nothing_gives_nothing_back(language: str, nothing: str, one: str) -> None:
    say = words(language, "maitre-du-monde")
    assert say.event(world.Eliminated(ANN, ()), NAMES, BOB) == nothing
    assert say.event(world.Eliminated(ANN, ("alaska",)), NAMES, BOB) == one
