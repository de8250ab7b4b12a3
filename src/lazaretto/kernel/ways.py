"""Ways: choices of one seat that follow each other, offered as one.

A click means the thing it points at, and not the question that comes first. So from the present decision on it is looked
what the seat could come to by its own choices: it ends what is under way, opens a question, goes on step by step, and then
takes what it wants (the headline of the way). Answers that everybody gives are taken along. All that is found by `options`
on a copy of what the seat knows; a way is nothing but a list of choices, each of which has to be legal in its turn.

A way ends before chance, before somebody else's decision and before an own question whose answers matter.

Beside a choice that takes along what everybody answers stand the ways of those who answer otherwise, and of those who do the
same thing several times: be it legal now, or wanted from afar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from lazaretto.kernel.completions import Budget
from lazaretto.kernel.consequences import OPENED, Consequences, Foresight
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.frame import Position
from lazaretto.kernel.shortcuts import NO_OPTION

TRIED: Final = 1_200  # choices on copies for all ways of a decision
TRIED_BESIDE: Final = 600  # and for what stands beside all of them
TRIED_FOR_ONE: Final = 120
LISTED: Final = 4  # ways to the same thing that differ
BESIDE: Final = 30  # and ways to do the same thing otherwise, if there is room for so many
FEWEST_BESIDE: Final = 6
MOST_WAYS: Final = 200
MOST_TIMES: Final = 6  # the same thing in a row
LONGEST: Final = 24  # choices in a way


@dataclass(frozen=True)
class Way:
    """Choices that lead to `wanted`, one of them; and what they bring."""

    wanted: str
    choices: tuple[str, ...]
    consequences: Consequences
    beside: bool = False  # a click on `wanted` means something else: here it is done otherwise, or several times
    apart: bool = False  # and that so often that it is shown for itself, and not in a list


@dataclass
class _Trail:
    """What was chosen so far, and where that has led to."""

    here: Position
    options: tuple[int, ...]
    stage: int  # what may still come: to end, to open, to go on
    wanted: int
    asked: Position  # where the last of them was chosen
    times: int = 1  # how often it does what it is for
    odd: int = 0  # how many of the answers are not everybody's
    came: _Trail | None = None  # what was chosen before what is wanted


ENDING, OPENING, GOING = 0, 1, 2


@dataclass
class Search:
    """Looks for the ways of one decision."""

    module: SomeGame
    start: Position
    seat: int
    budget: Budget
    found: dict[int, list[_Trail]] = field(default_factory=dict)  # by what is wanted
    beside: dict[int, list[_Trail]] = field(default_factory=dict)  # the same, otherwise

    def __post_init__(self) -> None:
        self.space = self.module.space
        self.shortcuts = self.module.shortcuts
        self.steps = self.shortcuts.goes | self.shortcuts.going
        self.at_once = set(self.start.legal())
        self._known: set[object] = set()

    def run(self) -> None:
        waiting = [_Trail(self.start, (), ENDING, NO_OPTION, self.start)]
        while waiting:
            reached: list[_Trail] = []
            for trail in waiting:  # the shortest first
                reached += self._follow(trail)
            waiting = reached

    def _follow(self, trail: _Trail) -> list[_Trail]:
        """Try every answer to the question a trail has come to; those from which it may go on."""
        onward: list[_Trail] = []
        for option in trail.here.legal():
            if len(trail.options) >= LONGEST or not self.budget.spend():
                return []
            verb = self.verb(option)
            goes_on = verb in self.shortcuts.going and trail.stage == GOING
            wanted = trail.wanted if goes_on else option
            after = self._taken(trail, option, wanted)
            if after.options[1:] and (trail.options == () or wanted not in self.at_once):
                self.found.setdefault(wanted, []).append(after)
            stage = self._stage(trail.stage, verb)
            if stage is not None:
                onward += self._onward(self._taken(trail, option, wanted, stage=stage), trail, stage)
        return onward

    def _onward(self, after: _Trail, before: _Trail, stage: int) -> list[_Trail]:
        """A trail that may go on: somewhere new, and what opens a question must have opened one."""
        if after.here.who() != self.seat or not self._is_new(after.here, stage):
            return []
        if stage == OPENING and type(after.here.todo.top()) is type(before.here.todo.top()):
            return []
        if stage == GOING and not any(self.verb(option) in self.steps for option in after.here.legal()):
            return []  # something else is asked: who comes that far sees it
        return [replace(after, stage=stage)]

    def _stage(self, before: int, verb: str) -> int | None:
        """What may come after such a choice; None: it is the last one."""
        if verb in self.shortcuts.ends and before == ENDING:
            return ENDING
        if verb in self.shortcuts.opens and before <= OPENING:
            return OPENING
        return GOING if verb in self.shortcuts.goes or (verb in self.shortcuts.going and before == GOING) else None

    def without_detours(self, wanted: int) -> list[_Trail]:
        """The trails to something but those that take more steps than another one and cost no less, or end more."""
        module, seat = self.module, self.seat
        before = module.holdings(self.start.board)[seat]
        ended = [self._count(trail, self.shortcuts.ends) for trail in self.found[wanted]]
        taken = [
            (self._count(trail, self.shortcuts.goes), _price(before, module.holdings(trail.here.board)[seat]), trail)
            for trail, ends in zip(self.found[wanted], ended, strict=True)
            if ends == min(ended)
        ]
        return [trail for steps, price, trail in taken if not any(s < steps and p <= price for s, p, _ in taken)]

    def _count(self, trail: _Trail, verbs: frozenset[str]) -> int:
        return sum(self.verb(option) in verbs for option in trail.options)

    def look_beside(self) -> None:
        """Every legal choice, and every one that a way leads to, with other answers than everybody's and several times."""
        begun = {option: _Trail(self.start, (), ENDING, option, self.start) for option in self.start.legal()}
        for option in sorted(set(self.found) - self.at_once):
            came = min(self.without_detours(option), key=lambda each: len(each.options)).came
            if came is not None:
                begun[option] = replace(came, wanted=option)
        whole = self.budget
        for option, trail in begun.items():
            self.budget = whole.part(TRIED_FOR_ONE)
            self.beside[option] = self._besides(trail, option)
            whole.left += max(0, self.budget.left)

    def _besides(self, trail: _Trail, option: int) -> list[_Trail]:
        """Once with every answer; several times with the same answers, or in a row with others."""
        once = self._spread(trail, option)
        verb = self.verb(option)
        if verb in self.shortcuts.again:
            return [*once, *self._repeated(trail, once)]
        found, level = once, once if verb in self.shortcuts.row else []
        while level:
            level = self._once_more(level, option)
            found = [*found, *level]
        return found

    def _repeated(self, trail: _Trail, once: list[_Trail]) -> list[_Trail]:
        """The same choices again and again, as often as they can be made."""
        found: list[_Trail] = []
        for each in once:
            last: _Trail | None = each
            choices = each.options[len(trail.options) :]
            while last is not None and self.budget.spend():
                last = self._went(last, choices)
                found += [] if last is None else [last]
        return found

    def _went(self, trail: _Trail, options: Sequence[int]) -> _Trail | None:
        """The same choices after those of a trail, if they can be made."""
        after = trail
        for option in options:
            if after.here.who() != self.seat or option not in after.here.legal() or len(after.options) >= LONGEST:
                return None
            after = self._stepped(after, option)
        return replace(after, times=trail.times + 1)

    def _once_more(self, level: list[_Trail], option: int) -> list[_Trail]:
        """After each of these something of the same kind, the same first; of those that come to one the plainest."""
        found: dict[object, _Trail] = {}
        for each in level:
            if each.here.who() != self.seat or len(each.options) >= LONGEST or each.times >= MOST_TIMES:
                continue
            alike = [other for other in each.here.legal() if self.verb(other) == self.verb(option)]
            for other in sorted(alike, key=lambda other: other != option):
                odd = each.odd + (other != option)
                for after in self._spread(replace(each, times=each.times + 1, odd=odd), other):
                    key = after.here.board, tuple(after.here.todo.listed())
                    if key not in found or after.odd < found[key].odd:
                        found[key] = after
        return list(found.values())

    def _spread(self, trail: _Trail, option: int) -> list[_Trail]:
        """A choice with every answer to the questions that have an obvious one; everybody's first."""
        waiting, found = [self._stepped(trail, option)], []
        while waiting:
            here = waiting.pop(0)
            asked = here.here
            usual = self.shortcuts.obvious(asked) if asked.who() == self.seat else NO_OPTION
            if len(here.options) >= LONGEST or (usual == NO_OPTION and not self._asks_for_part(asked)):
                found.append(here)
                continue
            for answer in sorted(asked.legal(), key=lambda each: each != usual):
                if not self.budget.spend():
                    return found
                odd = here.odd + (answer != usual)
                waiting.append(self._stepped(replace(here, odd=odd), answer))
        return found

    def _asks_for_part(self, here: Position) -> bool:
        """Does a question belong to the choice before it?"""
        return here.who() == self.seat and any(self.verb(option) in self.shortcuts.parts for option in here.legal())

    def _stepped(self, trail: _Trail, option: int) -> _Trail:
        """A choice and what is forced after it."""
        here, asked = trail.here.clone(), trail.here
        here.step(option)
        while here.who() == self.seat and here.ask().count == 1 and _goes_by_itself(here, self.seat):
            here.step(here.ask().all[0])
        return replace(trail, here=here, options=(*trail.options, option), asked=asked)

    def _taken(self, trail: _Trail, option: int, wanted: int, *, stage: int | None = None) -> _Trail:
        """A choice, what is forced after it, and the answers that everybody gives.

        On the way to something else (`stage`) the question that was opened waits, and so does how a step is made.
        """
        here, options = self._prepared(trail, option)
        asked = here.clone()
        here.step(option)
        while here.who() == self.seat and len(options) < LONGEST:
            is_only = here.ask().count == 1
            answer = here.ask().all[0] if is_only else self._everybodys(here, options[-1])
            if answer == NO_OPTION or (is_only and not _goes_by_itself(here, self.seat)):
                break
            if not is_only and (stage == OPENING or (stage == GOING and self.verb(answer) in self.shortcuts.going)):
                break
            if here.ask().count > 1:
                options.append(answer)
                asked = here.clone()
            here.step(answer)
        came = trail if option == wanted else trail.came
        return _Trail(here, tuple(options), trail.stage, wanted, asked, came=came)

    def _prepared(self, trail: _Trail, option: int) -> tuple[Position, list[int]]:
        """What all do before a choice is done, so that it can be made."""
        here, options = trail.here.clone(), trail.options
        while len(options) < LONGEST and (first := self.shortcuts.before(here, option)) != NO_OPTION:
            after = self._stepped(replace(trail, here=here, options=options), first)
            if after.here.who() != self.seat or option not in after.here.legal():
                break  # it goes by itself then
            here, options = after.here, after.options
        return here, [*options, option]

    def _everybodys(self, here: Position, last: int) -> int:
        """What all answer, or do next."""
        answer = self.shortcuts.obvious(here)
        return answer if answer != NO_OPTION else self.shortcuts.follows(here, last)

    def verb(self, option: int) -> str:
        return self.space.verb_at[option].name

    def _is_new(self, here: Position, stage: int) -> bool:
        key = here.board, tuple(here.todo.listed()), stage
        if key in self._known:
            return False
        self._known.add(key)
        return True


