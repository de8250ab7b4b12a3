"""Rows of results on any terminal: a table where it fits, else every row as a short list, so that nothing is cut."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

Cell = str | Text
WIDE = 1000
LEAST_FOR_TEXT = 72  # columns; below, text in a table is words under each other


def print_table(console: Console, heads: Sequence[str], rows: Sequence[Sequence[Cell]], title: str | None = None) -> None:
    """The first column names a row, the others are its figures. Cells of several lines are text, which may be broken."""
    table = Table(title=title)
    wraps = any("\n" in str(cell) for row in rows for cell in row)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at and not wraps else "left", no_wrap=not wraps)
    for row in rows:
        table.add_row(*[_plain(cell) for cell in row])
    whole = console.measure(table, options=console.options.update(width=WIDE)).maximum
    if console.width >= (LEAST_FOR_TEXT if wraps else whole):
        console.print(table)
        return
    if title:
        console.print(Text(title, style="italic"))
    for row in rows:
        console.print(_plain(row[0]), style="bold")
        for head, cell in zip(heads[1:], row[1:], strict=True):
            line = Text(f"  {head}: ").append_text(_plain(cell))
            if "\n" not in line.plain and line.cell_len <= console.width:
                console.print(line)
                continue
            console.print(f"  {head}:", markup=False)
            console.print(Padding(_plain(cell), (0, 0, 0, 4), expand=False))


def _plain(cell: Cell) -> Text:
    """Brackets in a name are no markup."""
    return Text(cell) if isinstance(cell, str) else cell
