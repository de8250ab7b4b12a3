"""Editions: the printed values of a game, as files. Shown, compared, proved, and read for the commands that play."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import lazaretto
from lazaretto.cli.common import read_bytes
from lazaretto.cli.completion import FIRST_GAME, game_names
from lazaretto.games import folder
from lazaretto.games.differences import differences, place_told
from lazaretto.games.overlays import place_of, read_edition, whole_edition
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.game import Game
from lazaretto.kernel.proof import prove
from lazaretto.kernel.record import shipped_edition
from lazaretto.text import Words
from lazaretto.text.differences import difference_line, item_words, place_words, sentence

FILE = "edition.toml"


def add(app: typer.Typer, words: Words) -> None:
    say = words.say
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]
    file_type = Annotated[Path, typer.Argument(help=say("cli-arg-edition"))]
    game_type = Annotated[str, typer.Option(help=say("cli-arg-game"), autocompletion=game_names)]
    edition = typer.Typer(help=say("cli-about-edition"), rich_markup_mode=None)
    app.add_typer(edition, name="edition")

    @edition.command(help=say("cli-about-edition-show"))
    def show(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)],
        edition: Annotated[Path | None, typer.Option(help=say("cli-arg-edition"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-arg-edition-json"))] = False,
        lang: lang_type = words.language,
    ) -> None:
        show_edition(lazaretto.game(game), edition, json, words)

    @edition.command(help=say("cli-about-edition-diff"))
    def diff(file: file_type, game: game_type = FIRST_GAME, lang: lang_type = words.language) -> None:
        opened = lazaretto.game(game)
        show_differences(Console(), words, opened, edition_of(opened, file, words))

    @edition.command(help=say("cli-about-edition-check"))
    def check(file: file_type, game: game_type = FIRST_GAME, lang: lang_type = words.language) -> None:
        check_edition(Console(), words, lazaretto.game(game), file)


def edition_of(game: Game, path: Path | None, words: Words) -> Edition | None:
    """The printed values that a file means: all of them, or only those that are other; None: as shipped."""
    if path is None:
        return None
    given = read_edition(read_bytes(path), str(path))
    meant = given
    try:
        meant = whole_edition(game.module, given)
        for players in game.players:
            game.module.make_tables(meant, players)
    except BadInput as error:
        raise BadInput(error.code, _place(game, error.place, meant, words), error.details) from error
    return None if meant == shipped_edition(game.module) else meant


def _place(game: Game, place: str, edition: Edition, words: Words) -> str:
    """Where in the file something is wrong, in words and as the file calls it."""
    shipped = shipped_edition(game.module)
    where = place_of(place, edition, shipped)
    own = Words(words.language, game.name)
    told = place_words(own, place_told(game.name, where.table, shipped)) if where.table else ""
    told = "" if told == where.path else told  # a table without words is not told twice
    parts = [part for part in (told, item_words(own, where.field, where.at) if where.field else "") if part]
    return own.say("edition-place", words=sentence(", ".join(parts)), place=where.path) if parts else place


def show_edition(game: Game, path: Path | None, as_json: bool, words: Words) -> None:
    """The file that is shipped, with all it says of where values come from; another one, or all else, as JSON."""
    file = folder(game.name) / FILE
    if path is None and not as_json and file.exists():
        print(file.read_text("utf-8"), end="")
        return
    meant = edition_of(game, path, words) or shipped_edition(game.module)
    print(json.dumps(meant, ensure_ascii=False, indent=1))


def show_differences(console: Console, words: Words, game: Game, edition: Edition | None) -> None:
    found = [] if edition is None else differences(game.name, edition, shipped_edition(game.module))
    console.print(words.say("cli-edition-changes", count=len(found)))
    own = Words(words.language, game.name)
    for each in found:
        console.print(Text(f"  {difference_line(own, each)}"), soft_wrap=True)


def check_edition(console: Console, words: Words, game: Game, path: Path) -> None:
    """Validate an edition, play with it in every mode, and say how it differs from ours."""
    edition = edition_of(game, path, words)
    if edition is not None:
        prove(game.module, edition)
    console.print(words.say("cli-edition-sound", file=path.name, game=game.name))
    show_differences(console, words, game, edition)