def _goes_by_itself(here: Position, seat: int) -> bool:
    """An only choice that a match takes without asking."""
    if here.todo.top().is_secret(here.board):
        return False
    after = here.clone()
    after.step(here.ask().all[0])
    return after.who() == seat


def ways_of(module: SomeGame, here: Position, n: int) -> list[Way]:
    """The ways that are offered to the asked seat, the cheapest of those to one thing first; then what stands beside."""
    foresight = Foresight(module, here, n)
    search = Search(module, foresight.copies[0], foresight.seat, Budget(TRIED))
    search.run()
    search.budget = Budget(TRIED_BESIDE)
    search.look_beside()
    found = [
        (wanted, trail, False)
        for wanted in sorted(search.found)
        for trail in _listed(foresight, search.without_detours(wanted), LISTED)
    ]
    beside = {wanted: _listed(foresight, _others(search, wanted), BESIDE) for wanted in sorted(search.beside)}
    most = _share(MOST_WAYS - len(found), [len(trails) for trails in beside.values()])
    found += [(wanted, trail, True) for wanted, trails in beside.items() for trail in _plainest(trails, most)]
    apart = _apart(foresight, search, beside)
    ways: list[Way] = []
    for wanted, trail, is_beside in found[:MOST_WAYS]:
        told = foresight.of(trail.options, Budget(OPENED), trail.asked)
        ways.append(Way(module.space.text(wanted), told.choices, told, is_beside, is_beside and trail.options in apart))
    return ways


