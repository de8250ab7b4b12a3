"""Rattus in a terminal: the regions with their rats and cubes, the players, the cards."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lazaretto.games.rattus.actions import REGION
from lazaretto.games.rattus.shown import Rat, View
from lazaretto.games.rattus.tables import Tables
from lazaretto.games.screen import COLOURS, Names, Speech, coloured, letter, packed, player
from lazaretto.kernel.match import Match

TURNS = frozenset({"turn-began", "last-turn-began"})


def draw(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType:
    """The map as a list of regions, then players and cards."""
    supply = words.say("board-rat-supply", supply=view["rat_supply"], revealed=len(view["revealed"]))
    below = Text(f"{supply} {words.say('board-legend')}", style="dim")
    beside = Columns([_players(view, words, names), _cards(view, words, names)], padding=(0, 2))
    return Group(_regions(match, view, words, names), beside, below)


def brief(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType:
    """Regions with what lies in them, points, and whose cards are."""
    regions = [_in_short(view, words, name) for name in view["regions"]]
    players = Text("  ").join(
        player(words, each, names) + Text(f" {view['scores'][each]} ({words.say('board-palace')} {view['palace'][each]})")
        for each in range(len(names))
    )
    cards = [_whose(words, names, card, owner) for card, owner in view["cards"].items()]
    return Group(packed(regions), players, packed(cards))


def _in_short(view: View, words: Speech, name: str) -> Text:
    """A region: the plague, how many rats lie there, the cubes of each seat."""
    region = view["regions"][name]
    found = Text(words.component("region", name), style="bold white on red" if view["plague"] == name else "bold")
    if view["plague"] == name:
        found.append(f" {words.say('board-plague')}")
    found.append(f" {'●' * len(region['rats'])}", style="not bold default on default")
    for seat, count in enumerate(region["cubes"]):
        if count:
            found.append(f" {letter(words, seat)}{count}", style=f"not bold {COLOURS[seat % len(COLOURS)]} on default")
    return found


def _whose(words: Speech, names: Names, card: str, owner: int | None) -> Text:
    title = Text(words.component("card", card))
    if owner is None:
        return title
    return title + Text(f" {letter(words, owner)}", style=f"bold {COLOURS[owner % len(COLOURS)]}")


def _regions(match: Match, view: View, words: Speech, names: Names) -> Table:
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


def _rat(rat: Rat, words: Speech) -> str:
    text = rat["token"][1:] + ("°" if rat["starting"] else "")
    if rat["seen_by"]:
        text += "·" + "".join(letter(words, seat) for seat in rat["seen_by"])
    if rat["face"] is not None:
        text += f" [{words.component('face', rat['face']['face'])}]"
    return text


def _neighbours(match: Match, name: str) -> list[str]:
    tables = match.header.tables
    assert isinstance(tables, Tables)
    return [REGION.words[near] for near in tables.near[REGION.index[name]]]


def _players(view: View, words: Speech, names: Names) -> Table:
    table = Table()
    table.add_column(words.say("board-player"))
    for key in ("board-score", "board-palace", "board-supply"):
        table.add_column(words.say(key), justify="right")
    for seat in range(len(names)):
        row = [view["scores"][seat], view["palace"][seat], view["supply"][seat]]
        table.add_row(player(words, seat, names), *[str(count) for count in row])
    return table


def _cards(view: View, words: Speech, names: Names) -> Table:
    table = Table()
    table.add_column(words.say("board-card"))
    table.add_column(words.say("board-owner"))
    for card, owner in view["cards"].items():
        title = f"{words.component('card', card)} ({words.component('card', card, 'estate')})"
        whose = Text(words.say("board-on-table"), style="dim") if owner is None else coloured(names[owner], names)
        table.add_row(title, whose)
    return table
