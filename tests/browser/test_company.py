"""Several people at one table, or at one screen: clocks, take-back, secrets, links, names."""

from __future__ import annotations

import random
import re
from typing import Any

import people
import pytest
from test_access import violations
from test_table import _first_turn
from tests.depth import deep


def _choose(page: Any) -> None:
    """One choice, confirmed where that is asked."""
    people.waits_for(page)
    n = people.look(page)["n"]
    chance = random.Random(9)
    for _ in range(40):
        people.act(page, chance, only_at=n)
        page.locator(".prompt[aria-busy=false]").wait_for()  # what was chosen is made: then the page has gone on
        if people.look(page)["n"] != n:
            return
    raise AssertionError("nothing was chosen")


def _until(page: Any, n: int) -> None:
    """Until the page shows this decision."""
    page.locator(f'.prompt[data-n="{n}"]').wait_for()


def _two(visitor: Any, **friend: Any) -> tuple[Any, Any]:
    anna, boris = visitor(), visitor(**friend)
    people.open_table(anna, ["me", "open"], ["Anna", ""])
    boris.goto(anna.get_by_test_id("seat-link").input_value())
    boris.wait_for_selector("svg.board")
    people.waits_for(anna)
    return anna, boris


@pytest.mark.parametrize("size", deep([(390, 844)], [(1280, 720), (390, 844)]))
def test_clocks_run_on_after_a_move(visitor: Any, size: tuple[int, int]) -> None:
    page = visitor(width=size[0], height=size[1])
    people.by_dialog(page, ["me", "local"], ["Anna", "Boris"], clock="both")
    people.waits_for(page)
    clock = '[data-seat="{}"] [data-testid=clock]'
    page.locator(clock.format(0), has_text="·").wait_for()  # a turn and the whole game
    people.expect(page.locator(clock.format(1))).to_have_text("20:00")
    page.locator(clock.format(0), has_text="19:").wait_for()  # a second of it is gone
    _choose(page)
    page.locator("[data-seat='1'][aria-current]").wait_for()
    people.expect(page.locator(clock.format(0))).to_have_text(re.compile("^19:"))  # it stands, and what was used is gone
    page.locator(clock.format(1), has_text="·").wait_for()
    before = page.locator(clock.format(1)).inner_text()
    page.wait_for_function(
        "([selector, before]) => document.querySelector(selector).innerText !== before", arg=[clock.format(1), before]
    )


def test_taking_back_with_the_consent_of_the_other(visitor: Any) -> None:
    anna, boris = _two(visitor)
    _choose(anna)
    _until(boris, 2)
    _choose(boris)
    _until(anna, 3)  # Boris could undo: that does not concern Anna
    anna.get_by_test_id("take-back").click()
    banner = "[data-testid=takeback]"
    boris.locator(banner, has_text="Anna").wait_for()
    assert violations(anna) == []
    anna.locator(banner).get_by_role("button", name="Withdraw").click()
    boris.locator(banner).wait_for(state="detached")
    _choose(boris)
    _until(anna, 4)  # the turn is Anna's again, by a choice of Boris
    anna.get_by_test_id("take-back").click()
    boris.locator(banner).get_by_role("button", name="Refuse").click()
    anna.locator(banner).wait_for(state="detached")
    anna.get_by_test_id("take-back").click()
    boris.locator(banner).get_by_role("button", name="Agree").click()
    _until(anna, 1)
    assert people.waits_for(anna) == "asked"
    people.expect(anna.locator(banner)).to_have_count(0)


@people.everywhere
def test_taking_back_from_a_bot_is_confirmed(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "bot:random"], ["Anna", ""])
    people.waits_for(page)
    _choose(page)
    _until(page, 4)
    page.get_by_test_id("take-back").click()
    sure = page.get_by_test_id("takeback-sure")
    sure.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sure.wait_for(state="detached")
    people.unmoved(page, "4")
    page.get_by_test_id("take-back").click()
    sure.click()
    _until(page, 1)


def _looked(page: Any) -> None:
    """Anna has looked at a rat."""
    _first_turn(page)
    people.open_verb(page, "TakeCard")
    people.click_on(page, "card:witch")
    page.locator('.prompt [data-choice="UseCard witch"]').click()
    page.locator(".prompt [data-choice^='Witch ']").first.click()
    page.locator(".secret").first.wait_for()
    page.locator(".prompt [data-choice=WitchStop]").click()
    page.locator(".prompt [data-verb=MovePlague]").first.wait_for()


def _at_last(page: Any, secrets: bool) -> None:
    """The end of the replay, once that is what is shown, with or without secrets."""
    page.get_by_test_id("slider").wait_for()
    page.keyboard.press("End")
    page.wait_for_function("""() => {
      const slider = document.querySelector('[data-testid=slider]'), shown = document.querySelector('[data-moment]');
      return slider && slider.value === slider.max && shown?.dataset.moment === slider.max;
    }""")
    assert (page.locator(".secret").count() > 0) == secrets


