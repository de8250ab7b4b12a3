"""The `simulate` command: checks what was asked, shows progress, prints what came out."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

import lazaretto
from lazaretto.bots.guests import check_bot
from lazaretto.cli.common import LEAST_SECONDS, STREAM, at_least, laboratory, show_failures
from lazaretto.cli.progress import Tick, progress
from lazaretto.cli.tables import print_table
from lazaretto.lab.contest import Played
from lazaretto.lab.runner import Runner, run
from lazaretto.lab.simulate import Line, Plan, summary
from lazaretto.text import Words


def check(plan: Plan, jobs: int) -> None:
    """Say what is wrong before any work is done."""
    for place, given in (("--games", plan.games), ("--jobs", jobs), ("--limit", plan.limit)):
        at_least(place, given, 1)
    at_least("--seed", plan.seed, 0)
    at_least("--bot-seconds", plan.seconds, LEAST_SECONDS)
    lazaretto.game(plan.game).laid_out(plan.players, plan.options, plan.edition)
    for spec in plan.bots:
        check_bot(spec, "--bots")


def played(plan: Plan, runner: Runner, words: Words, trajectories: Path | None) -> tuple[list[Played], float]:
    """The games and the seconds they took; every decision goes to a file, if one is named."""
    began = time.perf_counter()
    with progress(words, plan.games) as tick:
        games = run(plan, runner, tick) if trajectories is None else _told(plan, runner, trajectories, tick)
    return games, time.perf_counter() - began


def _told(plan: Plan, runner: Runner, target: Path, tick: Tick) -> list[Played]:
    """Every decision to a file, or to standard output: a table of that kind is only whole at its end."""
    lab = laboratory("lazaretto.lab.trajectories")
    if target != STREAM:
        games: list[Played] = lab.run_and_write(plan, runner, target, tick)
        return games
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "told.parquet"
        games = lab.run_and_write(plan, runner, whole, tick)
        sys.stdout.buffer.write(whole.read_bytes())
        sys.stdout.buffer.flush()
    return games


def show(console: Console, words: Words, plan: Plan, played: list[Played], seconds: float) -> None:
    found = summary(plan, played)
    speed = f"{len(played) / seconds:.1f}" if seconds else "–"
    console.print(words.say("cli-simulated", games=len(played), speed=speed))
    if found["finished"] < len(played):
        console.print(words.say("cli-unfinished", count=len(played) - found["finished"], limit=plan.limit))
    show_failures(console, words, found["failures"])
    if not found["finished"]:
        return
    console.print(words.say("cli-mean-length", choices=f"{found['mean_choices']:.1f}"))
    _print(console, words, "cli-bot", found["bots"])
    for line in found["seats"]:
        line["name"] = words.say("cli-player", number=int(line["name"]) + 1)
    _print(console, words, "cli-seat", found["seats"])


def _print(console: Console, words: Words, head: str, lines: list[Line]) -> None:
    keys = (head, "cli-played", "cli-wins", "cli-share", "cli-interval", "cli-mean-score", "cli-mean-place")
    rows = []
    for line in lines:
        share = line["wins"] / line["played"] if line["played"] else 0.0
        cells = [
            line["name"],
            str(line["played"]),
            f"{line['wins']:g}",
            f"{share:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}",
            f"{line['score']:.2f}",
            f"{line['place']:.2f}",
        ]
        rows.append(cells)
    print_table(console, [words.say(key) for key in keys], rows)
