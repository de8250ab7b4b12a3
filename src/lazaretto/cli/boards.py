"""How a board looks in a terminal: as the game draws it, or else as tables of what can be seen."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from lazaretto.cli.sheets import Reader, Sheet
from lazaretto.games import room
from lazaretto.games.screen import coloured
from lazaretto.kernel.match import Match
from lazaretto.text import Words


def draw(match: Match, seat: int | None, words: Words, names: Sequence[str]) -> RenderableType:
    """The board as a seat (or a spectator) may see it."""
    view = match.view(seat)
    own = room(match.module.name, "terminal")
    if own is not None:
        found: RenderableType = own.draw(match, view, words, names, seat)
        return found
    return Columns([_table(sheet, names) for sheet in Reader(words, names).sheets(view)], padding=(0, 2))


def brief(match: Match, seat: int | None, words: Words, names: Sequence[str]) -> RenderableType | None:
    """The board of a small screen; None: the game has none."""
    own = getattr(room(match.module.name, "terminal"), "brief", None)
    if own is None:
        return None
    found: RenderableType = own(match, match.view(seat), words, names, seat)
    return found


def height(console: Console, drawn: RenderableType) -> int:
    """In lines of this screen."""
    return len(console.render_lines(drawn, pad=False))


def show_whole(console: Console, whole: RenderableType) -> None:
    """A whole board, page by page where the screen is too small for it."""
    if console.is_terminal and height(console, whole) >= console.height:
        os.environ.setdefault("LESS", "-R")  # so that it shows colours
        with console.pager(styles=True):
            console.print(whole)
    else:
        console.print(whole)


def turn_events(match: Match) -> frozenset[str] | None:
    """The kinds of events with which a turn or something greater begins; None: the game names none."""
    found: frozenset[str] | None = getattr(room(match.module.name, "terminal"), "TURNS", None)
    return found


def _table(sheet: Sheet, names: Sequence[str]) -> Table:
    table = Table(title=sheet.title or None, show_header=bool(sheet.head), title_justify="left", title_style="bold")
    for head in sheet.head or [""] * max(len(row) for row in sheet.rows):
        table.add_column(head)
    for row in sheet.rows:
        table.add_row(*_cells(row, names))
    return table


def _cells(row: list[str], names: Sequence[str]) -> Iterator[Text]:
    for at, cell in enumerate(row):
        text = coloured(cell, names)
        if at == 0:
            text.stylize("bold")
        yield text
