"""What people do at a table, in terms of what they see and click."""

from __future__ import annotations

import random
import time
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
# Nobody listens: sounds are left to the tests that watch animations.
QUIET = "delete window.AudioContext"
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


# What is seen as soon as it is other than it `was`, or, without that, as soon as somebody is wanted; else in the end.
_LOOK_UNTIL = f"""
async ([was, patience]) => {{
  const look = {_LOOK}, end = performance.now() + patience;
  const same = seen => (was ? JSON.stringify(seen) === JSON.stringify(was) : seen.state === 'wait');
  let seen = look();
  while (same(seen) && performance.now() < end) {{
    await new Promise(go => setTimeout(go, 10));
    seen = look();
  }}
  return seen;
}}
"""
# A long list is scrolled to what is wanted of it.
_POINT_OF = f"""
selector => {{
  const found = document.querySelector(selector);
  if (found?.closest('.prompt ol')) found.scrollIntoView({{block: 'nearest'}});
  return found ? ({POINT})(found) : null;
}}
"""


def expect(what: Any) -> Any:
    """Playwright's, which waits. Not imported by every test: where Playwright is missing they are skipped, not broken."""
    from playwright.sync_api import expect as waiting

    return waiting(what)


def eventually(page: Any, true: Callable[[], bool]) -> None:
    """Until something is true that no selector says."""
    end = time.monotonic() + PATIENCE[keeper_of(page)] / 1000
    while not true():
        assert time.monotonic() < end, "that never came true"
        page.wait_for_timeout(30)


def hold(page: Any, pattern: str) -> Callable[[], None]:
    """What is asked of such an address is not answered until the function that this gives is called."""
    held: list[Any] = []
    let_go = [False]
    page.route(pattern, lambda route: route.continue_() if let_go[0] else held.append(route))

    def release() -> None:
        eventually(page, lambda: len(held) > 0)
        let_go[0] = True
        for route in held:
            route.continue_()

    return release


def unmoved(page: Any, n: str) -> None:
    """Whatever was clicked has had its effect, and the decision is still this one."""
    waits_for(page)
    assert look(page)["n"] == n


def keeper_of(page: Any) -> str:
    """Who keeps the tables that are opened in this window: `net` or `local` (the fixture `visitor` says so)."""
    return str(getattr(page, "keeper", "net"))


def open_table(
    page: Any,
    seats: list[str],
    names: list[str],
    first: str = "0",
    game: str = "rattus",
    public: bool = False,
    options: dict[str, str] | None = None,
) -> str:
    """A table as the dialog of the lobby asks for it, and its page; seats are values of the seat lists: me, local, open,
    bot:random; `first` is empty where a game does not ask who begins. On this device there is nobody to ask but the dialog
    itself (`by_dialog`). Gives the table's id."""
    if keeper_of(page) == "local":
        return by_dialog(page, seats, names, first=first, game=game, public=public, options=options)
    begins = {"first": int(first)} if first and len(seats) > 1 else {}
    wish = {
        "game": game,
        "seats": list(map(_seat, seats, names)),
        "options": {**begins, **(options or {})},
        "public": public,
    }
    csrf = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post("/api/tables", data=wish, headers={"X-CSRF": csrf})
    assert answer.status == 201, answer.text()
    place = str(answer.json()["id"])
    page.goto(f"/t/{place}")
    page.locator(".prompt").wait_for()
    return place


def _seat(kind: str, name: str) -> dict[str, str]:
    if kind in ("me", "local"):
        return {"kind": "me", **({"name": name} if name else {})}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind.removeprefix("bot:")}


