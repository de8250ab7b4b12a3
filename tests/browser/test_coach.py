"""A first game with a coach: what it says before a question and after a blunder; and hints with reasons."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import people
import pytest
from test_access import violations

COACH = "[data-testid=coach]"
TRIES = 60  # decisions in which somebody who plays badly meets the coach


def picture(page: Any, name: str) -> None:
    """For who wants to look: LAZARETTO_PICTURES names a folder."""
    if folder := os.environ.get("LAZARETTO_PICTURES"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def first_game(page: Any, game: str, players: int) -> None:
    """A table against bots, or alone, with the coach asked for in the dialog."""
    page.goto("/")
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator("label.pill").nth(0 if players == 1 else 1 if game != "rattus" else 0).click()
    for seat in range(1, players):
        page.get_by_test_id(f"seat-{seat}").select_option("bot:greedy")
    page.get_by_test_id("coach-wish").check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(COACH)
    people.waits_for(page)


def badly(page: Any) -> str:
    """The last thing that is offered, whatever it is. Gives the number of the decision."""
    seen = people.look(page)
    if seen["state"] == "confirm":
        people.press(page, "[data-testid=confirm]")
    elif seen["verbs"] and not seen["verb"] and not seen["choices"]:
        page.locator(".prompt ol .verb").last.click()
    elif seen["choices"]:
        page.locator(".prompt ol .choice").last.click()
    else:
        page.locator(".prompt ol [data-choice]").last.click()
    people.look_until(page, seen, 3000)
    return str(seen["n"])


def until_it_speaks(page: Any, play: Callable[[Any], str] = badly, patience: int = 2500) -> int:
    """Plays badly until the coach has something to say; the decision it speaks of."""
    from playwright.sync_api import TimeoutError

    for _ in range(TRIES):
        if people.waits_for(page) == "over":
            break
        n = play(page)
        if people.look(page)["n"] != n:
            try:
                page.wait_for_selector("[data-testid=coach-show]", timeout=patience)
                return int(page.locator(f"{COACH}[data-n]").get_attribute("data-n"))
            except TimeoutError:  # it had nothing to say
                continue
    raise AssertionError("the coach never spoke")


def number(page: Any) -> int:
    return int(people.look(page)["n"])


def test_a_first_game_of_rattus_with_a_coach(visitor: Any) -> None:
    page = visitor()
    first_game(page, "rattus", 2)
    about = page.locator("[data-testid=coach-about] p")
    about.filter(has_text="cube").wait_for()
    assert violations(page) == []
    picture(page, "rattus-before")
    n = until_it_speaks(page)
    page.locator(COACH, has_text="Something much better was there").wait_for()
    assert page.locator(f"{COACH} li").count() > 0 or "pays later" in page.inner_text(COACH)
    assert violations(page) == []
    page.get_by_test_id("coach-show").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-marked]")
    picture(page, "rattus-after")
    page.get_by_test_id("coach-back").press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.prompt').dataset.n) <= n", arg=n)
    people.waits_for(page)
    assert number(page) == n
    people.expect(page.get_by_test_id("coach-show")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.locator("[data-testid=coach-switch][aria-pressed=true]").click()
    page.wait_for_selector(COACH, state="detached")
    page.reload()
    people.waits_for(page)
    page.get_by_test_id("menu").click()
    page.locator("[data-testid=coach-switch][aria-pressed=false]").wait_for()  # it is remembered
    assert page.locator(COACH).count() == 0


def test_pest_alone_on_a_phone_in_russian(visitor: Any) -> None:
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    first_game(phone, "pest", 1)
    phone.locator("[data-testid=coach-about] p", has_text=re.compile("замок", re.IGNORECASE)).wait_for()
    picture(phone, "pest-before")
    n = until_it_speaks(phone)
    phone.locator(COACH, has_text="намного лучше").wait_for()
    picture(phone, "pest-after")
    assert violations(phone) == []
    phone.get_by_test_id("coach-show").tap()
    phone.get_by_test_id("coach-back").tap()
    phone.wait_for_function("n => Number(document.querySelector('.prompt').dataset.n) <= n", arg=n)


def test_a_hint_has_three_choices_with_reasons(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "bot:greedy"], ["Anna", ""])
    people.waits_for(page)
    page.keyboard.press("h")
    page.locator("[data-testid=advice]", has_text="judged by").wait_for()
    people.expect(page.locator("[data-advice]")).to_have_count(3)
    page.wait_for_selector("[data-marked]")
    assert violations(page) == []
    picture(page, "hint")
    n = number(page)
    page.locator("[data-advice]").first.click()
    page.wait_for_function(
        "n => Number(document.querySelector('.prompt').dataset.n) > n || document.querySelector('[data-testid=confirm]')",
        arg=n,
    )


@pytest.mark.parametrize("seats", [["me", "local"], ["me", "open"]])
def test_no_coach_where_others_play(visitor: Any, seats: list[str]) -> None:
    page = visitor()
    page.add_init_script("localStorage.setItem('lazaretto-settings', JSON.stringify({coached: ['rattus']}))")
    page.goto("/")
    page.locator("[data-game=rattus]:enabled").click()
    people.expect(page.get_by_test_id("coach-wish")).to_be_checked()
    for seat, kind in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}").select_option(kind)
    people.expect(page.get_by_test_id("coach-wish")).to_have_count(0)
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("menu").click()
    page.locator("dialog[open]").get_by_test_id("bug").wait_for()
    assert page.get_by_test_id("coach-switch").count() == 0
    assert page.locator(COACH).count() == 0
