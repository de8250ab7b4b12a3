"""Pest in a real browser: whole games by clicking what is lit on the map, on the boards and in the prompt."""

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

# Verbs that lead nowhere are chosen seldom, so that a game ends in good time.
DULL = {
    "EndTurn": 0.5,
    "Exchange": 0.03,
    "Arrange": 0.05,
    "Refresh": 0.1,
    "Finish": 0.3,
    "Stop": 0.5,
    "StopBuilding": 0.3,
    "Lift": 0.1,
}


def open_pest(page: Any, seats: list[str], names: list[str], options: dict[str, str] | None = None) -> None:
    people.open_table(page, seats, names, first="", game="pest", options=options)
    page.wait_for_selector(".pest")


def act(page: Any, chance: random.Random) -> str:
    """One click of somebody who is asked."""
    people.waits_for(page)
    seen = people.look(page)
    state = str(seen["state"])
    if state == "asked":
        if seen["verbs"] and not seen["verb"]:
            weights = [DULL.get(verb, 1.0) for verb in seen["verbs"]]
            people.press(page, f".verb[data-verb={chance.choices(seen['verbs'], weights)[0]}]")
        elif verbs := people.mixed(seen):
            verb = chance.choices(list(verbs), [DULL.get(verb, 1.0) for verb in verbs])[0]
            people.press(page, f'.choice[data-choice="{chance.choice(verbs[verb])}"]')
        elif seen["lit"] and people.press(page, f'[data-target="{chance.choice(seen["lit"])}"][data-lit]'):
            pass  # on the board, where a person would click
        elif seen["choices"]:
            people.press(page, f'.choice[data-choice="{chance.choice(seen["choices"])}"]')
        people.look_until(page, seen, 900)
    elif state not in ("over", "wait"):
        people.clicked(page, seen, people.answer(seen, chance))
    return state


def play(page: Any, chance: random.Random, seconds: float = 240) -> int:
    """Until the result is shown. Gives the number of clicks."""
    clicks = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = act(page, chance)
        if state == "over":
            return clicks
        clicks += state != "wait"
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            raise AssertionError("the page scrolls sideways")
    raise AssertionError(f"the game did not end within {clicks} clicks")


def until(page: Any, chance: random.Random, selector: str) -> None:
    """Plays on until something is there."""
    for _ in range(600):
        if page.query_selector(selector) is not None:
            return
        act(page, chance)
    raise AssertionError(f"{selector} did not come")


def check_result(page: Any, players: int) -> None:
    """The lines of every score add up to its total."""
    rows = page.locator("dialog table tbody tr")
    figures = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert all(len(row) == players for row in figures)
    for column in zip(*figures, strict=True):
        assert sum(column[:-1]) == column[-1]


@pytest.mark.parametrize(("language", "width", "height"), deep([("en", 1280, 720)], [("en", 1280, 720), ("ru", 390, 844)]))
def test_two_players_hot_seat(visitor: Any, language: str, width: int, height: int) -> None:
    page = visitor(language, width=width, height=height)
    people.by_dialog(page, ["me", "local"], ["Anna", "Boris"], first="", game="pest")
    page.wait_for_selector(".pest")
    people.waits_for(page)
    if width == 1280:
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1280, 720]
        assert page.locator("svg.board").is_visible() and page.locator("[data-mat]").is_visible()
    chance = random.Random(1)
    if not LONG:  # the beginning and the end of a game; a whole one is played alone
        for _ in range(20):
            act(page, chance)
        records.opened(page, records.nearly("pest", 2, seed=1, left=10))
    play(page, chance)
    if width == 1280:
        assert page.evaluate("document.documentElement.scrollHeight") == 720
    check_result(page, 2)
    if LONG:
        page.locator("dialog h2", has_text=re.compile("Anna|Boris")).wait_for()


@pytest.mark.parametrize(
    ("language", "keeper"), deep([("ru", "local")], [("ru", "local"), ("en", "net")]), indirect=["keeper"]
)
def test_solo_on_a_phone(visitor: Any, language: str) -> None:
    page = visitor(language, width=390, height=844, has_touch=True, is_mobile=True)
    open_pest(page, ["me"], ["Анна" if language == "ru" else "Anna"])
    parts = ["map", "mat", "era", "market", "capital"]
    shown = "() => [...document.querySelectorAll('[data-part]')].map(each => each.dataset.part).join()"
    page.wait_for_function(f"parts => ({shown})() === parts", arg=",".join(parts))
    for part in parts:
        page.locator(f"[data-part={part}]").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, part
        strange = re.findall("[A-Za-z]{4,}" if language == "ru" else "[А-Яа-яёЁ]+", page.locator(".part").inner_text())
        assert strange == [], (part, strange)
    play(page, random.Random(2))
    check_result(page, 1)
    assert re.search("титул|Вы|You|title", page.locator("dialog h2").inner_text(), re.IGNORECASE)


