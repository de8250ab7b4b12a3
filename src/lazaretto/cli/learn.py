"""`lazaretto learn`: the lessons of a game in the terminal. Reads plain lines, so that it works in a pipe as well."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

import lazaretto
from lazaretto.cli.boards import brief, draw, height, show_whole
from lazaretto.cli.menu import Menu
from lazaretto.cli.play import Quit, read_line
from lazaretto.cli.records import show_log, show_why
from lazaretto.cli.reference import show_rules
from lazaretto.games.screen import coloured
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError
from lazaretto.kernel.shortcuts import NO_OPTION
from lazaretto.learn.catalogue import lesson, names
from lazaretto.learn.course import NEXT, SKIP, Course, Standing, course
from lazaretto.text import Words
from lazaretto.text.lessons import LessonWords, facts

COMMANDS = ("help", "undo", "back", "skip", "board", "rules", "why", "quit")


def learn(console: Console, words: Words, game: str, wanted: str | None) -> None:
    """One lesson by its name or title, or one after the other from the number that is typed."""
    own = LessonWords(words.language, game)
    known = names(game)
    if not known:
        raise BadInput("no-lessons", "learn", {"word": game})
    try:
        chosen = known[_pick(console, own, game) :] if wanted is None else [_named(own, game, wanted)]
        for name in chosen:
            TerminalLesson(course(game, name), own, console).run()
    except Quit:
        console.print(words.say("cli-goodbye"))


def _named(words: LessonWords, game: str, wanted: str) -> str:
    """The name of the lesson that is called so; BadInput lists the names if none is."""
    for name in names(game):
        if wanted.casefold() in (name, words.say(lesson(game, name).key()).casefold()):
            return name
    return lesson(game, wanted).name


def _pick(console: Console, words: LessonWords, game: str) -> int:
    table = Table(show_header=False)
    for number, name in enumerate(names(game), 1):
        found = lesson(game, name)
        minutes = words.say("learn-minutes", minutes=found.lesson.minutes)
        table.add_row(str(number), name, words.say(found.key()), words.form(found.key(), "about"), minutes)
    console.print(table)
    line = read_line(console, words.say("cli-learn-which") + " ") or "1"
    if not line.isdecimal() or not 1 <= int(line) <= len(names(game)):
        raise BadInput("no-such-number", line, {"most": str(len(names(game)))})
    return int(line) - 1


class TerminalLesson:
    """One lesson at one terminal."""

    def __init__(self, taken: Course, words: LessonWords, console: Console) -> None:
        self.course = taken
        self.words = words
        self.console = console
        self.here = taken.start()
        self.names = words.names(self.here.match.players, taken.seat)
        self.told = 0  # events that were shown
        self.drawn: object = None  # what the board showed when it was drawn last
        self.explained = False  # were the signs of the board in short told?
        self.spoken = -1  # the step whose words were said last
        self.compared = False  # was it told that a table asks less?
        doers: dict[str, Callable[[], None]] = {name: getattr(self, f"_do_{name}") for name in COMMANDS if name != "why"}
        local = {words.say(f"cli-command-{name}"): doer for name, doer in doers.items()}
        self.commands = {**doers, **local, "?": self._do_help}

    def run(self) -> None:
        key = self.course.found.key()
        self.console.rule(Text(self.words.say(key)))
        self.console.print(Text(self.words.form(key, "about"), style="dim"))
        while not self.course.is_over(self.here):
            self._ask()
        self.console.print(Text(self.words.say("learn-well-done"), style="bold"))

    def _ask(self) -> None:
        """Show one step and read lines until the learner stands somewhere else."""
        before = self.here
        self._show()
        while self.here is before:
            self._obey(read_line(self.console, "> "))

    def _show(self) -> None:
        here, course, words = self.here, self.course, self.words
        events = here.match.events(course.seat)
        self._board()
        show_log(self.console, here.match, events[min(self.told, len(events)) :], words, self.names)
        self.told = len(events)
        self._task()

    def _board(self) -> None:
        """The whole board where the lesson begins, if the screen has room for it; after that what is in short of it, where
        something has changed. So nobody scrolls back for what he is told."""
        match, seat = self.here.match, self.course.seat
        before, self.drawn = self.drawn, match.view(seat)
        if before == self.drawn:
            return
        whole, small = draw(match, seat, self.words, self.names), brief(match, seat, self.words, self.names)
        fits = not self.console.is_terminal or height(self.console, whole) < self.console.height
        self.console.print(whole if small is None or (before is None and fits) else small)
        if small is not None and not (before is None and fits) and not self.explained:
            self.explained = True
            told = self.words.say("board-signs"), self.words.say("cli-learn-help-board")
            self.console.print(Text(" ".join(told), style="dim"))

    def _task(self) -> None:
        """What the step says, once, and what it asks for."""
        here, course, words = self.here, self.course, self.words
        step = course.steps[here.step]
        if here.moved:
            self.console.print(Text(words.say("learn-moved"), style="dim"))
        if self.spoken != here.step:
            self.spoken = here.step
            count = words.say("learn-step", step=here.step + 1, steps=len(course.steps))
            self.console.print(Text(count, style="dim"))
            self.console.print(Text(words.step(course.found, step, here.match), style="bold"))
        if step.looks:
            self.console.print(Text(words.say("cli-learn-next"), style="dim"))
            return
        aim = words.form(course.found.key(step), "aim", **facts(course.found, step, here.match))
        self.console.print(words.say("learn-aim", aim=aim), markup=False)
        self._choices()

    def _menu(self) -> Menu:
        return Menu(self.here.match, self.course.seat, self.words, self.names)

    def _choices(self) -> None:
        """What can be chosen; nothing where there is only something to read."""
        if not self.course.asks(self.here):
            return
        match = self.here.match
        assert match.decision is not None
        asked = self.words.prompt(match.decision, self.names, match.view(self.course.seat))
        self.console.print(coloured(asked, self.names))
        for number, option in enumerate(self.here.match.legal_options(), 1):
            self.console.print(Text(f"{number:3}. ") + coloured(self._menu().sentence(option), self.names))
        self._as_at_a_table()

    def _as_at_a_table(self) -> None:
        """Lessons ask everything; at a table some questions are answered as everybody answers them."""
        match = self.here.match
        usual = match.module.shortcuts.obvious(match.here)
        if usual != NO_OPTION and len(match.legal_options()) > 1 and not self.compared:
            self.compared = True
            said = self.words.say("cli-learn-obvious", choice=self._menu().sentence(usual))
            self.console.print(Text(said, style="dim"))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            command = self.commands.get(word.casefold())
            if command is not None:
                command()
            elif word.casefold() in ("why", self.words.say("cli-command-why")):
                show_why(self.console, self.here.match, self._menu(), self._menu().find(rest))
            elif self.course.asks(self.here):
                self._answer(line)
            elif line:
                self.console.print(self.words.say("cli-learn-nothing"))
            else:
                self._move(NEXT)
        except IllegalChoice as error:
            show_why(self.console, self.here.match, self._menu(), self.here.match.option_of(error.choice))
            self._choices()
        except LazarettoError as error:
            self.console.print(Text(self.words.error(error), style="red"))
            self._choices()

    def _answer(self, line: str) -> None:
        """A choice; an empty line asks for the task once more."""
        if line:
            self._move(self._choice(line))
        else:
            self.spoken = -1
            self._task()

    def _choice(self, line: str) -> str:
        match = self.here.match
        if not line.isdecimal():
            return match.module.space.text(self._menu().find(line))
        options = match.legal_options()
        if not 1 <= int(line) <= len(options):
            raise BadInput("no-such-number", line, {"most": str(len(options))})
        return match.module.space.text(options[int(line) - 1])

    def _move(self, move: str) -> None:
        step = self.course.steps[self.here.step]
        after, reply = self.course.move(self.here, move)
        if reply is not None:
            told = self.words.reply(self.course.found, step, reply, self.names, self.here.match)
            self.console.print(Text(told, style="yellow"))
            self._choices()
            return
        key, solved = self.course.found.key(step), after.step != self.here.step
        self.here = after
        if solved and move != SKIP and self.words.has_form(key, "well"):
            self.console.print(Text(self.words.form(key, "well"), style="green"))

    # ---------------------------------------------------------------- commands

    def _do_help(self) -> None:
        for name in COMMANDS:
            self.console.print(Text(f"  {self.words.say(f'cli-learn-help-{name}')}"))

    def _do_undo(self) -> None:
        self._back_to(self.course.undo(self.here))

    def _do_back(self) -> None:
        self._back_to(self.course.back(self.here))

    def _back_to(self, there: Standing) -> None:
        self.told = len(there.match.events(self.course.seat))
        self.here = there
        self.spoken = -1

    def _do_board(self) -> None:
        self.drawn = self.here.match.view(self.course.seat)
        show_whole(self.console, draw(self.here.match, self.course.seat, self.words, self.names))

    def _do_skip(self) -> None:
        self._move(SKIP)

    def _do_rules(self) -> None:
        rules = lazaretto.game(self.course.found.game).rules
        show_rules(self.console, self.words, [rules[rule] for rule in self.course.steps[self.here.step].rules])

    def _do_quit(self) -> None:
        raise Quit
