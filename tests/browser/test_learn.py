"""Lessons at the table: taken by clicking, by keys, on a phone, in both languages; what they point at is not covered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import people
import pytest
from hosting import hosted
from tests.depth import deep

from lazaretto.learn.catalogue import names

GUIDE = "[data-testid=guide]"
RING = ".light .ring"
# How much of what a step points at lies under its words, and what of it is not to be seen. A phone shows one part of a board
# at a time, the one with the first point, and a large thing may be larger than what the words leave free.
COVERED = """
points => {
  const selector = point => {
    const [kind, id] = point.split(':');
    if (kind === 'panel') return {board: '[data-board]', prompt: '.prompt', log: '#panel-book', players: '.players'}[id];
    return kind === 'seat' ? `[data-seat="${id}"]` : `[data-target="${point}"], [data-tip="${point}"]`;
  };
  const words = document.querySelector('[data-testid=guide]').getBoundingClientRect();
  const over = box => Math.max(0, Math.min(words.right, box.right) - Math.max(words.left, box.left))
    * Math.max(0, Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top));
  const boxes = points.map(point => document.querySelector(selector(point))?.getBoundingClientRect() ?? null);
  const room = innerHeight - words.height;
  return {missing: points.filter((_, at) => !boxes[at]), covered: boxes.map(box => box ? over(box) : 0),
    first: boxes[0] && boxes[0].height < room / 2 ? over(boxes[0]) : 0};
}
"""


@pytest.fixture
def school(keeper: str, base: str, tmp_path: Path) -> Iterator[str]:
    """Where lessons are taken: at a server, or in a browser that has none, on a plain host."""
    if keeper == "net":
        yield f"{base}/"
        return
    with hosted(tmp_path) as host:
        yield f"{host.address}#/"


def lesson_steps(game: str, lesson: str) -> list[dict[str, Any]]:
    """Each step of a lesson's own line, with the moves that solve it."""
    from lazaretto.learn.catalogue import lesson as found
    from lazaretto.learn.course import NEXT, Course

    course = Course(found(game, lesson))
    here, steps = course.start(), []
    while not course.is_over(here):
        step = course.steps[here.step]
        moves = [NEXT] if step.looks else course.solution(here.step, here.match)
        steps.append({"id": step.id, "points": step.points, "looks": step.looks, "moves": moves})
        for move in moves:
            here, _ = course.move(here, move)
    return steps


def choose(page: Any, choice: str) -> None:
    """Make a choice in the prompt: as itself, or under its verb."""
    button, verb = f'.prompt [data-choice="{choice}"]', f'.prompt [data-verb="{choice.split()[0]}"]:not([data-choice])'
    page.wait_for_selector(f"{button}, {verb}")
    if page.locator(button).count() == 0:
        page.click(verb)
    page.click(button)


def settled(page: Any) -> None:
    """What was chosen has been taken (until then the lesson hears nothing else) and shown."""
    busy = "[data-testid=skip][disabled], [data-testid=next][disabled], .prompt .row"
    page.wait_for_function("busy => !document.querySelector(busy)", arg=busy)


def free(page: Any) -> str:
    """When nothing that is spoken of is covered, in terms of what COVERED has seen."""
    if page.viewport_size["width"] > 900:
        return "seen.missing.length === 0 && seen.covered.every(area => area === 0)"
    return "!seen.missing.includes(points[0]) && seen.first === 0"


def take(page: Any, school: str, game: str, lesson: str) -> None:
    """A whole lesson, as it is meant; at every step what it points at is there and free."""
    page.goto(f"{school}learn/{game}/{lesson}")
    for step in lesson_steps(game, lesson):
        page.wait_for_selector(f'{GUIDE}[data-id="{step["id"]}"]')
        settled(page)
        if step["points"]:
            page.wait_for_selector(RING, state="attached")
            page.wait_for_function(
                f"points => {{ const seen = ({COVERED})(points); return {free(page)}; }}", arg=step["points"]
            )
        for move in step["moves"]:
            if step["looks"]:
                page.click("[data-testid=next]")
            else:
                choose(page, move)
                settled(page)
    page.wait_for_selector(f'{GUIDE}[data-id=""]')


@people.everywhere
def test_the_whole_path_of_rattus(visitor: Any, school: str) -> None:
    page = visitor()
    lessons = names("rattus")
    assert len(lessons) >= 6
    for lesson in lessons:
        take(page, school, "rattus", lesson)
    page.goto(f"{school}learn/rattus")
    people.expect(page.locator(".done")).to_have_count(len(lessons))


