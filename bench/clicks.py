"""How many clicks a recorded game takes: the fewest that make the record's own choices through what is offered to everybody.

    python bench/clicks.py                      solo Pest, Messina for two and Rattus for two, played by bots from seeds
    python bench/clicks.py FILE.json…           records of your own (`lazaretto-log/1`)
    python bench/clicks.py --show pest:1:3      with every click of one game

A click is one thing chosen: a legal choice, or a way (kernel/ways.py). Where several ways lead to one thing, each of them
costs a second click, for they are picked from a list; so does a choice alone where it is offered with its obvious
answers ("otherwise"), and what stands beside it, unless it is shown for itself (`apart`). Where the client asks again,
because something is given up for good, that is a click, too; `careful` is the figure for those who set it to ask before
everything that cannot be undone. "before" is the same game without ways and with that question every time, as the client
was.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.consequences import Consequences
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match

GAMES = ("pest:1:3", "pest:1:4", "pest:1:5", "messina:2:3", "messina:2:4", "messina:2:5", "rattus:2:3")
LISTED, ASKED = 1, 1  # clicks more


@dataclass
class Edge:
    """One thing chosen: how far it leads in the record, and what it costs."""

    to: int
    clicks: int


@dataclass
class Counted:
    decisions: int
    before: int
    clicks: int
    shown: list[tuple[int, list[str]]]
    seconds: list[float]


def played(name: str, players: int, seed: int) -> tuple[Game, Match]:
    """A game by the `greedy` bot."""
    game = lazaretto.game(name)
    match, bot = game.new(players, seed=seed), make_bot("greedy", game.module, seed=seed)
    while match.to_move is not None:
        match.apply(bot.choose(match, match.to_move))
    return game, match


def counted(game: Game, record: Match, *, careful: bool = False) -> Counted:
    """The fewest clicks for what people chose in a record; `careful`: asked again before all that cannot be undone."""
    space = game.module.space
    asked = [entry for entry in record.record[1:] if not entry.by_itself]
    texts = [space.text(entry.option) for entry in asked]
    here, before, seconds = game.replay(record.log(), 0), 0, []
    edges: list[list[Edge]] = []
    for at, text in enumerate(texts):
        began = time.perf_counter()
        found, told = _edges(here, texts, at, careful), here.consequences(text)
        seconds.append(time.perf_counter() - began)
        edges.append(found)
        before += 1 + ASKED * told.irrevocable
        here.apply(text)
    best, how = _fewest(edges)
    return Counted(len(texts), before, best, _shown(texts, edges, how), seconds)


def _edges(here: Match, texts: list[str], at: int, careful: bool) -> list[Edge]:
    """What can be clicked now that is the record's next choice, or its next few."""
    ways = here.ways()
    several = {wanted for wanted, count in Counter(way.wanted for way in ways if not way.beside).items() if count > 1}
    found: list[Edge] = []
    alone = 1
    for way in ways:
        if way.wanted == texts[at] and not way.beside:
            alone = 1 + LISTED
        if tuple(texts[at : at + len(way.choices)]) == way.choices:
            listed = way.wanted in several or way.beside
            clicks = 1 + LISTED * (listed and not way.apart) + ASKED * _is_asked(way.consequences, careful)
            found.append(Edge(at + len(way.choices), clicks))
    told = here.consequences(texts[at])
    return [*found, Edge(at + 1, alone + ASKED * _is_asked(told, careful))]


def _is_asked(told: Consequences, careful: bool) -> bool:
    return told.irrevocable if careful else told.gives_up


def _fewest(edges: list[list[Edge]]) -> tuple[int, list[Edge]]:
    best, how = [0] * (len(edges) + 1), []
    for at in range(len(edges) - 1, -1, -1):
        edge = min(edges[at], key=lambda each: each.clicks + best[each.to])
        best[at] = edge.clicks + best[edge.to]
        how.append(edge)
    return best[0], how[::-1]


def _shown(texts: list[str], edges: list[list[Edge]], how: list[Edge]) -> list[tuple[int, list[str]]]:
    at, shown = 0, []
    while at < len(edges):
        shown.append((how[at].clicks, texts[at : how[at].to]))
        at = how[at].to
    return shown


def told(name: str, game: Game, record: Match, show: bool) -> None:
    """One line of the table; with `show` every click of the game first."""
    result = counted(game, record)
    for clicks, choices in result.shown if show else ():
        print(f"{clicks}  {' › '.join(choices)}")
    slow = sorted(result.seconds)[int(0.95 * len(result.seconds))] * 1000
    share, careful = result.clicks / result.before, counted(game, record, careful=True).clicks
    print(f"{name:14} {result.decisions:9} {result.before:7} {result.clicks:7} {share:6.0%} {careful:10} {slow:11.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How many clicks recorded games take.")
    parser.add_argument("records", nargs="*", help="files, or GAME:PLAYERS:SEED for a game of the greedy bot")
    parser.add_argument("--show", action="store_true", help="every click")
    wish = parser.parse_args()
    print(f"{'game':14} {'decisions':>9} {'before':>7} {'clicks':>7} {'share':>6} {'careful':>10} {'ways ms p95':>11}")
    for name in wish.records or GAMES:
        if name.endswith(".json"):
            form = json.loads(Path(name).read_text("utf-8"))
            game = lazaretto.game(form["game"])
            told(Path(name).stem[:14], game, game.replay(form), wish.show)
        else:
            kind, players, seed = name.split(":")
            told(name, *played(kind, int(players), int(seed)), wish.show)


if __name__ == "__main__":
    main()
