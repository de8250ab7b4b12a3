"""The commands on the store of a server: check, backup, restore."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from lazaretto.cli.common import check_targets, warn_if_interpreted, write_json
from lazaretto.kernel.errors import BadInput
from lazaretto.text import Words

if TYPE_CHECKING:
    from lazaretto.server.checkup import Report

TROUBLE = 1  # games that this version cannot go on with


def add(app: typer.Typer, words: Words) -> None:
    say = words.say
    stores = typer.Typer(help=say("cli-about-store"), rich_markup_mode=None)
    app.add_typer(stores, name="store")
    data_type = Annotated[Path | None, typer.Option(help=say("cli-arg-data"))]
    database_type = Annotated[str | None, typer.Option(help=say("cli-arg-database"))]
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]
    file_type = Annotated[Path, typer.Argument(help=say("cli-arg-backup"))]

    @stores.command(help=say("cli-about-store-check"))
    def check(
        data: data_type = None,
        database: database_type = None,
        json: Annotated[Path | None, typer.Option(help=say("cli-arg-json"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        check_targets(json)
        warn_if_interpreted(words)
        raise typer.Exit(_check(words, _store(data, database), json))

    @stores.command(help=say("cli-about-store-backup"))
    def backup(
        file: file_type, data: data_type = None, database: database_type = None, lang: lang_type = words.language
    ) -> None:
        from lazaretto.store.backup import back_up  # late: most commands do without a store

        kept = back_up(_store(data, database), file)
        Console().print(words.say("cli-backed-up", games=kept.games, file=str(file), size=_megabytes(kept.size)))

    @stores.command(help=say("cli-about-store-restore"))
    def restore(
        file: file_type, data: data_type = None, database: database_type = None, lang: lang_type = words.language
    ) -> None:
        from lazaretto.store import backup as backups

        kept = backups.restore(file, _store(data, database))
        Console().print(words.say("cli-restored", games=kept.games, file=str(file)))


def _store(data: Path | None, database: str | None) -> str | Path | None:
    """As `serve` is told where the games are."""
    if data is not None and database is not None:
        raise BadInput("one-store", "--database")
    return database or data


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f}"


def _check(words: Words, store: str | Path | None, json: Path | None) -> int:
    import msgspec

    from lazaretto.server.checkup import check_store

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=None)
        report = check_store(store, lambda done, of: bar.update(task, completed=done, total=of))
    if json is not None:
        write_json(json, msgspec.to_builtins(report))
    show(Console(), words, report)
    return TROUBLE if report.troubles else 0


def show(console: Console, words: Words, report: "Report") -> None:
    moments, choices = (sum(getattr(each, name) for each in report.tables) for name in ("moments", "choices"))
    console.print(words.say("cli-store-checked", games=len(report.tables), moments=moments, choices=choices))
    found = Table.grid(padding=(0, 2))
    for verdict, count in report.counts().items():
        found.add_row(words.say(f"cli-store-{verdict}"), str(count))
    console.print(found)
    if report.troubles:
        _show_troubles(console, words, report)


def _show_troubles(console: Console, words: Words, report: "Report") -> None:
    from lazaretto.server.texts import say_error

    table = Table()
    for head in ("cli-store-table", "cli-title", "cli-store-rules", "cli-store-reason"):
        table.add_column(words.say(head), overflow="fold")
    for each in report.troubles:
        table.add_row(each.table, each.game, each.rules, say_error(words.language, each.reason, None, {}))
    console.print(table)