def test_move_shows_costs_and_says_why_not(visitor: Any) -> None:
    page = visitor()
    match = records.offering("pest", 2, seed=3, verb="Step")
    records.opened(page, match)
    page.wait_for_selector(".prompt[data-foretold='true'] [data-verb=Step]")
    page.locator("svg.board .cost").first.wait_for(state="attached")
    lit = set(people.lit(page))
    far = next(place for place in ("loc:skartin", "loc:amberi", "loc:halkor") if place not in lit)
    people.click_on(page, far)
    page.get_by_test_id("why").locator("button.link").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    # A step is taken on the map, and taken back.
    before = page.locator(".prompt").get_attribute("data-n")
    people.click_on(page, next(f"loc:{choice.text.split()[1]}" for choice in match.legal() if choice.verb == "Step"))
    page.wait_for_function(
        "n => document.querySelector('.prompt').dataset.n !== n || document.querySelector('[data-testid=confirm]')",
        arg=before,
    )
    if page.query_selector("[data-testid=confirm]") is None:
        page.keyboard.press("u")
        page.wait_for_function("n => document.querySelector('.prompt').dataset.n === n", arg=before)


@pytest.mark.parametrize("language", deep(["ru"], ["en", "ru"]))
def test_tooltips_in_words(visitor: Any, language: str) -> None:
    page = visitor(language)
    open_pest(page, ["me", "bot:random", "bot:random", "bot:random", "bot:random"], ["Anna", "", "", "", ""])
    people.waits_for(page)  # what the others do would turn to the map
    page.locator("[data-target='loc:gotar'] .hit").hover()
    tip = page.get_by_role("tooltip")
    tip.filter(has_text="Gotar" if language == "en" else "Готар").wait_for()
    for part, target in (
        ("market", ".card[data-tip^='market:']"),
        ("era", "[data-tip^='law:']"),
        ("capital", "[data-tip^='palace:']"),
        ("boards", "[data-tip^='building:mint@']"),
    ):
        page.locator(f"[data-part={part}]").click()
        tip.wait_for(state="detached")  # what was said of something else
        page.locator(f".part {target}").first.hover()
        text = tip.inner_text()
        assert re.search("[а-я]{4}" if language == "ru" else "[a-z]{4}", text), (part, text)
        assert "{" not in text


def test_who_turns_to_another_part_stays_there(visitor: Any) -> None:
    """What the choices bring is told later than they are: that is no new question."""
    page = visitor()
    held: list[tuple[Any, Any]] = []
    late = [True]

    def route(line: Any) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda told: held.append((line, told)) if late[0] and '"means"' in told else line.send(told))

    page.route_web_socket("**/ws?*", route)
    open_pest(page, ["me", "local"], ["Anna", "Boris"])
    people.waits_for(page)
    people.eventually(page, lambda: len(held) > 0)
    page.locator("[data-part=market]").click()
    page.locator("[data-part=market][aria-selected=true]").wait_for()
    late[0] = False
    for line, told in held:
        line.send(told)
    page.wait_for_selector(".prompt[data-foretold='true']")
    assert page.locator("[data-part=market][aria-selected=true]").count() == 1


def test_keyboard(visitor: Any) -> None:
    page = visitor()
    open_pest(page, ["me", "local"], ["Anna", "Boris"])
    people.waits_for(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.hasAttribute('data-lit')")
    page.keyboard.press("Enter")
    people.waits_for(page)
    until(page, random.Random(4), "[data-lit][data-target^='cell:']")
    if people.waits_for(page) == "chooser":
        page.keyboard.press("Escape")
    before = page.locator(".prompt").get_attribute("data-n")
    went_on = "n => document.querySelector('.prompt').dataset.n !== n"
    page.keyboard.type("1")
    chosen = "n => document.querySelector('.verb[aria-pressed=true], [data-testid=confirm]')"
    page.wait_for_function(f"n => ({chosen})(n) || ({went_on})(n)", arg=before)
    if page.query_selector(".verb[aria-pressed=true]"):  # who has enough may exchange first
        page.keyboard.type("1")
    page.wait_for_function(f"n => document.querySelector('[data-testid=confirm]') || ({went_on})(n)", arg=before)
    if page.query_selector("[data-testid=confirm]"):
        page.keyboard.press("Enter")
    page.wait_for_function(went_on, arg=before)


def test_animations_can_be_skipped(visitor: Any) -> None:
    page = visitor(motion="no-preference")
    open_pest(page, ["me", "local"], ["Anna", "Boris"])
    chance = random.Random(5)
    for _ in range(12):
        if people.look(page)["state"] == "wait":
            page.keyboard.press("s")
        act(page, chance)
    assert people.waits_for(page) in ("asked", "confirm", "chooser")


@pytest.mark.parametrize(
    ("width", "palette"), deep([(1280, "heraldic")], [(1280, "heraldic"), (1280, "contrast"), (390, "safe")])
)
def test_axe_finds_nothing(visitor: Any, width: int, palette: str) -> None:
    page = visitor(width=width, height=720 if width > 640 else 844)
    page.add_init_script(f"localStorage.setItem('lazaretto-settings', JSON.stringify({{palette: '{palette}'}}))")
    open_pest(page, ["me", "local", "bot:random"], ["Anna", "Boris", ""])
    people.waits_for(page)
    for part in [each.get_attribute("data-part") for each in page.locator("[data-part]").all()]:
        page.locator(f"[data-part={part}]").click()
        assert violations(page) == [], part
