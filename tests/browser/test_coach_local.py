"""The coach at a table that the browser keeps itself: it thinks in a worker, and nothing of the table leaves the device."""

from __future__ import annotations

from typing import Any

import people
import pytest
from test_access import violations
from test_coach import COACH, first_game, number, picture, until_it_speaks

at_home = pytest.mark.parametrize("keeper", ["local"], indirect=True)


def asked_of_server(page: Any) -> list[str]:
    """Keeps what the page asks its server about tables of its own."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/here-" in request.url else None)
    return asked


def give_away(page: Any) -> str:
    """One decision, badly: the plague is moved before anything was taken. Gives the decision's number."""
    people.waits_for(page)
    n = str(people.look(page)["n"])
    for _ in range(10):
        seen = people.look(page)
        if seen["n"] != n:
            return n
        if seen["state"] == "confirm":
            page.get_by_test_id("confirm").click()
        elif page.locator(".verb[data-verb=MovePlague]:not([data-choice])").count() and not seen["verb"]:
            page.locator(".verb[data-verb=MovePlague]:not([data-choice])").click()
        else:
            page.locator(".prompt ol [data-choice]").last.click()  # wherever it stands in a long list
        people.look_until(page, seen, 4000)
        page.locator(".prompt[aria-busy=false]").wait_for()
    raise AssertionError("nothing happened")


@at_home
def test_the_coach_speaks_at_a_local_table(visitor: Any) -> None:
    page = visitor()
    asked = asked_of_server(page)
    first_game(page, "rattus", 2)
    assert "/t/here-" in page.url
    page.locator("[data-testid=coach-about] p").wait_for()
    n = until_it_speaks(page, give_away, patience=6000)
    page.locator(COACH, has_text="Something much better was there").wait_for()
    assert page.locator(f"{COACH} li").count() > 0 or "pays later" in page.inner_text(COACH)
    assert violations(page) == []
    picture(page, "local-after")
    page.get_by_test_id("coach-show").press("Enter")
    page.wait_for_selector("[data-marked]")
    page.get_by_test_id("coach-back").press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.prompt').dataset.n) <= n", arg=n)
    people.waits_for(page)
    assert number(page) == n
    assert asked == []


@at_home
def test_a_hint_at_a_local_table(visitor: Any) -> None:
    page = visitor(locale="ru")
    people.open_table(page, ["me", "bot:greedy"], ["Анна", ""])
    assert "/t/here-" in page.url
    people.waits_for(page)
    page.keyboard.press("h")
    people.expect(page.locator("[data-testid=advice] [data-advice]")).to_have_count(3)
    page.wait_for_selector("[data-marked]")
