"""The page of a game, its rulebook, its player aid, and rules beside the board: read, searched, printed, tried."""

from __future__ import annotations

import re
from typing import Any

import people
import pytest
from test_access import violations
from tests.depth import deep

GAMES = ("rattus", "messina", "pest")
# Every game, in both languages, on both screens: all of it in `make test-all`.
LAPTOP, PHONE = ("en", 1280, 720), ("ru", 390, 844)
SEEN = [("rattus", *PHONE), ("messina", *LAPTOP), ("pest", *PHONE)]
SEEN_IN_FULL = [(game, *screen) for game in GAMES for screen in (LAPTOP, PHONE)]
on_screens = pytest.mark.parametrize(("game", "locale", "width", "height"), deep(SEEN, SEEN_IN_FULL))
# Of the pictures on a page: those in which nothing of what they are to show was found.
BLIND = """
points => Object.entries(points).filter(([id, wanted]) => {
  const frame = document.querySelector(`[data-picture="${id}"]`);
  const edge = frame.getBoundingClientRect();
  return wanted.some(point => {
    const box = frame.querySelector(`[data-target="${point}"]`)?.getBoundingClientRect();
    return !box || box.right < edge.left || box.left > edge.right || box.bottom < edge.top || box.top > edge.bottom;
  });
}).map(([id]) => id)
"""


def pictures(page: Any, game: str) -> dict[str, list[str]]:
    book = page.request.get(f"/api/games/{game}/book").json()
    return {each["id"]: each["points"] for each in book["pictures"] if each["id"] in book["turn"]}


def unsaid(text: str, game: str, locale: str) -> list[str]:
    """What stands where words should: keys of texts, slots, and in Russian the word for an empty slot."""
    return re.findall(rf"\b{game}-[a-z-]+|[{{}}]" + (r"|\bnone\b" if locale == "ru" else ""), text)


def look_at_all(page: Any) -> None:
    """Pictures are drawn when they come near."""
    for frame in page.locator("[data-picture]").all():
        frame.scroll_into_view_if_needed()
        frame.locator(".stage > .board > *").first.wait_for(state="attached")


@on_screens
def test_the_page_of_a_game(visitor: Any, game: str, locale: str, width: int, height: int) -> None:
    page = visitor(locale, width, height)
    page.goto("/")
    page.get_by_test_id(f"page-{game}").click()
    page.get_by_test_id("goal").wait_for()
    people.expect(page.locator("[data-picture]")).to_have_count(5)
    look_at_all(page)
    page.wait_for_function(f"points => ({BLIND})(points).length === 0", arg=pictures(page, game))
    page.get_by_test_id("legend").locator("li").nth(11).wait_for()
    assert unsaid(page.locator("main").inner_text(), game, locale) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
    page.get_by_test_id("page-play").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_url(lambda url: url.endswith("/"))


def test_the_ways_on_from_the_page_of_a_game(visitor: Any) -> None:
    page = visitor()
    page.goto("/g/rattus")
    page.get_by_test_id("page-coach").click()
    page.wait_for_url("**new=rattus&coach=1")
    page.locator("dialog[open]").wait_for()
    people.expect(page.get_by_test_id("coach-wish")).to_be_checked()
    page.goto("/g/rattus")
    page.get_by_test_id("page-learn").click()
    page.wait_for_url("**/learn/rattus")
    page.goto("/g/rattus")
    page.get_by_test_id("page-rules").click()
    page.get_by_test_id("game-page").click()
    page.get_by_test_id("goal").wait_for()


@pytest.mark.parametrize(
    ("path", "locale", "said"), [("/g/chess", "en", "There is no game"), ("/g/chess/aid", "ru", "Игры «chess» нет")]
)
def test_a_game_that_is_not_here(browser: Any, base: str, path: str, locale: str, said: str) -> None:
    """Not a visitor's page: a browser notes in its console whatever is not found."""
    context = browser.new_context(base_url=base, locale=locale, service_workers="block")
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.goto(path)
    page.get_by_role("heading", level=1).filter(has_text=said).filter(has_text="chess").wait_for()
    assert violations(page) == [] and failures == []
    page.locator("main a").last.click()
    page.locator("[data-game=rattus]").wait_for()
    context.close()


