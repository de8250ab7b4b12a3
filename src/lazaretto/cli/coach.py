"""Advice in the terminal: hints, and a coach for who plays against bots or alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lazaretto.bots.judging import Advice, Apart, Judgement, coach_for, judged
from lazaretto.kernel.formats import View
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import Decision
from lazaretto.text import Words, kebab
from lazaretto.text.coach import coach_files

OFTEN = 2  # times that a kind of question is explained; whoever has heard it knows it, as in the browser


class Coach:
    """Looks over the shoulder of the one person at a table; hints are given to everybody who asks."""

    def __init__(self, words: Words, game: str, names: Sequence[str], *, is_on: bool) -> None:
        self.words = CoachWords(words, game, names)
        self.is_on = is_on
        self.unsaid: list[str] = []  # until the next board is shown
        self.met: dict[str, set[int]] = {}  # the questions of each kind, by their number, that were explained

    def hint(self, match: Match) -> list[str]:
        return [*self.words.hint(match, judged(match, coach_for(match.module), match.n))]

    def before(self, match: Match) -> list[str]:
        """What is to be said of the last choice, and of this decision."""
        said, self.unsaid = self.unsaid, []
        if self.is_on and match.decision is not None and self._is_new(match.decision):
            said.append(self.words.before(match.decision, match.view(match.to_move)))
        return [line for line in said if line]

    def _is_new(self, decision: Decision) -> bool:
        """Has this kind of question been explained seldom? Counts that it was."""
        met = self.met.setdefault(decision.frame, set())
        if len(met) < OFTEN:
            met.add(decision.n)
        return decision.n in met

    def sees(self, match: Match, option: int) -> None:
        """Somebody is about to choose."""
        if self.is_on and len(match.legal_options()) > 1:
            self.unsaid = [*self.words.after(match, judged(match, coach_for(match.module), match.n, [option]))]


class CoachWords:
    """A table's words with those of advice."""

    def __init__(self, words: Words, game: str, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.seat = -1  # who is advised
        for path in coach_files(words.language, game):
            words.also_read(path)

    def before(self, decision: Decision, view: View | None) -> str:
        """What this decision is for; nothing where the game has no word for it."""
        known = self.words.has(f"coach-{kebab(decision.frame)}")
        return self.words.coach(decision, self.names, view) if known else ""

    def hint(self, match: Match, found: Judgement) -> Iterator[str]:
        """The best choices, with what sets them apart."""
        say, self.seat = self.words.say, match.here.who()
        yield say("advice-best")
        for at, each in enumerate(found.best):
            level = f" ({say('advice-level')})" if at and each.level else ""
            yield f"{at + 1}. {self._sentence(match, each)}{level}"
            is_equal = (each if at else found.best[min(1, len(found.best) - 1)]).level
            yield from [f"   {line}" for line in self.apart(each, is_best=at == 0, is_equal=is_equal)]
        yield f"({say('advice-when')}; {say(f'advice-by-{found.by}')})"

    def after(self, match: Match, found: Judgement) -> Iterator[str]:
        """What was much better than what was chosen, and in what; `match` is that of the decision."""
        if found.made is None or not found.matters(match.module.coach_margin):
            return
        better, self.seat = found.best[0], match.here.who()
        said = {"made": self._sentence(match, found.made), "better": self._sentence(match, better)}
        yield self.words.say("coach-better", **said)
        yield self.words.say("coach-difference")
        yield from [f"   {line}" for line in self.apart(better, is_best=True, is_equal=False)]

    def _sentence(self, match: Match, advice: Advice) -> str:
        view = match.view(match.to_move)
        said = [
            self.words.choice(match.module.space.json(option), self.names, view, match.decision) for option in advice.options
        ]
        return " › ".join(said)

    def apart(self, advice: Advice, *, is_best: bool, is_equal: bool) -> list[str]:
        """What decides between two choices: for the best one, against others."""
        decides = [self._row(each) for each in advice.apart if each.good is is_best]
        return decides if decides or is_equal else [self.words.say("advice-later")]

    def _row(self, row: Apart) -> str:
        slots = {
            "what": self.words.say(f"{row.kind}-{row.what}"),
            "here": self._number(row.here),
            "there": self._number(row.there),
        }
        if row.seat == self.seat:
            return self.words.say("advice-own", **slots)
        return self.words.say("advice-of", name=self.names[row.seat], **slots)

    def _number(self, number: float) -> str:
        text = f"{number:.1f}".removesuffix(".0")
        return text.replace(".", ",") if self.words.language == "ru" else text
