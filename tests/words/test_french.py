"""French: one word a concept, a publisher's spaces and signs, sentences for every name and every count."""

import re

import pytest

from maestri.locales import words
from tests.words.readings import patterns, readings, selectors, texts

Keys = set[str]

# In which catalogues, what a text must not hold, and the texts that may: the word has another sense there.
DROPPED: list[tuple[str, str, Keys]] = [
    ("", r"match(?:e?s)?|rounds?", set()),
    ("", r"fini(?:e?s?|r|t|ssez|ssent)", set()),
    ("", r"dress(?:er|ez|ée?)|sièges?|assise?s?", set()),
    ("", r"bots?|débutante?s?", set()),
    ("", r"piles?|reposer|indices?|primes?|loya(?:le?s?|ux)", set()),
    ("", r"face (?:ouverte|découverte)|mains ouvertes", set()),
    ("", r"pas \S+ ?\S*, pas maintenant", set()),
    ("", r"(?:plus de points|somme la plus basse) gagne", set()),
    ("", r"frapp\w+", set()),
    ("", r"nomm\w+", {"MM-8.ruling-2", "MM-30.ruling"}),  # a card is named, not aimed at
    ("", r"reprises?", {"MM-8.ruling-2"}),  # a card taken back
    ("", r"feuilles?", {"rules-score-sheet"}),  # the score sheet, not the printed rules
    ("", r"à loisir|paroles|surnoms?|nom aux tables|par partie", set()),
    ("", r"maison|laiton|pâles?|cliqu\w+", set()),
    ("", r"retir(?:er?|ée?s?|ez)|redistribu\w+|cartes scellées|secret (?:est )?ouvert", set()),
    ("", r"dernier tour|œuvres?|transactions?|adjudications?", set()),
    ("^web$", r"gard(?:er|ez)", set()),
    ("^(?!.*rules)", r"(?:une|la|chaque|cette|dernière) donne|donnes", set()),
    ("duel-of-magicians", r"levées?|tour de table|batt(?:re|ent|ez)|prises?|sommets?", set()),
    ("duel-of-magicians", r"pren\w+", {"DM-7", "refused-DM-7"}),  # a joker takes on a value
    ("duel-of-magicians", r"(?:du|nouveau) tour|tour suivant", set()),
    ("master-of-rules", r"fictif-\S+|dummy|rempli(?:t|e?s?)|réussi\w*|perdue?s?|tour 2", set()),
    ("master-of-rules", r"jou(?:er|ez) (?:\{card\}|une?)", set()),
    ("master-labyrinth", r"réserve|couloir libre|par-dessus bord", set()),
    ("master-labyrinth", r"passage de \{square\}|pren\w+ un tour", set()),
    ("maitre-du-monde", r"marchés?|trait(?:er|ez) avec|commerce libre|commerc(?:er|ez)", set()),
    ("maitre-du-monde", r"offr(?:ir|ez|ent)|\} offre|visites?|fenêtres?", set()),
    ("maitre-du-monde", r"pass\w+ l’OMC|prochain OMC|à la pioche", set()),
    ("maitre-du-monde", r"(?:va|allez) percevoir(?! (?:ses|vos) revenus)", set()),
    ("maitre-du-monde", r"pas de voix|les pour|échou\w+|un veto ne se conteste", set()),
    ("maitre-du-monde", r"reste[rz] le dernier|\} est éliminé|pren\w+ (?:une|aucune) offre", set()),
    ("maitre-du-monde", r"(?-i:(?:le|un) scientifique)|s’abstenir", set()),
]

NAMES = "seat|name|victim|starter|first|winners|player|partner|behind|nearest|defender|loser|buyer|right|end"

