"""A step of a lesson may speak of things in several parts of a board, of which a phone shows one at a time."""

from __future__ import annotations

from typing import Any

from lazaretto.learn.catalogue import examples

GUIDE = "[data-testid=guide]"
RINGS = ".light .ring"


def test_what_another_part_shows_is_one_tap_away(visitor: Any, base: str) -> None:
    phone = visitor(locale="ru", width=390, height=844, has_touch=True)
    phone.goto(f"{base}/learn/messina/plague")
    phone.wait_for_selector(f'{GUIDE}[data-id="cubes"]')
    phone.wait_for_selector(RINGS, state="attached")  # districts with plague, in the city
    assert phone.locator("[data-target=wheel], [data-tip=wheel]").count() == 0
    other = phone.locator("[data-testid=elsewhere] button")
    assert [text.strip() for text in other.all_inner_texts()] == [phone.inner_text("[data-part=board]").strip()]
    other.tap()
    phone.wait_for_selector("[data-part=board][aria-selected=true]")
    phone.wait_for_function("document.querySelectorAll('.light .ring').length === 1")  # the wheel
    assert other.all_inner_texts() == [phone.inner_text("[data-part=city]")]  # and back
    phone.tap("[data-testid=next]")
    phone.wait_for_selector(f'{GUIDE}[data-id="stand"]')
    phone.wait_for_selector("[data-testid=elsewhere]", state="detached")


def test_a_phone_that_lies_scrolls_its_board_to_what_is_spoken_of(visitor: Any, base: str) -> None:
    phone = visitor(width=844, height=390, has_touch=True)
    phone.goto(f"{base}/learn/pest/build")
    phone.wait_for_function("""() => {
      const [ring, words] = ['.light .ring', '[data-testid=guide]'].map(each => document.querySelector(each));
      return ring && ring.getBoundingClientRect().bottom <= words.getBoundingClientRect().top;
    }""")


def test_where_everything_is_seen_nothing_is_said_of_it(visitor: Any, base: str) -> None:
    page = visitor()
    page.goto(f"{base}/learn/messina/plague")
    page.wait_for_selector(f'{GUIDE}[data-id="cubes"]')
    page.wait_for_function("document.querySelectorAll('.light .ring').length === 4")
    assert page.locator("[data-testid=elsewhere]").count() == 0


def test_examples_of_the_rulebook_are_listed_below_the_lessons(visitor: Any, base: str) -> None:
    page = visitor()
    page.goto(f"{base}/learn/pest")
    page.click("[data-testid=examples] summary")
    links = page.locator("[data-testid=examples] a")
    assert [link.get_attribute("data-testid") for link in links.all()] == [f"lesson-{name}" for name in examples("pest")]
    page.click("[data-testid=lesson-example-sum]")
    page.wait_for_selector(f'{GUIDE}[data-id="before"]')
    page.click("[data-testid=next]")
    page.wait_for_selector(f'{GUIDE}[data-id="end"]')
    page.click('.prompt [data-choice="EndTurn"]')
    page.wait_for_selector(f'{GUIDE}[data-id="over"]')
    assert "73" in page.inner_text(GUIDE)
