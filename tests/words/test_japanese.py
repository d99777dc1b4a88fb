"""Japanese as a publisher would print it: the words of the glossary, full-width signs, whole sentences."""

import re
from collections.abc import Iterator, Set
from functools import cache
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.japanese_glossary import GONE, GONE_FROM, KEPT

FOLDER = files("maestri.locales").joinpath("ja")
CATALOGUES = tuple(sorted(file.name.removesuffix(".ftl") for file in FOLDER.iterdir()))

JAPANESE = r"[ぁ-ヿ一-鿿々、。：；？（）「」・／…～]"
ENDED = r"(?:です|ます|ません|ました|でした|ください)(?:（[^（）]*）)*"
LATIN = r"path|address|url|store|host|example|game_key|commitment|secret"
"""Facts that are typed as they stand: half-width spaces set them off from the Japanese around them."""

UNFINISHED = {
    *("blurb", "web-front-title", "web-front-note"),  # what stands on the lid of a box
    *("MM-2", "MM-3.reconstructed"),  # lists of regions
}
"""Texts whose sentences need not all end in です or ます."""

BARE = {
    *("web-wait", "web-choose-card", "web-copied", "web-resign-sure", "web-guide-next"),  # buttons
    *("monde-choose-square", "monde-choose-target", "monde-choose-card", "monde-choose-cards"),
    *("web-check-seal", "web-check-secret", "web-check-own", "web-check-seed"),  # items of a list
    *("web-card-playable", "web-card-not-now", "labyrinth-reachable"),  # spoken names
    *("labyrinth-arrow-forbidden", "monde-region-spoken"),
}
"""Buttons, items and spoken names, which take no full stop."""


def readings(pattern: ast.Pattern) -> list[str]:
    """Every way in which a text can read; a fact is its name in braces."""
    pieces = [[part.value] if isinstance(part, ast.TextElement) else said(part) for part in pattern.elements]
    return ["".join(reading) for reading in product(*pieces)]


def said(part: ast.Placeable) -> list[str]:
    match part.expression:
        case ast.SelectExpression(variants=variants):
            return [reading for variant in variants for reading in readings(variant.value)]
        case ast.StringLiteral(value=value):
            return [value]
        case ast.VariableReference(id=name):
            return [f"{{{name.name}}}"]
        case other:
            raise AssertionError(f"{other} is not known here")


@cache
def texts(catalogue: str) -> list[tuple[str, str]]:
    """The readings of each message and each attribute, with its key."""
    return list(_texts(catalogue))


def _texts(catalogue: str) -> Iterator[tuple[str, str]]:
    source = FOLDER.joinpath(f"{catalogue}.ftl").read_text(encoding="utf-8")
    for message in FluentParser().parse(source).body:
        if isinstance(message, ast.Message):
            named = [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]
            for key, pattern in [(message.id.name, message.value), *named]:
                yield from ((key, reading) for reading in (readings(pattern) if pattern else []))


def faults(catalogue: str, wrong: str, spared: Set[str] = frozenset()) -> list[str]:
    """The texts in which a pattern is found."""
    found = ((key, reading) for key, reading in texts(catalogue) if re.search(wrong, reading, re.MULTILINE))
    return [f"{key}: {reading}" for key, reading in found if key not in spared]


def outworn(catalogue: str) -> Iterator[str]:
    game = catalogue.removeprefix("web-")
    for (key, reading), (word, better) in product(texts(catalogue), (GONE | GONE_FROM.get(game, {})).items()):
        for found in re.finditer(word, reading):
            if (key, found[0]) not in KEPT:
                yield f"{key}: {found[0]} is {better} now, in: {reading}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_one_concept_has_one_word(catalogue: str) -> None:
    assert list(outworn(catalogue)) == []


@pytest.mark.parametrize("kept", sorted(KEPT), ids="-".join)
def test_a_word_that_was_kept_is_still_there(kept: tuple[str, str]) -> None:
    key, word = kept
    assert [
        reading
        for catalogue in CATALOGUES
        for at, reading in texts(catalogue)
        if at == key and word in reading
    ]


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_signs_are_full_width(catalogue: str) -> None:
    notation = {"judge-cards"}  # A: trio R7
    beside = rf"(?:{JAPANESE}|\{{)"
    assert faults(catalogue, rf"(?:{JAPANESE}|\}})[,.:;!?()]|[,.:;!?()]{beside}", notation) == []
    assert faults(catalogue, r"[!！“”\"'〜‥－ｦ-ﾟ０-９Ａ-Ｚａ-ｚ]|\.\.\.") == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_brackets_close(catalogue: str) -> None:
    for opening, closing in (("（", "）"), ("「", "」")):
        assert [text for _, text in texts(catalogue) if text.count(opening) != text.count(closing)] == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_space_parts_japanese_from_its_numbers(catalogue: str) -> None:
    fact = rf"\{{(?!(?:{LATIN})\}})\w+\}}"
    notation = {"move-unseated"}  # 2 …
    assert faults(catalogue, rf"{JAPANESE} (?:\d|{fact})|\d {JAPANESE}|{fact} {JAPANESE}", notation) == []
    assert faults(catalogue, rf"{JAPANESE} {JAPANESE}|  |^ | $|(?<!？)　") == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_sums_have_commas_and_a_space_before_their_unit(catalogue: str) -> None:
    assert faults(catalogue, r"\d{4,}(?!年)") == []
    assert faults(catalogue, r"(?<![\d}] )(?:MdM|MB)") == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_line_begins_with_a_sign_that_belongs_to_the_one_before(catalogue: str) -> None:
    signs = "、。：；？）」・／ー～ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
    assert faults(catalogue, rf"^[{signs}]", {"list-comma", "list-last", "list-dot"}) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_full_stop_stands_once_and_not_behind_a_list(catalogue: str) -> None:
    assert faults(catalogue, r"[、。：？]{2}|[、。][）」]") == []
    assert faults(catalogue, r"：\{\w+\}。") == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_sentences_are_polite(catalogue: str) -> None:
    sentences = [
        (key, sentence)
        for key, reading in texts(catalogue)
        for sentence in re.findall(r"[^。？]+。", reading)
        if key not in UNFINISHED
    ]
    assert [f"{key}: {said}" for key, said in sentences if not re.search(rf"{ENDED}。$", said)] == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_whole_sentence_has_its_full_stop(catalogue: str) -> None:
    assert faults(catalogue, rf"{ENDED}$", BARE) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_questions_end_in_a_question_mark(catalogue: str) -> None:
    assert faults(catalogue, r"(?:です|ます|ません)か(?:。|$)") == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_names_stand_alone(catalogue: str) -> None:
    assert faults(catalogue, r"\}(?:さん|様)") == []