SIGNS: dict[str, tuple[str, Keys]] = {
    "a narrow no-break space before ; ! ?": (r"(?<!\u202f)[;!?]", set()),
    # `A: trio R7` is what a person types.
    "a no-break space before a colon": (r"(?<![\u202f\u00a0]):(?!//)", {"judge-form", "judge-cards"}),
    "narrow no-break spaces inside guillemets": (r"«(?!\u202f)|(?<!\u202f)»", set()),
    "a no-break space before a unit": (r"[\d}][ \u202f]?(?:MdM|Mo|min|s|h|%)(?!\w)", set()),
    "narrow no-break spaces between thousands": (r"\d[ \u00a0]\d{3}", set()),
    "a no-break space in the name of a number card or of a dummy": (
        r"\d[ \u202f](?:rouge|bleu|jaune|vert|violet)|Fictif[ \u202f-][\d{]",
        set(),
    ),
    "curled apostrophes, guillemets and one sign for an ellipsis": (r"['\"“”]|\.\.\.", set()),
    "one space between words": (r"[ \u00a0\u202f]{2}", set()),
    "one full stop at an end": (r"\.[ \u00a0\u202f]?[.,;:]|[,;:]\.", set()),
    "no exclamation": (r"!", set()),
    "no empty brackets": (r"\(\s*\)|«\s*»", set()),
    # A question or a short title may begin with it.
    "no headless qui": (
        r"(?:^|[.:;]\s)[Qq]ui\s(?!.*\?)",
        {"guide-wealth-title", "monde-who-answers", "web-who-sits"},
    ),
    # Rules go from a first to a last one, and their ids begin with no vowel.
    "no bare de before a name, which may begin with a vowel": (
        rf"\b(?:de|que|jusque) \{{(?:{NAMES})\}}",
        {"rule-unknown"},
    ),
}

# The number stands beside the word; on no square and on one alike, one stays; there is always such a colour.
COUNTED_ELSEWHERE = {"monde-combat-cards", "labyrinth-if-pushed", "event-best-judged"}


def found(catalogues: str, pattern: str, flags: int = 0) -> dict[str, str]:
    """The texts that hold a pattern: a reading by its key."""
    seek = re.compile(pattern, flags)
    return {
        key: text for where, key, text in texts("fr") if re.search(catalogues, where) and seek.search(text)
    }


@pytest.mark.parametrize(("catalogues", "dropped", "allowed"), DROPPED)
def test_a_word_that_the_glossary_drops_does_not_come_back(
    catalogues: str, dropped: str, allowed: Keys
) -> None:
    held = found(catalogues, rf"(?<![\w{{-])(?:{dropped})(?!\w)", re.IGNORECASE)
    assert held.keys() == allowed, {key: held[key] for key in held.keys() - allowed}


@pytest.mark.parametrize("rule", SIGNS)
def test_spaces_signs_and_sentences_are_french(rule: str) -> None:
    fault, allowed = SIGNS[rule]
    held = found("", fault)
    assert held.keys() == allowed, {key: held[key] for key in held.keys() - allowed}


def test_one_says_its_number_or_there_is_a_text_for_none() -> None:
    """In French the category `one` holds 0 as well: a literal « une » would be said of nothing."""
    silent = {
        key
        for _, key, pattern in patterns("fr")
        for fact, variants in selectors(pattern)
        if "one" in variants and "0" not in variants
        if any(f"{{{fact}}}" not in reading for reading in readings(variants["one"]))
    }
    assert silent == COUNTED_ELSEWHERE


def test_every_selector_of_a_count_has_one_and_many() -> None:
    """A number named alone, such as `[1]`, would leave the others of its category in the plural."""
    lame = {
        key
        for _, key, pattern in patterns("fr")
        for _, variants in selectors(pattern)
        if {"1", "one"} & variants.keys() and not {"one", "other"} <= variants.keys()
    }
    assert lame == set()


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "Aiko ramasse 0 carte."), (1, "Aiko ramasse une carte."), (2, "Aiko ramasse 2 cartes.")],
)
def test_none_one_and_many(count: int, said: str) -> None:
    assert words("fr", "duel-of-magicians")("event-took", who="other", seat="Aiko", count=count) == said


def test_the_log_tells_a_count_from_a_card() -> None:
    say = words("fr", "duel-of-magicians")
    assert say("event-drew", who="other", seat="Emil", count=2, cards="none") == "Emil pioche 2 cartes."
    assert (
        say("event-drew", who="me", seat="Emil", count=1, cards="10") == "Vous piochez une carte\u202f: 10."
    )
