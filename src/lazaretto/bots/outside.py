"""Own bots as seen from outside: each lives in a process of its own and has so many seconds for a choice.

One that breaks, is too slow or chooses what is not legal plays no further in that game: `greedy` goes on for it, and
`failure` says what was wrong. The bot is sent a position in which all that its seat cannot know was dealt anew.
"""

from __future__ import annotations

import atexit
import json
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from lazaretto.bots.bot import Bot
from lazaretto.bots.failures import written
from lazaretto.kernel.contract import SomeGame, determinised
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import Rng

SECONDS = 10.0  # for a choice, where nothing else is said
START_SECONDS = 60.0  # to load: learning libraries take their time
LAST_SECONDS = 2.0  # to end by itself, so that its own exit code is told
HOUSE = Path(__file__).resolve().parents[2]  # where the package lies
_CHILDREN: dict[str, Child] = {}


class Failure(Exception):
    """The bot gave no choice; the text says why."""


class Child:
    """The process of one bot. It is shared by all seats and games of this process that the bot plays in."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.joined = 0
        self.is_ended = False
        command = [sys.executable, "-m", "lazaretto.bots.child", spec]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_surroundings())
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        self._check_loaded()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._answers.put(line)
        self._answers.put(b"")  # it has ended

    def _check_loaded(self) -> None:
        """BadInput with what is wrong with the bot, if it cannot be loaded."""
        try:
            told = self._next(START_SECONDS)
        except Failure as failure:
            raise BadInput("bot-unusable", "bot", {"word": self.spec, "reason": str(failure)}) from failure
        if "code" in told:
            self.end()
            details = told["details"]
            assert isinstance(details, dict)
            raise BadInput(str(told["code"]), str(told["place"]), {str(name): str(text) for name, text in details.items()})

    def ask(self, message: tuple[object, ...], seconds: float) -> dict[str, object]:
        try:
            assert self.process.stdin is not None
            pickle.dump(message, self.process.stdin)
            self.process.stdin.flush()
        except OSError as error:
            raise self._dead() from error
        return self._next(seconds)

    def _next(self, seconds: float) -> dict[str, object]:
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.end()
            raise Failure(written("slow", seconds=f"{seconds:g}")) from None
        if not line:
            raise self._dead()
        told: dict[str, object] = json.loads(line)
        if "wrong" in told or "broken" in told:
            raise Failure(str(told.get("wrong") or told["broken"]))
        return told

    def _dead(self) -> Failure:
        with suppress(subprocess.TimeoutExpired):  # it has closed its answers, and is about to end
            self.process.wait(LAST_SECONDS)
        self.end()
        return Failure(written("ended", code=self.process.returncode))

    def end(self) -> None:
        self.is_ended = True
        _CHILDREN.pop(self.spec, None)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def _surroundings() -> dict[str, str]:
    """The process finds the very package that runs here, wherever it was started."""
    path = [str(HOUSE), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def child_of(spec: str) -> Child:
    """The process of a bot, begun if need be."""
    if spec not in _CHILDREN:
        _CHILDREN[spec] = Child(spec)
    return _CHILDREN[spec]


def end_all() -> None:
    """No process outlives us."""
    for child in list(_CHILDREN.values()):
        child.end()


@atexit.register
def _end_quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C twice wants us gone: we are about to be
    end_all()


class OutsideBot(Bot):
    """Somebody's own bot at one seat of one game; used like any other bot."""

    def __init__(
        self, spec: str, module: SomeGame, rng: Rng, stand_in: Bot, seconds: float, tell: Callable[[str, str], None] | None
    ) -> None:
        super().__init__(spec, stand_in.player, rng)
        self.module = module
        self.stand_in = stand_in
        self.seconds = seconds
        self.tell = tell
        self.failure = None
        self.child = child_of(spec)
        self.number = 0  # by which its process knows this seat of this game, once it has joined

    def __getstate__(self) -> dict[str, object]:
        """A process cannot be copied: the copy joins it anew when it is asked next."""
        return {name: value for name, value in vars(self).items() if name != "child"} | {"number": 0}

    def choose_at(self, module: SomeGame, here: Position, seat: int) -> int:
        """The bot's choice, or `greedy`'s once the bot has failed."""
        options = here.legal()
        if len(options) == 1:
            return options[0]
        if self.failure is None:
            try:
                return self._chosen(here, seat, options)
            except Failure as failure:
                self._fail(str(failure))
        return self.stand_in.choose_at(module, here, seat)

    def _chosen(self, here: Position, seat: int, options: list[int]) -> int:
        if not self.number or self.child.is_ended:  # another seat or game has broken the process: begin again
            self._join(int(here.board.players), seat)
        copy = determinised(self.module, here, seat, self.rng)
        told = self.child.ask(("choose", self.number, copy, seat, self.rng.word()), self.seconds)
        option = told.get("option")
        if not isinstance(option, int) or option not in options:
            raise Failure(written("illegal", choice=repr(option)))
        return option

    def _join(self, players: int, seat: int) -> None:
        try:
            self.child = child_of(self.name)
        except BadInput as error:
            raise Failure(str(error)) from error
        self.child.joined += 1
        self.number = self.child.joined
        self.child.ask(("join", self.number, self.module.name, players, seat, self.rng.word()), START_SECONDS)

    def _fail(self, reason: str) -> None:
        self.failure = reason
        if self.tell is not None:
            self.tell(self.name, reason)

    def close(self) -> None:
        """The game is over: its player can be forgotten."""
        if self.number and self.failure is None and not self.child.is_ended:
            try:
                self.child.ask(("leave", self.number), self.seconds)
            except Failure as failure:
                self._fail(str(failure))
