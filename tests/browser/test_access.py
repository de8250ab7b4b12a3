"""axe-core finds nothing on any page."""

from __future__ import annotations

import os
from typing import Any

import people
import pytest
from tests.depth import deep

from conftest import ROOT

DIALOG = "dialog[open]"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Any) -> list[str]:
    """What axe finds."""
    if not AXE.exists():
        assert os.environ.get("CI") != "true", "axe must run here, but axe-core is not installed"
        pytest.skip("axe-core is not installed (make build)")
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}: {node['failureSummary'][:200]}" for each in found for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("palette", deep(["contrast"], ["heraldic", "contrast"]))
def test_table_and_replay(visitor: Any, palette: str) -> None:
    page = visitor()
    page.add_init_script(f"localStorage.setItem('lazaretto-settings', JSON.stringify({{palette: '{palette}'}}))")
    people.open_table(page, ["me", "local", "bot:random"], ["Anna", "Boris", ""])
    page.wait_for_selector("svg.board")
    people.waits_for(page)
    assert violations(page) == []
    page.goto(f"{page.url}/replay?at=1")
    page.get_by_test_id("slider").wait_for()
    assert violations(page) == []


def test_lobby_rules_about_and_dialogs(visitor: Any) -> None:
    page = visitor()
    page.goto("/")
    page.locator("[data-game=rattus]:enabled").wait_for()
    assert violations(page) == []
    page.locator("[data-game=rattus]").click()
    page.locator(DIALOG).get_by_test_id("create").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(DIALOG).wait_for(state="detached")
    page.get_by_label("Settings").click()
    page.get_by_label("English").wait_for()
    assert violations(page) == []
    page.goto("/about")
    page.locator("h3").first.wait_for()
    assert violations(page) == []
    page.goto("/rules/rattus")
    page.locator("article").first.wait_for()
    assert violations(page) == []
    page.get_by_test_id("rules-search").fill("plague")
    page.get_by_test_id("found").wait_for()
    page.wait_for_function("() => { const all = document.querySelectorAll('article').length; return all > 0 && all <= 20; }")
    assert violations(page) == []


def test_waiting_room(visitor: Any) -> None:
    page = visitor("ru")
    people.open_table(page, ["me", "open"], ["Анна", ""])
    page.get_by_test_id("seat-link").wait_for()
    assert violations(page) == []
