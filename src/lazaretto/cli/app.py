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
from lazaretto.cli import play as table
from lazaretto.cli import records, reference, simulate
from lazaretto.cli.common import check_target, read_json, read_options, warn_if_interpreted, write_json, write_text
from lazaretto.cli.seats import seat_people, split_names
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.ledger import read_toml
from lazaretto.lab.simulate import Plan, as_csv, as_json
from lazaretto.text import Words, default_language

BAD_INPUT = 2
SEED_BITS = 128
PASS_ON = {"allow_extra_args": True, "ignore_unknown_options": True}


def build(words: Words) -> typer.Typer:
    """The whole command line in one language."""
    app = typer.Typer(help=words.say("cli-about"), add_completion=False, rich_markup_mode=None)
    _add_play(app, words)
    _add_simulate(app, words)
    _add_records(app, words)
    _add_reference(app, words)
    return app


def _add_play(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("cli-about-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"))] = lazaretto.game_names()[0],
        seats: Annotated[str, typer.Option(help=say("cli-arg-seats"))] = "me,greedy,greedy",
        seed: Annotated[int | None, typer.Option(help=say("cli-arg-seed"))] = None,
        options: Annotated[str, typer.Option(help=say("cli-arg-options"))] = "",
        edition: Annotated[Path | None, typer.Option(help=say("cli-arg-edition"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-arg-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-arg-resume"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        opened = lazaretto.game(game)
        chance = secrets.randbits(SEED_BITS) if seed is None else seed
        sitters = seat_people(seats, opened.module, max(chance, 0), words)
        if resume is not None:
            match = opened.replay(read_json(resume))
        else:
            printed = None if edition is None else read_toml(edition)
            match = opened.new(len(sitters), seed=chance, options=read_options(options), edition=printed)
        warn_if_interpreted(words)
        table.start(match, sitters, words, save)


def _add_simulate(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command("simulate", help=say("cli-about-simulate"))
    def simulate_games(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
        players: Annotated[int, typer.Option(help=say("cli-arg-players"))] = 4,
        games: Annotated[int, typer.Option(help=say("cli-arg-games"))] = 100,
        bots: Annotated[str, typer.Option(help=say("cli-arg-bots"))] = "random",
        seed: Annotated[int, typer.Option(help=say("cli-arg-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=say("cli-arg-jobs"))] = 1,
        limit: Annotated[int, typer.Option(help=say("cli-arg-limit"))] = 10_000,
        options: Annotated[str, typer.Option(help=say("cli-arg-options"))] = "",
        csv: Annotated[Path | None, typer.Option(help=say("cli-arg-csv"))] = None,
        json: Annotated[Path | None, typer.Option(help=say("cli-arg-json"))] = None,
        lang: Annotated[str, typer.Option(help=say("cli-arg-lang"))] = words.language,
    ) -> None:
        kinds = tuple(split_names(bots, "--bots"))
        plan = Plan(game, players, kinds, seed, limit, read_options(options))
        simulate.check(plan, games, jobs)
        for target in (csv, json):
            check_target(target)
        warn_if_interpreted(words)
        played, seconds = simulate.with_progress(plan, games, jobs)
        if csv is not None:
            write_text(csv, as_csv(played))
        if json is not None:
            write_json(json, as_json(plan, played))
        simulate.show(Console(), words, plan, played, seconds)


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
        records.explain(Console(), words, log, choice, at)

    @app.command(help=say("cli-about-verify"))
    def verify(log: log_type, lang: lang_type = words.language) -> None:
        records.verify(Console(), words, log)


def _add_reference(app: typer.Typer, words: Words) -> None:
    say = words.say
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]
    edition = typer.Typer(help=say("cli-about-edition"), rich_markup_mode=None)
    app.add_typer(edition, name="edition")

    @edition.command(help=say("cli-about-edition-check"))
    def check(
        file: Annotated[Path, typer.Argument(help=say("cli-arg-edition"))],
        game: Annotated[str, typer.Option(help=say("cli-arg-game"))] = lazaretto.game_names()[0],
        lang: lang_type = words.language,
    ) -> None:
        reference.check_edition(Console(), words, lazaretto.game(game), file)

    @edition.callback()
    def editions() -> None:
        """Keeps `check` a subcommand of its own."""

    @app.command(help=say("cli-about-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
        search: Annotated[list[str] | None, typer.Argument(help=say("cli-arg-search"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        found = reference.find_rules(lazaretto.game(game), " ".join(search or []))
        reference.show_rules(Console(), words, found)

    @app.command(help=say("cli-about-games"))
    def games(lang: lang_type = words.language) -> None:
        reference.show_games(Console(), words)

    @app.command(help=say("cli-about-serve"), context_settings=PASS_ON, add_help_option=False)
    def serve(context: typer.Context) -> None:
        from lazaretto.server.run import main as run_server  # late: most commands do without a server

        raise typer.Exit(run_server(context.args))

    @app.command(help=say("cli-about-bench"), context_settings=PASS_ON, add_help_option=False)
    def bench(context: typer.Context) -> None:
        _bench(context.args)


def _bench(arguments: list[str]) -> None:
    """The benchmark belongs to the lab, which not every installation has."""
    try:
        from lazaretto.lab.bench import main as run_bench
    except ImportError as error:
        raise BadInput("lab-missing", "bench", {"reason": str(error)}) from error
    run_bench(arguments)


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
    """The entry point: 0 when all went well, 2 after input that cannot be used."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = Words(default_language())
    try:
        words = Words(_asked_language(given))
        code: Any = build(words)(given or ["--help"], prog_name="lazaretto", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except LazarettoError as error:
        return _refuse(words, error)
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
        return BadInput("bad-argument", place, {"reason": error.format_message()})
    if "BadOptionUsage" in kinds:
        return BadInput("missing-argument", str(error.option_name))
    return _other_usage(error.format_message())


def _other_usage(message: str) -> LazarettoError:
    """What typer says only in a sentence."""
    named = re.search(r"'(.*)'|\(([^()]*)\)\.?$", message)
    word = named.group(1) or named.group(2) if named else ""
    for sign, code in (("No such command", "unknown-command"), ("Missing command", "missing-command")):
        if sign in message:
            return BadInput(code, "lazaretto", {"word": word})
    if "extra argument" in message:
        return BadInput("unexpected-argument", "lazaretto", {"word": word})
    return BadInput("usage", "lazaretto", {"reason": message})
