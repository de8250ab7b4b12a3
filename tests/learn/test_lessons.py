"""Every lesson of the house, proved: as `lazaretto lessons check` does it."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.learn.catalogue import examples, lesson, names
from lazaretto.learn.course import NEXT, Course
from lazaretto.learn.proof import prove
from lazaretto.text import LANGUAGES
from lazaretto.text.lesson_check import house_problems, word_problems
from lazaretto.text.lessons import LessonWords

LEAST = {"rattus": 0.6, "messina": 0.65, "pest": 0.42}  # the share of a game's rules that its lessons teach
LESSONS = [(game, name) for game in lazaretto.game_names() for name in names(game)]
EXAMPLES = [(game, name) for game in lazaretto.game_names() for name in examples(game)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_taken_and_strayed_from(game: str, name: str) -> None:
    proof = prove(lesson(game, name))
    assert [str(problem) for problem in proof.problems] == []
    assert proof.questions > 0


@pytest.mark.parametrize("game", lazaretto.game_names())
def test_all_words_are_there(game: str) -> None:
    assert [str(problem) for problem in word_problems(game)] == []


@pytest.mark.parametrize(("game", "least"), LEAST.items())
def test_lessons_teach_most_of_the_rules(game: str, least: float) -> None:
    taught = {rule for name in names(game) for rule in lesson(game, name).rules()}
    assert len(taught) >= least * len(lazaretto.game(game).rules)


def test_all_words_of_the_house_are_there() -> None:
    assert [str(problem) for problem in house_problems()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS + EXAMPLES)
def test_everything_a_lesson_says_can_be_said(game: str, name: str, language: str) -> None:
    """Steps on the lesson's own line, and a reply to all else that could be chosen there: whole sentences, no gaps."""
    words, course = LessonWords(language, game), Course(lesson(game, name))
    here = course.start()
    players = words.names(here.match.players, course.seat)
    while not course.is_over(here):
        step = course.steps[here.step]
        assert words.step(course.found, step, here.match)
        moves = [NEXT] if step.looks else course.solution(here.step, here.match)
        for move in moves:
            for choice in [] if step.looks else here.match.legal():
                _, reply = course.move(here, choice.text)
                if reply is not None:
                    said = words.reply(course.found, step, reply, players, here.match)
                    assert len(said) > 20 and "none" not in said
            here, _ = course.move(here, move)
    assert words.problems == []


def test_wherever_the_rats_are_laid_ada_strikes_in_poland() -> None:
    """What the lesson says of the rat in Poland has happened when it is read, whatever was laid before."""
    course = Course(lesson("rattus", "outbreak"))
    begun = course.stand([NEXT, NEXT, "MovePlague hungaria"])
    laid = 0
    for first in begun.match.legal():
        middle, refused = course.move(begun, first.text)
        assert (refused is not None) == (first.text == "PlaceRat polonia")
        for second in [] if refused else middle.match.legal():
            here, refused = course.move(middle, second.text)
            assert (refused is not None) == (second.text == "PlaceRat polonia")
            if refused is None:
                laid += 1
                here = course.stand([*here.path, here.match.legal()[0].text, NEXT, NEXT])
                told = here.match.events(course.seat, here.match.n - 3)
                lost = [event for event in told if event["kind"] == "cubes-lost" and event.get("region") == "polonia"]
                assert course.steps[here.step].id == "revenge" and not here.moved and len(lost) == 1, told
    assert laid >= 4