def _apart(foresight: Foresight, search: Search, beside: Mapping[int, list[_Trail]]) -> set[tuple[int, ...]]:
    """What is shown for itself: of those that come to the same one, and nothing that ends something first."""
    found: dict[object, tuple[int, ...]] = {}
    for wanted, trails in beside.items():
        verb = search.verb(wanted)
        for trail in trails if verb in search.shortcuts.apart else ():
            is_plain = trail.odd == 0 or trail.times == 1
            if is_plain and search.verb(trail.options[0]) not in search.shortcuts.ends:
                has = foresight.module.holdings(trail.here.board)[foresight.seat]
                found.setdefault((verb, *has.values()), trail.options)
    return set(found.values())


def _share(room: int, counts: Sequence[int]) -> int:
    """How many each may have so that all together have room; a few each in any case."""
    most = max(counts, default=0)
    while most > FEWEST_BESIDE and sum(min(count, most) for count in counts) > room:
        most -= 1
    return most


def _plainest(trails: Sequence[_Trail], most: int) -> list[_Trail]:
    """Of too many those with the fewest answers that are not everybody's, in the order they had."""
    kept = sorted(range(len(trails)), key=lambda at: trails[at].odd)[:most]
    return [trails[at] for at in sorted(kept)]


def _in_a_row(module: SomeGame, trail: _Trail) -> tuple[str, ...]:
    """What is done with different things one after the other: who is healed matters, and not in which order."""
    texts = [module.space.text(option) for option in trail.options]
    return tuple(sorted(text for text in texts if text.split()[0] in module.shortcuts.row))


