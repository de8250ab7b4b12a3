"""Is a goal reached? Looked up in what the learner's seat sees and in what has happened; nothing is computed from rules."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.learn.form import Goal


@dataclass(frozen=True)
class Measure:
    """How far it is: what there is, and what is wanted of it (`at-least`, `at-most`, `equals`)."""

    have: int | str
    wants: str
    need: int | str


@dataclass(frozen=True)
class Sight:
    """From where a goal is looked at: the match, the learner's seat, and the choice number the step began with."""

    match: Match
    seat: int
    since: int
    place: str


def reached(goal: Goal, sight: Sight) -> bool:
    """Is it reached? BadInput for a path, a kind or a category that there is not."""
    if goal.all:
        return all(reached(each, sight) for each in goal.all)
    if goal.any:
        return any(reached(each, sight) for each in goal.any)
    if goal.never is not None:
        return not reached(goal.never, sight)
    if goal.over or goal.won:
        outcome = sight.match.outcome()
        return outcome is not None and (not goal.won or sight.seat in outcome.winners)
    measure = measured(goal, sight)
    if measure.wants == "equals":
        return measure.have == measure.need
    have, need = int(measure.have), int(measure.need)
    return have >= need if measure.wants == "at-least" else have <= need


def missing(goal: Goal, sight: Sight) -> Measure | None:
    """The first figure that is not what it should be; None where there is none to tell."""
    for each in [*goal.all, *goal.any]:
        if not reached(each, sight):
            return missing(each, sight)
    if goal.all or goal.any or goal.never is not None or goal.over or goal.won:
        return None
    return measured(goal, sight)


def measured(goal: Goal, sight: Sight) -> Measure:
    """The figure a goal asks for, and what is wanted of it."""
    have = _figure(goal, sight)
    if goal.equals is not None:
        return Measure(have, "equals", goal.equals)
    if isinstance(have, str):
        raise BadInput("lesson-no-number", sight.place, {"word": str(goal.view)})
    if goal.at_most is not None:
        return Measure(have, "at-most", goal.at_most)
    return Measure(have, "at-least", 1 if goal.at_least is None else goal.at_least)


def _figure(goal: Goal, sight: Sight) -> int | str:
    if goal.event is not None:
        return _happened(goal, goal.event, sight)
    if goal.view is not None:
        return looked_up(sight.match.view(sight.seat), goal.view, sight.place)
    if goal.score is not None:
        scores = sight.match.scores()[sight.seat]
        if goal.score not in scores:
            raise BadInput("unknown-word", sight.place, {"word": goal.score, "expected": ", ".join(scores)})
        return scores[goal.score]
    raise BadInput("lesson-no-goal", sight.place)


def _happened(goal: Goal, kind: str, sight: Sight) -> int:
    events = [event for event in sight.match.events(sight.seat, sight.since) if event["kind"] == kind]
    fitting = [event for event in events if all(event.get(name) == value for name, value in goal.where.items())]
    if goal.sum is None:
        return len(fitting)
    figures = [event.get(goal.sum) for event in fitting]
    return sum(figure for figure in figures if isinstance(figure, int))


def looked_up(view: object, path: str, place: str) -> int | str:
    """What stands at a path of a view: `regions.gallia.cubes.0`. A list or an object counts as how much is in it, null
    as `none`.
    """
    found = view
    for word in path.split("."):
        if isinstance(found, dict) and word in found:
            found = found[word]
        elif isinstance(found, list) and word.isdecimal() and int(word) < len(found):
            found = found[int(word)]
        else:
            raise BadInput("lesson-no-path", place, {"word": path, "given": word})
    if found is None:
        return "none"
    if isinstance(found, (list, dict)):
        return len(found)
    return int(found) if isinstance(found, bool) else found if isinstance(found, (int, str)) else str(found)
