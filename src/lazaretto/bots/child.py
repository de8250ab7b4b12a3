"""The process an own bot lives in: pickled questions on stdin, answers on stdout, a line of JSON each. Ends with its stdin.

Whoever asks only reads JSON, so a bot can say nothing but a choice. What it prints goes to stderr.
"""

from __future__ import annotations

import inspect
import json
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from lazaretto.bots.failures import written
from lazaretto.bots.own import player_class
from lazaretto.bots.player import Player, Question
from lazaretto.games import game
from lazaretto.kernel.errors import BadInput, IllegalChoice, LazarettoError
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import stream

Answer = dict[str, object]


class Company:
    """The players of this process: one for every seat and game it was asked to join."""

    def __init__(self, spec: str) -> None:
        self.kind = player_class(spec)
        self.players: dict[int, Player] = {}

    def join(self, number: int, name: str, players: int, seat: int, seed: int) -> Answer:
        self.players[number] = self.kind(game(name), players, seat, seed)
        return {"ok": True}

    def choose(self, number: int, position: Position, seat: int, seed: int) -> Answer:
        player = self.players[number]
        asked = Question(player.game, position, seat, stream(seed, "deals of a bot"))
        chosen = player.choose(asked)
        try:
            return {"option": asked.option_of(chosen)}
        except (BadInput, IllegalChoice):
            told = written("none-of-them", choice=f"{chosen!r:.80}", count=len(asked.legal), frame=asked.kind)
            return {"wrong": told}

    def leave(self, number: int) -> Answer:
        self.players.pop(number, None)
        return {"ok": True}


def answer(company: Company, message: tuple[object, ...]) -> Answer:
    """Whatever goes wrong in a bot is told, and does not end the process."""
    try:
        what, *rest = message
        doers: dict[str, Callable[..., Answer]] = {
            "join": company.join,
            "choose": company.choose,
            "leave": company.leave,
        }
        return doers[str(what)](*rest)
    except BaseException as error:  # also what means to end the process
        return {"broken": told_of(error, company.kind)}


def told_of(error: BaseException, kind: type[Player]) -> str:
    """What Python says, with the line of the bot's own file that it came to."""
    said, file = f"{type(error).__name__}: {error}", inspect.getfile(kind)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return written("broken", error=said, file=Path(file).name, line=lines[-1]) if lines else said


def serve(spec: str, questions: BinaryIO, answers: BinaryIO) -> None:
    try:
        company = Company(spec)
    except LazarettoError as error:
        write(answers, {"code": error.code, "place": error.place, "details": error.details})
        return
    write(answers, {"ok": True})
    while True:
        try:
            message = pickle.load(questions)
        except EOFError:
            return
        write(answers, answer(company, message))


def write(answers: BinaryIO, told: Answer) -> None:
    answers.write(json.dumps(told).encode() + b"\n")
    answers.flush()


def end_with(parent: int) -> None:
    """A bot that thinks for ever does not look at its stdin; whoever asked may be gone all the same."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def go_first() -> None:
    """Where memory runs out the system ends the process that matters least: this one, not the table it plays at."""
    with suppress(OSError):  # only Linux knows that
        Path("/proc/self/oom_score_adj").write_text("1000")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks; we end with our stdin
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints does not mix with its answers
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)  # and what it reads is none of its questions
    go_first()
    try:
        serve(sys.argv[1], questions, answers)
    except BrokenPipeError:  # nobody wants to know any more
        os._exit(0)


if __name__ == "__main__":
    main()