def by_dialog(
    page: Any,
    seats: list[str],
    names: list[str],
    first: str = "0",
    clock: str = "none",
    game: str = "rattus",
    public: bool = False,
    options: dict[str, str] | None = None,
) -> str:
    """The same by hand: in the lobby, in its dialog."""
    page.goto("/")
    page.locator(f"[data-game={game}]:enabled").click()
    page.locator(f"label.pill:has(input[value='{len(seats)}'])").click()
    for seat, kind in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}").select_option(kind)
        if kind in ("me", "local"):
            page.get_by_test_id(f"name-{seat}").fill(names[seat])
    if first and len(seats) > 1:
        page.locator("dialog select").nth(len(seats)).select_option(first)
    for value in (options or {}).values():
        page.locator(f"dialog select:has(option[value='{value}'])").select_option(value)
    page.get_by_test_id("clock-choice").select_option(clock)
    if public:
        page.get_by_test_id("public").check()
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    return str(page.url.rstrip("/").split("/")[-1])


def look(page: Any) -> dict[str, Any]:
    return dict(page.evaluate(_LOOK))


def look_until(page: Any, was: dict[str, Any] | None, patience: int) -> dict[str, Any]:
    """What is seen when it is no longer what it was; without that, when somebody is wanted; else after `patience`."""
    return dict(page.evaluate(_LOOK_UNTIL, [was, patience]))


def mixed(seen: dict[str, Any]) -> dict[str, list[str]]:
    """Choices of several verbs, listed together because they are few: by verb."""
    found: dict[str, list[str]] = {}
    for choice in seen["choices"]:
        found.setdefault(choice.split()[0], []).append(choice)
    return found if len(found) > 1 else {}


def lit(page: Any) -> list[str]:
    return list(look(page)["lit"])


def click_on(page: Any, target: str) -> None:
    """Clicks the board where a person would, as soon as that can be clicked."""
    point = page.wait_for_function(_POINT_OF, arg=f'[data-target="{target}"]').json_value()
    page.mouse.click(point["x"], point["y"])


def press(page: Any, selector: str) -> bool:
    """Clicks what is there now; what has gone meanwhile is not clicked."""
    point = page.evaluate(_POINT_OF, selector)
    if point is None:
        return False
    page.mouse.click(point["x"], point["y"])
    return True


def waits_for(page: Any, patience: int | None = None) -> str:
    """Until the page wants something of its person."""
    state = str(look_until(page, None, PATIENCE[keeper_of(page)] if patience is None else patience)["state"])
    assert state != "wait", "nobody is asked anything"
    return state


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
    if state not in ("wait", "over"):
        clicked(page, seen, _wish(seen, chance, order) if state == "asked" else answer(seen, chance))
    return state


def answer(seen: dict[str, Any], chance: random.Random) -> str:
    """What is to be clicked where the page asks about a click."""
    if seen["state"] == "chooser":
        return f'.chooser [data-choice="{chance.choice(seen["offers"])}"]'
    return "[data-testid=uncover]" if seen["state"] == "covered" else "[data-testid=confirm]"


def clicked(page: Any, seen: dict[str, Any], selector: str) -> None:
    """A click, and what it does: a second one before the first has had its effect would hit something else. What lies over
    the place is put away, unless the page has gone on meanwhile."""
    if press(page, selector):
        look_until(page, seen, 4000)
    elif look_until(page, seen, 200) == seen:
        page.keyboard.press("Escape")


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
    playing = list(pages)
    for done in range(limit):
        states = [(page, act(page, chance)) for page in playing]
        playing = [page for page, state in states if state != "over"]
        if not playing:
            return done
        if len(playing) == 1:
            waits_for(playing[0])
        elif all(state == "wait" for _, state in states):
            playing[0].wait_for_timeout(20)
    raise AssertionError(f"the game did not end: {[look(page) for page in playing]}")


def open_verb(page: Any, verb: str) -> None:
    """The choices of a verb are shown: they stand in the prompt where there is room, else behind a button of their own."""
    page.locator(f".prompt [data-verb={verb}]").first.wait_for()
    group = page.locator(f".verb[data-verb={verb}][aria-pressed=false]:not([data-choice])")
    if group.count():
        group.click()
        page.locator(f".verb[data-verb={verb}][aria-pressed=true]").wait_for()


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
