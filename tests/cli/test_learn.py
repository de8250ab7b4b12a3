"""Lessons in the terminal, driven by lines as a pipe would."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import lazaretto
from lazaretto.learn.catalogue import lesson, names
from lazaretto.learn.course import NEXT, Course
from lazaretto.store import open_store
from lazaretto.table.rows import LessonRow
from tests.cli.conftest import Run


def solution(game: str, name: str) -> str:
    """The lines that lead through a lesson."""
    course = Course(lesson(game, name))
    here, lines = course.start(), []
    while not course.is_over(here):
        moves = [NEXT] if course.steps[here.step].looks else course.solution(here.step, here.match)
        for move in moves:
            lines.append("" if move == NEXT else move)
            here, _ = course.move(here, move)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_lessons_of_a_game_one_after_the_other(run: Run, language: str) -> None:
    typed = "\n" + "".join(solution("rattus", name) for name in names("rattus"))
    ran = run("learn", "rattus", "--lang", language, typed=typed)
    assert ran.code == 0, ran.err
    done = {"en": "Well done, that was the lesson.", "ru": "Отлично, урок пройден."}[language]
    assert ran.out.count(done) == len(names("rattus"))
    assert "{" not in ran.out and ran.err == ""


def test_straying_undoing_and_asking(run: Run) -> None:
    lines = [
        "",
        "",
        "",
        "",
        "FirstCubes italia",
        "FirstCubes anglia",
        "undo",
        "back",
        "",
        "1",
        "rules",
        "?",
        "why AddCubes",
        "skip",
        "quit",
    ]
    ran = run("learn", "rattus", "settle", "--lang", "en", typed="\n".join(lines) + "\n")
    assert ran.code == 0, ran.err
    assert "In Italy your cubes would stand" in " ".join(ran.out.split())
    assert "rattus.setup.second-placement" in ran.out
    assert "All have settled" in ran.out and "Goodbye" in ran.out


@pytest.mark.parametrize(
    ("language", "words", "done"), [("en", "to Poland", "Three rats in Poland."), ("ru", "в Польшу", "В Польше три крысы.")]
)
def test_the_words_of_the_menu_can_be_typed(run: Run, language: str, words: str, done: str) -> None:
    """The Merchant and the Monk both go `to Poland`; the one that is asked about goes."""
    lines = ["", "skip", "UseCard monk", "Monk t3", words]
    ran = run("learn", "rattus", "travel", "--lang", language, typed="\n".join(lines) + "\n")
    assert done in ran.out


def test_the_task_and_the_board_are_shown_again(run: Run) -> None:
    """After a choice that is refused, whatever refuses it, the choices stand below; an empty line repeats the task."""
    for line, menus, tasks in [("FirstCubes italia", 2, 1), ("AddCubes gallia 1", 2, 1), ("xyzzy", 2, 1), ("", 2, 2)]:
        ran = run("learn", "rattus", "settle", "--lang", "en", typed=f"\n\n\n\n{line}\n")
        assert ran.out.count("place first cubes in Poland") == menus, line
        assert ran.out.count("Your task:") == tasks
    once = run("learn", "rattus", "settle", "--lang", "en", typed="\n").out.count("Italy")
    ran = run("learn", "rattus", "settle", "--lang", "en", typed="\nboard\n")
    assert ran.out.count("Italy") > once and "verb" not in ran.out


@pytest.mark.parametrize(("language", "said"), [("en", "nothing to choose; press Enter."), ("ru", "Выбирать нечего")])
def test_a_number_where_there_is_nothing_to_choose(run: Run, language: str, said: str) -> None:
    """Also after the game has ended."""
    typed = "skip\n" * 6 + "1\n"
    ran = run("learn", "rattus", "end", "--lang", language, typed=typed)
    assert ran.code == 0 and said in ran.out and "1 to 0" not in ran.out


@pytest.mark.parametrize(("language", "title"), [("en", "On the road"), ("ru", "в дорогу")])
def test_a_lesson_by_its_title(run: Run, language: str, title: str) -> None:
    ran = run("learn", "rattus", title, "--lang", language)
    assert ran.code == 0, ran.err
    assert "travel" in run("learn", "rattus", "--lang", language).out


def test_figures_of_a_missed_goal_are_told_where_they_mean_something(run: Run) -> None:
    ran = run("learn", "rattus", "end", "--lang", "en", typed="\n\nUseCard monk\nMonk t34\nMonkTo germania\n")
    said = " ".join(ran.out.split())
    assert "That misses the goal: With the Monk" in said and "instead of" not in said
    ran = run("learn", "rattus", "game", "--lang", "en", typed="\nMovePlague germania\nPlaceRat italia\n")
    assert "out of 9: Have 9 cubes or more" in " ".join(ran.out.split()), ran.out


def test_a_lesson_that_is_not_there(run: Run) -> None:
    ran = run("learn", "rattus", "juggling", "--lang", "en")
    assert ran.code == 2 and "juggling" in ran.err and "settle" in ran.err


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_check_prints_what_is_taught(run: Run, language: str) -> None:
    ran = run("lessons", "check", "rattus", "--lang", language)
    assert ran.code == 0, ran.out
    assert "rattus settle" in ran.out and "%" in ran.out


def test_the_host_sees_where_learners_stay(run: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    for guest, step in (("anna", 2), ("boris", 2), ("clara", 7)):
        row = LessonRow(guest=guest, game="rattus", lesson="turn", step=step, farthest=step, done=step == 7)
        asyncio.run(store.keep_lesson(row))
    store.close()
    ran = run("lessons", "stays", "--data", str(tmp_path), "--lang", "en")
    assert ran.code == 0, ran.err
    assert "3 danger" in ran.out and "finished" in ran.out and "anna" not in ran.out
    assert next(line for line in ran.out.splitlines() if "danger" in line).split()[-2] == "2"


def test_a_draft_from_a_record(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert run("play", "rattus", "--seats", "random,random", "--seed", "3", "--save", str(kept)).code == 0
    ran = run("lessons", "draft", str(kept), str(tmp_path / "4-mine.toml"), "--at", "20")
    assert ran.code == 0, ran.err
    assert {path.name for path in tmp_path.iterdir()} == {"kept.json", "4-mine.toml", "mine.json"}
    again = run("lessons", "draft", str(kept), str(tmp_path / "4-mine.toml"), "--at", "20")
    assert again.code == 2 and "4-mine.toml" in again.err
    assert lazaretto.game("rattus")
