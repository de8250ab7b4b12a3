"""Parts of the client that are loaded when they are opened: what happens where they do not come."""

from __future__ import annotations

from typing import Any

import people
import pytest

# Nothing is loaded before it is opened.
NEVER_IDLE = "window.requestIdleCallback = () => 0"
ACTIVE_IN_DIALOG = "document.querySelector('dialog[open]')?.contains(document.activeElement)"
NO_CONNECTION = "No connection to the server."


@pytest.fixture
def anna(visitor: Any) -> Any:
    page = visitor()
    page.add_init_script(NEVER_IDLE)
    people.open_table(page, ["me", "bot:random"], ["Anna", ""])
    people.waits_for(page)
    return page


def test_what_did_not_come_is_told_and_comes_with_the_next_click(anna: Any) -> None:
    anna.context.set_offline(True)
    for name in ("Settings", "Keys"):
        anna.get_by_role("button", name=name).click()
        people.expect(anna.get_by_text(NO_CONNECTION)).to_have_count(1)
        assert anna.locator("dialog[open]").count() == 0
        anna.get_by_text(NO_CONNECTION).wait_for(state="detached")
    anna.context.set_offline(False)
    for name in ("Settings", "Keys"):
        anna.get_by_role("button", name=name).click()
        anna.locator("dialog[open]").wait_for()
        assert anna.evaluate(ACTIVE_IN_DIALOG)
        anna.keyboard.press("Escape")
        anna.locator("dialog[open]").wait_for(state="detached")


def test_a_style_sheet_that_did_not_come_is_asked_for_again(anna: Any) -> None:
    anna.context.set_offline(True)
    anna.keyboard.press("?")
    anna.get_by_text(NO_CONNECTION).wait_for()
    anna.context.set_offline(False)
    people.eventually(anna, lambda: anna.evaluate("[...document.styleSheets].some(each => /Keys-/.test(each.href ?? ''))"))
    anna.keyboard.press("?")
    anna.locator("dialog[open]").wait_for()


def test_keys_open_what_is_not_there_yet_and_the_focus_follows(anna: Any) -> None:
    anna.keyboard.press("c")
    people.expect(anna.locator("#chat-line")).to_be_focused()
    anna.locator("#chat-line").press("Tab")
    anna.keyboard.press("l")
    anna.keyboard.press("r")
    people.expect(anna.locator("aside.beside")).to_be_focused()
    anna.keyboard.press("Escape")
    anna.keyboard.press("?")
    anna.locator("dialog[open]").wait_for()
    assert anna.evaluate(ACTIVE_IN_DIALOG)


def test_a_language_that_did_not_come_is_not_spoken(anna: Any) -> None:
    anna.route("**/assets/texts-*-ru-*", lambda route: route.abort("internetdisconnected"))
    anna.get_by_role("button", name="Settings").click()
    anna.context.set_offline(True)
    anna.get_by_label("Русский").click()
    anna.get_by_text(NO_CONNECTION).wait_for()
    people.expect(anna.get_by_label("English")).to_be_checked()
    anna.unroute("**/assets/texts-*-ru-*")
    anna.context.set_offline(False)
    anna.get_by_label("Русский").click()
    anna.get_by_role("heading", name="Настройки").wait_for()


def test_a_page_whose_pieces_are_gone_loads_itself_anew(anna: Any) -> None:
    """A newer version is served: it has no such piece, but a page."""
    anna.evaluate("window.old = true")
    anna.route("**/assets/Menu-*", lambda route: route.fulfill(status=422))  # which no test minds
    anna.get_by_test_id("menu").click()
    anna.wait_for_function("() => !window.old && document.querySelector('.prompt')")
