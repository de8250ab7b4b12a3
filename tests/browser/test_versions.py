"""A tab that was left open over an update: it is told, loads itself anew when nothing is half done, and the turn goes on."""

from __future__ import annotations

import random
from typing import Any

import people

OLD = "assets/index-0ldVers1on.js"
# The page of an earlier version begins with a script of another name. So many times it is given; then the server's own.
EARLIER = """
if (/^\\/t\\//.test(location.pathname)) {
  const loads = Number(sessionStorage.loads ?? 0) + 1;
  sessionStorage.loads = loads;
  if (loads <= PAGES) addEventListener('DOMContentLoaded', () => {
    [...document.scripts].find(each => /assets\\/index-/.test(each.src)).src = '/OLD';
  });
}
"""
# Somebody writes, in the first page.
TYPING = """
if (/^\\/t\\//.test(location.pathname) && !sessionStorage.loads) addEventListener('DOMContentLoaded', () => {
  const line = document.body.appendChild(document.createElement('input'));
  line.id = 'line';
  line.value = 'half a line';
  line.focus();
});
"""


def earlier(page: Any, pages: int = 1) -> None:
    page.add_init_script(EARLIER.replace("PAGES", str(pages)).replace("OLD", OLD))


def loads(page: Any) -> int:
    return int(page.evaluate("Number(sessionStorage.loads)"))


def is_old(page: Any) -> bool:
    return bool(page.evaluate(f"[...document.scripts].some(each => each.src.endsWith('{OLD}'))"))


def renewed(page: Any) -> None:
    page.wait_for_function("() => sessionStorage.loads == 2 && document.querySelector('.prompt')")


def test_a_tab_of_an_earlier_version_loads_itself_anew_and_the_turn_goes_on(visitor: Any) -> None:
    anna = visitor(locale="ru")
    table = people.open_table(anna, ["me", "bot:random"], ["Анна", ""])
    people.waits_for(anna)
    earlier(anna)
    anna.goto(f"/t/{table}")
    anna.get_by_text("На сервере новая версия").wait_for()
    renewed(anna)
    assert people.waits_for(anna) == "asked" and not is_old(anna)
    before, chance = people.look(anna)["n"], random.Random(1)
    for _ in range(50):
        people.act(anna, chance)
        people.waits_for(anna)
        if int(people.look(anna)["n"]) > int(before):
            return
    raise AssertionError("the turn did not go on")


def test_what_is_half_done_is_finished_first(visitor: Any) -> None:
    """A line that is being written, here from the moment at which the page is there."""
    anna = visitor()
    table = people.open_table(anna, ["me", "bot:random"], ["Anna", ""])
    people.waits_for(anna)
    anna.add_init_script(TYPING)
    earlier(anna)
    anna.goto(f"/t/{table}")
    anna.get_by_text("The server has a new version").wait_for()
    anna.wait_for_timeout(2500)
    assert (loads(anna), is_old(anna)) == (1, True)
    anna.evaluate("document.getElementById('line').remove()")
    renewed(anna)
    assert not is_old(anna)


def test_of_two_servers_with_two_versions_nobody_is_sent_to_and_fro(visitor: Any) -> None:
    anna = visitor()
    table = people.open_table(anna, ["me", "bot:random"], ["Anna", ""])
    people.waits_for(anna)
    earlier(anna, pages=100)
    anna.goto(f"/t/{table}")
    renewed(anna)
    assert people.waits_for(anna) == "asked"
    anna.wait_for_timeout(2500)
    assert (loads(anna), is_old(anna)) == (2, True)
