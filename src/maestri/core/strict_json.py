"""JSON as every program reads it: what Python's own reader lets pass besides is refused."""

import json
from math import isfinite
from typing import Any, NoReturn

MOST_DIGITS = 15
"""What fits a JavaScript number, and takes no time to read."""


class NotStrict(ValueError):
    """What is not JSON, and the line on which it stands."""

    def __init__(self, found: str, line: int) -> None:
        super().__init__(found)
        self.found = found
        self.line = line


class _Odd(ValueError):
    """Something in the text that only Python takes."""


def strict_json(text: str) -> Any:
    """The data of a text: no NaN, no endless number, no half of a letter, no field twice.

    >>> strict_json('{"a": [1, 2.5, "é"]}')
    {'a': [1, 2.5, 'é']}
    """
    try:
        data = json.loads(
            text, parse_int=_whole, parse_float=_fraction, parse_constant=_refuse, object_pairs_hook=_fields
        )
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise NotStrict(error.msg, error.lineno) from None
    except _Odd as odd:
        raise NotStrict(str(odd)[:40], text.count("\n", 0, max(0, text.find(str(odd)))) + 1) from None
    except UnicodeEncodeError as error:
        raise NotStrict(ascii(error.object[error.start]), 1) from None
    except RecursionError:
        raise NotStrict("…", 1) from None
    return data


def _whole(digits: str) -> int:
    return int(digits) if len(digits) <= MOST_DIGITS else _refuse(digits)


def _fraction(digits: str) -> float:
    return float(digits) if isfinite(float(digits)) else _refuse(digits)


def _refuse(found: str) -> NoReturn:
    raise _Odd(found)


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        _refuse(next(name for name in names if names.count(name) > 1))
    return fields
