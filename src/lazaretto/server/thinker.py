"""The process a bot thinks in: questions on stdin, answers on stdout, one line of JSON each. Ends with its stdin."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

import lazaretto
from lazaretto.server.botnames import bot_called


def answer(question: dict[str, Any]) -> dict[str, str]:
    try:
        game = lazaretto.game(question["game"])
        match = game.from_position(question["position"])
        bot = bot_called(question["bot"], game.module, question["seed"])
        option = match.option_of(bot.choose(match, question["seat"]))
        return {"choice": game.module.space.text(option)}
    except Exception as error:  # whatever goes wrong in a bot is told, and does not end the process
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; we end with our stdin
    with contextlib.suppress(OSError):
        os.nice(5)  # people first
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
