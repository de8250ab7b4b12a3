"""What players frowned at: the log, silence, results, names, the phone, lit targets, room for choices, words."""

from __future__ import annotations

import random
import re
from typing import Any

import people
import records
from test_pest import open_pest
from tests.depth import deep

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# What moved although nobody had just touched anything.
SHIFTS = """
window.shifted = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({type: 'layout-shift', buffered: true});
"""
# The newest line of the log is in sight.
AT_ITS_END = """
() => {
  const log = document.querySelector('.log ol');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 12;
}
"""


def _finished(page: Any, game: str, players: int, seed: int) -> None:
    """Opens a game that was played at random, from its file."""
    records.opened(page, records.finished(game, players, seed))
    page.locator("dialog[open] table").wait_for()


def _until(page: Any, chance: random.Random, condition: str, limit: int = 120) -> None:
    for _ in range(limit):
        people.waits_for(page)
        if page.evaluate(condition):
            return
        people.act(page, chance)
    raise AssertionError(f"never: {condition}")


def test_the_log(visitor: Any) -> None:
    """It stays at its newest line, is set by turns and players, folds what is dull, and marks what is news."""
    page = visitor()
    people.open_table(page, ["me", "bot:greedy"], ["Anna", ""])
    chance, asked = random.Random(3), 0
    for _ in range(24):
        people.act(page, chance)
        if people.waits_for(page) == "asked":
            page.wait_for_function(AT_ITS_END)
            asked += 1
    assert asked > 6
    _until(page, chance, "document.querySelector('[data-recent]') !== null")
    people.expect(page.get_by_test_id("since")).to_have_text("since your last turn")
    seats = page.locator(".log li.turn[data-seat-line]").evaluate_all("all => all.map(each => each.dataset.seatLine)")
    assert {"0", "1"} <= set(seats)
    colours = page.locator(".log li.own.turn").evaluate_all("all => all.map(each => getComputedStyle(each).borderLeftColor)")
    assert len(set(colours)) == 2
    fold = page.locator(".log .fold button").last
    lines = page.locator(".log li").count()
    fold.click()
    page.locator(".log li").nth(lines).wait_for(state="attached")
    page.get_by_test_id("again").click()
    page.wait_for_url("**/replay?at=*")


def test_last_turn_again(visitor: Any) -> None:
    page = visitor(motion="no-preference")
    page.add_init_script("localStorage.setItem('lazaretto-settings', JSON.stringify({speed: 'fast', sound: 0}))")
    people.open_table(page, ["me", "bot:random"], ["Anna", ""])
    _until(page, random.Random(3), "document.querySelector('[data-recent]') !== null")
    page.get_by_test_id("again").click()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("s")
    assert people.waits_for(page) == "asked"


def test_silence(visitor: Any) -> None:
    """A table that loads is not over; a move on its way is shown at once, a silent line within seconds."""
    page = visitor()
    held: list[Any] = []
    silent: list[bool] = [True]

    def route(line: Any) -> None:
        server = line.connect_to_server()
        line.on_message(lambda told: None if silent[0] and held == ["open"] else server.send(told))
        server.on_message(
            lambda told: held.append((line, told)) if silent[0] and held != ["open"] else silent[0] or line.send(told)
        )

    page.route_web_socket("**/ws?*", route)
    people.open_table(page, ["me", "bot:random"], ["Anna", ""])
    people.eventually(page, lambda: len(held) > 0)  # the table has been told of, and the page does not know it
    people.expect(page.get_by_test_id("question")).to_have_text("One moment…")
    for line, told in held:
        line.send(told)
    held[:], silent[0] = ["open"], False
    assert people.waits_for(page) == "asked"
    silent[0] = True
    page.locator(".prompt .choice").first.click()
    page.locator('.prompt[aria-busy="true"] [data-testid=sending]').wait_for()  # though nobody has answered, nor will
    page.get_by_test_id("line").wait_for(timeout=10_000)
    silent[0] = False


def test_results(visitor: Any) -> None:
    """Alone one's own points are the headline; how a tie was broken is told; the list of finished games has the scores."""
    page = visitor()
    _finished(page, "messina", 1, 1)
    people.expect(page.locator("dialog h2")).to_have_text("Your result: −3 points")
    page.get_by_test_id("goal").filter(has_text="an excellent result begins at").wait_for()
    _finished(page, "rattus", 2, 4)
    page.get_by_test_id("tie").filter(has_text="moved next").wait_for()
    page.set_viewport_size({"width": 390, "height": 844})  # on a phone, too, all columns to the total are in sight
    page.wait_for_function(
        "() => { const it = document.querySelector('dialog .scroll'); return it.scrollWidth <= it.clientWidth; }"
    )
    table = page.url.split("/")[-1]
    page.goto("/")
    page.locator(f'[data-table="{table}"] .line', has_text=re.compile(r"\d+\D+\d+")).wait_for()


