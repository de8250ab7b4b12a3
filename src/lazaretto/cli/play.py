"""A table in the terminal for people and bots. Reads plain lines, so that it works in a pipe as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import lazaretto
from lazaretto.cli.boards import brief, draw, height, show_whole, turn_events
from lazaretto.cli.coach import Coach
from lazaretto.cli.common import check_targets, words_of, write_json
from lazaretto.cli.menu import MOST_LINES, Line, Menu
from lazaretto.cli.offers import Offers, along, rest_told, span, way_line, way_lines, way_told
from lazaretto.cli.records import show_log, show_why
from lazaretto.cli.reference import find_rules, show_rules
from lazaretto.cli.results import show_result
from lazaretto.cli.seats import Sitter
from lazaretto.games.screen import coloured
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError
from lazaretto.kernel.formats import EventForm
from lazaretto.kernel.journal import event_json
from lazaretto.kernel.match import Match
from lazaretto.kernel.ways import Way
from lazaretto.text import Words

NEWS_LINES = 24  # of the log, at most: a rival's turn and the end of a year
OLD_LINES = 5
SMALL_NEWS = 2  # lines on a small screen
WIDE = 72  # letters: half of it is enough for most choices
FEWEST_LINES = 7  # choices that a small screen has room for in any case
AROUND = 4  # lines of a small screen: what remains to be done, the question (two), where one types
COMMANDS = ("help", "why", "hint", "board", "otherwise", "log", "undo", "rules", "save", "back", "quit")


class Quit(Exception):
    """Somebody has had enough, or the input has ended."""


def read_line(console: Console, prompt: str) -> str:
    """A line of the terminal or of a pipe; Quit at its end."""
    try:
        return input(prompt).strip()
    except EOFError:
        console.print()
        raise Quit from None
    except UnicodeDecodeError as error:
        raise BadInput("unreadable-file", "stdin", {"reason": str(error)}) from error


class TerminalTable:
    """One match at one terminal."""

    def __init__(
        self, match: Match, sitters: list[Sitter], words: Words, console: Console, save: Path | None, coach: bool = False
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.names = [sitter.name for sitter in sitters]
        self.words = words_of(match, words)
        self.console = console
        self.save = save
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.coach = Coach(self.words, match.module.name, self.names, is_on=coach)
        self.last_person = -1
        self.offers: Offers  # of the decision that is asked
        self.told: dict[int | None, int] = {}  # how many events each viewer has read already
        self.looked = -1  # who was shown the board last
        self.menu = Menu(match, 0, self.words, self.names)
        self.open: list[int] = []  # the choices of the group being looked at
        self.opened: list[Line] | None = None  # ways that are looked at instead
        self.most = MOST_LINES
        self.news = NEWS_LINES
        self.halves = False  # two choices in a line
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
        is_drawn, self.looked = self._is_turn(seat), seat
        self.menu = Menu(self.match, seat, self.words, self.names)
        self.offers = Offers(self.match)
        self.open, self.opened = self.match.legal_options(), None
        if is_drawn:
            self.console.print(self._fitting_board(seat))
        self._news(seat)
        self._prompt()
        self._choices()
        before = self.match.n
        while not self._obey(self._read("> ")) and self.match.n == before:
            pass

    def _is_turn(self, seat: int) -> bool:
        """Where lines scroll, the board is drawn when a turn begins; in the course of it the news tell what has changed."""
        if self.console.is_terminal or seat != self.looked:
            return True
        begins, fresh = turn_events(self.match), self.match.events(seat)[self.told.get(seat, 0) :]
        return begins is None or any(event["kind"] in begins for event in fresh)

    def _fitting_board(self, seat: int) -> RenderableType:
        """The whole board, or on a screen too small for it and the choices a brief one."""
        whole = draw(self.match, seat, self.words, self.names)
        self.most, self.news, self.halves = MOST_LINES, NEWS_LINES, False
        small = brief(self.match, seat, self.words, self.names) if self.console.is_terminal else None
        if small is None or height(self.console, whole) + OLD_LINES + MOST_LINES <= self.console.height:
            return whole
        left = self.console.height - height(self.console, small) - SMALL_NEWS - AROUND
        self.news = SMALL_NEWS
        if height(self.console, Group(*self._listed())) > left:
            self.most = FEWEST_LINES
        self.halves = height(self.console, Group(*self._listed())) > left and self.console.width >= WIDE
        return small

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
        return read_line(self.console, prompt)

    def _news(self, seat: int) -> None:
        """What happened since this seat looked last, the newest lines of it; on a screen that was cleared never fewer than a
        few."""
        events = self.match.events(seat)
        fresh = len(events) - self.told.get(seat, 0)
        first = max(0, len(events) - max(fresh, OLD_LINES if self.console.is_terminal else 0))
        while 0 < first < len(events) and events[first - 1]["n"] == events[first]["n"]:
            first -= 1  # what one decision brought may be one line: half of it would tell another story
        show_log(self.console, self.match, events[first:], self.words, self.names, most=self.news)
        self.told[seat] = len(events)

    def _log(self, events: list[EventForm]) -> None:
        show_log(self.console, self.match, events, self.words, self.names)

    def _prompt(self) -> None:
        decision = self.match.decision
        assert decision is not None
        view = self.menu.view
        crumbs = self.words.breadcrumb(decision, self.names, view)
        for line in self.coach.before(self.match):
            self.console.print(Text(line, style="italic"))
        self.console.print(Text(" ← ".join(crumbs[:4]), style="dim"), no_wrap=True, overflow="ellipsis")
        self.console.print(coloured(self.words.prompt(decision, self.names, view), self.names))

    def _choices(self) -> None:
        lines = [*self._listed()]
        if not self.halves:
            self.console.print(*lines, sep="\n")
            return
        grid, half = Table.grid(expand=True), (len(lines) + 1) // 2
        for _ in range(2):
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for left, right in zip_longest(lines[:half], lines[half:], fillvalue=Text()):
            grid.add_row(left, right)
        self.console.print(grid)

    def _listed(self) -> Iterator[Text]:
        for number, line in enumerate(self._lines(), 1):
            count = len(line.options or line.ways)
            parts = [self.words.say("cli-group", count=count)] if count > 1 else self._beside(number, line)
            label = Text(f"{number:3}. {line.label}  ")
            while count == 1 and parts and len(label) + len("; ".join(parts)) > self.console.width:
                parts.pop()
            yield label + Text("; ".join(parts), style="dim")

    def _beside(self, number: int, line: Line) -> list[str]:
        """After a choice: what it takes along and brings, and that it can be done otherwise."""
        if line.ways:
            return [line.text]
        parts = [way_told(self.menu, self.offers.usual[line.text])] if line.text in self.offers.usual else []
        others = len(self.offers.beside.get(line.text, ()))
        if others:
            parts.append(self.words.say("cli-others", count=others, number=number))
        return [part for part in parts if part]

    def _lines(self) -> list[Line]:
        """The choices, and a line for all that more than one of them leads to."""
        if self.opened is not None:
            return self.opened
        lines = self.menu.lines(self.open, self.most)
        if self.offers.far and self.open == self.match.legal_options():
            lines.append(Line(self.words.say("cli-far"), (), ways=tuple(self.offers.far)))
        return lines

    def _obey(self, line: str) -> bool:
        """True when the line was a choice and the match went on."""
        word, _, rest = line.partition(" ")
        try:
            if word.isdecimal():
                return self._pick(int(word))
            command = self.commands.get(word.casefold())
            if command is not None:
                return command(rest.strip())
            return self._say(line) if line else False
        except LazarettoError as error:
            self._complain(error)
            return False

    def _say(self, words: str) -> bool:
        """A line of the screen by its words, a group as well; or any choice, as the menu finds it."""
        for number, line in enumerate(self._lines(), 1):
            if line.label.casefold() == words.casefold():
                return self._pick(number)
        return self._take(self.offers.taken(self.menu.space.text(self.menu.find(words))))

    def _complain(self, error: LazarettoError) -> None:
        if isinstance(error, IllegalChoice):
            show_why(self.console, self.match, self.menu, self.match.option_of(error.choice))
        else:
            self.console.print(Text(self.words.error(error), style="red"))

    def _numbered(self, number: int) -> Line:
        lines = self._lines()
        if not 1 <= number <= len(lines):
            raise BadInput("no-such-number", str(number), {"most": str(len(lines))})
        return lines[number - 1]

    def _pick(self, number: int) -> bool:
        chosen = self._numbered(number)
        if len(chosen.ways) == 1:
            return self._take(chosen.ways[0].choices)
        if len(chosen.options) == 1:
            return self._take(self.offers.taken(self.menu.space.text(chosen.options[0])))
        if chosen.ways:
            self.opened = way_lines(self.menu, chosen.ways)
        else:
            self.open = list(chosen.options)
        self.console.print(self.words.say("cli-group-opened", group=chosen.label))
        self._choices()
        return False

    def _take(self, choices: Sequence[str]) -> bool:
        before = self.match.clone()
        self.match.apply_way(choices)
        self.coach.sees(before, before.module.space.parse(choices[0]))
        return True

    # ---------------------------------------------------------------- commands

    def _do_help(self, rest: str) -> bool:
        """`?` alone lists the commands; with a number or a choice it tells what that brings."""
        if rest:
            return self._foretell(self._meant(rest))
        for name in COMMANDS:
            self.console.print(Text(f"  {self.words.say(f'cli-help-{name}')}"))
        if self.words.has("board-signs"):
            self.console.print(Text(f"  {self.words.say('board-signs')}", style="dim"))
        return False

    def _do_board(self, rest: str) -> bool:
        """The whole board, page by page where the screen is too small for it."""
        show_whole(self.console, draw(self.match, self.last_person, self.words, self.names))
        return False

    def _do_otherwise(self, rest: str) -> bool:
        """A choice with other answers, several times, or alone."""
        far = self._far(rest)
        option = self._meant(rest) if far is None else self.menu.space.parse(far)
        text = self.menu.space.text(option)
        ways = [way_line(self.menu, way) for way in self.offers.beside.get(text, [])]
        self.opened = ways if ways and far is not None else [*ways, self._alone(self._meant(rest))]
        self._choices()
        return False

    def _far(self, rest: str) -> str | None:
        """What a line is for that leads there by several choices."""
        lines = self._lines()
        line = lines[int(rest) - 1] if rest.isdecimal() and 1 <= int(rest) <= len(lines) else None
        return line.ways[0].wanted if line is not None and len(line.ways) == 1 else None

    def _alone(self, option: int) -> Line:
        """A choice without the answers that everybody gives."""
        text = self.menu.space.text(option)
        words = self.words.say("cli-alone", choice=self.menu.sentence(option))
        return Line(words, (), text, (Way(text, (text,), self.match.consequences(option)),))

    def _meant(self, rest: str) -> int:
        if rest.isdecimal():
            line = self._numbered(int(rest))
            return line.options[0] if line.options else self.menu.space.parse(line.ways[0].choices[0])
        return self.menu.find(rest)

    def _foretell(self, option: int) -> bool:
        text = self.menu.space.text(option)
        usual = self.offers.usual.get(text)
        told = self.match.consequences(option) if usual is None else usual.consequences
        for deed in () if usual is None else along(self.menu, usual):
            self.console.print(Text(f"  {deed}"))
        self._log([event_json(self.match.n, event, self.match.module.domains) for event in told.events])
        for each in told.changes:
            self._number(each.seat, f"holding-{each.what}", span(each.least, each.most, sign="+"))
        for line in told.scores:
            self._number(line.seat, f"score-{line.what}", f"{line.before} → {span(line.least, line.most)}")
        self.console.print("  " + rest_told(self.words, told, self.names))
        self.console.print(Text("  " + self.words.say("cli-typed", text=text), style="dim"))
        return False

    def _number(self, seat: int, key: str, text: str) -> None:
        self.console.print(coloured(f"  {self.names[seat]}: {self.words.say(key)} {text}", self.names))

    def _do_why(self, rest: str) -> bool:
        show_why(self.console, self.match, self.menu, self.menu.find(rest))
        return False

    def _do_hint(self, rest: str) -> bool:
        for line in self.coach.hint(self.match):
            self.console.print(coloured(line, self.names))
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
        self.open, self.opened = self.match.legal_options(), None
        self._choices()
        return False

    def _do_quit(self, rest: str) -> bool:
        raise Quit


def start(match: Match, sitters: list[Sitter], words: Words, save: Path | None, coach: bool = False) -> None:
    check_targets(save)
    if coach and sum(sitter.bot is None for sitter in sitters) != 1:
        raise BadInput("coach-for-one", "--coach")
    if match.players != len(sitters):
        raise BadInput("wrong-seats", "--seats", {"given": str(len(sitters)), "expected": str(match.players)})
    TerminalTable(match, sitters, words, Console(), save, coach).run()