def _price(before: Mapping[str, int], now: Mapping[str, int]) -> int:
    """How much less there is, all in all."""
    return sum(max(0, count - now.get(name, 0)) for name, count in before.items())


def _others(search: Search, wanted: int) -> list[_Trail]:
    """What stands beside a choice: not what it means by itself."""
    usual = {trail.options for trail in search.found.get(wanted, ())}
    return [trail for trail in search.beside[wanted] if trail.options[1:] and trail.options not in usual]


def _listed(foresight: Foresight, trails: Sequence[_Trail], most: int) -> list[_Trail]:
    """Those that differ in what the seat has afterwards, the cheapest first; of equal ones the shortest."""
    seat, module = foresight.seat, foresight.module
    before, known = foresight.holds[seat], {trail.options for trail in trails}
    by_result: dict[object, tuple[tuple[int, int], _Trail]] = {}
    for trail in trails:
        if trail.times == 1 and any(trail.options[:at] in known for at in range(1, len(trail.options))):
            continue  # it goes on where another one asks
        now = module.holdings(trail.here.board)[seat]
        change = tuple(now.get(name, 0) - count for name, count in before.items()), _in_a_row(module, trail)
        row = _price(before, now), len(trail.options)
        if change not in by_result or row < by_result[change][0]:
            by_result[change] = row, trail
    ordered = sorted(by_result.values(), key=lambda each: each[0])
    return _plainest([trail for _, trail in ordered], most)
