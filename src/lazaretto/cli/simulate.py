"""The `simulate` command: checks what was asked, shows progress, prints what came out."""

from __future__ import annotations

import sys
import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import lazaretto
from lazaretto.cli.common import at_least
from lazaretto.cli.seats import check_bot, new_bot
from lazaretto.lab.simulate import Plan, Played, run, summary
from lazaretto.text import Words


def check(plan: Plan, games: int, jobs: int) -> None:
    """Say what is wrong before any work is done."""
    for place, given in (("--games", games), ("--jobs", jobs), ("--limit", plan.limit)):
        at_least(place, given, 1)
    at_least("--seed", plan.seed, 0)
    game = lazaretto.game(plan.game)
    game.new(plan.players, seed=plan.seed, options=plan.options)
    for spec in plan.bots:
        check_bot(spec, "--bots")
        new_bot(spec, game.module, plan.seed, "check")


def with_progress(plan: Plan, games: int, jobs: int) -> tuple[list[Played], float]:
    """The games and the seconds they took; the bar is for people, so only on a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=games)
        played = run(plan, games, jobs, lambda count: bar.advance(task, count))
    return played, time.perf_counter() - began


def show(console: Console, words: Words, plan: Plan, played: list[Played], seconds: float) -> None:
    found = summary(plan, played)
    speed = f"{len(played) / seconds:.1f}" if seconds else "–"
    console.print(words.say("cli-simulated", games=len(played), speed=speed))
    if found["finished"] < len(played):
        console.print(words.say("cli-unfinished", count=len(played) - found["finished"], limit=plan.limit))
    if not found["finished"]:
        return
    console.print(words.say("cli-mean-length", choices=f"{found['mean_choices']:.1f}"))
    console.print(_table(words, "cli-bot", found["bots"]))
    for line in found["seats"]:
        line["name"] = words.say("cli-player", number=int(line["name"]) + 1)
    console.print(_table(words, "cli-seat", found["seats"]))


def _table(words: Words, head: str, lines: list[dict[str, Any]]) -> Table:
    table = Table()
    table.add_column(words.say(head))
    for key in ("cli-played", "cli-wins", "cli-share", "cli-interval", "cli-mean-score", "cli-mean-place"):
        table.add_column(words.say(key), justify="right")
    for line in lines:
        share = line["wins"] / line["played"] if line["played"] else 0.0
        cells = [
            str(line["played"]),
            f"{line['wins']:g}",
            f"{share:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}",
            f"{line['score']:.2f}",
            f"{line['place']:.2f}",
        ]
        table.add_row(line["name"], *cells)
    return table
