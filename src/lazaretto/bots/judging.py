"""What is best here, and why: the choices a bot would make, what they bring, and what sets them apart.

    found = judged(match, "mcts:200")
    found.best[0].consequences, found.best[1].apart

A bot ranks the choices; then the best of them (and what was really chosen) are played equally often, with the same luck, and
told by what its seat and the others have at the moment at which the bot judges. Nothing of the match but a copy dealt for
the seat reaches the bot, and everything follows from the seed: what is told depends on nothing the seat may not know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from lazaretto.bots import split
from lazaretto.bots.greedy import Greedy
from lazaretto.bots.mcts import Search
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.completions import Budget
from lazaretto.kernel.consequences import TOTAL, Consequences, Foresight
from lazaretto.kernel.contract import SomeGame, determinised
from lazaretto.kernel.errors import IllegalChoice, StaleDecision
from lazaretto.kernel.frame import Position
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream

LISTED = 3  # choices that are told
VISITS = 80  # how often a search plays each of them; in the first half the rest of the turn is found out
SIMPLE_VISITS = 24  # and a simple bot, which has nothing to find out
BEYOND_FLOOR = 5  # so many times the iterations from which a search beats `greedy` a coach takes
STEPS = 400  # choices tried to tell the consequences of each
TOLD = 3  # differences, at most
LEAST = 0.25  # of a thing: what differs by less is told as the same
CERTAIN = 0.002  # what is judged closer to lost or won than that is told as lost or won
SURE = 2.0  # standard errors from which a difference is one

Kind: TypeAlias = Literal["score", "danger", "holding"]
KINDS: tuple[Kind, ...] = ("score", "danger", "holding")
Numbers: TypeAlias = dict[tuple[int, Kind, str], float]  # whose, what kind of number, which
Played: TypeAlias = list[tuple[float, Position]]


@dataclass(frozen=True)
class Apart:
    """A number that another choice leads to: `here` with this choice, `there` with the other one, on average."""

    seat: int
    kind: Kind
    what: str
    here: float
    there: float
    good: bool  # it speaks for the choice it is told of


@dataclass(frozen=True)
class Advice:
    """A choice (or several that follow each other), what it brings, and in what it differs from the best one."""

    options: tuple[int, ...]
    worth: float  # 0..1, as the bot judges
    level: bool  # as good as the best one, as far as can be told
    consequences: Consequences
    apart: tuple[Apart, ...]  # of the best one: from the one after it. What decides first


@dataclass(frozen=True)
class Judgement:
    """The best choices, the best first; and what was chosen, where that was asked."""

    by: str  # the kind of bot that judged
    best: tuple[Advice, ...]
    made: Advice | None = None
    lead: float = 0.0  # of the best one over what was chosen, in log-odds: also who is far behind learns what was better
    doubt: float = 0.0  # the standard error of that lead

    def matters(self, margin: float) -> bool:
        """Was there something so much better, beyond doubt?"""
        return self.lead > margin and self.lead > SURE * self.doubt


class Weigher(Protocol):
    def weigh(self, position: Position, seat: int, lines: list[list[int]], visits: int) -> list[Played]: ...


def coach_for(module: SomeGame) -> str:
    """Whom a coach asks: the search, well beyond where it is no better than `greedy`."""
    return f"mcts:{BEYOND_FLOOR * module.search_floor}"


def judged(match: Match, bot: str, seed: int = 0, line: Sequence[int] = ()) -> Judgement:
    """What a bot makes of the present decision; `line`: the choice of the asked seat, or the way, that is to be judged.

    Only `greedy` and searches judge: asked for `random`, or for a search that does not come to its floor in its time,
    `greedy` does. StaleDecision when the game is over, IllegalChoice where the line cannot be chosen.
    """
    if match.is_over:
        raise StaleDecision("game-over", "choice")
    seat = match.here.who()
    here = determinised(match.module, match.here, seat, stream(seed, f"judge {bot}"))
    made = [*line]
    by, ranked, weigher = _ranked(match.module, bot, here, seat, seed)
    lines = [[option] for option in ranked[:LISTED]]
    listed = len(lines)
    if made and made not in lines:
        lines.append(made)
    whole = [_with_forced(match, here, each) for each in lines]
    visits = VISITS if by == "mcts" else SIMPLE_VISITS
    played = [each[visits // 2 :] for each in weigher.weigh(here, seat, whole, visits)]
    return _told(match, by, lines, listed, played, made)


def _with_forced(match: Match, here: Position, line: list[int]) -> list[int]:
    """A way names what somebody chooses; between that goes what is forced."""
    copy, found = here.clone(), list[int]()
    for option in line:
        while copy.who() == here.who() and option not in copy.legal() and len(copy.legal()) == 1:
            found.append(copy.legal()[0])
            copy.step(found[-1])
        if copy.who() != here.who() or option not in copy.legal():
            text = match.module.space.text(option)
            raise IllegalChoice(text, type(match.here.todo.top()).__name__, match.reasons(option))
        copy.step(option)
        found.append(option)
    return found


def _ranked(module: SomeGame, bot: str, here: Position, seat: int, seed: int) -> tuple[str, list[int], Weigher]:
    """Who judges, the choices in its order, and what plays them."""
    kind, _, (iterations, milliseconds) = split(bot)
    rng = stream(seed, f"bot {bot}")
    parts = (module.evaluation, module.outcome, module.determinise)
    if kind == "mcts":
        search = Search(*parts, module.turns_ahead, rng, iterations, milliseconds, module.search_floor)
        children = [*search.grow(here, seat).children.values()]
        if search.done >= module.search_floor:
            return kind, [node.option for node in sorted(children, key=lambda node: (-node.visits, -node.value))], search
    greedy = Greedy(*parts, rng)
    return "greedy", greedy.ranked(here, seat), greedy


def _told(match: Match, by: str, lines: list[list[int]], listed: int, played: list[Played], made: list[int]) -> Judgement:
    best = _champion(played[:listed])
    order = [best, *[at for at in range(listed) if at != best]]
    foresight = Foresight(match.module, match.here, match.n)
    numbers = [[_numbers(match.module, here.board) for _, here in each] for each in played]

    def advice(at: int, other: int) -> Advice:
        told = foresight.of(lines[at], Budget(STEPS))
        apart = () if at == other else _apart(match, numbers[at], numbers[other], is_best=at == best)
        level = not _is_ahead(_leads(played[best], played[at]))
        return Advice(tuple(lines[at]), _mean([result for result, _ in played[at]]), level, told, apart)

    at = lines.index(made) if made else -1
    rival = at if made and at != best else order[min(1, listed - 1)]
    found = tuple(advice(each, rival if each == best else best) for each in order)
    if not made:
        return Judgement(by, found)
    leads = _leads(played[best], played[at])
    return Judgement(by, found, advice(at, best), _mean(leads), _error(leads))


def _champion(played: list[Played]) -> int:
    """The first in the bot's order, unless another one did better beyond doubt when both met the same luck."""
    best = 0
    for at in range(1, len(played)):
        if _is_ahead(_leads(played[at], played[best])):
            best = at
    return best


