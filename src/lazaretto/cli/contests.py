"""The commands `tournament`, `ladder` and `study`: check what was asked, go on where it stopped, write what came out.

All files lie in one folder: `games.jsonl`, from which an interrupted run goes on, and what is made of it: `report.html`,
`games.csv`, `results.json`, a table of results as CSV, and Parquet where pyarrow is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Protocol

import typer

import lazaretto
from lazaretto.bots.guests import check_bot
from lazaretto.cli.common import (
    LEAST_SECONDS,
    at_least,
    check_targets,
    console_beside,
    laboratory,
    show_failures,
    warn_if_interpreted,
    write_json,
    write_text,
)
from lazaretto.cli.progress import INTERRUPTED, progress, runner_of
from lazaretto.cli.tables import print_table
from lazaretto.games.subjects import subjects
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Agreed, Edition
from lazaretto.kernel.game import Game
from lazaretto.lab import study, study_report
from lazaretto.lab.change import SEAT, begun_with
from lazaretto.lab.columns import Rows, as_csv, has_parquet, seat_rows, write_parquet
from lazaretto.lab.contest import Played, Schedule
from lazaretto.lab.runner import Kept, run
from lazaretto.lab.study import Findings, Study, findings
from lazaretto.lab.tournament import Tournament
from lazaretto.text import Words

GAMES = "games.jsonl"


@dataclass(frozen=True)
class Asked:
    """What all three commands are told."""

    game: str
    seed: int
    jobs: int
    cluster: str | None
    limit: int
    options: Agreed
    edition: Edition | None
    seconds: float
    out: Path | None
    json: Path | None

    def folder(self, kind: str) -> Path:
        return self.out or Path(f"{kind}-{self.game}")


class Planned(Schedule, Protocol):
    """A schedule that can be recognised in a file."""

    def plan(self) -> dict[str, object]: ...


def player_counts(text: str, game: Game) -> tuple[int, ...]:
    """`2,3`, or all that the game can be played with by more than one."""
    if not text:
        return tuple(count for count in game.players if count > 1)
    counts = [part.strip() for part in text.split(",")]
    for count in counts:
        if not count.isdecimal() or int(count) not in game.players or int(count) < 2:
            allowed = ", ".join(str(each) for each in game.players if each > 1)
            raise BadInput("wrong-players", "--players", {"given": count, "expected": allowed})
    return tuple(dict.fromkeys(int(count) for count in counts))


def check(asked: Asked, bots: Sequence[str], deals: int, least_deals: int) -> None:
    """Say what is wrong before any work is done."""
    for place, given, least in (
        ("--deals", deals, least_deals),
        ("--jobs", asked.jobs, 1),
        ("--limit", asked.limit, 1),
        ("--seed", asked.seed, 0),
        ("--bot-seconds", asked.seconds, LEAST_SECONDS),
    ):
        at_least(place, given, least)
    check_targets(asked.json)
    for spec in bots:
        check_bot(spec, "--bots")


def play_all(asked: Asked, kind: str, schedule: Planned, words: Words) -> list[Played]:
    """All games; those that an earlier run has left in the folder are not played again."""
    with runner_of(asked.jobs, asked.cluster) as runner:  # first: where no cluster is found, nothing has begun
        kept = Kept(_made(asked.folder(kind)) / GAMES, schedule.plan())
        if kept.played:
            _tell(words.say("cli-goes-on", done=len(kept.played), total=len(schedule)))
        warn_if_interpreted(words)
        try:
            with progress(words, len(schedule)) as tick:
                return run(schedule, runner, tick, kept)
        except KeyboardInterrupt:
            _tell(words.say("cli-interrupted", done=len(kept.played), total=len(schedule)))
            raise typer.Exit(INTERRUPTED) from None


def _made(folder: Path) -> Path:
    """A folder for all files, made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise BadInput("not-a-folder", str(folder)) from error
    except OSError as error:
        raise BadInput("cannot-write", str(folder), {"reason": error.strerror or str(error)}) from error
    return folder


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def write_all(folder: Path, played: Sequence[Played], results: object, report: str, table: Mapping[str, Rows]) -> None:
    """The report, and the same for other programs."""
    write_text(folder / "report.html", report)
    write_json(folder / "results.json", results)
    for name, rows in {"games": seat_rows(played), **table}.items():
        write_text(folder / f"{name}.csv", as_csv(rows, list(rows[0]) if rows else []))
        if has_parquet():
            write_parquet(folder / f"{name}.parquet", rows)


