"""The coach at a table that the browser keeps itself: it thinks in a worker, and nothing of the table leaves the device."""

from __future__ import annotations

from typing import Any

import people
import pytest
from playwright.sync_api import TimeoutError
from test_access import violations
from test_coach import COACH, first_game, number, picture

PATIENCE = people.PATIENCE["local"]
TURNS = 12  # in which somebody who gives every turn away meets the coach
at_home = pytest.mark.parametrize("keeper", ["local"], indirect=True)


def asked_of_server(page: Any) -> list[str]:
    """Keeps what the page asks its server about tables of its own."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/here-" in request.url else None)
    return asked


def give_away(page: Any) -> int:
    """One decision, badly: the plague is moved before anything was taken. Gives the decision's number."""
    assert people.waits_for(page, PATIENCE) in ("asked", "confirm")
    n = number(page)
    for _ in range(PATIENCE // 20):
        seen = people.look(page)
        if int(seen["n"]) != n:
            return n
        if seen["state"] == "confirm":
            people.press(page, "[data-testid=confirm]")
        elif "MovePlague" in seen["verbs"] and not seen["verb"]:
            people.press(page, ".verb[data-verb=MovePlague]")
        elif seen["state"] == "asked" and seen["choices"]:
            people.press(page, f'.choice[data-choice="{seen["choices"][-1]}"]')
        page.wait_for_timeout(20)
    raise AssertionError("nothing happened")


def until_it_speaks(page: Any) -> int:
    for _ in range(TURNS):
        n = give_away(page)
        try:
            page.wait_for_selector("[data-testid=coach-show]", timeout=6000)
            return n
        except TimeoutError:  # it had nothing to say
            continue
    raise AssertionError("the coach never spoke")


@at_home
def test_the_coach_speaks_at_a_local_table(visitor: Any) -> None:
    page = visitor()
    asked = asked_of_server(page)
    first_game(page, "rattus", 2)
    assert "/t/here-" in page.url
    page.locator("[data-testid=coach-about] p").wait_for()
    n = until_it_speaks(page)
    assert "Something much better was there" in page.inner_text(COACH)
    assert page.locator(f"{COACH} li").count() > 0 or "pays later" in page.inner_text(COACH)
    assert violations(page) == []
    picture(page, "local-after")
    page.get_by_test_id("coach-show").press("Enter")
    page.wait_for_selector("[data-marked]")
    page.get_by_test_id("coach-back").press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.prompt').dataset.n) <= n", arg=n)
    assert number(page) == n
    assert asked == []


@at_home
def test_a_hint_at_a_local_table(visitor: Any) -> None:
    page = visitor(locale="ru")
    people.open_table(page, ["me", "bot:greedy"], ["Анна", ""])
    assert "/t/here-" in page.url
    people.waits_for(page, PATIENCE)
    page.keyboard.press("h")
    page.wait_for_selector("[data-testid=advice]")
    assert page.locator("[data-advice]").count() == 3
    page.wait_for_selector("[data-marked]")
