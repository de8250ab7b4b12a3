"""Tables without a server: the folder that `make site` makes, on a plain static host, connected and not."""

from __future__ import annotations

import os
import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import people
import pytest
from hosting import Host, hosted
from house import ROOT
from test_access import violations
from test_learn import GUIDE, choose, take
from tests.depth import LONG

pytestmark = pytest.mark.parametrize("keeper", ["local"], indirect=True)
PIECES = (".pack", "/local/python-", "/local/loader-")
KEPT = """
async () => {
  const pages = (await caches.keys()).filter((name) => name.startsWith('lazaretto-pages-'));
  const runtime = await (await caches.open('lazaretto-runtime')).keys();
  return navigator.serviceWorker.controller !== null && pages.length > 0 && runtime.length >= WANTED;
}
"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosted(tmp_path) as made:
        yield made


@pytest.fixture
def base(host: Host) -> str:
    return host.address


def settled(page: Any, pieces: int = 5) -> None:
    """Until everything is kept that is needed without a network."""
    page.wait_for_function(KEPT.replace("WANTED", str(pieces)))


def fill_in(page: Any, host: Host, *bots: str, game: str = "rattus") -> None:
    page.goto(host.address)
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator("label.pill", has_text=str(1 + len(bots))).click()
    page.get_by_test_id("name-0").fill("Anna")
    for seat, bot in enumerate(bots):
        page.get_by_test_id(f"seat-{seat + 1}").select_option(bot)


def open_table(page: Any, host: Host, *bots: str, game: str = "rattus") -> None:
    fill_in(page, host, *bots, game=game)
    create(page)


def create(page: Any) -> None:
    page.get_by_test_id("create").click()
    page.wait_for_url("**/#/t/here-*")
    page.locator("[data-board]").first.wait_for()


def asked_elsewhere(page: Any, host: Host) -> list[str]:
    """What is asked of any other host from now on."""
    elsewhere: list[str] = []
    page.on("request", lambda request: request.url.startswith(host.address) or elsewhere.append(request.url))
    return elsewhere


def watch(page: Any) -> None:
    """A game that has ended, from its beginning to its end."""
    people.expect(page.locator("dialog table tbody tr")).to_have_count(2)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_test_id("slider").wait_for()
    page.keyboard.press("End")
    last = str(page.get_by_test_id("slider").get_attribute("max"))
    people.expect(page.locator("[data-moment]")).to_have_attribute("data-moment", last)


@pytest.mark.skipif(not LONG, reason="a whole game is played with the network off: make test-all")
def test_a_whole_game_and_nothing_from_anywhere_else(visitor: Any, host: Host) -> None:
    page = visitor()
    elsewhere = asked_elsewhere(page, host)
    open_table(page, host, "bot:random")
    people.play_to_the_end([page], random.Random(3), limit=4000)
    watch(page)
    assert elsewhere == []


def test_lobby_rules_and_about_need_no_python(visitor: Any, host: Host) -> None:
    page = visitor("ru", service_workers="allow")
    page.goto(host.address)
    page.locator("[data-game=rattus]:enabled").wait_for()
    assert violations(page) == []
    page.goto(f"{host.address}#/rules/rattus")
    page.locator("article").first.wait_for()
    page.locator("nav.index a").last.click()
    page.wait_for_url("**#/rules/rattus#kind-*")
    page.locator("article").nth(10).wait_for(state="attached")
    page.get_by_test_id("rules-search").fill("ничья")
    page.get_by_test_id("found").locator('[data-rule="rattus.end.tie"]').wait_for()
    page.goto(f"{host.address}#/g/messina")
    page.locator("[data-picture] .stage .board > *").first.wait_for(state="attached")
    page.goto(f"{host.address}#/about")
    page.get_by_text("Pyodide").wait_for()
    settled(page, pieces=0)
    assert [path for path in host.seen if any(piece in path for piece in PIECES)] == []


def test_the_first_table_shows_how_far_it_has_come(visitor: Any, host: Host) -> None:
    page = visitor()
    page.goto(host.address)
    answer = people.hold(page, "**/engine-*.pack")
    page.get_by_test_id("offline").click()
    page.get_by_test_id("starting").get_by_text("MB").wait_for()
    people.expect(page.get_by_role("progressbar")).to_have_count(1)
    assert violations(page) == []
    answer()
    page.get_by_test_id("starting").wait_for(state="detached")


def test_with_the_network_off_after_the_first_visit(visitor: Any, host: Host) -> None:
    page = visitor(service_workers="allow")
    elsewhere = asked_elsewhere(page, host)
    open_table(page, host, "bot:random")
    chance = random.Random(1)
    for _ in range(6):
        people.waits_for(page)
        people.act(page, chance)
    settled(page)
    people.waits_for(page)
    n = people.look(page)["n"]
    table = page.url
    host.stop()
    page.reload()  # in the middle of the game
    people.waits_for(page)
    assert int(people.look(page)["n"]) >= int(n)
    people.play_to_the_end([page], chance, limit=4000)
    watch(page)
    page.goto(host.address)
    page.locator(f"[data-table='{table.split('/')[-1]}']").wait_for()
    page.goto(f"{host.address}#/rules/pest")
    page.locator("article").first.wait_for()
    open_table(page, host, "bot:greedy", game="pest")  # another game, which was never opened before
    people.waits_for(page)
    assert elsewhere == []


def test_a_lesson_with_the_network_off(visitor: Any, host: Host) -> None:
    """It goes on where it was left, also after a reload, though nobody but this browser knows of it."""
    page = visitor("ru", service_workers="allow")
    page.goto(f"{host.address}#/learn/rattus/turn")
    page.wait_for_selector(f'{GUIDE}[data-id="phases"]')
    page.click("[data-testid=next]")
    page.wait_for_selector(f'{GUIDE}[data-id="add"]')
    settled(page)
    host.stop()
    choose(page, "AddCubes gallia 3")
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')
    page.reload()
    page.wait_for_selector(f'{GUIDE}[data-id="danger"]')
    take(page, f"{host.address}#/", "messina", "rescue")  # of another game, which was never opened before
    assert violations(page) == []


@pytest.mark.skipif(not LONG, reason="two windows of a browser that keeps a table: make test-all")
def test_two_windows_and_a_table_that_is_taken_away(visitor: Any, host: Host) -> None:
    page = visitor()
    open_table(page, host, "bot:random")
    table = page.url
    people.waits_for(page)
    other = page.context.new_page()
    other.add_init_script(people.AT_HOME)
    other.goto(table)
    assert people.waits_for(other, people.PATIENCE["local"]) == "asked"
    n = people.look(page)["n"]
    chance = random.Random(2)
    while people.look(page)["n"] == n:
        people.waits_for(page)
        people.act(page, chance, only_at=n)
    other.wait_for_function("n => document.querySelector('.prompt')?.dataset.n !== n", arg=n)
    other.goto(host.address)
    brief = other.locator(f"[data-table='{table.split('/')[-1]}']")
    brief.get_by_role("button").click()
    brief.get_by_role("button", name="Remove for ever?").click()
    brief.wait_for(state="detached")
    page.goto(host.address)
    page.goto(table)
    page.get_by_text("There is no such table").wait_for()


def test_a_file_that_is_no_game(visitor: Any, host: Host) -> None:
    page = visitor("ru")
    page.goto(host.address)
    page.locator("[data-game=rattus]:enabled").wait_for()
    chess = b'{"format": "lazaretto-log/1", "game": "chess"}'
    page.locator(".import input").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": chess})
    page.get_by_text("Игры «chess» нет.").wait_for()


def version_of(page: Any) -> str:
    return str(page.evaluate("document.querySelector('meta[name=description]').content"))


def newest(page: Any) -> str:
    """What a reload shows; a host that is too slow to answer may be passed over in favour of what is kept."""
    page.reload()
    return version_of(page)


def publish(host: Host, text: str) -> None:
    """Another version: its page says so."""
    page = host.site / "index.html"
    page.write_text(page.read_text("utf-8").replace("Three board games about the plague", text), "utf-8")
    script = f"import {{ keepOffline }} from './tools/offline.mjs'; await keepOffline({str(host.site) + '/'!r});"
    subprocess.run(["node", "--input-type=module", "--eval", script], cwd=ROOT / "web", check=True)
    for changed in (page, host.site / "sw.js"):  # hosts tell the time of a file in seconds: what is newer must be so by more
        os.utime(changed, (time.time() + 5, time.time() + 5))


# A new version is looked for; what has become of it once it is kept, or has been given up.
UPDATE = """
async () => {
  const one = await navigator.serviceWorker.getRegistration();
  await one.update();
  const come = one.installing ?? one.waiting ?? one.active;
  while (!['activated', 'redundant'].includes(come.state)) await new Promise((go) => setTimeout(go, 20));
  return come.state;
}
"""


def updated(page: Any) -> str:
    return str(page.evaluate(UPDATE))


def test_a_new_version_takes_the_place_of_the_old_one(visitor: Any, host: Host) -> None:
    page = visitor(service_workers="allow")
    page.goto(host.address)
    settled(page, pieces=0)
    publish(host, "The second version")
    people.eventually(page, lambda: newest(page) == "The second version")  # who is connected has it
    assert updated(page) == "activated"
    host.stop()
    page.reload()
    page.locator("[data-game=rattus]:enabled").wait_for()
    assert version_of(page) == "The second version"  # and keeps it


def test_a_version_that_is_not_all_there_is_not_kept(visitor: Any, host: Host) -> None:
    page = visitor(service_workers="allow")
    page.goto(host.address)
    settled(page, pieces=0)
    publish(host, "The second version")
    (host.site / "icon-512.png").unlink()
    (host.site / "paper.webp").unlink()
    assert updated(page) == "redundant"
    host.stop()
    page.reload()
    page.locator("[data-game=rattus]:enabled").wait_for()
    assert version_of(page) == "Three board games about the plague"
