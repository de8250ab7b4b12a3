"""Every refusal must have reasons, and every reason be true: a second reader looks each fact up in what the seat sees.

`examine` plays a random match. At some of its decisions it tries illegal choices of every verb and asks why not. A game's
`Judge` knows for each kind of fact how to read it off the view, and for each need how to meet it: then the reason must go.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match
from lazaretto.kernel.reasons import KERNEL_FACTS, Fact, Need, Reason, fact_json
from lazaretto.kernel.refusals import reasons_here
from lazaretto.kernel.rng import Rng, stream

Form = dict[str, Any]


@dataclass
class Here:
    """A refused choice: the match, the choice by its words, and what the asked seat sees."""

    match: Match
    option: int

    @cached_property
    def view(self) -> Form:
        found: Form = dict(self.match.view(self.seat))
        return found

    @property
    def seat(self) -> int:
        assert self.match.to_move is not None
        return self.match.to_move

    @property
    def verb(self) -> str:
        return self.match.module.space.verb_at[self.option].name

    @property
    def choice(self) -> dict[str, str]:
        return self.match.module.space.json(self.option)

    @property
    def asked(self) -> list[Any]:
        assert self.match.decision is not None
        return list(self.match.decision.breadcrumb[-1])

    def frame(self, *names: str) -> list[Any]:
        """What is asked, or the nearest that waits, of these kinds."""
        return next(frame for frame in [self.asked, *self.waiting] if frame[0] in names)

    @property
    def waiting(self) -> list[list[Any]]:
        """What remains to be done after what is asked, the nearest first."""
        assert self.match.decision is not None
        return [list(frame) for frame in reversed(self.match.decision.breadcrumb[:-1])]


def stays_with(here: Here, give: Callable[[Position, int], None], kind: type[Fact]) -> bool:
    """However much the seat is given, this fact is told: it was never a matter of goods."""
    copy = here.match.here.clone()
    give(copy, here.seat)
    after = reasons_here(here.match.module, copy, here.option, here.match.undoable)
    return any(isinstance(fact, kind) for reason in after for fact in reason.facts)


Reader = Callable[[Here, Form], bool]
Meeting = Callable[[Position, int, Any], None]  # changes a board so that the need of a seat is met


@dataclass
class Judge:
    """How the facts of one game are read a second time, and how its needs are met."""

    readers: dict[type[Fact], Reader]
    meetings: dict[type[Need], Meeting]
    met: dict[str, int] = field(default_factory=dict)  # how often each kind of fact was met


def _not_asked(here: Here, fact: Form) -> bool:
    legal = {choice.verb for choice in here.match.legal()}
    return fact["verb"] == here.verb and fact["verb"] not in legal and fact["asked"] == here.asked


def _unfinished(here: Here, fact: Form) -> bool:
    return fact["asked"] == here.asked and fact["undo"] == int(here.match.undoable > 0) and len(here.waiting) > 0


KERNEL_READERS: dict[str, Reader] = {
    "GameOver": lambda here, fact: here.match.is_over,
    "AnothersTurn": lambda here, fact: fact["seat"] == here.match.to_move,
    "ByChance": lambda here, fact: here.match.module.space.verbs[here.verb].chance,
    "Unfinished": _unfinished,
    "NotAsked": _not_asked,
}


def is_known(judge: Judge, game: Game) -> list[str]:
    """Facts that nobody can read a second time, and needs that nobody can meet."""
    facts = game.module.facts
    unread = [kind.__name__ for kind in facts if kind not in judge.readers]
    unmet = [kind.__name__ for kind in facts if issubclass(kind, Need) and kind not in judge.meetings]
    return unread + unmet


def examine(game: Game, players: int, seed: int, options: Form, judge: Judge, share: int) -> int:
    """One random match; every `share`th decision is looked at. How many refusals were judged."""
    match = game.new(players, seed, options)
    rng = stream(seed, "reasons")
    judged = 0
    while not match.is_over:
        if rng.below(share) == 0:
            for option in illegal(match, rng):
                judge_one(match, option, judge)
                judged += 1
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    return judged


def illegal(match: Match, rng: Rng) -> list[int]:
    """A choice or two of every verb that are not legal now, as far as there are any; more of the verbs that are asked."""
    legal = set(match.legal_options())
    asked = {match.module.space.verb_at[option].name for option in legal}
    found: list[int] = []
    for verb in match.module.space.verbs.values():
        tries = {verb.base + rng.below(verb.size) for _ in range(12 if verb.name in asked else 3)}
        found += sorted(tries - legal)
    return found


def judge_one(match: Match, option: int, judge: Judge) -> None:
    here = Here(match, option)
    reasons = reasons_here(match.module, match.here, option, match.undoable)
    text = f"{match!r}, seed {match.header.seed}: {match.module.space.text(option)}: {reasons}"
    assert reasons, f"no reason at all: {text}"
    ledger = match.module.ledger()
    for reason in reasons:
        assert reason.facts, f"a reason without a fact: {text}"
        assert not reason.rule or reason.rule in ledger, text
        for fact in reason.facts:
            form = dict(fact_json(fact, match.module.domains))
            judge.met[form["kind"]] = judge.met.get(form["kind"], 0) + 1
            reader = KERNEL_READERS[type(fact).__name__] if type(fact) in KERNEL_FACTS else judge.readers[type(fact)]
            assert reader(here, form), f"not true: {fact} in {text}"
            if isinstance(fact, Need):
                meet(match, option, reason, fact, judge, text)


def meet(match: Match, option: int, reason: Reason, fact: Any, judge: Judge, text: str) -> None:
    """With the need met, this need must not be told any more."""
    assert fact.needed > fact.had, f"there is enough: {text}"
    copy = match.here.clone()
    judge.meetings[type(fact)](copy, copy.who(), fact)
    after = reasons_here(match.module, copy, option, match.undoable)
    again = [each for other in after for each in other.facts if type(each) is type(fact) and same_thing(each, fact)]
    assert not again, f"still told when it is met: {fact} in {text}: {after}"


def same_thing(one: Any, other: Any) -> bool:
    """The same need, whatever there is of it."""
    names = [name for name in type(one).__dataclass_fields__ if name != "had"]
    return all(getattr(one, name) == getattr(other, name) for name in names)
