"""The command that serves tables, and its options."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import importlib
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

import lazaretto
from lazaretto.bots.guests import SECONDS
from lazaretto.cli.common import LEAST_SECONDS, at_least, read_bytes
from lazaretto.cli.editions import edition_of
from lazaretto.kernel.errors import BadInput
from lazaretto.text import Words

PORT = 8347


def add(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=say("cli-arg-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=say("cli-arg-port"))] = PORT,
        data: Annotated[Path | None, typer.Option(help=say("cli-arg-data-folder"))] = None,
        database: Annotated[str | None, typer.Option(help=say("cli-arg-database"))] = None,
        open_: Annotated[bool, typer.Option("--open", help=say("cli-arg-open"))] = False,
        rate: Annotated[float, typer.Option(help=say("cli-arg-rate"))] = 1.0,
        poll: Annotated[float, typer.Option(help=say("cli-arg-poll"))] = 2.0,
        grace: Annotated[float | None, typer.Option(help=say("cli-arg-grace"))] = None,
        bots: Annotated[int | None, typer.Option(help=say("cli-arg-bot-processes"))] = None,
        own_bots: Annotated[str, typer.Option(help=say("cli-arg-own-bots"))] = "",
        bot_seconds: Annotated[float, typer.Option(help=say("cli-arg-bot-seconds"))] = SECONDS,
        edition: Annotated[list[str] | None, typer.Option(help=say("cli-arg-house-edition"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        for place, number in (("--rate", rate), ("--poll", poll), ("--grace", grace or 0), ("--bots", bots or 0)):
            at_least(place, number, 0)
        at_least("--bot-seconds", bot_seconds, LEAST_SECONDS)
        run = _server()
        asked = run.Serving(
            host=host,
            port=port,
            data=data,
            database=database,
            open=open_,
            rate=rate,
            poll=poll,
            grace=grace,
            bots=bots,
            own_bots=own_bots,
            bot_seconds=bot_seconds,
            editions=_editions(edition or [], words),
            language=lang,
        )
        raise typer.Exit(run.serve(asked))


def _server() -> ModuleType:
    """Late, and an extra: most commands do without a server."""
    try:
        return importlib.import_module("lazaretto.server.run")
    except ImportError as error:
        raise BadInput("server-missing", "serve", {"reason": str(error)}) from error


def _editions(given: list[str], words: Words) -> dict[str, bytes]:
    """`rattus=my-rattus.toml`: by game, a file that was looked at and can be read."""
    found: dict[str, bytes] = {}
    for each in given:
        game, equals, file = each.partition("=")
        if not equals or not game or not file:
            raise BadInput("wrong-pair", "--edition", {"word": each})
        edition_of(lazaretto.game(game), Path(file), words)
        found[game] = read_bytes(Path(file))
    return found
