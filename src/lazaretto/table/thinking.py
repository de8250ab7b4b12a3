"""What a bot is asked, and what it answers, wherever it thinks: plain data. And how long it may think about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

import msgspec

from lazaretto.bots.judging import Advice, judged
from lazaretto.games import game as game_called
from lazaretto.kernel.formats import PositionForm
from lazaretto.kernel.match import Match
from lazaretto.table.advice import AdviceInfo, ApartInfo
from lazaretto.table.botnames import bot_called, milliseconds_of, raised
from lazaretto.table.ports import Judged, ThinkerFailed, Thought

DECISIONS = 6.0  # of a turn, before a game has shown how many it has
WEIGHT = 3.0  # turns that this guess counts for
LOOKS_BACK = 200  # choices from which the length of turns is judged
LAST_SHARE = 1.5  # a turn may always have more to decide: so little of what is left is never all of it


class Question(TypedDict):
    """What would this bot do for this seat, at this position? With a `line`: what does it make of the decision (number
    `n`), and of these choices?"""

    bot: str
    game: str
    position: PositionForm
    seat: int
    seed: int
    n: NotRequired[int]
    line: NotRequired[list[str]]


def question(bot: str, match: Match, seat: int, seed: int) -> Question:
    """The bot gets a position and looks at copies re-dealt for its seat."""
    return {"bot": bot, "game": match.module.name, "position": match.position(), "seat": seat, "seed": seed}


def inquiry(bot: str, match: Match, seed: int, line: Sequence[str] = ()) -> Question:
    """The same about what is best, and about what was chosen."""
    return {**question(bot, match, match.here.who(), seed), "n": match.n, "line": [*line]}


def answer(question: Question) -> dict[str, object]:
    """`choice` and who answered `instead`, or what was `judged`; or `error`: whatever goes wrong in a bot is told, and does
    not end who asked."""
    try:
        if "line" in question:
            return {"judged": msgspec.to_builtins(_judged(question))}
        game = game_called(question["game"])
        match = game.from_position(question["position"])
        bot = bot_called(question["bot"], game.module, question["seed"])
        option = match.option_of(bot.choose(match, question["seat"]))
        return {"choice": game.module.space.text(option), "instead": bot.instead}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def thought_of(answer: Mapping[str, object]) -> Thought:
    if "choice" not in answer:
        raise ThinkerFailed(str(answer.get("error")))
    return msgspec.convert(answer, Thought)


def judged_of(answer: Mapping[str, object]) -> Judged:
    if "judged" not in answer:
        raise ThinkerFailed(str(answer.get("error")))
    return msgspec.convert(answer["judged"], Judged)


def _judged(question: Question) -> Judged:
    match = game_called(question["game"]).resume(question["position"], question["n"])
    bot = raised(question["bot"], match.module.search_floor)
    found = judged(match, bot, question["seed"], [match.option_of(choice) for choice in question["line"]])
    return Judged(
        by=found.by,
        best=[_advice(match, each) for each in found.best],
        made=None if found.made is None else _advice(match, found.made),
        matters=found.matters(match.module.coach_margin),
    )


def _advice(match: Match, advice: Advice) -> AdviceInfo:
    space = match.module.space
    forms = [{"text": space.text(option), **space.json(option)} for option in advice.options]
    return AdviceInfo(
        choice=forms[0],
        then=forms[1:],
        level=advice.level,
        means=advice.consequences.json(match.n, match.module.domains),
        apart=[ApartInfo(each.seat, each.kind, each.what, each.here, each.there, each.good) for each in advice.apart],
    )


# ---------------------------------------------------------------- the time of a turn


class Pondering:
    """How long the bot to move has thought about its present turn."""

    def __init__(self) -> None:
        self._turn: tuple[int, int] | None = None
        self._seconds = 0.0

    def spent(self, match: Match, seat: int) -> float:
        return self._seconds if self._turn == turn_of(match, seat) else 0.0

    def spend(self, match: Match, seat: int, seconds: float) -> None:
        self._seconds = self.spent(match, seat) + seconds
        self._turn = turn_of(match, seat)


def turn_of(match: Match, seat: int) -> tuple[int, int]:
    """The seat to move and the decision its turn began with."""
    n = match.n
    while n - 1 > match.first and match.entry(n - 1).seat == seat:
        n -= 1
    return seat, n


def expected_decisions(match: Match) -> float:
    """How many decisions a turn of this game has, as far as it has shown."""
    asked = [entry.seat for entry in match.record[-LOOKS_BACK:] if entry.seat >= 0 and not entry.by_itself]
    turns = sum(at == 0 or asked[at - 1] != seat for at, seat in enumerate(asked))
    return (len(asked) + WEIGHT * DECISIONS) / (turns + WEIGHT)


def decided_this_turn(match: Match, seat: int) -> int:
    """How many decisions the seat to move has answered since it began to."""
    count = 0
    for entry in reversed(match.record):
        if entry.seat != seat:
            break
        count += not entry.by_itself
    return count


def for_one_decision(bot: str, match: Match, seat: int, spent: float) -> str:
    """A bot whose time is that of a turn, as it is asked for one decision; `spent` seconds of its turn are over."""
    whole = milliseconds_of(bot)
    if whole is None:
        return bot
    left = max(0.0, whole - 1000.0 * spent)
    more = max(LAST_SHARE, expected_decisions(match) - decided_this_turn(match, seat))
    return f"{bot.partition(':')[0]}:{max(1, int(left / more))}ms"
