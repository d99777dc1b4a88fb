"""A page laid on Rich's console: its colours, and our own lines."""

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from maestri.terminal.page import wrapped

FRAME = 4
"""What a panel takes of each line: its sides, and a space beside each."""


def lay(console: Console, text: str, style: str = "", hang: int = 0) -> None:
    """Prints a text in a style, line by line."""
    for line in wrapped(text, console.width, hang):
        console.print(Text(line, style=style), soft_wrap=True)


def framed(console: Console, text: str, **looks: str) -> None:
    """Prints a table as text in a frame, as wide as it needs."""
    lines = wrapped(text, console.width - FRAME, hang=4)
    console.print(Panel(Text("\n".join(lines)), expand=False, **looks))  # type: ignore[arg-type]
