"""What a line typed at a terminal table does: a choice with the answers that everybody gives, or a way to something far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

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
    done = _done(way) if way.beside else {way.wanted: way.choices.count(way.wanted)}
    said = [(menu.sentence(menu.space.parse(text)), times) for text, times in done.items()]
    label = ", ".join(f"{sentence} ×{times}" if times > 1 else sentence for sentence, times in said)
    return Line(label, (), way_told(menu, way), (way,))


def way_told(menu: Menu, way: Way) -> str:
    """Beside a line: what is done before and after it by the way, and what all of it brings together."""
    told = brought(menu.words, way.consequences, menu.seat)
    deeds = [*along(menu, way)]
    if not deeds:
        return told
    return "; ".join([*deeds, menu.words.say("cli-in-all", brought=told)] if told else deeds)


def along(menu: Menu, way: Way) -> Iterator[str]:
    """What a way does besides what it is for: what comes first, and what is opened by the way afterwards.

    Answers to questions that belong to the choice itself (what is paid) are no deeds of their own. On the way to something
    far only what is ended for it is told: the steps are why it was chosen.
    """
    shortcuts = menu.shortcuts
    at = way.choices.index(way.wanted) if way.wanted in way.choices else 0
    is_far = menu.space.parse(way.wanted) not in menu.legal
    first = [each for each in way.choices[:at] if not is_far or each.split()[0] in shortcuts.ends]
    after = [] if is_far else [each for each in way.choices[at + 1 :] if each.split()[0] in shortcuts.opens]
    if first:
        yield menu.words.say("cli-first", deeds=_sentences(menu, first))
    if after:
        yield menu.words.say("cli-afterwards", deeds=_sentences(menu, after))


def _sentences(menu: Menu, choices: Sequence[str]) -> str:
    return menu.words.say("list-separator").join(menu.sentence(menu.space.parse(each)) for each in choices)


def _done(way: Way) -> Counter[str]:
    """All that a way does of the kind that it is for, and how often: to heal two here and one there."""
    verb = way.wanted.split()[0]
    return Counter(choice for choice in way.choices if choice.split()[0] == verb)


def brought(words: Words, told: Consequences, seat: int) -> str:
    """What a seat has more or less of, in a few words."""
    mine = [each for each in told.changes if each.seat == seat]
    parts = [f"{span(each.least, each.most, sign='+')} {words.say(f'holding-{each.what}')}" for each in mine[:TOLD]]
    return ", ".join(parts).replace("-", "\N{MINUS SIGN}") + (" …" if len(mine) > TOLD else "")


def rest_told(words: Words, told: Consequences, names: Sequence[str]) -> str:
    """After the numbers: that there are none, what is not known, and who decides then. Chance may still bring anything."""
    parts: list[str] = []
    if not told.changes and not told.scores and not told.unknown and told.whole and told.then != "chance":
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