@pytest.mark.parametrize(
    ("game", "locale"),
    deep([("messina", "en"), ("pest", "ru")], [(game, locale) for game in GAMES for locale in ("en", "ru")]),
)
def test_the_player_aid_is_one_sheet(visitor: Any, game: str, locale: str) -> None:
    page = visitor(locale)
    page.goto(f"/g/{game}/aid")
    page.get_by_test_id("legend").locator("li").first.wait_for()
    assert violations(page) == []
    sheet = page.get_by_test_id("sheet")
    sheet.locator("h3").nth(3).wait_for()
    assert unsaid(sheet.inner_text(), game, locale) == []
    page.emulate_media(media="print")
    people.expect(page.get_by_test_id("print")).to_be_hidden()
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") + printed.count(b"/Type /Page/") == 1


@on_screens
def test_the_rulebook(visitor: Any, game: str, locale: str, width: int, height: int) -> None:
    page = visitor(locale, width, height)
    page.goto(f"/rules/{game}")
    page.locator("article").first.wait_for()
    chapters = page.request.get(f"/api/games/{game}/book").json()["chapters"]
    people.expect(page.locator(".intro")).to_have_count(len(chapters))
    assert page.locator("main h3").evaluate_all("all => all.map(each => each.id.slice(5))") == chapters
    assert page.locator("article details[open]").count() == 0  # rulings are folded
    assert f"{game}." not in page.locator("main").inner_text()  # ids stand behind a sign
    look_at_all(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
    page.locator("article .sign").nth(4).click()
    page.locator("article.wanted code").wait_for()


@pytest.mark.parametrize(
    ("game", "locale", "query", "rule", "mark"),
    [
        ("pest", "ru", "лагеря", "pest.camp.", "агер"),
        ("pest", "ru", "вылечить больного", "pest.heal.", "ечи"),
        ("rattus", "ru", "ничья", "rattus.end.tie", "авен"),
        ("messina", "en", "rescued citizens go to quarantine", "messina.rescue.plague-to-quarantine", "quarantine"),
    ],
)
def test_searching(visitor: Any, game: str, locale: str, query: str, rule: str, mark: str) -> None:
    page = visitor(locale)
    page.goto(f"/rules/{game}")
    page.get_by_test_id("rules-search").fill(query)
    found = page.get_by_test_id("found").locator("article")
    found.first.wait_for()
    page.wait_for_function("rule => document.querySelector(`[data-testid=found] [data-rule^='${rule}']`)", arg=rule)
    ids = found.evaluate_all("all => all.slice(0, 3).map(each => each.dataset.rule)")
    at = next(at for at, each in enumerate(ids) if each.startswith(rule))
    assert any(mark in text for text in found.nth(at).locator("mark").all_inner_texts())
    page.get_by_test_id("rules-search").fill("xyzzy")
    found.first.wait_for(state="detached")


@pytest.mark.parametrize(
    ("game", "example"), deep([("pest", "road")], [("rattus", "outbreak"), ("messina", "turn"), ("pest", "road")])
)
def test_a_worked_example_is_tried(visitor: Any, base: str, game: str, example: str) -> None:
    from test_learn import take

    page = visitor()
    page.goto(f"/rules/{game}")
    page.locator(f'[data-testid=try][href$="example-{example}"]').first.click()
    page.wait_for_url(f"**/learn/{game}/example-{example}")
    take(page, f"{base}/", game, f"example-{example}")
    page.get_by_test_id("leave").click()
    page.locator("article.wanted").wait_for()


@pytest.mark.parametrize(("locale", "width", "height"), [("en", 1280, 720), ("ru", 390, 844)])
def test_rules_beside_the_board(visitor: Any, locale: str, width: int, height: int) -> None:
    page = visitor(locale, width, height)
    people.open_table(page, ["me", "bot:random"], ["Anna", ""])
    people.waits_for(page)
    page.keyboard.press("r")
    beside = page.get_by_test_id("beside")
    beside.locator('article[data-rule^="rattus."]').first.wait_for()
    assert page.locator("[data-board]").is_visible() and page.locator(".prompt").is_visible()

    def beside_the_board() -> bool:
        """Not over it, and below what is asked."""
        asked, panel = page.locator(".prompt").bounding_box(), beside.bounding_box()
        board = page.locator("[data-board]").bounding_box()
        free = width <= 900 or panel["x"] >= board["x"] + board["width"] - 8
        return bool(free and panel["y"] >= asked["y"] + asked["height"])

    people.eventually(page, beside_the_board)
    assert violations(page) == []
    beside.get_by_role("searchbox").fill("крыса" if locale == "ru" else "rat")
    beside.locator("mark").first.wait_for()
    page.keyboard.press("Escape")
    beside.wait_for(state="detached")
    page.get_by_test_id("step-rules").click()
    page.get_by_test_id("beside-close").click()
    beside.wait_for(state="detached")
