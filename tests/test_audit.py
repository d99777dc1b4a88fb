"""The audit of what we depend on fails where it must, and never passes for one that was not made."""

import pytest

from tests import audit

GOOD = b'{"name": "a", "version": "1", "vulns": []}'
WEAK = b'{"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]}'
SKIPPED = b'{"name": "c", "skip_reason": "not found"}'


@pytest.mark.parametrize(
    ("packages", "status", "said"),
    [
        ([GOOD], 0, "no package is known to be weak"),
        ([GOOD, WEAK, SKIPPED], 1, "b 2: PYSEC-1, PYSEC-2"),
        ([SKIPPED, SKIPPED], 0, "NOT AUDITED"),
        ([b"nonsense"], 0, "NOT AUDITED"),
    ],
)
def test_an_audit_says_what_it_found_or_that_it_was_not_made(
    packages: list[bytes],
    status: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "answered", lambda: b'{"dependencies": [' + b",".join(packages) + b"]}")
    assert audit.main() == status
    assert said in capsys.readouterr().out
