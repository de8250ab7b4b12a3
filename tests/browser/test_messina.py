"""Whole games of Messina 1347, played by clicking what is lit; on a phone too, alone too, in both languages."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import people
import pytest
import records
from test_access import violations
from tests.depth import LONG, deep

DULL = ("EndTurn", "Stop", "Recall", "TurnAway")
PATIENCE = 300.0  # seconds for a whole game
ALONE = [("en", "base", "local"), ("ru", "advanced", "net")]


def _open(page: Any, seats: list[str], mode: str = "base") -> None:
    names = [name if kind in ("me", "local") else "" for name, kind in zip(("Anna", "Boris"), seats, strict=False)]
    people.open_table(page, seats, names, first="", game="messina", options={"mode": mode})
    page.wait_for_selector(".messina")


def _click(page: Any, seen: dict[str, Any], chance: random.Random) -> None:
    """A lit place if one is in sight, else the list of choices."""
    verbs = [verb for verb in seen["verbs"] if verb not in DULL] or seen["verbs"]
    if verbs and not seen["verb"] and (not seen["lit"] or chance.random() < 0.5):
        people.press(page, f".verb[data-verb={chance.choice(verbs)}]")
        return
    listed = [choice for choice in seen["choices"] if choice.split()[0] not in DULL] or seen["choices"]
    if people.mixed(seen) and chance.random() < 0.5:
        people.press(page, f'.choice[data-choice="{chance.choice(listed)}"]')
        return
    if seen["lit"] and people.press(page, f'[data-lit][data-target="{chance.choice(seen["lit"])}"]'):
        return
    if seen["choices"]:
        people.press(page, f'.choice[data-choice="{chance.choice(seen["choices"])}"]')


def _step(page: Any, chance: random.Random) -> str:
    people.waits_for(page)
    seen = people.look(page)
    state = str(seen["state"])
    if state == "asked":
        _click(page, seen, chance)
        people.look_until(page, seen, 400)
    elif state not in ("over", "wait"):
        people.clicked(page, seen, people.answer(seen, chance))
    return state


def _play(page: Any, seed: int) -> None:
    """To the end."""
    chance = random.Random(seed)
    begun = time.monotonic()
    while _step(page, chance) != "over":
        assert time.monotonic() - begun < PATIENCE, people.look(page)


def _no_sideways(page: Any) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _check_log(page: Any) -> None:
    """Nothing is called by letters that stand on no tile."""
    log = page.locator(".log ol").inner_text()
    assert re.findall(r"\b[A-Z]\d[-\d]*", log) == []
    assert "{" not in log


def _check_result(page: Any, players: int) -> None:
    """The breakdown adds up, for everybody; lines that paid nobody anything are left out."""
    rows = [
        [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in page.locator("dialog tr[data-score]").all()
    ]
    assert len(rows) > 1
    assert all(len(row) == players for row in rows)
    for figures in zip(*rows, strict=True):
        assert sum(figures[:-1]) == figures[-1]


@pytest.mark.parametrize(("language", "width", "height"), deep([("en", 1280, 720)], [("en", 1280, 720), ("ru", 390, 844)]))
def test_hot_seat(visitor: Any, language: str, width: int, height: int) -> None:
    page = visitor(language, width=width, height=height)
    people.by_dialog(page, ["me", "local"], ["Anna", "Boris"], first="", game="messina")
    page.wait_for_selector(".messina")
    people.waits_for(page)
    _no_sideways(page)
    if width == 1280:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # city and estate in one screen
    if not LONG:  # the beginning and the end of a game; whole ones are played alone
        chance = random.Random(1)
        for _ in range(15):
            _step(page, chance)
        _no_sideways(page)
        records.opened(page, records.nearly("messina", 2, seed=1, left=8))
    _play(page, 1)
    _no_sideways(page)
    _check_log(page)
    _check_result(page, 2)


@pytest.mark.parametrize(("language", "mode", "keeper"), deep(ALONE[:1], ALONE), indirect=["keeper"])
def test_alone_on_a_phone(visitor: Any, language: str, mode: str) -> None:
    page = visitor(language, width=390, height=844)
    _open(page, ["me"], mode)
    for part in ("board", "estate", "city"):
        page.locator(f"[data-part={part}]").click()
        _no_sideways(page)
    _play(page, 2)
    assert ("140" if mode == "advanced" else "130") in page.get_by_test_id("goal").inner_text()
    _check_log(page)
    _check_result(page, 1)


def test_words_and_reasons(visitor: Any) -> None:
    page = visitor("ru")
    _open(page, ["me", "local"])
    page.wait_for_selector("[data-lit]")
    page.locator('[data-tip="wheel"]').first.hover()
    page.locator("[role=tooltip]", has_text="Колесо").wait_for()
    people.click_on(
        page, "building:" + page.locator('[data-target^="building:B"]').first.get_attribute("data-target").split(":")[1]
    )
    page.get_by_test_id("why").wait_for()
    page.get_by_test_id("why").locator("p").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator("[data-estate='1']").click()
    people.expect(page.locator("[data-estate='1']")).to_have_attribute("aria-selected", "true")


def test_undo_and_movement_costs(visitor: Any) -> None:
    page = visitor()
    _open(page, ["me", "local"])
    page.wait_for_selector(".city .cost")
    people.click_on(page, "spot:SE")  # and its action at once, which asks about an overseer
    page.get_by_test_id("undo").wait_for()
    page.keyboard.press("u")
    page.wait_for_selector(".city .cost")


def test_a_dock_is_not_taken_by_one_click(visitor: Any) -> None:
    page = visitor()
    _open(page, ["me", "local"])
    page.wait_for_selector(".city .cost")
    mine = people.look(page)["viewer"]
    people.click_on(page, next(target for target in people.lit(page) if target.startswith("spot:dock")))
    # Some ships bring coins for a step of a rating: then the turn goes on, and can be taken back.
    page.locator("[data-testid=confirm], [data-testid=undo]").first.wait_for()
    assert people.look(page)["viewer"] == mine
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.wait_for_selector(".city .cost")


def test_few_choices_are_sentences_at_once(visitor: Any) -> None:
    page = visitor()
    _open(page, ["me", "local"])
    page.wait_for_selector(".city .cost")
    people.click_on(page, "spot:SE")  # one click: there, and its action
    page.locator(".choice[data-choice^='Advance nun']", has_text="the nun overseer").first.wait_for()
    page.locator(".choice[data-choice=Stop]").wait_for()


def test_the_own_estate_comes_back_when_it_is_asked_about(visitor: Any) -> None:
    page = visitor()
    _open(page, ["me", "local"])
    page.wait_for_selector(".city .cost")
    mine = int(people.look(page)["viewer"])
    page.locator(f"[data-estate='{1 - mine}']").click()
    people.click_on(page, "spot:SE")  # the action of this port is about an overseer
    page.locator(f"[data-estate='{mine}'][aria-selected=true]").wait_for()
    page.locator("[data-lit][data-target^='way:']").first.wait_for(state="attached")


def test_a_long_press_tells_and_does_not_play(visitor: Any) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    _open(page, ["me", "local"])
    page.wait_for_selector(".city .cost")
    n = people.look(page)["n"]
    point = page.query_selector('[data-target="spot:SE"]').evaluate(people.POINT)
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator("[role=tooltip]").wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    people.unmoved(page, n)
    page.touchscreen.tap(point["x"], point["y"])  # a tap tells, a second one does
    page.locator("[role=tooltip]", has_text="Tap again").wait_for()
    people.unmoved(page, n)
    page.touchscreen.tap(point["x"], point["y"])
    page.wait_for_function("n => document.querySelector('.prompt').dataset.n !== n", arg=n)


def test_nothing_hard_to_reach(visitor: Any) -> None:
    page = visitor()
    _open(page, ["me", "bot:random"])
    people.waits_for(page)
    assert violations(page) == []
    phone = visitor("ru", width=390, height=844)
    _open(phone, ["me"])
    people.waits_for(phone)
    for part in ("board", "estate", "city"):
        phone.locator(f"[data-part={part}]").click()
        people.expect(phone.locator(f"[data-part={part}]")).to_have_attribute("aria-selected", "true")
        assert violations(phone) == []
    phone.set_viewport_size({"width": 844, "height": 390})  # lying, a board is higher than its room, but begins at its top
    phone.wait_for_function("""() => {
      const [part, stage] = ['[data-part]', '.stage'].map(each => document.querySelector(each).getBoundingClientRect());
      return part.top >= stage.top;
    }""")