@people.everywhere
def test_a_lesson_on_a_phone_in_russian(visitor: Any, school: str) -> None:
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    take(phone, school, "rattus", "outbreak")
    assert "урок пройден" in phone.inner_text(GUIDE)
    phone.click("[data-testid=next-lesson]")
    phone.wait_for_selector(f'{GUIDE}[data-id="cards"]')


@people.everywhere
def test_lessons_of_messina(visitor: Any, school: str) -> None:
    page = visitor()
    for lesson in deep(["workshop"], ["rescue", "plague", "workshop", "repopulate", "late", "end", "round"]):
        take(page, school, "messina", lesson)
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    for lesson in deep(["solo"], ["ratings", "path", "solo"]):
        take(phone, school, "messina", lesson)
    assert "урок пройден" in phone.inner_text(GUIDE)


def test_a_tip_does_not_come_over_the_words_by_itself(visitor: Any, base: str) -> None:
    """The words move on from step to step; what they give free lies under a mouse that has not moved."""
    page = visitor()
    page.goto(f"{base}/learn/messina/repopulate")
    page.wait_for_selector(f'{GUIDE}[data-id="need"]')
    page.click("[data-testid=next]")
    page.wait_for_selector(f'{GUIDE}[data-id="cart"]')
    page.wait_for_timeout(300)
    assert page.locator("[role=tooltip]").count() == 0
    page.hover("[data-target='rating:church']")
    page.wait_for_selector("[role=tooltip]")


@people.everywhere
def test_lessons_of_pest(visitor: Any, school: str) -> None:
    page = visitor()
    for lesson in deep(["law"], ["journey", "build", "research", "law", "capital", "end"]):
        take(page, school, "pest", lesson)
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    for lesson in deep(["quarantine"], ["camp", "quarantine", "plague", "solo", "year"]):
        take(phone, school, "pest", lesson)
    assert "урок пройден" in phone.inner_text(GUIDE)


def test_on_a_phone_nothing_is_ringed_under_the_question(visitor: Any, base: str) -> None:
    """The question stays at the upper edge; what was scrolled up lies under it and is not pointed at."""
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    phone.goto(f"{base}/learn/pest/plague")
    for step, move in (("guard", "Step meskar"), ("guard", "Stop"), ("end", "EndTurn")):
        phone.wait_for_selector(f'{GUIDE}[data-id="{step}"]')
        choose(phone, move)
        settled(phone)
    phone.click("[data-testid=next]")
    phone.wait_for_selector(f'{GUIDE}[data-id="safe"]')  # three places, from the north of the map to its south
    phone.wait_for_function("""() => {
        const box = selector => document.querySelector(selector).getBoundingClientRect();
        const rings = [...document.querySelectorAll('.light .ring')].map(ring => ring.getBoundingClientRect());
        const [roof, words] = [box('.prompt'), box('[data-testid=guide]')];
        return rings.length > 0 && rings.every(ring => ring.bottom > roof.bottom && ring.top < words.top);
    }""")


@people.everywhere
def test_straying_coming_back_and_keys(visitor: Any, school: str) -> None:
    page = visitor()
    page.goto(f"{school}learn/rattus/turn")
    page.wait_for_selector(f'{GUIDE}[data-id="phases"]')
    page.keyboard.press("Enter")  # the button has the focus
    page.wait_for_selector(f'{GUIDE}[data-id="add"]')
    choose(page, "AddCubes anglia 1")
    page.locator("[data-testid=reply]", has_text="fewer cubes").wait_for()
    assert page.locator(f'{GUIDE}[data-id="add"]').count() == 1
    choose(page, "AddCubes gallia 3")
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')
    people.expect(page.get_by_test_id("praise")).to_have_text("Three cubes at once!")
    page.click("[data-testid=leave]")
    page.wait_for_selector("text=you are at step 3 of 7")
    page.click("[data-testid=lesson-turn]")
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')
    page.click("[data-testid=back]")
    page.wait_for_selector(f'{GUIDE}[data-id="add"]')
    page.click("[data-testid=skip]")
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')
    page.click("[data-testid=next]")
    page.wait_for_selector(f'{GUIDE}[data-id="move"]')
    page.keyboard.press("u")  # undo: also what was only read
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')


@people.everywhere
def test_a_lesson_that_is_not_there(visitor: Any, school: str) -> None:
    page = visitor()
    page.goto(f"{school}learn/rattus/juggling")
    page.wait_for_selector("[data-testid=problem]")
