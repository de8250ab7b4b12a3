"""The book of a game: what its page, rulebook and player aid are made of. Words lie beside it (`book/{en,ru}.ftl`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field

from lazaretto.games import folder, game
from lazaretto.games.forms import Reader, Text
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import read_toml
from lazaretto.kernel.match import Match
from lazaretto.learn.catalogue import Found
from lazaretto.learn.form import Begin, Id, Lesson, Some, Step
from lazaretto.learn.opening import opened

_HOUSE = Path(__file__).with_name("search.toml")

Words = Annotated[list[Text], Meta(max_length=200)]
Groups = Annotated[list[Words], Meta(max_length=200)]


class Vocabulary(Struct, forbid_unknown_fields=True, frozen=True):
    """What a search knows of a language: words that say nothing, and groups of words that mean the same."""

    stop: Words = field(default_factory=list)
    same: Groups = field(default_factory=list)


class Search(Struct, forbid_unknown_fields=True, frozen=True):
    en: Vocabulary = Vocabulary()
    ru: Vocabulary = Vocabulary()

    def of(self, language: str) -> Vocabulary:
        return self.ru if language == "ru" else self.en


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """A board to be looked at: a position as lessons have it, whose eyes see it, and what to show of it.

    Its words are `picture-<id>`, with `.about`. `chapter`: where it stands in the rulebook.
    """

    id: Id
    begin: Begin
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    points: Some = field(default_factory=list)
    chapter: Text = ""


class Section(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the player aid: rules of the ledger, under the heading `aid-<id>`."""

    id: Id
    rules: Annotated[list[Text], Meta(min_length=1, max_length=24)]


class Book(Struct, forbid_unknown_fields=True, frozen=True):
    """A book as it is written.

    `minutes`: at a table with people, from and to. `weight`: from 1, explained in a breath, to 5. `chapters`: in the order
    in which they are read; those not named follow as the ledger has them. `turn`: the pictures that lead through a turn.
    """

    minutes: tuple[int, int] | None = None
    weight: Annotated[int, Meta(ge=1, le=5)] | None = None
    chapters: Annotated[list[Text], Meta(max_length=60)] = field(default_factory=list)
    turn: Annotated[list[Id], Meta(max_length=9)] = field(default_factory=list)
    picture: Annotated[list[Picture], Meta(max_length=40)] = field(default_factory=list)
    aid: Annotated[list[Section], Meta(max_length=9)] = field(default_factory=list)
    search: Search = Search()


_read_book = Reader(Book, "book")
_read_search = Reader(Search, _HOUSE.name)


@cache
def book(of: str) -> Book:
    """The book of a game; an empty one if it has none. BadInput names what cannot be."""
    path = _path(of)
    here = path.exists() or path.with_name(f"{path.name}.json").exists()
    found = _read_book(read_toml(path), _place(of)) if here else Book()
    check(of, found)
    return found


def _path(of: str) -> Path:
    return folder(of) / "book" / "book.toml"


def _place(of: str) -> str:
    return f"{of}/book/book.toml"


def check(of: str, found: Book) -> None:
    """What a form alone cannot say."""
    rules = game(of).rules
    known = {rule.chapter for rule in rules.values()}
    pictures = [picture.id for picture in found.picture]
    for place, words, allowed in (
        ("chapters", found.chapters, known),
        ("picture", [picture.chapter for picture in found.picture if picture.chapter], known),
        ("turn", found.turn, set(pictures)),
        ("aid", [rule for section in found.aid for rule in section.rules], set(rules)),
    ):
        for word in words:
            if word not in allowed:
                raise BadInput(
                    "unknown-word", f"{_place(of)}: {place}", {"word": word, "expected": ", ".join(sorted(allowed))}
                )
    for word in pictures:
        if pictures.count(word) > 1:
            raise BadInput("duplicate-word", _place(of), {"word": word})


def chapters(of: str) -> list[str]:
    """The chapters of a game's rules in the order in which they are read."""
    return list(dict.fromkeys([*book(of).chapters, *[rule.chapter for rule in game(of).rules.values()]]))


def pictured(of: str, picture: Picture) -> Match:
    """The position of a picture; BadInput names what cannot be."""
    lesson = Lesson(seat=picture.seat, minutes=1, begin=picture.begin, step=[Step(id="look")])
    return opened(Found(of, picture.id, _path(of), lesson))


@cache
def _house() -> Search:
    return _read_search(read_toml(_HOUSE))


def vocabulary(of: str, language: str) -> Vocabulary:
    """What a search of a game's rules knows: what it knows in every game, and the game's own."""
    house, own = _house().of(language), book(of).search.of(language)
    return Vocabulary(stop=[*house.stop, *own.stop], same=[*own.same, *house.same])