def test_one_screen_shows_the_secrets_of_who_sits_there(visitor: Any) -> None:
    page = visitor()
    _looked(page)
    page.locator(".log a").last.click()
    _at_last(page, secrets=True)  # Anna sees again what she saw
    page.go_back()
    assert people.waits_for(page) == "asked"  # and is known when she comes back
    chance = random.Random(6)
    for _ in range(40):
        if people.waits_for(page) == "covered":
            break
        people.act(page, chance, order=("MovePlague",))
    page.reload()
    uncover = page.get_by_test_id("uncover")
    uncover.wait_for()
    page.locator("svg.board").wait_for(state="attached")
    assert page.locator(".secret").count() == 0
    page.goto(f"{page.url}/replay?at=1")  # past the cover
    _at_last(page, secrets=False)
    page.go_back()
    uncover.click()
    page.wait_for_function("() => document.querySelector('.you')?.closest('[data-seat]')?.dataset.seat === '1'")
    page.locator(".log a").last.click()
    _at_last(page, secrets=False)  # Boris does not


def test_links_over_plain_http(visitor: Any) -> None:
    """A browser that offers no clipboard copies all the same."""
    page = visitor()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    people.open_table(page, ["me", "open"], ["Anna", ""])
    field = page.get_by_test_id("seat-link")
    old = field.input_value()
    page.get_by_test_id("new-link").click()
    page.wait_for_function("old => document.querySelector('[data-testid=seat-link]').value !== old", arg=old)
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_text("The link is copied.").wait_for()
    page.locator("#tab-chat").click()
    page.locator("#chat-line").focus()
    page.keyboard.press("Control+v")
    people.expect(page.locator("#chat-line")).to_have_value(field.input_value())


def test_a_friend_without_a_name_is_asked(visitor: Any) -> None:
    anna, boris = _two(visitor, locale="ru")
    people.expect(anna.locator('[data-seat="1"] .name')).to_have_text("Blue")
    boris.get_by_test_id("name-ask").wait_for()
    assert violations(boris) == []
    boris.get_by_role("textbox", name="Как вас называть за столом?").fill("Борис")
    boris.keyboard.press("Enter")
    anna.locator('[data-seat="1"] .name', has_text="Борис").wait_for()
    boris.get_by_test_id("name-ask").wait_for(state="detached")
    boris.goto("/")
    boris.wait_for_function("() => document.querySelector('[data-testid=my-name]').value === 'Борис'")


def test_the_name_typed_for_a_table_is_remembered(visitor: Any) -> None:
    anna = visitor()
    people.by_dialog(anna, ["me", "bot:random"], ["Anna", ""])
    anna.goto("/")
    people.expect(anna.get_by_test_id("my-name")).to_have_value("Anna")


def test_a_name_that_is_typed_before_the_lobby_knows_its_guest_stays(visitor: Any) -> None:
    page = visitor()
    answer = people.hold(page, "**/api/me")
    page.goto("/")
    page.get_by_test_id("my-name").fill("Anna")
    answer()
    page.locator("[data-game=rattus]:enabled").wait_for()
    people.expect(page.get_by_test_id("my-name")).to_have_value("Anna")


def test_whoever_left_can_be_replaced(visitor: Any) -> None:
    anna, boris = _two(visitor)
    boris.get_by_test_id("menu").click()
    boris.get_by_test_id("bug").wait_for()
    assert boris.get_by_test_id("replace").count() == 0
    anna.goto("/", wait_until="commit")
    boris.locator("[data-testid=replace]:disabled").wait_for()  # she may come back in a moment
    boris.locator("[data-testid=replace]:enabled", has_text="Seat a bot for Anna").click()
    boris.locator('[data-seat="0"] .status', has_text="bot").wait_for()


def test_onlookers_have_a_name(visitor: Any) -> None:
    anna, guest = visitor(), visitor()
    people.open_table(anna, ["me", "local"], ["Anna", "Boris"], public=True)
    people.waits_for(anna)
    guest.goto(anna.url)
    guest.locator("#tab-chat").click()
    guest.locator("#chat-line").fill("Memento mori")
    guest.keyboard.press("Enter")
    anna.locator("#tab-chat").click()
    anna.locator(".chat li", has_text="Guestwatches Memento mori").wait_for()


@people.everywhere
def test_the_rules_speak_the_language_that_was_switched_to(visitor: Any) -> None:
    page = visitor("ru")
    _first_turn(page)
    page.get_by_label("Настройки").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    people.open_verb(page, "MovePlague")
    regions = ("region:scandia", "region:hispania", "region:polonia")
    people.click_on(page, next(region for region in regions if region not in people.lit(page)))
    why = page.get_by_test_id("why")
    why.wait_for()
    assert not re.search("[а-я]", why.text_content(), re.IGNORECASE)  # the folded rules, too


def test_what_cannot_be_shown(visitor: Any) -> None:
    page = visitor()
    _first_turn(page)
    page.goto(f"{page.url}/replay?at=abc")
    page.get_by_test_id("problem").wait_for()
    assert violations(page) == []
    page.get_by_role("link", name="Watch from the beginning").click()
    people.expect(page.get_by_test_id("slider")).to_have_value("1")
    page.goto("/rules/foo")
    page.get_by_test_id("problem").wait_for()
    page.goto("/")
    page.locator(".import input").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b"no game"}
    )
    page.get_by_text("This file is not a saved game.").wait_for()
