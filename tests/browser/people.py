"""What people do at a table, in terms of what they see and click."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.depth import deep

# Milliseconds somebody waits for something to happen, on a busy machine. A browser that keeps tables must begin to.
PATIENCE = {"net": 25_000, "local": 90_000}
# Tables are opened on this device.
AT_HOME = """
const settings = JSON.parse(localStorage.getItem('lazaretto-settings') ?? '{}');
localStorage.setItem('lazaretto-settings', JSON.stringify({...settings, where: 'here'}));
"""
# For tests of what is the same wherever a table is kept; test_site and test_places look at the browser's own at all times.
everywhere = pytest.mark.parametrize("keeper", deep(["net"], ["net", "local"]), indirect=True)

# A point of an element that is really on top: regions are no rectangles, and pieces stand on them.
POINT = """
element => {
  const box = element.getBoundingClientRect();
  for (let ring = 1; ring <= 16; ring *= 2)
    for (let i = 0; i <= ring; i++)
      for (let j = 0; j <= ring; j++) {
        const x = box.left + box.width * (i + 0.5) / (ring + 1), y = box.top + box.height * (j + 0.5) / (ring + 1);
        const top = document.elementFromPoint(x, y);
        if (top && (top === element || element.contains(top))) return {x, y};
      }
  return null;
}
"""
# What a person sees: who is wanted, what is offered, and where.
_LOOK = """
() => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map(each => each.dataset[name]);
  const has = selector => document.querySelector(selector) !== null;
  const seen = {
    n: document.querySelector('.prompt')?.dataset.n ?? '', viewer: document.querySelector('.prompt')?.dataset.viewer ?? '',
    verbs: all('.verb', 'verb'), verb: document.querySelector('.verb[aria-pressed=true]')?.dataset.verb ?? '',
    choices: all('.prompt .choice', 'choice'), lit: all('[data-lit]', 'target'),
    offers: all('.chooser [data-choice]', 'choice'),
  };
  const busy = has('.prompt[aria-busy=true]'); // a move is on its way
  seen.state = has('dialog[open] table') ? 'over' : has('[data-testid=uncover]') ? 'covered'
    : busy ? 'wait' : has('[data-testid=confirm]') ? 'confirm' : seen.offers.length ? 'chooser'
    : seen.verbs.length || seen.choices.length ? 'asked' : 'wait';
  return seen;
}
"""


def open_table(
    page: Any,
    seats: list[str],
    names: list[str],
    first: str = "0",
    clock: str = "none",
    game: str = "rattus",
    public: bool = False,
) -> str:
    """Sets a table from the lobby; seats are values of the seat lists: me, local, open, bot:random. Gives its id."""
    page.goto("/")
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator("label.pill", has_text=str(len(seats))).click()
    for seat, kind in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}").select_option(kind)
        if kind in ("me", "local"):
            page.get_by_test_id(f"name-{seat}").fill(names[seat])
    page.locator("dialog select").nth(len(seats)).select_option(first)
    page.get_by_test_id("clock-choice").select_option(clock)
    if public:
        page.get_by_test_id("public").check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    return str(page.url.rstrip("/").split("/")[-1])


def look(page: Any) -> dict[str, Any]:
    return dict(page.evaluate(_LOOK))


def mixed(seen: dict[str, Any]) -> dict[str, list[str]]:
    """Choices of several verbs, listed together because they are few: by verb."""
    found: dict[str, list[str]] = {}
    for choice in seen["choices"]:
        found.setdefault(choice.split()[0], []).append(choice)
    return found if len(found) > 1 else {}


def lit(page: Any) -> list[str]:
    return list(look(page)["lit"])


def click_on(page: Any, target: str) -> None:
    """Clicks the board where a person would."""
    assert press(page, f'[data-target="{target}"]'), f"{target} cannot be clicked"


def press(page: Any, selector: str) -> bool:
    """Clicks what is there now; what has gone meanwhile is not clicked."""
    element = page.query_selector(selector)
    if element is None:
        return False
    point = element.evaluate(POINT)
    if point is None:
        return False
    page.mouse.click(point["x"], point["y"])
    return True


def waits_for(page: Any, patience: int = PATIENCE["net"]) -> str:
    """Until the page wants something of its person (or patience runs out: then "wait")."""
    for _ in range(patience // 20):
        state = str(look(page)["state"])
        if state != "wait":
            return state
        page.wait_for_timeout(20)
    return "wait"


def act(
    page: Any,
    chance: random.Random,
    order: tuple[str, ...] = ("AddCubes", "TakeCard", "UseCard", "MovePlague", "Pass"),
    *,
    only_at: str | None = None,
    hands_over: bool = True,
) -> str:
    """One thing a person would do now, by clicking the board where it is lit and the prompt where it is not.

    Nothing is done where the page has gone on from decision `only_at`, or waits for the next player and nobody `hands_over`.
    """
    seen = look(page)
    state = str(seen["state"])
    if only_at not in (None, seen["n"]) or (state == "covered" and not hands_over):
        return state
    if state == "covered":
        press(page, "[data-testid=uncover]")
    elif state == "confirm":
        press(page, "[data-testid=confirm]")
    elif state == "chooser":
        press(page, f'.chooser [data-choice="{chance.choice(seen["offers"])}"]')
    elif state == "asked":
        press(page, _wish(seen, chance, order))
    else:
        return state
    for _ in range(400):  # a second click before the first has had its effect would hit something else
        if look(page) != seen:
            break
        page.wait_for_timeout(10)
    return state


def _wish(seen: dict[str, Any], chance: random.Random, order: tuple[str, ...]) -> str:
    if seen["verbs"] and not seen["verb"]:
        keen = [verb for verb in order if verb in seen["verbs"] and (verb in ("AddCubes", "Pass") or chance.random() < 0.5)]
        return f".verb[data-verb={(keen or seen['verbs'])[0 if keen else -1]}]"
    for verb in order:
        if verb in mixed(seen):
            return f'.choice[data-choice="{chance.choice(mixed(seen)[verb])}"]'
    if seen["lit"]:
        return f'[data-target="{chance.choice(seen["lit"])}"]'
    return f'.choice[data-choice="{chance.choice(seen["choices"])}"]'


def play_to_the_end(pages: list[Any], chance: random.Random, limit: int = 1500) -> int:
    """All the people of these windows play until the result is shown in every window. Gives the number of acts."""
    for done in range(limit):
        states = [act(page, chance) for page in pages if look(page)["state"] != "over"]
        if not states:
            return done
        if all(state == "wait" for state in states):
            pages[0].wait_for_timeout(20)
    raise AssertionError("the game did not end")


def sure(page: Any, click: Callable[[], None]) -> None:
    """Something is chosen; where the page asks again, that is a yes."""
    n = look(page)["n"]
    click()
    page.wait_for_function(
        """n => document.querySelector('[data-testid=confirm]') || document.querySelector('[data-testid=uncover]')
        || document.querySelector('.prompt')?.dataset.n !== n""",
        arg=n,
    )
    if page.query_selector("[data-testid=confirm]"):
        press(page, "[data-testid=confirm]")
