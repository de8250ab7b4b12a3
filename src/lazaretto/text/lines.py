"""The lines of a log: events that belong together are told as one. What belongs together a game declares (`Merging`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from lazaretto.games.members import Merging
from lazaretto.kernel.formats import EventForm

TIMES = "times"  # how many events a step stands for
FOLLOWED = "followed"  # how many events came of one

Told = dict[str, object]  # an event, perhaps with what others of its kind have added
Line = list[Told]  # what one line tells, in order


def lines(events: Sequence[EventForm], merging: Merging) -> list[Line]:
    """All that happened, line by line."""
    found: list[Line] = []
    for at, event in enumerate(events):
        told: Told = {**event}
        if (follower := merging.followed.get(event["kind"])) is not None:
            told[FOLLOWED] = _followers(events, at, follower)
        if not (found and found[-1][-1]["n"] == told["n"] and _goes_on(found[-1], told, merging)):
            found.append([told])
    return found


def forms(line: Line) -> list[str]:
    """In which form each event of a line is told: of several the first has the subject, the others go on."""
    if len(line) == 1:
        return [""]
    return ["begin", *["more" if _deed(one) == _deed(next) else "also" for one, next in pairwise(line)]]


def _deed(event: Told) -> str:
    """What is done, whatever it is done to: `resource-gained` and `fame-gained` are both gained."""
    return str(event["kind"]).rsplit("-", 1)[-1]


def _followers(events: Sequence[EventForm], at: int, kind: str) -> int:
    """How many events of a kind come right after that one, in the same decision."""
    found = 0
    for event in events[at + 1 :]:
        if event["kind"] != kind or event["n"] != events[at]["n"]:
            break
        found += 1
    return found


def _goes_on(line: Line, told: Told, merging: Merging) -> bool:
    """Puts an event into a line if it belongs there."""
    kind, last = str(told["kind"]), line[-1]
    if last["kind"] == kind and _alike(last, told, merging.sums.get(kind)):
        line[-1] = {**last, merging.sums[kind]: _number(last, merging.sums[kind]) + _number(told, merging.sums[kind])}
    elif last["kind"] == kind and _alike(last, told, merging.steps.get(kind)):
        line[-1] = {**told, TIMES: _number(last, TIMES, 1) + 1}
    elif _is_said(last, told, merging.said.get(kind)):
        pass
    elif {kind, last["kind"]} <= {*merging.joins} and last.get("seat") == told.get("seat"):
        line.append(told)
    else:
        return False
    return True


def _alike(last: Told, told: Told, but: str | None) -> bool:
    return but is not None and all(told[slot] == last.get(slot) for slot in told if slot != but)


def _is_said(last: Told, told: Told, said: Mapping[str, str] | None) -> bool:
    if said is None or last["kind"] != said["after"]:
        return False
    return all(told[slot] == last[other] for slot, other in said.items() if slot != "after")


def _number(told: Told, slot: str, otherwise: int = 0) -> int:
    value = told.get(slot, otherwise)
    return value if isinstance(value, int) else otherwise
