"""Whole games, played in a real browser by clicking what a person would click."""

from __future__ import annotations

import random
from typing import Any

import people


def _check_result(page: Any, names: list[str]) -> None:
    rows = page.locator("dialog table tbody tr")
    assert rows.count() == len(names)
    for row in rows.all():
        figures = [int(cell) for cell in row.locator("td.figure").all_inner_texts()]
        assert figures[0] + figures[1] == figures[2]
    assert any(name in page.locator("dialog h2").inner_text() for name in names)


@people.everywhere
def test_hot_seat(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "local"], ["Anna", "Boris"])
    people.play_to_the_end([page], random.Random(1))
    _check_result(page, ["Anna", "Boris"])
    page.locator("dialog summary").click()
    assert page.locator("dialog ol li").count() > 0  # the final plague, step by step


def test_two_browsers_by_link(visitor: Any) -> None:
    anna, boris = visitor(), visitor("ru")
    people.open_table(anna, ["me", "open"], ["Anna", ""])
    link = anna.get_by_test_id("seat-link").input_value()
    boris.goto(link)
    boris.wait_for_selector("svg.board")
    assert "seat=" not in boris.url  # the secret has left the address bar
    people.play_to_the_end([anna, boris], random.Random(2))
    assert anna.locator("dialog table").inner_text() != ""
    assert boris.locator("dialog h2").inner_text().lower().count("победа") == 1  # or a shared one


@people.everywhere
def test_against_bots(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "bot:random", "bot:greedy"], ["Anna", "", ""])
    people.play_to_the_end([page], random.Random(3), limit=4000)
    assert page.locator("dialog table tbody tr").count() == 3
