"""What the fields of events and views speak of."""

from typing import Annotated

from maestri.core.event import speaks_of

Item = Annotated[str, speaks_of("item")]
Family = Annotated[str, speaks_of("family")]
Continent = Annotated[str, speaks_of("continent")]
Square = Annotated[str, speaks_of("square")]
Deck = Annotated[str, speaks_of("deck")]
Reason = Annotated[str, speaks_of("reason")]
MoneyBySeat = Annotated[tuple[int, ...], speaks_of("money-by-seat")]
