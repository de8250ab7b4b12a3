"""The commands and their options. They are built for one language, so that even the help speaks it."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import lazaretto
from lazaretto.bots.guests import SECONDS
from lazaretto.cli import completion, editions, lessons, measuring, records, reference, serving, stores, studies
from lazaretto.cli import play as table
from lazaretto.cli.common import (
    LEAST_SECONDS,
    at_least,
    read_json,
    read_options,
    tell_failure,
    warn_if_interpreted,
)
from lazaretto.cli.completion import FIRST_GAME, game_names
from lazaretto.cli.seats import Hired, default_seats, seat_people
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.text import Words, default_language

BAD_INPUT = 2
FORBIDDEN = 1  # `explain`: the choice is not allowed
SEED_BITS = 128
INTERRUPTED = 130


def build(words: Words) -> typer.Typer:
    """The whole command line in one language."""
    app = typer.Typer(help=words.say("cli-about"), rich_markup_mode=None)
    _add_version(app, words)
    _add_play(app, words)
    lessons.add(app, words)
    studies.add(app, words)
    serving.add(app, words)
    _add_records(app, words)
    _add_reference(app, words)
    editions.add(app, words)
    measuring.add(app, words)
    stores.add(app, words)
    return app


def _add_version(app: typer.Typer, words: Words) -> None:
    def tell(asked: bool) -> None:
        if asked:
            print(f"lazaretto {lazaretto.__version__}")
            raise typer.Exit

    asked_for = typer.Option("--version", help=words.say("cli-arg-version"), callback=tell, is_eager=True)

    @app.callback()
    def of_all(version: Annotated[bool, asked_for] = False) -> None:
        """What all commands share."""


def _add_play(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)] = FIRST_GAME,
        seats: Annotated[str, typer.Option(help=say("cli-arg-seats"))] = "",
        seed: Annotated[int | None, typer.Option(help=say("cli-arg-seed"))] = None,
        options: Annotated[str, typer.Option(help=say("cli-arg-options"))] = "",
        edition: Annotated[Path | None, typer.Option(help=say("cli-arg-edition"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-arg-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-arg-resume"))] = None,
        bot_seconds: Annotated[float, typer.Option(help=say("cli-arg-bot-seconds"))] = SECONDS,
        coach: Annotated[bool, typer.Option("--coach", help=say("cli-arg-coach"))] = False,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        opened = lazaretto.game(game)
        chance = secrets.randbits(SEED_BITS) if seed is None else seed
        at_least("--bot-seconds", bot_seconds, LEAST_SECONDS)
        record = None if resume is None else opened.replay(read_json(resume))
        hired = Hired(opened.module, max(chance, 0), bot_seconds, lambda bot, reason: tell_failure(words, bot, reason))
        sitters = seat_people(seats or default_seats(opened.players, record), hired, words)
        printed = editions.edition_of(opened, edition, words)
        match = record or opened.new(len(sitters), seed=chance, options=read_options(options), edition=printed)
        warn_if_interpreted(words)
        table.start(match, sitters, words, save, coach)


def _add_records(app: typer.Typer, words: Words) -> None:
    say = words.say
    log_type = Annotated[Path, typer.Argument(help=say("cli-arg-log"))]
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]
    at_type = Annotated[int | None, typer.Option(help=say("cli-arg-at"))]

    @app.command(help=say("cli-about-replay"))
    def replay(log: log_type, upto: at_type = None, lang: lang_type = words.language) -> None:
        records.replay(Console(), words, log, upto)

    @app.command(help=say("cli-about-position"))
    def position(
        log: log_type,
        at: at_type = None,
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("cli-arg-output"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        records.position(log, at, output)

    @app.command(help=say("cli-about-explain"))
    def explain(
        log: log_type,
        choice: Annotated[str, typer.Argument(help=say("cli-arg-choice"))],
        at: at_type = None,
        lang: lang_type = words.language,
    ) -> None:
        allowed = records.explain(Console(), words, log, choice, at)
        raise typer.Exit(0 if allowed else FORBIDDEN)

    @app.command(help=say("cli-about-verify"))
    def verify(log: log_type, lang: lang_type = words.language) -> None:
        records.verify(Console(), words, log)


def _add_reference(app: typer.Typer, words: Words) -> None:
    say = words.say
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]

    @app.command(help=say("cli-about-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)],
        search: Annotated[list[str] | None, typer.Argument(help=say("cli-arg-search"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        found = reference.find_rules(lazaretto.game(game), " ".join(search or []))
        reference.show_rules(Console(), Words(words.language, game), found)

    @app.command(help=say("cli-about-games"))
    def games(lang: lang_type = words.language) -> None:
        reference.show_games(Console(), words)


def _asked_language(arguments: Sequence[str]) -> str:
    """`--lang` is needed before the options are read: they are described in that language."""
    found = default_language()
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The entry point: 0 when all went well, 1 for a `no`, 2 after input that cannot be used, 130 after Ctrl-C."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = Words(default_language())
    try:
        words = Words(_asked_language(given))
        run = completion.command(build(words), words)
        code: object = run(given or ["--help"], prog_name="lazaretto", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except LazarettoError as error:
        return _refuse(words, error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as ended:  # what typer does after it has shown or installed a shell's script
        return ended.code if isinstance(ended.code, int) else 0
    except Exception as error:
        usage = _usage_error(error)
        if usage is None:
            raise
        return _refuse(words, usage)


def _refuse(words: Words, error: LazarettoError) -> int:
    print(" ".join(words.error(error).split()), file=sys.stderr)
    return BAD_INPUT


def _usage_error(error: Any) -> LazarettoError | None:
    """Typer's complaints in our words. They are told by name: its exceptions moved between versions."""
    kinds = [kind.__name__ for kind in type(error).__mro__]
    if "UsageError" not in kinds:
        return None
    if "NoSuchOption" in kinds:
        return BadInput("unknown-argument", str(error.option_name))
    parameter = getattr(error, "param", None)
    place = "lazaretto" if parameter is None else max(parameter.opts, key=len)
    if "MissingParameter" in kinds:
        return BadInput("missing-argument", place)
    if "BadParameter" in kinds:
        return _wrong_value(place, error.message)
    if "BadOptionUsage" in kinds:
        return BadInput("missing-argument", str(error.option_name))
    return _other_usage(error.format_message())


def _wrong_value(place: str, message: str) -> LazarettoError:
    """What kind of value was wanted is told in a sentence, too, and not in the same one by every version."""
    for sign, kind in (("integer", "int"), ("float", "float"), ("number", "float")):
        if f"a valid {sign}" in message:
            return BadInput("wrong-type", place, {"expected": kind})
    return BadInput("bad-argument", place, {"reason": message})


def _other_usage(message: str) -> LazarettoError:
    """What typer says only in a sentence."""
    named = re.search(r"'(.*?)'|\(([^()]*)\)\.?$", message)
    word = named.group(1) or named.group(2) if named else ""
    for sign, code in (("No such command", "unknown-command"), ("Missing command", "missing-command")):
        if sign in message:
            return BadInput(code, "lazaretto", {"word": word})
    if "extra argument" in message:
        return BadInput("unexpected-argument", "lazaretto", {"word": word})
    return BadInput("usage", "lazaretto", {"reason": message})
