"""The book of a game, ready to be shown: positions become what a seat sees of them."""

from __future__ import annotations

from functools import cache

from lazaretto.games import game as game_called
from lazaretto.kernel.match import Match
from lazaretto.learn.book import Book, book, chapters, pictured, vocabulary
from lazaretto.learn.catalogue import Found, examples, lesson
from lazaretto.learn.opening import opened
from lazaretto.table import taught, wire
from lazaretto.table.prints import print_of_shipped


class Prints:
    """What boards are drawn from, each once: most pictures of a game share theirs."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._at: dict[str, int] = {}
        self.all: list[wire.PrintedInfo] = []

    def of(self, match: Match) -> int:
        players, options = match.header.players, match.header.options
        key = f"{players} {sorted(options.items())}"
        if key not in self._at:
            self._at[key] = len(self.all)
            self.all.append(print_of_shipped(self._game, players, options))
        return self._at[key]


@cache
def book_of(name: str) -> taught.BookInfo:
    """All but its words. Takes a while the first time."""
    game_called(name)
    found, prints = book(name), Prints(name)
    return taught.BookInfo(
        minutes=list(found.minutes or ()),
        weight=found.weight,
        chapters=chapters(name),
        turn=found.turn,
        pictures=_pictures(name, found, prints),
        examples=[_example(lesson(name, each), prints) for each in examples(name)],
        prints=prints.all,
        aid=[taught.SectionInfo(section.id, section.rules) for section in found.aid],
        search={language: _vocabulary(name, language) for language in wire.LANGUAGES},
        texts={},
    )


def _pictures(name: str, found: Book, prints: Prints) -> list[taught.PictureInfo]:
    return [_picture(each.id, each.chapter, each.seat, each.points, pictured(name, each), prints) for each in found.picture]


def _picture(name: str, chapter: str, seat: int, points: list[str], match: Match, prints: Prints) -> taught.PictureInfo:
    decision = match.decision
    return taught.PictureInfo(
        id=name,
        chapter=chapter,
        seat=seat,
        points=points,
        print=prints.of(match),
        view=match.view(seat),
        decision=None if decision is None else wire.DecisionInfo(**decision.json()),
    )


def _example(found: Found, prints: Prints) -> taught.ExampleInfo:
    points = found.lesson.step[0].points
    picture = _picture(found.name, "", found.lesson.seat, points, opened(found), prints)
    return taught.ExampleInfo(found.name, found.rules(), picture)


def _vocabulary(name: str, language: str) -> taught.Vocabulary:
    known = vocabulary(name, language)
    return taught.Vocabulary(known.stop, known.same)
