"""Rattus in a terminal: the regions with their rats and cubes, the players, the cards."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lazaretto.games.screen import COLOURS, Names, Speech, coloured, letter, player
from lazaretto.kernel.match import Match


def draw(match: Match, view: dict[str, Any], words: Speech, names: Names, seat: int | None) -> RenderableType:
    """The map as a list of regions, then players and cards."""
    supply = words.say("board-rat-supply", supply=view["rat_supply"], revealed=len(view["revealed"]))
    below = Text(f"{supply} {words.say('board-legend')}", style="dim")
    beside = Columns([_players(view, words, names), _cards(view, words, names)], padding=(0, 2))
    return Group(_regions(match, view, words, names), beside, below)


def _regions(match: Match, view: dict[str, Any], words: Speech, names: Names) -> Table:
    table = Table()
    table.add_column(words.say("board-region"))
    table.add_column(words.say("board-rats"))
    for seat in range(len(names)):
        table.add_column(player(words, seat, names), justify="right", style=COLOURS[seat % len(COLOURS)])
    table.add_column(words.say("board-near"), style="dim")
    for name, region in view["regions"].items():
        title = Text(words.component("region", name), style="bold")
        if view["plague"] == name:
            title.append(f" {words.say('board-plague')}", style="bold white on red")
        rats = "  ".join(_rat(rat, words) for rat in region["rats"])
        cubes = [f"{letter(words, seat)}{count}" if count else "·" for seat, count in enumerate(region["cubes"])]
        near = ", ".join(words.component("region", each) for each in _neighbours(match, name))
        table.add_row(title, Text(rats), *cubes, near)
    return table


def _rat(rat: dict[str, Any], words: Speech) -> str:
    text: str = rat["token"][1:] + ("°" if rat["starting"] else "")
    if rat["seen_by"]:
        text += "·" + "".join(letter(words, seat) for seat in rat["seen_by"])
    if rat["face"] is not None:
        text += f" [{words.component('face', rat['face']['face'])}]"
    return text


def _neighbours(match: Match, name: str) -> list[str]:
    regions = match.module.domains["Region"]
    return [regions.words[near] for near in match.header.tables.near[regions.index[name]]]


def _players(view: dict[str, Any], words: Speech, names: Names) -> Table:
    table = Table()
    table.add_column(words.say("board-player"))
    for key in ("board-score", "board-palace", "board-supply"):
        table.add_column(words.say(key), justify="right")
    for seat in range(len(names)):
        row = [str(view[part][seat]) for part in ("scores", "palace", "supply")]
        table.add_row(player(words, seat, names), *row)
    return table


def _cards(view: dict[str, Any], words: Speech, names: Names) -> Table:
    table = Table()
    table.add_column(words.say("board-card"))
    table.add_column(words.say("board-owner"))
    for card, owner in view["cards"].items():
        title = f"{words.component('card', card)} ({words.component('card', card, 'estate')})"
        whose = Text(words.say("board-on-table"), style="dim") if owner is None else coloured(names[owner], names)
        table.add_row(title, whose)
    return table
