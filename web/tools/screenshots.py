"""Takes the pictures of docs/screenshots from a running server.

python web/tools/screenshots.py http://127.0.0.1:8347
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "browser"))
import people  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run"
NAMES = {"en": ["Anna", "Boris", "Clara", "David"], "ru": ["Анна", "Борис", "Клара", "Давид"]}


def person(
    browser: Any, base: str, language: str, width: int = 1280, height: int = 720, motion: str = "reduce", **more: Any
) -> Any:
    context = browser.new_context(
        base_url=base, locale=language, viewport={"width": width, "height": height}, reduced_motion=motion, **more
    )
    page = context.new_page()
    page.add_init_script(
        f"localStorage.setItem('lazaretto-settings', JSON.stringify({{cover: false, language: '{language}'}}))"
    )
    return page


def table(page: Any, language: str, steps: int, seed: int) -> None:
    people.open_table(page, ["me", "local", "local", "local"], NAMES[language])
    page.wait_for_selector("svg.board")
    chance = random.Random(seed)
    for _ in range(steps):
        people.waits_for(page)
        people.act(page, chance)
    while not people.look(page)["verbs"]:
        people.waits_for(page)
        people.act(page, chance)
    page.mouse.move(5, 715)
    page.wait_for_timeout(400)


def shoot(page: Any, name: str) -> None:
    page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=90)


def outbreak(page: Any) -> None:
    """Plays with pictures until a token strikes, and takes it in the act."""
    page.get_by_label("Settings").click()
    page.get_by_label("slow").check()
    page.keyboard.press("Escape")
    chance = random.Random(11)
    for _ in range(3000):
        if page.locator(".reveal.struck .loss").count() > 0:
            page.wait_for_timeout(350)
            shoot(page, "outbreak")
            return
        seen = people.look(page)
        if seen["state"] != "wait":
            people.act(page, chance)
        page.wait_for_timeout(20)


def main(base: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS.split())
        page = person(browser, base, "en")
        table(page, "en", 150, 3)
        shoot(page, "table")
        url = page.url
        people.click_on(page, "region:scandia" if "region:scandia" not in people.lit(page) else "palace")
        page.wait_for_timeout(400)
        shoot(page, "why-not")
        page.goto(f"{url}/replay?at=60")
        page.wait_for_timeout(900)
        shoot(page, "replay")
        page.goto("/rules/rattus#rattus.outbreak.threshold")
        page.wait_for_timeout(900)
        shoot(page, "rules")
        page.goto("/")
        page.wait_for_timeout(900)
        shoot(page, "lobby")
        page = person(browser, base, "ru")
        table(page, "ru", 170, 5)
        shoot(page, "table-ru")
        page = person(browser, base, "ru", 390, 844, device_scale_factor=2, is_mobile=True, has_touch=True)
        table(page, "ru", 120, 7)
        shoot(page, "phone-ru")
        page = person(browser, base, "en")
        table(page, "en", 60, 9)
        outbreak(page)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
