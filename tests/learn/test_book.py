"""The book of every game: words, pictures of what a seat sees, examples that can be played."""

from __future__ import annotations

import re

import pytest

import lazaretto
from lazaretto.games import folder
from lazaretto.kernel.errors import BadInput
from lazaretto.learn.book import Book, Picture, book, chapters, check, pictured
from lazaretto.learn.catalogue import EXAMPLES, examples, lesson
from lazaretto.learn.form import Begin
from lazaretto.learn.proof import prove
from lazaretto.table.books import book_of
from lazaretto.text import LANGUAGES
from lazaretto.text.lesson_check import VALUE, word_problems, written_in

HOUSE = ("rattus", "messina", "pest")
ALL = [(game, name) for game in HOUSE for name in examples(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_example_of_the_rulebook_can_be_played_and_strayed_from(game: str, name: str) -> None:
    proof = prove(lesson(game, name))
    assert [str(problem) for problem in proof.problems] == []
    assert proof.questions > 0


@pytest.mark.parametrize("game", HOUSE)
def test_the_words_of_examples_are_there(game: str) -> None:
    assert [str(problem) for problem in word_problems(game, EXAMPLES)] == []


@pytest.mark.parametrize("game", HOUSE)
def test_the_rules_that_are_worked_examples_can_be_tried(game: str) -> None:
    tried = {rule for name in examples(game) for rule in lesson(game, name).rules()}
    rules = lazaretto.game(game).rules
    worked = {name for name, rule in rules.items() if "example" in name or "rulebook example" in rule.check}
    assert worked and worked <= tried


@pytest.mark.parametrize("game", HOUSE)
def test_each_example_is_offered_at_a_rule_of_its_own(game: str) -> None:
    first = [lesson(game, name).rules()[0] for name in examples(game)]
    assert sorted(set(first)) == sorted(first)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_all_that_a_book_says_is_said_in_both_languages(game: str, language: str) -> None:
    written = written_in(folder(game) / "book" / f"{language}.ftl", game)
    found = book(game)
    pictures = {f"picture-{picture.id}" for picture in found.picture}
    needed = {"book-goal", "book-like"} | {f"book-chapter-{name}" for name in chapters(game)}
    assert set(written) == needed | pictures | {f"aid-{section.id}" for section in found.aid}
    assert all(set(written[key]) == {VALUE, "about"} for key in pictures)
    assert len(re.findall(r"[.!?](?:\s|$)", written["book-goal"][VALUE])) == 3  # the goal in three sentences


@pytest.mark.parametrize("game", HOUSE)
def test_a_turn_is_told_in_five_pictures_of_what_a_seat_sees(game: str) -> None:
    told = book_of(game)
    assert len(told.turn) == 5 and told.minutes[0] < told.minutes[1] and told.weight
    for picture, told_picture in zip(book(game).picture, told.pictures, strict=True):
        match = pictured(game, picture)
        assert told_picture.view == match.view(picture.seat)
        assert 0 <= told_picture.print < len(told.prints)


def test_every_chapter_is_read_once() -> None:
    for game in HOUSE:
        known = [rule.chapter for rule in lazaretto.game(game).rules.values()]
        assert sorted(chapters(game)) == sorted(set(known)) == sorted(book(game).chapters)


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (Book(chapters=["juggling"]), "chapters"),
        (Book(turn=["nowhere"]), "turn"),
        (Book(picture=[Picture(id="one", begin=Begin(), chapter="juggling")]), "picture"),
        (Book(picture=[Picture(id="one", begin=Begin())] * 2), "book.toml"),
    ],
)
def test_what_a_book_cannot_mean_is_named(wrong: Book, place: str) -> None:
    with pytest.raises(BadInput, match=place):
        check("rattus", wrong)
