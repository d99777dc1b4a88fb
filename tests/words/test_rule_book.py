"""What the rule book says is what the sheets say and what is played: statements that were wrong once."""

import re
from functools import cache

import pytest

from maestri import Match
from maestri.locales import LANGUAGES, Words, words
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, money, play, vote, world

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def book(game: str, language: str) -> Words:
    return Words(language, [game, f"web-{game}"])


def sheet(game: str, language: str, rule: str) -> str:
    return book(game, language).part(rule, None, {})


def marked(game: str, language: str, rule: str, mark: str) -> str:
    """What is ruled or reconstructed beside a rule, in one."""
    say = book(game, language)
    parts = [say.part(rule, name, {}) for name in say.attributes(rule) if name.split("-")[0] == mark]
    assert parts, f"{rule} has no {mark}"
    return " ".join(parts)


@rule("MR-12", "MR-8")
@in_every_language
def test_number_cards_are_free_in_what_they_show_not_in_when_they_are_laid(language: str) -> None:
    always = {"en": "always", "fr": "toujours", "ja": "いつでも"}[language]
    which = {"en": "any number card", "fr": "n’importe quelle carte Nombre", "ja": "どの色・どの数字でも"}[
        language
    ]
    text = sheet("master-of-rules", language, "MR-12")
    assert always not in text
    assert which in text[0].lower() + text[1:]


@rule("MR-15")
@in_every_language
def test_dummies_numbers_count_where_numbers_do(language: str) -> None:
    say = words(language, "master-of-rules")
    text = sheet("master-of-rules", language, "MR-15")
    assert say("card-limit") in text
    assert all(say(f"card-{type_}") in text for type_ in ("best", "only", "trio"))
    assert say("card-support") not in text


@rule("MR-22", "MR-23")
@in_every_language
@pytest.mark.parametrize("number", ["MR-22", "MR-23"])
def test_dummies_cards_lie_face_up(language: str, number: str) -> None:
    assert {"en": "face up", "fr": "face visible", "ja": "表向き"}[language] in sheet(
        "master-of-rules", language, number
    )


@rule("MR-29")
@in_every_language
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_book_counts_rounds_and_deals_for_every_number_of_players(language: str, players: int) -> None:
    text = sheet("master-of-rules", language, "MR-29").lower()
    names = {
        "en": {3: "three", 4: "four", 5: "five"},
        "fr": {3: "à trois", 4: "à quatre", 5: "à cinq"},
        "ja": {3: "3人", 4: "4人", 5: "5人"},
    }[language]
    part = next(part for part in re.split(r"[;、。.]", text) if names[players] in part)
    assert [name for name in names.values() if name in part] == [names[players]]
    rounds = {3: 4, 4: 3, 5: 2}[players]
    deals = len(Match("master-of-rules", players, "deals").view(None).players) * rounds
    assert {str(rounds), str(deals)} <= set(re.findall(r"\d+", part))


@rule("MR-9", "MR-27", "MR-33")
@in_every_language
@pytest.mark.parametrize(("number", "edition"), [("MR-9", "zman"), ("MR-27", "japan"), ("MR-33", "zman")])
def test_what_only_one_sheet_says_is_marked_for_the_other(language: str, number: str, edition: str) -> None:
    named = {
        "zman": {"en": "Z-Man", "fr": "Z-Man", "ja": "Z-Man版"},
        "japan": {"en": "Japanese", "fr": "japonaise", "ja": "日本版"},
    }[edition][language]
    assert named in marked("master-of-rules", language, number, "ruling")


@rule("MR-30", "MR-31")
@in_every_language
def test_the_guide_promises_no_bonus_that_the_edition_has_not(language: str) -> None:
    say = book("master-of-rules", language)
    assert say("card-support") in say("guide-won", edition="zman")
    assert say("card-support") not in say("guide-won", edition="japan")


