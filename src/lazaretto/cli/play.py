"""A table in the terminal for people and bots. Reads plain lines, so that it works in a pipe as well."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import lazaretto
from lazaretto.cli.boards import draw
from lazaretto.cli.common import check_target, show_result, words_of, write_json
from lazaretto.cli.menu import Line, Menu
from lazaretto.cli.records import show_log, show_why
from lazaretto.cli.reference import find_rules, show_rules
from lazaretto.cli.seats import Sitter
from lazaretto.games.screen import coloured
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError
from lazaretto.kernel.match import Match
from lazaretto.text import Words

NEWS_LINES = 14
OLD_LINES = 5
COMMANDS = ("help", "why", "log", "undo", "rules", "save", "back", "quit")


class Quit(Exception):
    """Somebody has had enough, or the input has ended."""


class TerminalTable:
    """One match at one terminal."""

    def __init__(self, match: Match, sitters: list[Sitter], words: Words, console: Console, save: Path | None) -> None:
        self.match = match
        self.sitters = sitters
        self.names = [sitter.name for sitter in sitters]
        self.words = words_of(match, words)
        self.console = console
        self.save = save
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.last_person = -1
        self.told: dict[int | None, int] = {}  # how many events each viewer has read already
        self.menu = Menu(match, 0, self.words, self.names)
        self.open: list[int] = []  # the choices of the group being looked at
        self.commands = self._command_words()

    def _command_words(self) -> dict[str, Callable[[str], bool]]:
        """Commands by their English name and by the name in the language of the table."""
        doers: dict[str, Callable[[str], bool]] = {name: getattr(self, f"_do_{name}") for name in COMMANDS}
        local = {self.words.say(f"cli-command-{name}"): doers[name] for name in COMMANDS}
        return {**doers, **local, "?": self._do_help}

    # ---------------------------------------------------------------- the course of the game

    def run(self) -> None:
        try:
            while not self.match.is_over:
                self._next()
            self._finish()
        except Quit:
            self.console.print(self.words.say("cli-goodbye"))
        finally:
            if self.save is not None:
                write_json(self.save, self.match.log())

    def _next(self) -> None:
        seat = self.match.to_move
        assert seat is not None
        bot = self.sitters[seat].bot
        if bot is not None:
            self.match.apply(bot.choose(self.match, seat))
        else:
            self._ask(seat)

    def _finish(self) -> None:
        """The end is for everybody: one person keeps that seat's eyes, several share the open ones."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self._log(self.match.events(viewer)[max(self.told.values(), default=0) :])
        self.console.print(draw(self.match, viewer, self.words, self.names))
        show_result(self.console, self.match, self.words, self.names)

    # ---------------------------------------------------------------- asking a person

    def _ask(self, seat: int) -> None:
        """Show the table to a seat and read lines until one of them is a choice."""
        self._hand_over(seat)
        if self.console.is_terminal:
            self.console.clear()
        self.menu = Menu(self.match, seat, self.words, self.names)
        self.open = self.match.legal_options()
        self.console.print(draw(self.match, seat, self.words, self.names))
        self._news(seat)
        self._prompt()
        self._choices()
        before = self.match.n
        while not self._obey(self._read("> ")) and self.match.n == before:
            pass

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen must not read each other's secrets."""
        changed = seat != self.last_person and self.last_person >= 0
        self.last_person = seat
        if changed and len(self.people) > 1 and any(self._has_secrets(each) for each in self.people):
            self.console.clear()
            self._read(self.words.say("cli-hand-over", seat=self.names[seat]) + " ")

    def _has_secrets(self, seat: int) -> bool:
        return self.match.view(seat) != self.match.view(None)

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError as error:
            raise BadInput("unreadable-file", "stdin", {"reason": str(error)}) from error

    def _news(self, seat: int) -> None:
        """What happened since this seat looked last, the newest lines of it; never fewer than a few."""
        events = self.match.events(seat)
        fresh = len(events) - self.told.get(seat, 0)
        self._log(events[-min(max(fresh, OLD_LINES), NEWS_LINES) :])
        self.told[seat] = len(events)

    def _log(self, events: list[dict[str, Any]]) -> None:
        show_log(self.console, events, self.words, self.names)

    def _prompt(self) -> None:
        decision = self.match.decision
        assert decision is not None
        view = self.menu.view
        crumbs = self.words.breadcrumb(decision, self.names, view)
        self.console.print(Text(" ← ".join(crumbs[:4]), style="dim"))
        self.console.print(coloured(self.words.prompt(decision, self.names, view), self.names))

    def _choices(self) -> None:
        for number, line in enumerate(self._lines(), 1):
            size = self.words.say("cli-group", count=len(line.options)) if len(line.options) > 1 else line.text
            self.console.print(Text(f"{number:3}. {line.label}  ") + Text(size, style="dim"))

    def _lines(self) -> list[Line]:
        return self.menu.lines(self.open)

    def _obey(self, line: str) -> bool:
        """True when the line was a choice and the match went on."""
        word, _, rest = line.partition(" ")
        try:
            if word.isdecimal():
                return self._pick(int(word))
            command = self.commands.get(word.casefold())
            if command is not None:
                return command(rest.strip())
            return self._apply(self.menu.find(line)) if line else False
        except LazarettoError as error:
            self._complain(error)
            return False

    def _complain(self, error: LazarettoError) -> None:
        if isinstance(error, IllegalChoice):
            show_why(self.console, self.match, self.menu, self.match.option_of(error.choice))
        else:
            self.console.print(Text(self.words.error(error), style="red"))

    def _pick(self, number: int) -> bool:
        lines = self._lines()
        if not 1 <= number <= len(lines):
            raise BadInput("no-such-number", str(number), {"most": str(len(lines))})
        chosen = lines[number - 1]
        if len(chosen.options) == 1:
            return self._apply(chosen.options[0])
        self.open = list(chosen.options)
        self.console.print(self.words.say("cli-group-opened", group=chosen.label))
        self._choices()
        return False

    def _apply(self, option: int) -> bool:
        self.match.apply(option)
        return True

    # ---------------------------------------------------------------- commands

    def _do_help(self, rest: str) -> bool:
        for name in COMMANDS:
            self.console.print(Text(f"  {self.words.say(f'cli-help-{name}')}"))
        return False

    def _do_why(self, rest: str) -> bool:
        show_why(self.console, self.match, self.menu, self.menu.find(rest))
        return False

    def _do_log(self, rest: str) -> bool:
        self._log(self.match.events(self.last_person))
        return False

    def _do_undo(self, rest: str) -> bool:
        self.match.undo()
        self.told[self.last_person] = len(self.match.events(self.last_person))
        return False

    def _do_rules(self, rest: str) -> bool:
        show_rules(self.console, self.words, find_rules(lazaretto.game(self.match.module.name), rest))
        return False

    def _do_save(self, rest: str) -> bool:
        if not rest:
            raise BadInput("missing-argument", "save")
        write_json(Path(rest), self.match.log())
        self.console.print(self.words.say("cli-saved", file=rest))
        return False

    def _do_back(self, rest: str) -> bool:
        self.open = self.match.legal_options()
        self._choices()
        return False

    def _do_quit(self, rest: str) -> bool:
        raise Quit


def start(match: Match, sitters: list[Sitter], words: Words, save: Path | None) -> None:
    check_target(save)
    if match.players != len(sitters):
        raise BadInput("wrong-seats", "--seats", {"given": str(len(sitters)), "expected": str(match.players)})
    TerminalTable(match, sitters, words, Console(), save).run()
