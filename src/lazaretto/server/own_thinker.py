"""The process beside an own bot: it asks the bot, watches its time, and lets `greedy` go on where it fails.

It is ours and knows the table; the bot itself lives in a further process, and is sent only what its seat may know
(`bots/outside.py`). Questions on stdin, answers on stdout, one line of JSON each. Ends with its stdin.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict

import msgspec

from lazaretto.bots import Bot
from lazaretto.bots.guests import any_bot
from lazaretto.games import game as game_called
from lazaretto.table.thinking import Question

REMEMBERED = 200  # seats whose players are kept between two decisions


class Company:
    """The seats this bot plays: each has a player of its own, for as long as it is remembered."""

    def __init__(self, spec: str, seconds: float) -> None:
        self.spec = spec
        self.seconds = seconds
        self.players: OrderedDict[tuple[object, int], Bot] = OrderedDict()

    def answer(self, question: Question) -> dict[str, object]:
        try:
            return self._answer(question)
        except Exception as error:  # whatever it is: the table has a simpler bot
            return {"error": f"{type(error).__name__}: {error}"}

    def _answer(self, question: Question) -> dict[str, object]:
        game = game_called(question["game"])
        match = game.resume(question["position"])
        bot = self._player(question)
        was_well = bot.failure is None
        option = match.option_of(bot.choose(match, question["seat"]))
        text = game.module.space.text(option)
        if bot.failure is None:
            return {"choice": text}
        return {"choice": text, "instead": "greedy", "why": bot.failure if was_well else ""}

    def _player(self, question: Question) -> Bot:
        key = question["position"]["seed_hash"], question["seat"]
        if key not in self.players:
            module = game_called(question["game"]).module
            self.players[key] = any_bot(self.spec, module, question["seed"], self.seconds)
            if len(self.players) > REMEMBERED:
                self.players.popitem(last=False)[1].close()
        self.players.move_to_end(key)
        return self.players[key]


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; we end with our stdin
    company = Company(sys.argv[1], float(sys.argv[2]))
    try:
        for line in sys.stdin.buffer:
            answer = company.answer(msgspec.json.decode(line, type=Question))
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server was killed: nobody wants to know any more
        os._exit(0)


if __name__ == "__main__":
    main()
