"""A game that the client has no board for, installed beside the house: lobby, tables to read, choices, result, rules."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import people
import pytest
from house import running
from test_access import violations
from tests.examples.installing import install

GAME = "pratique"
# All at one server, which is begun for them.
pytestmark = pytest.mark.xdist_group("fourth game")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the example among what is installed."""
    site = install(tmp_path_factory.mktemp("example"))
    with running(tmp_path_factory.mktemp("data"), site) as address:
        yield address


def test_it_stands_in_the_lobby_after_ours(visitor: Any) -> None:
    page = visitor("ru")
    page.goto("/")
    page.locator(f".cover[data-game={GAME}]", has_text="Свободная практика").wait_for()
    covers = "() => [...document.querySelectorAll('.cover')].map(each => each.dataset.game)"
    page.wait_for_function(
        f"game => {{ const all = ({covers})(); return all[0] === 'rattus' && all.at(-1) === game; }}", arg=GAME
    )


def test_some_turns_against_a_bot_by_what_can_be_read(visitor: Any) -> None:
    page = visitor()
    people.by_dialog(page, ["me", "bot:greedy"], ["Anna", ""], game=GAME)
    board = page.locator("[data-board] .plain")
    people.expect(board.locator("caption")).to_have_text(["Players", "The harbour", "The ships"])
    assert people.waits_for(page) == "asked"
    people.open_verb(page, "Visit")
    people.sure(page, lambda: people.click_on(page, "berth:tower"))  # the table itself can be clicked
    row = board.locator("tr", has_text="the tower")
    row.get_by_text("Anna").wait_for()
    assert row.locator("td").last.inner_text() in ("silk", "spice", "grain", "the plague")
    people.play_to_the_end([page], random.Random(4), limit=800)
    people.expect(page.locator("dialog table tbody tr")).to_have_count(2)
    reason = re.compile("^(No ship is left|The plague is in the city)$", re.IGNORECASE)
    people.expect(page.locator("dialog .reason").first).to_have_text(reason)


def test_two_at_one_screen_do_not_see_each_others_secrets(visitor: Any) -> None:
    page = visitor("ru")
    people.open_table(page, ["me", "local"], ["Анна", "Борис"], game=GAME)
    assert people.waits_for(page) == "covered"  # who might have a secret is not for a client without a board to know
    page.get_by_test_id("uncover").click()
    people.open_verb(page, "Visit")
    people.sure(page, page.locator('[data-choice="Visit mole"]').click)
    people.open_verb(page, "Admit")
    people.sure(page, page.locator('[data-choice="Admit tower"]').click)
    page.get_by_test_id("uncover").click()  # Boris takes the screen
    page.locator(".prompt[data-viewer='1']").wait_for()
    mole = page.locator(".plain tr", has_text="мол").first
    mole.get_by_text("Анна").wait_for()
    assert mole.locator("td").last.inner_text() == "–"


def test_its_rules_can_be_read(visitor: Any) -> None:
    page = visitor("ru")
    page.goto(f"/rules/{GAME}")
    page.get_by_role("heading", name="Корабли", exact=True).wait_for()
    people.expect(page.locator("article")).to_have_count(16)
    page.goto("/rules")
    people.expect(page.locator("[aria-current=page]")).to_have_text(re.compile("^Rattus"))


@pytest.mark.parametrize(
    ("locale", "like", "ship"), [("en", "Short and sly", "Ships"), ("ru", "Короткая и хитрая", "Корабли")]
)
def test_its_page_and_its_player_aid(visitor: Any, locale: str, like: str, ship: str) -> None:
    """A book without pictures: all that is made of words is there, and no empty heading."""
    page = visitor(locale)
    page.goto(f"/g/{GAME}")
    page.get_by_text(like).wait_for()
    assert page.locator("[data-picture]").count() == 0
    assert violations(page) == []
    page.get_by_test_id("page-aid").click()
    page.get_by_test_id("sheet").get_by_role("heading", name=ship).wait_for()
    people.expect(page.get_by_test_id("sheet").locator("h3")).to_have_count(3)
    people.expect(page.get_by_test_id("sheet").locator("li")).to_have_count(10)
    assert violations(page) == []


def test_a_first_game_with_a_coach(visitor: Any) -> None:
    page = visitor("ru")
    page.goto(f"/?new={GAME}&coach=1")
    page.get_by_test_id("seat-1").select_option("bot:greedy")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-testid=coach-about] p").get_by_text("чем меньше осталось честных кораблей").wait_for(timeout=30_000)
    assert people.waits_for(page) == "asked"
    page.keyboard.press("h")
    page.locator("[data-advice]").first.wait_for()
    assert violations(page) == []


def test_it_is_accessible_and_fits_a_phone(visitor: Any) -> None:
    page = visitor(width=390, height=844)
    people.open_table(page, ["me", "bot:random"], ["Anna", ""], game=GAME)
    people.waits_for(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".plain caption").first.is_visible()
    assert violations(page) == []
