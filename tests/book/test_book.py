"""The printed rule book: every game in every language, from the catalogues and from the rules themselves."""

import runpy
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from maestri import AnyGame, all_games, game_called
from maestri.book.chapter import LETTERS, Scene, chapter_of
from maestri.book.contents import contents
from maestri.book.printing import client_folder, printed
from maestri.core.refusal import Refusal
from maestri.locales import LANGUAGES, words
from maestri.terminal import cli
from tests.breadth import name_of, size_of

A5 = (148, 210)
POINTS_A_MM = 72 / 25.4
ROOT = Path(__file__).parent.parent.parent
ONE_OF_A_LANGUAGE = {("master-of-rules", "en"), ("master-of-rules", "fr"), ("duel-of-magicians", "ja")}
every_book = pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=size_of((game.key, language), ONE_OF_A_LANGUAGE))
        for game in all_games()
        for language in LANGUAGES
    ],
    ids=name_of,
)


@pytest.fixture(scope="module", autouse=True)
def client() -> None:
    """Faces and pieces come with the built client."""
    runpy.run_path(str(ROOT / "web" / "make.py"))["build"]()


def read(game: AnyGame, language: str) -> PdfReader:
    return PdfReader(BytesIO(printed(game, language)))


def dense(text: str) -> str:
    """Without the spaces and line breaks of a page, and what it sets in another form."""
    for sign in "\u00ad-‐～〜~":
        text = text.replace(sign, "")
    return "".join(text.split())


@every_book
def test_a_book_has_four_to_eight_small_pages_with_every_rule_on_them(game: AnyGame, language: str) -> None:
    book = read(game, language)
    assert 4 <= len(book.pages) <= 8
    for page in book.pages:
        size = [round(float(side) / POINTS_A_MM) for side in (page.mediabox.width, page.mediabox.height)]
        assert tuple(size) == A5
    text = dense("".join(page.extract_text() for page in book.pages))
    assert [rule for rule in game.rules if dense(rule) not in text] == []
    assert dense(words(language, game.key)("title")) in text


@every_book
def test_every_face_is_in_the_file_and_is_one_of_the_client_s(game: AnyGame, language: str) -> None:
    faces = [face for page in read(game, language).pages for face in faces_of(page)]
    assert faces
    for face in faces:
        assert embedded(face), face["/BaseFont"]
        assert any(name in face["/BaseFont"] for name in ("Besley", "Figtree", "KaiseiTokumin"))


def faces_of(page: Any) -> list[Any]:
    return [face.get_object() for face in page["/Resources"].get_object().get("/Font", {}).values()]


def embedded(face: Any) -> bool:
    inner = face["/DescendantFonts"][0].get_object() if "/DescendantFonts" in face else face
    described = inner["/FontDescriptor"].get_object()
    return any(key in described for key in ("/FontFile", "/FontFile2", "/FontFile3"))


@every_book
def test_a_book_says_word_by_word_what_the_catalogue_says(game: AnyGame, language: str) -> None:
    say, book = words(language, game.key), contents(game, language)
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    assert list(rules) == list(game.rules)
    for id_, rule in rules.items():
        assert rule["text"] == say.part(id_, None, {})
        assert [mark["text"] for mark in rule["marks"]] == [say.part(id_, a, {}) for a in say.attributes(id_)]
        assert all(mark["name"] for mark in rule["marks"][:1])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_game_has_two_examples_that_its_rules_play(game: AnyGame) -> None:
    chapter = chapter_of(game)
    assert len(chapter.examples) >= 2
    sections = {section.key for section in game.rule_book}
    for example in chapter.examples:
        assert example.section in sections
        scene = example.played()
        assert isinstance(scene, Scene)
        assert scene.drawn
        assert all(words("en", game.key).event(event, LETTERS) for event in scene.told)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_what_is_drawn_beside_a_rule_is_there(game: AnyGame) -> None:
    for rule, drawing in chapter_of(game).beside.items():
        assert rule in game.rules
        assert (client_folder() / game.key / f"{drawing}.svg").is_file()


def test_the_command_prints_a_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "book.pdf"
    with pytest.raises(SystemExit) as left:
        cli.main(["rules", "duel-of-magicians", "--pdf", str(path), "--lang", "fr"])
    assert left.value.code == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in capsys.readouterr().out.replace("\n", "")


def test_a_file_that_can_t_be_written_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["rules", "duel-of-magicians", "--pdf", "/nowhere/book.pdf"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_its_package_the_command_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.delitem(sys.modules, "maestri.book.printing")
    with pytest.raises(SystemExit) as left:
        cli.main(["rules", "duel-of-magicians", "--pdf", "book.pdf"])
    assert left.value.code == 2
    assert capsys.readouterr().err == f"{words('en')('extra-missing', extra='book')}\n"


def test_without_a_built_client_the_book_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "is_dir", lambda self: False)
    with pytest.raises(Refusal, match=r"web/make\.py"):
        printed(game_called("duel-of-magicians"), "en")
