"""Takes the pictures of docs/screenshots from a running server.

python web/tools/screenshots.py http://127.0.0.1:8347 [game…]

Rattus is played by clicking; the positions of Messina and Pest are played by bots here and opened as records,
so the same pictures come out every time. Each picture is a JPEG of less than 200 KB.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.kernel.match import Match

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "browser"))
import people  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
LIMIT = 200_000
FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run"
NAMES = {"en": ["Anna", "Boris", "Clara", "David"], "ru": ["Анна", "Борис", "Клара", "Давид"]}
PHONE = {"width": 390, "height": 844, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
IMPORT = """
async log => {
  const {csrf} = await (await fetch('/api/me')).json();
  const headers = {'X-CSRF': csrf, 'content-type': 'application/json'};
  return await (await fetch('/api/import', {method: 'POST', headers, body: JSON.stringify(log)})).json();
}
"""


def person(browser: Any, base: str, language: str, width: int = 1280, height: int = 720, **more: Any) -> Any:
    size = {"width": width, "height": height}
    more.setdefault("reduced_motion", "reduce")
    page = browser.new_context(base_url=base, locale=language, viewport=size, **more).new_page()
    page.add_init_script(
        f"localStorage.setItem('lazaretto-settings', JSON.stringify({{cover: false, language: '{language}'}}))"
    )
    return page


def shoot(page: Any, name: str) -> None:
    page.mouse.move(5, page.viewport_size["height"] - 3)
    page.wait_for_timeout(400)
    for quality in range(88, 40, -4):
        picture = page.screenshot(type="jpeg", quality=quality)
        if len(picture) < LIMIT:
            break
    (OUT / f"{name}.jpg").write_bytes(picture)
    print(f"{name}.jpg  {len(picture) // 1000} KB")


# ---------------------------------------------------------------- positions played by bots


def until(game: str, players: int, seed: int, stop: Callable[[Match], bool], **options: Any) -> Match:
    """A game of bots up to the first moment that is wanted, or to its end."""
    match = lz.game(game).new(players=players, seed=seed, options=options)
    bot = make_bot("greedy", match.module, seed)
    while not match.is_over and not stop(match):
        assert match.to_move is not None
        match.apply(match.module.space.text(bot.choose(match, match.to_move)))
    return match


def asks(frame: str, after: int) -> Callable[[Match], bool]:
    """The first question of this kind after so many choices."""
    return lambda match: match.n > after and match.decision is not None and match.decision.frame == frame


def never(_: Match) -> bool:
    return False


def show(page: Any, match: Match) -> Any:
    page.goto("/")
    made = page.evaluate(IMPORT, match.log())
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("dialog[open] table" if match.is_over else "[data-lit], .choice")
    return page


def click_unlit(page: Any, *places: str) -> None:
    lit = people.lit(page)
    people.click_on(page, next(place for place in places if place not in lit))
    page.get_by_test_id("why").wait_for()


def messina(browser: Any, base: str) -> None:
    en, ru = (person(browser, base, language) for language in ("en", "ru"))
    shoot(show(en, until("messina", 2, 5, asks("SendHelper", 0))), "messina-start")
    shoot(show(ru, until("messina", 3, 8, asks("ChooseAction", 90))), "messina-middle-ru")
    shoot(show(en, until("messina", 4, 5, asks("SendHelper", 110), mode="advanced")), "messina-choosing-advanced-4")
    people.click_on(ru, "building:" + ru.locator('[data-target^="building:"]').first.get_attribute("data-target")[9:])
    ru.get_by_test_id("why").wait_for()
    shoot(ru, "messina-why-not-ru")
    ru.keyboard.press("Escape")
    ru.locator("[data-estate='1']").click()
    shoot(ru, "messina-opponent-ru")
    shoot(show(ru, until("messina", 4, 5, never)), "messina-end-ru")
    shoot(show(en, until("messina", 1, 5, asks("SendHelper", 40))), "messina-solo")
    phone = person(browser, base, "ru", **PHONE)
    shoot(show(phone, until("messina", 3, 6, asks("SendHelper", 70))), "messina-phone-city-ru")
    phone = person(browser, base, "en", **PHONE)
    show(phone, until("messina", 2, 5, asks("ChooseAction", 70))).locator("[data-part=estate]").click()
    shoot(phone, "messina-phone-estate")
    phone.locator("[data-part=board]").click()
    shoot(phone, "messina-phone-tracks")


def pest(browser: Any, base: str) -> None:
    en, ru = (person(browser, base, language) for language in ("en", "ru"))
    shoot(show(en, until("pest", 2, 5, asks("PlaceMortus", 0))), "pest-start")
    shoot(show(en, until("pest", 5, 7, asks("Move", 200))), "pest-choosing-5")
    for part in ("era", "market", "boards"):
        en.locator(f"[data-part={part}]").click()
        shoot(en, f"pest-{part}")
    shoot(show(ru, until("pest", 3, 6, asks("PlaceMortus", 130))), "pest-middle-ru")
    click_unlit(ru, "loc:skartin", "loc:amberi", "loc:halkor")
    shoot(ru, "pest-why-not-ru")
    ru.keyboard.press("Escape")
    ru.locator("[data-part=capital]").click()
    shoot(ru, "pest-capital-ru")
    shoot(show(en, until("pest", 4, 5, never)), "pest-end")
    shoot(show(ru, until("pest", 1, 7, asks("Move", 80))), "pest-solo-ru")
    phone = person(browser, base, "ru", **PHONE)
    shoot(show(phone, until("pest", 3, 6, asks("Move", 60))), "pest-phone-ru")
    phone = person(browser, base, "en", **PHONE)
    show(phone, until("pest", 2, 6, asks("PlaceMortus", 80))).locator("[data-part=mat]").click()
    shoot(phone, "pest-phone-board")


# ---------------------------------------------------------------- Rattus, by clicking


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


def outbreak(page: Any) -> None:
    """Plays with pictures until a token strikes, and takes it in the act."""
    page.get_by_label("Settings").click()
    page.get_by_label("slow").check()
    page.keyboard.press("Escape")
    chance = random.Random(11)
    for _ in range(3000):
        if page.locator(".reveal.struck .loss").count() > 0:
            shoot(page, "outbreak")
            return
        seen = people.look(page)
        if seen["state"] != "wait":
            people.act(page, chance)
        page.wait_for_timeout(20)


def rattus(browser: Any, base: str) -> None:
    page = person(browser, base, "en")
    table(page, "en", 150, 3)
    shoot(page, "table")
    url = page.url
    people.click_on(page, "region:scandia" if "region:scandia" not in people.lit(page) else "palace")
    page.get_by_test_id("why").wait_for()
    shoot(page, "why-not")
    for name, address in (
        ("replay", f"{url}/replay?at=60"),
        ("rules", "/rules/rattus#rattus.outbreak.threshold"),
        ("lobby", "/"),
    ):
        page.goto(address)
        page.wait_for_timeout(900)
        shoot(page, name)
    page = person(browser, base, "ru")
    table(page, "ru", 170, 5)
    shoot(page, "table-ru")
    page = person(browser, base, "ru", **PHONE)
    table(page, "ru", 120, 7)
    shoot(page, "phone-ru")
    page = person(browser, base, "en", reduced_motion="no-preference")
    table(page, "en", 60, 9)
    outbreak(page)


GAMES = {"messina": messina, "pest": pest, "rattus": rattus}


def main(base: str, games: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        for game in games or GAMES:
            GAMES[game](browser, base)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