def run_tournament(asked: Asked, words: Words, bots: list[str], players: tuple[int, ...], deals: int, reach: int) -> None:
    """`tournament`, and with a `reach` `ladder`."""
    standings = laboratory("lazaretto.lab.standings")
    check(asked, bots, deals, 1)
    for count in players:
        lazaretto.game(asked.game).laid_out(count, asked.options, asked.edition)
    plan = Tournament(
        asked.game, tuple(bots), players, deals, asked.seed, asked.limit, asked.options, asked.edition, asked.seconds, reach
    )
    played = play_all(asked, plan.kind, plan, words)
    found = standings.standings(plan, played)
    results = {"format": standings.FORMAT, "plan": plan.plan(), "standings": found}
    folder = asked.folder(plan.kind)
    page = standings.report(plan, found, Words(words.language, asked.game, asked.edition))
    write_all(folder, played, results, page, {"ratings": found["ratings"]})
    if asked.json is not None:
        write_json(asked.json, results)
    heads = ("cli-bot", "cli-rating", "cli-interval", "cli-played", "cli-better-share")
    show_failures(console_beside(asked.json), words, found["failures"])
    _show(asked, words, heads, [standings.rating_cells(row) for row in found["ratings"]], folder)
    if plan.reach:
        for line in _rungs(words, plan, found["pairs"]):
            console_beside(asked.json).print(line)


def _rungs(words: Words, plan: Tournament, pairs: Sequence[Mapping[str, object]]) -> list[str]:
    """Is every bot better than the one before it, and is that sure?"""
    shares = {(pair["first"], pair["second"]): pair for pair in pairs}
    lines = []
    for lower, upper in pairwise(plan.bots):
        pair = shares.get((lower, upper))
        if pair is not None:
            low, high = 1 - float(str(pair["high"])), 1 - float(str(pair["low"]))
            lines.append(
                words.say(
                    "cli-rung-holds" if low > 0.5 else "cli-rung-broken" if high < 0.5 else "cli-rung-unsure",
                    upper=upper,
                    lower=lower,
                    low=f"{low:.0%}",
                    high=f"{high:.0%}",
                )
            )
    return lines


def _show(asked: Asked, words: Words, heads: Sequence[str], rows: Sequence[Sequence[str]], folder: Path) -> None:
    console = console_beside(asked.json)
    print_table(console, [words.say(head) for head in heads], rows)
    console.print(words.say("cli-report-written", file=str(folder / "report.html")), soft_wrap=True, markup=False)


# ---------------------------------------------------------------- studies


def run_study(asked: Asked, words: Words, what: list[str], players: int | None, bots: list[str], deals: int) -> None:
    check(asked, bots, deals, 2)
    plan, labels = study_of(asked, what, players, bots, deals)
    for arm in range(plan.arms):  # what cannot be is said before anything is played
        contest = plan.contest(arm)
        board = contest.board
        begun_with(lazaretto.game(plan.game), board.beginning(), board.edition, board.treatment, contest.seed, 0)
    played = play_all(asked, "study", plan, words)
    found = findings(plan, played)
    results = {"format": study.FORMAT, "plan": plan.plan(), "findings": found}
    folder = asked.folder("study")
    spoken = Words(words.language, asked.game, asked.edition)
    named = {text: _label(spoken, label) for text, label in labels.items()}
    page = study_report.report(plan, found, spoken, named)
    write_all(folder, played, results, page, {"effects": study_report.effect_rows(found), "seats": found["seats"]})
    if asked.json is not None:
        write_json(asked.json, results)
    show_failures(console_beside(asked.json), words, found["failures"])
    heads = ("cli-treatment", "cli-measure", "cli-before", "cli-after", "cli-difference", "cli-interval")
    rows = [row for each in found["treated"] for row in study_report.effect_cells(each, words, named[each["treatment"]])]
    if rows:
        _show(asked, words, heads, rows, folder)
    else:
        _show(asked, words, ("cli-seat", "cli-share", "cli-interval", "cli-mean-score"), seat_cells(found, words), folder)


Label = str | tuple[str, str]  # the text of a treatment, or the domain and the id of what is studied


def study_of(
    asked: Asked, what: list[str], players: int | None, bots: list[str], deals: int
) -> tuple[Study, dict[str, Label]]:
    """The plan; treatments by name are looked up in the game. Without any, seats alone are studied."""
    known = subjects(asked.game)
    options: dict[str, object] = dict(asked.options)
    labels: dict[str, Label] = {}
    for wish in what:
        if wish in known:
            subject = known[wish]
            options = {**subject.options, **options}
            labels |= {subject.treatment.format(id=each): (subject.domain, each) for each in subject.ids}
        elif "." in wish:
            labels[wish] = wish
        elif wish != SEAT:
            raise BadInput("unknown-word", "--what", {"word": wish, "expected": ", ".join([SEAT, *known])})
    game = lazaretto.game(asked.game)
    count = players or next(each for each in game.players if each > 1)
    game.laid_out(count, options, asked.edition)
    common = (asked.seed, asked.limit, options, asked.edition, asked.seconds)
    return Study(asked.game, count, tuple(bots), tuple(labels), deals, *common), labels


def _label(words: Words, label: Label) -> str:
    return label if isinstance(label, str) else words.component(*label)


def seat_cells(found: Findings, words: Words) -> list[list[str]]:
    return [
        [
            words.say("cli-player", number=row["seat"] + 1),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['score']:.2f}",
        ]
        for row in found["seats"]
    ]
