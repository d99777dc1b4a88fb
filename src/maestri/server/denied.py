"""Refusals that have a status of their own in the REST interface."""

from typing import Any

from maestri.core.refusal import Refusal


class Denied(Refusal):
    """A request that can't be granted to this person, here, or now."""

    def __init__(self, status: int, key: str, /, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.status = status
