"""Commands on records: replay, position, explain, verify."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

import lazaretto
from lazaretto.cli.common import at_least, at_most, read_json, seat_names, words_of, write_json
from lazaretto.cli.menu import Menu
from lazaretto.cli.results import show_result
from lazaretto.games.screen import coloured
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import POSITION_FORMAT, EventForm
from lazaretto.kernel.journal import event_json
from lazaretto.kernel.match import Match
from lazaretto.text import Words


def read_record(path: Path) -> dict[str, object]:
    form = read_json(path)
    if not isinstance(form, dict):
        raise BadInput("not-an-object", str(path))
    return form


def open_record(path: Path, at: int | None, place: str) -> Match:
    """The match of a log, after `at` choices or all of them; or of a position."""
    form = read_record(path)
    game = lazaretto.game(str(form.get("game")))
    if form.get("format") == POSITION_FORMAT:
        return game.from_position(form)
    if at is not None:
        at_least(place, at, 0)
        choices = form.get("choices")
        at_most(place, at, len(choices) if isinstance(choices, list) else at)
    return game.replay(form, at)


def _told(match: Match, everything: bool) -> list[EventForm]:
    """The secrets of a finished game are no secrets any more."""
    if not everything:
        return match.events(None)
    return [event_json(n, event, match.module.domains) for n, event in match.journal.events]


def show_log(
    console: Console, match: Match, events: list[EventForm], words: Words, names: Sequence[str], most: int | None = None
) -> None:
    """One sentence a line, with the number of the choice that caused it; `most`: only so many of the newest lines."""
    lasting = words.lasting(match.view(None))
    before: object = -1
    for line in words.lines(events)[-most if most else 0 :]:
        n = line[0]["n"]
        number = f"{n:4} " if n != before else "     "
        before = n
        console.print(Text(number, style="dim") + coloured(words.line(line, names, lasting), names))


def replay(console: Console, words: Words, path: Path, upto: int | None) -> None:
    match = open_record(path, upto, "--upto")
    own = words_of(match, words)
    names = seat_names(own, match.players)
    finished = match.is_over or "result" in read_record(path)
    show_log(console, match, _told(match, finished), own, names)
    show_result(console, match, own, names)


def position(path: Path, at: int | None, output: Path | None) -> None:
    form = open_record(path, at, "--at").position()
    if output is None:
        print(json.dumps(form, ensure_ascii=False, indent=1))
    else:
        write_json(output, form)


def explain(console: Console, words: Words, path: Path, text: str, at: int | None) -> bool:
    """Whether the choice is allowed; if not, why not."""
    match = open_record(path, at, "--at")
    if match.to_move is None:
        raise BadInput("game-over", str(path))
    own = words_of(match, words)
    names = seat_names(own, match.players)
    menu = Menu(match, match.to_move, own, names)
    return show_why(console, match, menu, menu.find(text))


def show_why(console: Console, match: Match, menu: Menu, option: int) -> bool:
    """Whether a choice is allowed now; what is in its way here, with the rule behind it."""
    words, ledger = menu.words, match.module.ledger()
    reasons = match.reasons(option)
    if not reasons:
        console.print(words.say("cli-legal", choice=menu.sentence(option)))
        return True
    is_forbidden = any(reason["rule"] is not None for reason in reasons)
    if is_forbidden:
        console.print(words.say("cli-not-legal", choice=menu.sentence(option)))
    else:
        console.print(words.say("cli-not-asked", choice=menu.sentence(option)))
    for reason in reasons:
        console.print(Text(f"  {words.reason(reason, menu.names, menu.view)}"))
        if reason["rule"] is not None:
            console.print(Text(f"    {words.rule(ledger[reason['rule']])}", style="dim"))
    return False


def verify(console: Console, words: Words, path: Path) -> None:
    form = read_record(path)
    match = lazaretto.game(str(form.get("game"))).verify(form)
    console.print(words.say("cli-verified", choices=match.n - 1, hash=str(form["seed_hash"])))
    console.print(words.say("cli-verified-chance" if "position" not in form else "cli-verified-no-chance"))
    if match.taken_back:
        console.print(words.say("cli-verified-taken-back", count=match.taken_back))
    console.print(words.say("cli-verified-result" if match.is_over else "cli-verified-unfinished"))