@rule("ML-2")
@in_every_language
def test_no_corridor_is_a_dead_end_but_the_labyrinth_has_some(language: str) -> None:
    text = marked("master-labyrinth", language, "ML-2", "reconstructed")
    one = {"en": "dead end", "fr": "cul-de-sac", "ja": "行き止まり"}[language]
    assert text.count(one) + text.count("culs-de-sac") > 1


@rule("MM-33")
@in_every_language
def test_the_book_says_that_scientists_are_not_counted(language: str) -> None:
    named = {"en": "scientist", "fr": "scientifique", "ja": "科学者"}[language]
    assert named in marked("maitre-du-monde", language, "MM-33", "ruling").lower()


@rule("MM-33")
def test_a_player_may_buy_any_number_of_scientists() -> None:
    match = world("A: 40000 @5 | B | C", dice="1 1")
    play(match, "A die 1, A buy scientist, A buy scientist")
    assert can(match, "A buy scientist")


@rule("MM-25")
@in_every_language
def test_the_book_helps_all_who_have_the_fewest(language: str) -> None:
    each = {"en": "each", "fr": "chacun", "ja": "全員"}[language]
    cards = re.split(r"[.。]", marked("maitre-du-monde", language, "MM-25", "reconstructed"))
    name = words(language, "maitre-du-monde")("item-aid")
    at = next(number for number, text in enumerate(cards) if name in text)
    assert each in " ".join(cards[at : at + 2])
    assert each in book("maitre-du-monde", language)("monde-about-aid", amount=5000)


@rule("MM-25")
def test_all_who_have_the_fewest_wealth_cards_are_helped() -> None:
    match = world("A: 0 aid alaska | B: 0 | C: 0")
    play(match, "A submit aid")
    vote(match, "+++")
    assert money(match) == [0, 5000, 5000]


@rule("MM-29", "MM-31")
@in_every_language
def test_the_book_lets_a_revolution_replace_a_cancelled_opening(language: str) -> None:
    text = marked("maitre-du-monde", language, "MM-29", "reconstructed")
    assert {"en": "cancelled", "fr": "annulée", "ja": "打ち消され"}[language] in text


@rule("MM-29", "MM-31")
def test_a_revolution_replaces_a_cancelled_opening() -> None:
    match = world("A: squadron revolution | B: russia nobel | C")
    play(match, "A attack russia, A play squadron")
    assert can(match, "A play revolution")


@rule("MM-27")
@in_every_language
def test_the_book_shows_a_spy_s_findings_to_the_spy_alone(language: str) -> None:
    alone = {"en": "you alone", "fr": "vous seul", "ja": "自分だけ"}[language]
    assert alone in marked("maitre-du-monde", language, "MM-27", "reconstructed")
    assert alone in book("maitre-du-monde", language)("monde-about-spying", amount=0)


@rule("MM-25", "MM-27")
@in_every_language
@pytest.mark.parametrize("number", ["MM-25", "MM-27"])
def test_harming_cards_strike_another_player(language: str, number: str) -> None:
    another = {"en": "another player", "fr": "un autre joueur", "ja": "ほかのプレイヤー"}[language]
    harm = {"en": "harm", "fr": "nui", "ja": "不利益"}[language]
    text = marked("maitre-du-monde", language, number, "reconstructed")
    assert re.search(rf"{another}[^.。]*{harm}|{harm}[^.。]*{another}", text)


@rule("MM-28")
@in_every_language
def test_just_acquired_means_bought_on_the_square(language: str) -> None:
    square = words(language, "maitre-du-monde")("square-shop")
    assert square in marked("maitre-du-monde", language, "MM-28", "ruling")


@rule("MM-28", "MM-15")
def test_who_has_just_bought_combat_cards_may_attack() -> None:
    match = world("A: @2 | B: russia | C", dice="1 1", decks="squadron squadron squadron")
    play(match, "A die 1, A buy combat, A done")
    assert can(match, "A attack russia")
