"""What a line typed at a terminal table does: a choice with the answers that everybody gives, or a way to something far."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.cli.menu import MOST_LINES, Line, Menu
from lazaretto.kernel.consequences import Consequences
from lazaretto.kernel.match import Match
from lazaretto.kernel.ways import Way
from lazaretto.text import Words

TOLD = 4  # numbers beside a line


class Offers:
    """The ways of one decision, by what they are for."""

    def __init__(self, match: Match) -> None:
        legal = {match.module.space.text(option) for option in match.legal_options()}
        self.usual: dict[str, Way] = {}  # what a legal choice takes along
        self.beside: dict[str, list[Way]] = {}  # the same otherwise, or several times
        self.far: list[Way] = []
        for way in match.ways():
            if way.beside:
                self.beside.setdefault(way.wanted, []).append(way)
            elif way.wanted in legal:
                self.usual.setdefault(way.wanted, way)
            else:
                self.far.append(way)

    def taken(self, text: str) -> tuple[str, ...]:
        """All that is chosen with this choice; the cheapest way to it where it is far."""
        if text in self.usual:
            return self.usual[text].choices
        far = next((way for way in self.far if way.wanted == text), None)
        return (text,) if far is None else far.choices


def way_lines(menu: Menu, ways: Sequence[Way]) -> list[Line]:
    """A line for each way; of many, a line for all of one kind."""
    if len(ways) <= MOST_LINES:
        return [way_line(menu, way) for way in ways]
    kinds: dict[str, list[Way]] = {}
    for way in ways:
        kinds.setdefault(way.wanted.split()[0], []).append(way)
    if len(kinds) == 1:
        return [way_line(menu, way) for way in ways]
    return [Line(menu.words.verb(kind), (), ways=tuple(found)) for kind, found in kinds.items()]


def way_line(menu: Menu, way: Way) -> Line:
    sentence = menu.sentence(menu.space.parse(way.wanted))
    times = way.choices.count(way.wanted)
    label = f"{sentence} ×{times}" if times > 1 else sentence
    return Line(label, (), brought(menu.words, way.consequences, menu.seat), (way,))


def brought(words: Words, told: Consequences, seat: int) -> str:
    """What a seat has more or less of, in a few words."""
    mine = [each for each in told.changes if each.seat == seat]
    parts = [f"{span(each.least, each.most, sign='+')} {words.say(f'holding-{each.what}')}" for each in mine[:TOLD]]
    return ", ".join(parts) + (" …" if len(mine) > TOLD else "")


def rest_told(words: Words, told: Consequences, names: Sequence[str]) -> str:
    """After the numbers: that there are none, what is not known, and who decides then."""
    parts: list[str] = []
    if not told.changes and not told.scores and not told.unknown and told.whole:
        parts.append(words.say("cli-means-else" if told.events else "cli-means-nothing"))
    if not told.whole:
        parts.append(words.say("cli-means-more"))
    if told.unknown:
        parts.append(words.say("cli-means-unknown"))
    if told.then == "seat" and told.seat is not None:
        parts.append(words.say("cli-means-seat", name=names[told.seat]))
    else:
        parts.append(words.say(f"cli-means-{told.then}"))
    return "; ".join(parts) + "."


def span(least: int | None, most: int | None, sign: str = "") -> str:
    """From – to, or one number; unknown numbers are a question mark."""
    if least is None or most is None:
        return "?"
    return f"{least:{sign}}" if least == most else f"{least:{sign}}…{most:{sign}}"
