"""JSON from outside: what only Python reads is refused, with the line on which it stands."""

import pytest

from maestri.core.strict_json import NotStrict, strict_json


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("[1, -2.5, 1e3, null]", [1, -2.5, 1000.0, None]),
        ("9" * 15, 10**15 - 1),
        ('{"a": {"a": "é"}}', {"a": {"a": "é"}}),
    ],
)
def test_what_every_program_reads_is_read(text: str, data: object) -> None:
    assert strict_json(text) == data


@pytest.mark.parametrize(
    ("text", "found", "line"),
    [
        ("[1,\nNaN]", "NaN", 2),
        ("\n\n[Infinity]", "Infinity", 3),
        ("[1,\n-1e999]", "-1e999", 2),
        ("\n" + "9" * 16, "9" * 16, 2),
        ("[\n1,\n" + "9" * 100 + "]", "9" * 40, 3),
        ('{"b": 1,\n"a": 2,\n"a": 3}', "a", 2),
        ('\n{"\\u0062": 1,\n"\\u0062": 2}', "b", 1),
        ('["\\ud800"]', "'\\ud800'", 1),
        ("[" * 100_000, "…", 1),
        ("[1,\n2", "Expecting ',' delimiter", 2),
    ],
)
def test_what_others_do_not_read_is_named_with_its_line(text: str, found: str, line: int) -> None:
    with pytest.raises(NotStrict) as odd:
        strict_json(text)
    assert (odd.value.found, odd.value.line, str(odd.value)) == (found, line, found)
