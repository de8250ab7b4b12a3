"""Whole games, played in a real browser by clicking what a person would click."""

from __future__ import annotations

import random
import re
from typing import Any

import people
import pytest
from tests.depth import LONG


def _check_result(page: Any, names: list[str]) -> None:
    rows = page.locator("dialog table tbody tr")
    people.expect(rows).to_have_count(len(names))
    for row in rows.all():
        figures = [int(cell) for cell in row.locator("td.figure").all_inner_texts()]
        assert figures[0] + figures[1] == figures[2]
    assert any(name in page.locator("dialog h2").inner_text() for name in names)


@people.everywhere
def test_hot_seat(visitor: Any) -> None:
    page = visitor()
    people.by_dialog(page, ["me", "local"], ["Anna", "Boris"])
    people.play_to_the_end([page], random.Random(1))
    _check_result(page, ["Anna", "Boris"])
    page.locator("dialog summary").click()
    page.locator("dialog ol li").first.wait_for()  # the final plague, step by step


def test_two_browsers_by_link(visitor: Any) -> None:
    anna, boris = visitor(), visitor("ru")
    people.open_table(anna, ["me", "open"], ["Anna", ""])
    link = anna.get_by_test_id("seat-link").input_value()
    boris.goto(link)
    boris.wait_for_selector("svg.board")
    assert "seat=" not in boris.url  # the secret has left the address bar
    chance = random.Random(2)
    if not LONG:  # a whole game is played at one screen; here it is given up
        for page in [anna, boris] * 8:
            people.act(page, chance)
        boris.get_by_test_id("menu").click()
        boris.get_by_test_id("resign").click()
        boris.get_by_test_id("resign-sure").click()
    people.play_to_the_end([anna, boris], chance)
    anna.locator("dialog table").wait_for()
    boris.locator("dialog h2", has_text=re.compile("победа", re.IGNORECASE)).wait_for()  # or a shared one


@pytest.mark.skipif(not LONG, reason="a third whole game of Rattus: make test-all")
@people.everywhere
def test_against_bots(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "bot:random", "bot:greedy"], ["Anna", "", ""])
    people.play_to_the_end([page], random.Random(3), limit=4000)
    people.expect(page.locator("dialog table tbody tr")).to_have_count(3)