def test_names_and_what_stands_in_the_dialog(visitor: Any) -> None:
    """Everybody has a name, bots say how strong they are; what experts want is folded; a double click resigns nothing."""
    page = visitor("ru")
    page.goto("/")
    page.locator("[data-game=messina]:enabled").click()
    people.expect(page.get_by_test_id("create")).to_have_text("Создать стол")
    page.locator("dialog details select").first.wait_for(state="attached")
    assert not page.locator("dialog details select").first.is_visible()
    people.by_dialog(page, ["me", "local", "bot:random", "bot:greedy"], ["Анна", "", "", ""])
    names = ["Анна", "Игрок 2", "Зелёный (начинающий)", "Жёлтый (средний)"]
    people.expect(page.locator(".players .name")).to_have_text([re.compile(f"^\\s*{re.escape(name)}") for name in names])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_test_id("menu").click()
    box = page.get_by_test_id("resign").bounding_box()
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_test_id("resign").wait_for()
    page.keyboard.press("Escape")
    page.locator(".labels > text", has_text=re.compile("^Англия$")).wait_for(state="attached")
    page.locator(".prompt .choice", has_text="Англи").first.wait_for()
    assert [url for url in asked if "resign" in url] == []


def test_every_choice_is_in_sight(visitor: Any) -> None:
    page = visitor()
    people.open_table(page, ["me", "local", "local", "local"], ["Anna", "", "", ""])
    assert people.waits_for(page) == "asked"
    page.wait_for_selector(".prompt[data-foretold='true']")  # what stands beside the choices takes room, too
    page.locator(".prompt .choice").nth(8).wait_for(state="attached")
    hidden = page.locator(".prompt ol").evaluate("list => list.scrollHeight - list.clientHeight")
    assert hidden <= 1


def test_lit_targets_come_to_rest(visitor: Any) -> None:
    page = visitor(motion="no-preference")
    people.open_table(page, ["me", "local"], ["Anna", "Boris"])
    _until(page, random.Random(1), "document.querySelectorAll('[data-lit]').length > 3")
    endless = "document.getAnimations().filter(each => each.effect.getComputedTiming().iterations === Infinity).length"
    assert page.evaluate(endless) == 0
    page.wait_for_function("() => document.getAnimations().every(each => each.playState === 'finished')")


def test_new_messages_are_counted(visitor: Any) -> None:
    anna, guest = visitor(), visitor()
    people.open_table(anna, ["me", "local"], ["Anna", "Boris"], public=True)
    anna.wait_for_selector("svg.board")
    guest.goto(anna.url)
    for line in ("Hello", "Again"):
        guest.locator("#tab-chat").click()
        guest.locator("#chat-line").fill(line)
        guest.keyboard.press("Enter")
        guest.locator(".chat li", has_text=line).wait_for()
    anna.get_by_test_id("unread").wait_for()
    anna.wait_for_function("() => document.querySelector('[data-testid=unread]')?.innerText.startsWith('2')")
    assert anna.get_by_test_id("unread").bounding_box()["height"] >= 16
    anna.locator("#tab-chat").click()
    anna.get_by_test_id("unread").wait_for(state="detached")


def test_a_phone(visitor: Any) -> None:
    """Numbers can be read, the board can be looked at closely, lying it has two columns, and nothing moves by itself."""
    page = visitor("ru", **PHONE)
    page.add_init_script(SHIFTS)
    people.open_table(page, ["me", "bot:random"], ["Анна", ""])
    chance = random.Random(3)
    for _ in range(deep(30, 600)):
        if people.waits_for(page) == "over":
            page.keyboard.press("Escape")
            break
        people.act(page, chance)
    assert page.evaluate("window.shifted") <= 1.0
    heights = page.locator(".stack .count").evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    assert heights
    assert min(heights) >= 10
    width = page.locator("svg.board").bounding_box()["width"]
    page.get_by_test_id("zoom-in").click()
    people.eventually(page, lambda: bool(page.locator("svg.board").bounding_box()["width"] > 1.5 * width))
    page.set_viewport_size({"width": 844, "height": 390})
    people.eventually(page, lambda: _lies_well(page))


def _lies_well(page: Any) -> bool:
    """A phone on its side: nothing to scroll, the board beside what is asked."""
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    stage, prompt = page.locator(".stage").bounding_box(), page.locator(".prompt").bounding_box()
    return bool(size == [844, 390] and stage["x"] + stage["width"] <= prompt["x"] and prompt["y"] < 60)


def test_a_tap_asks_and_a_second_does(visitor: Any) -> None:
    page = visitor(**PHONE)
    people.open_table(page, ["me", "local"], ["Anna", "Boris"])
    people.waits_for(page)
    n = people.look(page)["n"]
    point = page.locator('[data-target="region:gallia"]').evaluate(people.POINT)
    page.touchscreen.tap(point["x"], point["y"])
    page.locator("[role=tooltip]", has_text="Tap again").wait_for()
    people.unmoved(page, n)
    page.touchscreen.tap(point["x"], point["y"])
    page.wait_for_function(
        "n => document.querySelector('.prompt').dataset.n !== n || document.querySelector('.confirm')", arg=n
    )


def test_tips_of_a_mat_leave_its_columns_in_sight(visitor: Any) -> None:
    page = visitor()
    open_pest(page, ["me", "bot:random"], ["Anna", ""])
    cell = page.locator('[data-target^="cell:"]').first
    cell.hover()
    tip = page.locator("[role=tooltip]")
    tip.wait_for()
    box, told = cell.bounding_box(), tip.bounding_box()
    assert told["x"] >= box["x"] + box["width"] or told["x"] + told["width"] <= box["x"]


def test_rules_name_their_book(visitor: Any) -> None:
    page = visitor("ru")
    page.goto("/rules/rattus")
    page.locator("article summary").first.click()
    page.locator("main article", has_text="правила игры Rattus").first.wait_for()
    text = page.locator("main").inner_text()
    assert re.findall(r"\b00[0-4]\b|seeds", text) == []