def _is_ahead(leads: list[float]) -> bool:
    return _mean(leads) > SURE * _error(leads)


def _leads(ours: Played, theirs: Played) -> list[float]:
    return [_odds(mine) - _odds(other) for (mine, _), (other, _) in zip(ours, theirs, strict=True)]


def _odds(worth: float) -> float:
    """A judgement flattens where much is won or lost already; its log-odds do not."""
    sure = min(1.0 - CERTAIN, max(CERTAIN, worth))
    return math.log(sure / (1.0 - sure))


# ---------------------------------------------------------------- what sets two choices apart


def _numbers(module: SomeGame, board: BaseBoard) -> Numbers:
    """What is told of a board: scores, what may be lost, what everybody has."""
    found: Numbers = {}
    for seat, scores in enumerate(module.scores(board)):
        found[seat, "score", TOTAL] = scores.get(TOTAL, 0)
    for seat, dangers in enumerate(module.dangers(board)):
        found |= {(seat, "danger", what): number for what, number in dangers.items()}
    for seat, holdings in enumerate(module.holdings(board)):
        found |= {(seat, "holding", what): number for what, number in holdings.items()}
    return found


def _apart(match: Match, here: list[Numbers], there: list[Numbers], *, is_best: bool) -> tuple[Apart, ...]:
    """The numbers that differ beyond doubt, what decides first: for the best choice, against others.

    Then own numbers before those of others, scores and dangers before goods, much before little.
    """
    seat, burdens = match.here.who(), match.module.burdens
    rows: list[tuple[tuple[bool, bool, int, float], Apart]] = []
    for whose, kind, what in here[0] if here else ():
        ours = [each.get((whose, kind, what), 0.0) for each in here]
        theirs = [each.get((whose, kind, what), 0.0) for each in there]
        more = [a - b for a, b in zip(ours, theirs, strict=True)]
        gap = abs(_mean(more))
        if gap >= LEAST and gap > SURE * _error(more):
            is_burden = kind == "danger" or what in burdens
            good = (_mean(more) > 0.0) is (is_burden is not (whose == seat))
            size = gap / (1.0 + max(abs(_mean(ours)), abs(_mean(theirs))))
            told = Apart(whose, kind, what, round(_mean(ours), 1), round(_mean(theirs), 1), good)
            rows.append(((good is not is_best, whose != seat, KINDS.index(kind), -size), told))
    ordered = {(told.seat, told.here, told.there): told for _, told in sorted(rows, key=lambda row: row[0], reverse=True)}
    return tuple(reversed(ordered.values()))[:TOLD]  # what two numbers tell alike, the first of them tells


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return 0.0
    mean = _mean(numbers)
    return math.sqrt(sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1) / len(numbers))
