"""The bot in 30 lines, in the browser: the host names its file, a guest chooses it in the lobby and plays against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import people
import pytest
from house import ROOT, running
from tests.depth import deep

BOT = "own:careful_bot"
SAID = [("en", "the host's own (careful_bot)"), ("ru", "бот хозяина (careful_bot)")]
pytestmark = pytest.mark.xdist_group("own bot")  # at one server, which is begun for them


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    example = ROOT / "examples" / "careful_bot.py"
    with running(tmp_path_factory.mktemp("data"), more=["--own-bots", str(example)]) as address:
        yield address


@pytest.mark.parametrize(("locale", "label"), deep(SAID[1:], SAID))
def test_a_guest_plays_against_it(visitor: Any, locale: str, label: str) -> None:
    page = visitor(locale)
    page.goto("/")
    page.locator("[data-game=rattus]:enabled").click()
    page.get_by_test_id("seat-1").locator("option", has_text=label).wait_for(state="attached")
    place = people.by_dialog(page, ["me", f"bot:{BOT}"], ["Anna", ""], first="1")
    page.locator("[data-board]").wait_for()
    assert people.waits_for(page) == "asked", "it has moved: now it is my turn"
    state = page.request.get(f"/api/tables/{place}/state").json()
    assert state["n"] > 1 and state["decision"]["seat"] == 0
    assert not [event for event in state["events"] if event["kind"] == "bot-helped"]
