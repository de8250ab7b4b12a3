"""Learning in the terminal: `learn`; `lessons check`, every lesson proved, with the rules they teach; `lessons draft`."""
# No `from __future__ import annotations` here: typer reads the annotations, and they hold words of the chosen language.

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import lazaretto
from lazaretto.cli.completion import FIRST_GAME, game_names
from lazaretto.cli.learn import learn
from lazaretto.cli.records import open_record
from lazaretto.cli.tables import print_table
from lazaretto.kernel.errors import LazarettoError
from lazaretto.learn.catalogue import EXAMPLES, LESSONS, examples, lesson, names
from lazaretto.learn.draft import draft
from lazaretto.learn.proof import Proof, prove
from lazaretto.table.rows import Stay
from lazaretto.text import Words
from lazaretto.text.lesson_check import house_problems, word_problems

FAILED = 1


def add(app: typer.Typer, words: Words) -> None:
    """The commands about lessons."""
    say = words.say
    lang_type = Annotated[str, typer.Option(help=say("cli-arg-lang"))]

    @app.command("learn", help=say("cli-about-learn"))
    def learn_game(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), autocompletion=game_names)] = FIRST_GAME,
        name: Annotated[str | None, typer.Argument(help=say("cli-arg-lesson"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        learn(Console(), words, game, name)

    group = typer.Typer(help=say("cli-about-lessons"), rich_markup_mode=None)
    app.add_typer(group, name="lessons")

    @group.command(help=say("cli-about-lessons-check"))
    def check(
        games: Annotated[list[str] | None, typer.Argument(help=say("cli-arg-game"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        if not check_lessons(Console(), words, games or lazaretto.game_names()):
            raise typer.Exit(FAILED)

    @group.command("draft", help=say("cli-about-lessons-draft"))
    def draft_lesson(
        log: Annotated[Path, typer.Argument(help=say("cli-arg-log"))],
        output: Annotated[Path, typer.Argument(help=say("cli-arg-lesson-file"))],
        at: Annotated[int | None, typer.Option(help=say("cli-arg-at"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        for path in draft(open_record(log, at, "--at"), output):
            print(words.say("cli-saved", file=str(path)))

    @group.command("stays", help=say("cli-about-lessons-stays"))
    def show_stays(
        data: Annotated[Path | None, typer.Option(help=say("cli-arg-data"))] = None,
        lang: lang_type = words.language,
    ) -> None:
        stays(Console(), words, data)


def stays(console: Console, words: Words, data: Path | None) -> None:
    """Where the learners of this machine's server have come to: how many stopped at which step, how many finished."""
    from lazaretto.store import open_store  # late: most commands do without a database

    store = open_store(data)
    try:
        found = asyncio.run(store.stays())
    finally:
        store.close()
    heads = [words.say(f"cli-stays-{key}") for key in ("lesson", "step", "learners")]
    rows = [[f"{stay.game} {stay.lesson}", _step(words, stay), str(stay.learners)] for stay in found]
    print_table(console, heads, rows)


def _step(words: Words, stay: Stay) -> str:
    """The step by its number and id; a lesson may have been rewritten since."""
    if stay.done:
        return words.say("cli-stays-done")
    known = stay.game in lazaretto.game_names() and stay.lesson in (*names(stay.game), *examples(stay.game))
    steps = lesson(stay.game, stay.lesson).lesson.step if known else []
    return f"{stay.farthest + 1} {steps[stay.farthest].id}" if stay.farthest < len(steps) else str(stay.farthest + 1)


def check_lessons(console: Console, words: Words, games: Sequence[str]) -> bool:
    """Prove all lessons of these games and say what they teach; False if anything is wrong."""
    wrong: list[LazarettoError] = list(house_problems())
    for game in games:
        proofs: list[Proof] = []
        began = time.perf_counter()
        try:
            proofs = [prove(lesson(game, name)) for name in names(game)]
            wrong += [problem for name in examples(game) for problem in prove(lesson(game, name)).problems]
            wrong += [problem for shelf in (LESSONS, EXAMPLES) for problem in word_problems(game, shelf)]
        except LazarettoError as error:
            wrong.append(error)
        wrong += [problem for proof in proofs for problem in proof.problems]
        if proofs:
            _show(console, words, game, proofs, time.perf_counter() - began)
    for problem in wrong:
        console.print(words.error(problem), style="red", soft_wrap=True, markup=False)
    return not wrong


def taught(game: str, proofs: Sequence[Proof]) -> tuple[set[str], int]:
    """The ids of the rules that lessons teach, and how many rules the game has."""
    return {rule for proof in proofs for rule in proof.found.rules()}, len(lazaretto.game(game).rules)


def _show(console: Console, words: Words, game: str, proofs: Sequence[Proof], seconds: float) -> None:
    table = Table()
    for key in ("lesson", "steps", "questions", "replies", "own", "rules"):
        table.add_column(words.say(f"cli-lessons-{key}"), justify="left" if key in ("lesson", "rules") else "right")
    for proof in proofs:
        found = proof.found
        figures = (len(found.lesson.step), proof.questions, proof.replies, proof.own)
        rules = ", ".join(rule.removeprefix(f"{game}.") for rule in found.rules())
        table.add_row(f"{game} {found.name}", *[str(figure) for figure in figures], rules)
    console.print(table)
    known, all_rules = taught(game, proofs)
    share = round(100 * len(known) / all_rules)
    console.print(
        words.say("cli-lessons-share", game=game, lessons=len(proofs), rules=len(known), all=all_rules, share=share)
    )
    console.print(words.say("cli-lessons-time", seconds=round(seconds)))
