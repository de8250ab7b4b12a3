"""The command that measures: its options, and what was measured as tables."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

import lazaretto
from lazaretto.cli.common import STREAM, at_least, check_targets, console_beside, laboratory, write_json
from lazaretto.cli.tables import print_table
from lazaretto.kernel.errors import BadInput
from lazaretto.text import Words

if TYPE_CHECKING:
    from lazaretto.lab.bench import Alone, Duel, Rate, Report

ROUNDS = 15  # slices of each measurement, taken in turns with the peer's


def add(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-bench"))
    def bench(
        rounds: Annotated[int, typer.Option(help=say("cli-arg-rounds"))] = ROUNDS,
        game: Annotated[list[str] | None, typer.Option(help=say("cli-arg-duel-game"))] = None,
        against: Annotated[str | None, typer.Option(help=say("cli-arg-against"))] = None,
        jobs: Annotated[int, typer.Option(help=say("cli-arg-jobs"), show_default=False)] = os.cpu_count() or 1,
        no_duels: Annotated[bool, typer.Option("--no-duels", help=say("cli-arg-no-duels"))] = False,
        environments: Annotated[bool, typer.Option("--environments", help=say("cli-arg-environments"))] = False,
        json: Annotated[Path | None, typer.Option(help=say("cli-arg-json-kept"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        at_least("--rounds", rounds, 1)
        at_least("--jobs", jobs, 1)
        names = [] if no_duels else [lazaretto.game(each).name for each in game or lazaretto.game_names()]
        check_targets(json)
        found = Bench(words, rounds, jobs, json)
        if environments:
            found.environments()
        else:
            found.everything(names, against)


class Bench:
    """One run. What is measured is kept at once: all of it takes hours."""

    def __init__(self, words: Words, rounds: int, jobs: int, target: Path | None) -> None:
        self.lab: Any = laboratory("lazaretto.lab.bench")  # an extra: not every installation has it
        self.words = words
        self.rounds = rounds
        self.jobs = jobs
        self.target = target
        self.console = console_beside(target)

    def environments(self) -> None:
        rows = self.lab.environments(self.rounds)
        self._keep({"environments": rows})
        show_environments(self.console, self.words, rows)
        self._write({"environments": rows})

    def everything(self, names: Sequence[str], against: str | None) -> None:
        pairs = self.lab.duel_pairs(names, against)
        if against is not None and not pairs:
            raise BadInput("unknown-bot", "--against", {"word": against, "expected": ", ".join(self._rivals(names))})
        report: Report = {} if against else self.lab.measured(self.rounds)
        self._keep(report)
        report["duels"], report["alone"] = [], []
        for pair in pairs:
            report["duels"].append(self.lab.duel(*pair, self.jobs))
            self._keep({"duels": report["duels"]})
        for each in [] if against else self.lab.soloists(names):
            report["alone"].append(self.lab.alone(*each, self.jobs))
            self._keep({"alone": report["alone"]})
        show(self.console, self.words, report)
        self._write(report)

    def _rivals(self, names: Sequence[str]) -> list[str]:
        return sorted({pair[2].partition(":")[0] for pair in self.lab.duel_pairs(names, None)})

    def _keep(self, report: "Report") -> None:
        if self.target is not None and self.target != STREAM:
            self.lab.keep(self.target, report)

    def _write(self, report: "Report") -> None:
        if self.target == STREAM:
            write_json(STREAM, report)


def show(console: Console, words: Words, report: "Report") -> None:
    if "speed" in report:
        show_rates(console, words, "cli-bench-speed", "Catanatron", report["speed"])
        show_rates(console, words, "cli-bench-search", "mcts@1", report["searches"])
    if report["duels"]:
        show_duels(console, words, report["duels"])
    if report["alone"]:
        show_solos(console, words, report["alone"])


def show_rates(console: Console, words: Words, title: str, other: str, rows: Sequence["Rate"]) -> None:
    heads = [words.say("cli-bench-what"), words.say("cli-bench-rate"), other, words.say("cli-bench-ratio")]
    cells = []
    for row in rows:
        peer, ratio = row.get("peer"), row.get("ratio")
        cells.append(
            [row["what"], f"{row['rate']:,.0f}", f"{peer:,.0f}" if peer else "–", f"{ratio:.1f} ×" if ratio else "–"]
        )
    print_table(console, heads, cells, words.say(title))


def show_environments(console: Console, words: Words, rows: Sequence["Rate"]) -> None:
    heads = [words.say("cli-bench-what"), words.say("cli-bench-rate")]
    print_table(console, heads, [[row["what"], f"{row['rate']:,.0f}"] for row in rows], words.say("cli-bench-environments"))


def show_duels(console: Console, words: Words, rows: Sequence["Duel"]) -> None:
    heads = [words.say(f"cli-{key}") for key in ("bench-what", "played", "share", "interval", "mean-score")]
    cells = [
        [
            row["what"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            " : ".join(f"{score:.1f}" for score in row["scores"]),
        ]
        for row in rows
    ]
    print_table(console, heads, cells, words.say("cli-bench-duels"))


def show_solos(console: Console, words: Words, rows: Sequence["Alone"]) -> None:
    heads = [words.say(f"cli-{key}") for key in ("bench-what", "played", "mean-score", "bench-ends")]
    cells = []
    for row in rows:
        ends = ", ".join(f"{reason} {count}" for reason, count in row["reasons"].items())
        cells.append([row["what"], str(row["games"]), f"{row['score']:.1f}", ends])
    print_table(console, heads, cells, words.say("cli-bench-alone"))
